import type { Action } from '$lib/api/types'
import { loadGeometry, type Geometry } from '$lib/board/geometry'
import { Play } from '$lib/conquest/play.svelte'
import { ConquestSession } from '$lib/conquest/session.svelte'
import type { Table } from '$lib/table/table.svelte'
import { t } from '$lib/text/texts.svelte'
import { viewport } from '$lib/ui/viewport.svelte'
import type { Prompt } from '../game'
import { Guide } from './guide.svelte'
import { PRESS_RULES } from './look'
import { promptOf } from './prompts'

/** A table of this game on this device, with the guide of a first game. */
export class ClassicSession extends ConquestSession {
  readonly guide: Guide

  constructor(table: Table) {
    super(table, new Play(table, PRESS_RULES))
    this.guide = new Guide(table.id)
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

  get guided(): boolean {
    return this.guide.lesson(this.play) !== null
  }

  /** On a phone the row covers the guide's hint: that is read first. */
  override get choosing(): boolean {
    if (!super.choosing) return false
    return viewport.layout !== 'phone' || !this.guided
  }
}
