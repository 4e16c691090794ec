import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { factors, recovery_codes } from '#src/features/accounts/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type CodeSet = { id: string; friendly_name: string }

/** The user's set of recovery codes. */
export async function findCodeSet(tx: Transaction, user_id: string): Promise<CodeSet | undefined> {
  const [row] = await tx
    .select({ id: factors.id, friendly_name: factors.friendly_name })
    .from(factors)
    .where(and(eq(factors.user_id, user_id), eq(factors.factor_type, 'recovery_code')))
  return row
}

/** Puts these codes in the place of those the set had. */
export async function replaceCodes(tx: Transaction, factor_id: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recovery_codes).where(eq(recovery_codes.factor_id, factor_id))
  await tx.insert(recovery_codes).values(hashes.map(code_hash => ({ factor_id, code_hash })))
}

/** Uses a code up; false when there is none such, or it was used before. */
export async function takeCode(tx: Transaction, factor_id: string, code_hash: string): Promise<boolean> {
  const unused = and(
    eq(recovery_codes.factor_id, factor_id),
    eq(recovery_codes.code_hash, code_hash),
    isNull(recovery_codes.used_at),
  )
  const used = await tx
    .update(recovery_codes)
    .set({ used_at: sql`clock_timestamp()` })
    .where(unused)
    .returning({ code_hash: recovery_codes.code_hash })
  return used.length > 0
}

export async function countCodes(tx: Transaction, factor_id: string): Promise<{ total: number; remaining: number }> {
  const [row] = await tx
    .select({ total: count(), used: count(recovery_codes.used_at) })
    .from(recovery_codes)
    .where(eq(recovery_codes.factor_id, factor_id))
  const { total = 0, used = 0 } = row ?? {}
  return { total, remaining: total - used }
}
