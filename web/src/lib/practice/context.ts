import { getContext, setContext } from 'svelte'
import type { Task } from './task.svelte'

const KEY = Symbol('practice')

export function setTask(task: Task): void {
  setContext(KEY, task)
}

/** The puzzle that is tried at this table; null at every other one. */
export function taskHere(): Task | null {
  return getContext<Task | undefined>(KEY) ?? null
}
