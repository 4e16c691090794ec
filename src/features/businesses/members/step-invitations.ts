import { readInvitations } from '#src/features/businesses/members/store.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Who is asked to do which step of setting up and has not accepted yet. Row policies show them to owners and the agency. */
export async function openStepInvitations(tx: Transaction, business_id: string) {
  const open = await readInvitations(tx, business_id)
  return open.flatMap(({ step, email, expires_at }) => (step === null ? [] : [{ step, email, expires_at }]))
}
