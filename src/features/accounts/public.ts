export type { Authorize } from '#src/features/accounts/authorize.ts'
export { requireUser, type UserEnv } from '#src/features/accounts/require-user.ts'
