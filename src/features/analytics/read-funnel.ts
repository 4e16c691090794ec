import { type Day, type DayPeriod, daysOf, periodBefore } from '#src/domain/day.ts'
import { signUpsByDay } from '#src/features/accounts/public.ts'
import type { Funnel, FunnelCounts } from '#src/features/analytics/funnel-answers.ts'
import { checksByDay } from '#src/features/audits/public.ts'
import { contactsByDay } from '#src/features/contacts/public.ts'
import type { Actor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Results stand below it, so what comes from a result comes from here too. */
const checkPage = '/ai-seo'

type CountsOfDay = FunnelCounts & { day: Day }

const nothing: FunnelCounts = { started: 0, finished: 0, mailed: 0, contacts: 0, sign_ups: 0 }

function isFromCheck({ source }: { source: string }): boolean {
  return source === checkPage || source.startsWith(`${checkPage}/`)
}

function add(one: FunnelCounts, other: Partial<FunnelCounts>): FunnelCounts {
  const { started = 0, finished = 0, mailed = 0, contacts = 0, sign_ups = 0 } = other
  return {
    started: one.started + started,
    finished: one.finished + finished,
    mailed: one.mailed + mailed,
    contacts: one.contacts + contacts,
    sign_ups: one.sign_ups + sign_ups,
  }
}

async function countDays(tx: Transaction, period: DayPeriod): Promise<CountsOfDay[]> {
  const found: (Partial<FunnelCounts> & { day: Day })[] = [
    ...(await checksByDay(tx, period)),
    ...(await contactsByDay(tx, period)).filter(isFromCheck).map(({ day, contacts }) => ({ day, contacts })),
    ...(await signUpsByDay(tx, period)).filter(isFromCheck).map(({ day, sign_ups }) => ({ day, sign_ups })),
  ]
  const byDay = Map.groupBy(found, ({ day }) => day)
  return daysOf(period).map(day => ({ day, ...(byDay.get(day) ?? []).reduce<FunnelCounts>(add, nothing) }))
}

/** What became of the free checks of a period, beside the period before, both as of the same moment. */
export function readFunnel(database: Database, actor: Actor, period: DayPeriod): Promise<Funnel> {
  return database.inTransaction(actor, async tx => {
    const before = periodBefore(period)
    const days = await countDays(tx, period)
    const previous_days = await countDays(tx, before)
    return {
      ...period,
      previous: { from: before.from, to: before.to },
      totals: days.reduce<FunnelCounts>(add, nothing),
      previous_totals: previous_days.reduce<FunnelCounts>(add, nothing),
      days,
      counted_at: new Date().toISOString(),
    }
  })
}
