/** A page of a folder that a rule of its server shows nobody: it looks for a file that is not there. */
export type HiddenFolder = { url: string; looked_for: string }

/** A page, or an old address, that a rule of its server leads away from, to where nothing is. */
export type DeadRedirect = { url: string; goal: string }
