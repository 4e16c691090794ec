import { type Day, type DayPeriod, periodBefore } from '#src/domain/day.ts'
import { signUpsByDay } from '#src/features/accounts/public.ts'
import { addFigures, type Figures, noFigures } from '#src/features/analytics/figures.ts'
import { contactsByDay } from '#src/features/contacts/public.ts'
import type { Actor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** What was counted on one day from one source; '' for unknown. */
export type DayAndSource = Figures & { day: Day; source: string }

export type Counted = { period: DayPeriod; rows: DayAndSource[] }

async function count(tx: Transaction, period: DayPeriod): Promise<Counted> {
  const rows = new Map<string, DayAndSource>()
  for (const counts of [...(await contactsByDay(tx, period)), ...(await signUpsByDay(tx, period))]) {
    const { day, source } = counts
    const key = `${day} ${source}`
    rows.set(key, { day, source, ...addFigures(rows.get(key) ?? noFigures, counts) })
  }
  const order = (a: DayAndSource, b: DayAndSource) => a.day.localeCompare(b.day) || a.source.localeCompare(b.source)
  return { period, rows: [...rows.values()].toSorted(order) }
}

/** What was counted in the period and in the one before, both as of the same moment. */
export function readDaily(
  database: Database,
  actor: Actor,
  period: DayPeriod,
): Promise<{ current: Counted; previous: Counted }> {
  return database.inTransaction(actor, async tx => ({
    current: await count(tx, period),
    previous: await count(tx, periodBefore(period)),
  }))
}
