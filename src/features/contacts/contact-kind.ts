/** A message that somebody wrote, or a free SEO check that they asked for. */
export type ContactKind = 'message' | 'check'

/** How far the check of a contact has come. */
export type CheckState = 'running' | 'done' | 'failed'
