/** What a signed-in person may do. Every user has exactly one. */
export const roles = ['admin', 'client'] as const

export type Role = (typeof roles)[number]
