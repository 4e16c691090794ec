import { and, type SQL, sql } from 'drizzle-orm'
import { progressOf, type StepStates } from '#src/domain/onboarding/progress.ts'
import { type OnboardingStep, onboardingSteps } from '#src/domain/onboarding/steps.ts'
import { businessesToSetUp } from '#src/features/businesses/public.ts'
import type { OnboardingQuery } from '#src/features/onboarding/schema.ts'
import { onboarding_steps } from '#src/features/onboarding/tables.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

type Row = {
  business_id: string
  trade_name: string
  states: StepStates
  /** As PostgreSQL writes it, and so is `last_activity_at`. */
  since: string
  days: number
  last_activity_at: string | null
}

const inOrder = sql`array[${sql.raw(onboardingSteps.map(step => `'${step}'`).join(', '))}]`

/**
 * Every business that the actor may set up, with the first step that is neither done nor skipped, null when there is none. It
 * stands there since the last step was closed, or since it was made.
 */
function standings(actor: UserActor): SQL {
  const { business_id, step, state, closed_at, updated_at } = onboarding_steps
  return sql`(
    select business.id as business_id, business.trade_name, told.last_activity_at, told.states,
      coalesce(told.closed_at, business.created_at) as since,
      floor(extract(epoch from now() - coalesce(told.closed_at, business.created_at)) / 86400)::int as days,
      (select asked.step from unnest(${inOrder}) with ordinality as asked (step, place)
        where coalesce(told.states ->> asked.step, 'open') not in ('done', 'skipped')
        order by place limit 1) as next_step
    from ${businessesToSetUp(actor)} as business
    cross join lateral (
      select coalesce(jsonb_object_agg(${step}, ${state}), '{}') as states, max(${closed_at}) as closed_at,
        max(${updated_at}) as last_activity_at
      from ${onboarding_steps} where ${business_id} = business.id
    ) as told) as standing`
}

const isoTime = (written: string) => new Date(written).toISOString()

function asked({ step, stuck_days, finished }: OnboardingQuery): SQL {
  const at = step === undefined ? undefined : sql`next_step = ${step}`
  const stuck = stuck_days === undefined ? undefined : sql`next_step is not null and days >= ${stuck_days}`
  const done = finished === undefined ? undefined : sql`(next_step is null) = ${finished === 'yes'}`
  return and(sql`true`, at, stuck, done) ?? sql`true`
}

/** How far each business of the actor has come, the ones that stand longest first; for an admin every business. */
export function listOnboardings(database: Database, actor: UserActor, query: OnboardingQuery) {
  const { page, size } = query
  return database.inTransaction(actor, async tx => {
    const { rows } = await tx.execute<Row>(sql`
      select business_id, trade_name, states, since, days, last_activity_at from ${standings(actor)}
      where ${asked(query)} order by next_step is null, since, business_id
      limit ${size} offset ${(page - 1) * size}`)
    const counted = await tx.execute<{ step: OnboardingStep; onboardings: number; found: number }>(sql`
      select next_step as step, count(*)::int as onboardings, (count(*) filter (where ${asked(query)}))::int as found
      from ${standings(actor)} group by next_step`)
    const by = new Map(counted.rows.map(({ step, onboardings }) => [step, onboardings]))
    return {
      onboardings: rows.map(({ states, since, last_activity_at, ...row }) => ({
        ...row,
        ...progressOf(states),
        since: isoTime(since),
        last_activity_at: last_activity_at && isoTime(last_activity_at),
      })),
      total: counted.rows.reduce((sum, { found }) => sum + found, 0),
      page,
      size,
      counts: onboardingSteps.map(step => ({ step, onboardings: by.get(step) ?? 0 })),
    }
  })
}
