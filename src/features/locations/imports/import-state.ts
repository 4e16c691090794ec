/**
 * `mapping`: read, and waiting to hear what its columns are about. `checking`, `saving`, `undoing`: a job works on it.
 * `checked`: every row was held against the rules, nothing is saved. `saved`: rows were saved, bad ones may be left.
 * `undone`: what it had saved was taken back.
 */
export const importStates = ['mapping', 'checking', 'checked', 'saving', 'saved', 'undoing', 'undone'] as const

export type ImportState = (typeof importStates)[number]

/** While one of these holds nothing but the job changes it. */
export const workingStates: ReadonlySet<ImportState> = new Set<ImportState>(['checking', 'saving', 'undoing'])

/** What becomes of a row about a location that is there already: the same id, store code, or phone and address. */
export const knownChoices = ['update', 'skip', 'add'] as const

export type KnownChoice = (typeof knownChoices)[number]

/** What saving a row would do. `unchanged`: it says what we know. `skip`: its location is known, and such rows stay out. */
export type Verdict = 'new' | 'update' | 'unchanged' | 'skip' | 'bad'

/** For so long after a row was saved the import can be undone, in hours. */
export const undoHours = 24

/** For so long after it was uploaded a file is kept, with its rows, in days. The privacy notice says so, too. */
export const keptDays = 90
