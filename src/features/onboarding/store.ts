import { and, asc, eq, sql } from 'drizzle-orm'
import type { OnboardingStep } from '#src/domain/onboarding/steps.ts'
import { onboarding_steps } from '#src/features/onboarding/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

export type StepRow = typeof onboarding_steps.$inferSelect

/** Lets one transaction at a time save what a business tells; the lock ends with the transaction. */
export async function waitForOnboarding(tx: Transaction, business_id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('onboarding'), hashtext(${business_id}))`)
}

/** Every step that somebody has begun. */
export function readSteps(tx: Transaction, business_id: string): Promise<StepRow[]> {
  return tx
    .select()
    .from(onboarding_steps)
    .where(eq(onboarding_steps.business_id, business_id))
    .orderBy(asc(onboarding_steps.step))
}

export async function readStep(tx: Transaction, business_id: string, step: OnboardingStep) {
  const [row] = await tx
    .select()
    .from(onboarding_steps)
    .where(and(eq(onboarding_steps.business_id, business_id), eq(onboarding_steps.step, step)))
  return row
}

/** Writes a step as it is now. */
export async function writeStep(tx: Transaction, row: Omit<StepRow, 'updated_at'>): Promise<void> {
  const { business_id, step, ...change } = row
  const set = { ...change, updated_at: sql`clock_timestamp()` }
  await tx
    .insert(onboarding_steps)
    .values({ business_id, step, ...set })
    .onConflictDoUpdate({ target: [onboarding_steps.business_id, onboarding_steps.step], set })
}
