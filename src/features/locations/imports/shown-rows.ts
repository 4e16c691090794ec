/** Kinds of rows that the screen can show by themselves. */
export const shownNames = ['all', 'bad', 'asks', 'new', 'update', 'unchanged', 'skip', 'saved', 'kept'] as const

export type ShownRows = (typeof shownNames)[number]
