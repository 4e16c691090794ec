export type { Allow, UserEnv } from '#src/features/accounts/allow.ts'
