/** A message that somebody wrote, or a free SEO check that they asked for. */
export const contactKinds = ['message', 'check'] as const

export type ContactKind = (typeof contactKinds)[number]

/** How far the check of a contact has come. */
export const checkStates = ['running', 'done', 'failed'] as const

export type CheckState = (typeof checkStates)[number]
