import numbered from '../../../../src/elbowroom/text/data/rules.kingdoms.json'
import type { Rule } from '../game'

/** The rules of the game by their numbers. */
export const rules: Rule[] = (numbered.kingdoms as [string, string, string][]).map(
  ([id, section, text]) => ({ id, section, text }),
)
