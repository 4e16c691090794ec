export type { Allow, UserEnv } from '#src/features/accounts/allow.ts'
export type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
export { findAddress } from '#src/features/accounts/profile-store.ts'
