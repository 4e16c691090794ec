/** What can be done to somebody's account by an admin or from the command line. */
export const accountActions = [
  'created',
  'invited',
  'role_given',
  'suspended',
  'restored',
  'sessions_ended',
  'password_reset',
  'factors_dropped',
] as const

export type AccountAction = (typeof accountActions)[number]

/** The side of an account that an action touched, as it was before or after. */
export type AccountState = {
  email?: string
  role?: string
  status?: string
  /** Sessions that stand. */
  sessions?: number
  reason?: string
}
