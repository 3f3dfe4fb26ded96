import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files with whole games and with much for axe, longest first; the others fill what is left. */
const LONG = ['games', 'kingdoms', 'axe', 'warcraft', 'company', 'challenge', 'pages', 'keyboard']

/** Begins with what takes longest: no worker is left alone with it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.indexOf(basename(moduleId, '.test.ts'))
      return found < 0 ? LONG.length : found
    }
    return files.toSorted((one, other) => place(one) - place(other))
  }
}
