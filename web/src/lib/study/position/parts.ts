/** What the page needs once somebody sets a position up. */
export { default as BestTurnsPanel } from './BestTurnsPanel.svelte'
export { default as DraftBoard } from './DraftBoard.svelte'
export { default as DraftFoot } from './DraftFoot.svelte'
export { default as DraftHead } from './DraftHead.svelte'
export { default as DraftPanel } from './DraftPanel.svelte'
