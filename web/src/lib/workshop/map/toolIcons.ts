/** Strokes of the tools on a canvas of 24 by 24: drawn for the editor, and loaded with it. */
export const TOOL_ICONS: Record<string, string> = {
  select:
    'M12 3v18M3 12h18M12 3l-3 3m3-3 3 3M12 21l-3-3m3 3 3-3M3 12l3-3m-3 3 3 3M21 12l-3-3m3 3-3 3',
  draw: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  split: 'M7 18.5a2.5 2.5 0 1 1 .1 0M17 18.5a2.5 2.5 0 1 1 .1 0M8.5 14.5L17 3M15.5 14.5L7 3',
  merge: 'M4 4v5h5v6H4v5M20 4v5h-5v6h5v5M9 12h6',
  corners:
    'M12 5L20 19H4zM12 3.4a1.6 1.6 0 1 1-.1 0M20 17.4a1.6 1.6 0 1 1-.1 0M4 17.4a1.6 1.6 0 1 1-.1 0',
  erase: 'M6 6l12 12M18 6L6 18',
  paint: 'M4 20c4 1 6-1 6-4l8-9c1-2-1-4-3-3l-8 9c-3 0-2 5-3 7z',
  edge: 'M4 20V4h16M20 4L5 19M20 4v7M20 4h-7',
  undo: 'M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12H9',
  redo: 'M16 5l4 4-4 4M20 9h-9a6 6 0 0 0 0 12h4',
}
