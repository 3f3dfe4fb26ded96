import type { Action } from '$lib/api/types'
import { loadGeometry, type Geometry } from '$lib/board/geometry'
import { Play } from '$lib/conquest/play.svelte'
import { ConquestSession } from '$lib/conquest/session.svelte'
import type { Table } from '$lib/table/table.svelte'
import { t } from '$lib/text/texts.svelte'
import type { Prompt } from '../game'
import { PRESS_RULES } from './look'
import { promptOf } from './prompts'

/** A table of this game on this device. */
export class ClassicSession extends ConquestSession {
  constructor(table: Table) {
    super(table, new Play(table, PRESS_RULES))
  }

  protected loadMap(): Promise<Geometry> {
    return loadGeometry(this.table.snapshot!.setup.map, 'landscape')
  }

  protected override labelOf(action: Action): string | null {
    return action.verb === 'substitute' ? t('prompt-substitute-do') : null
  }

  protected promptNow(): Prompt {
    return promptOf(this.play, this.where)
  }
}
