import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { compareDaily } from '#src/features/analytics/compare-daily.ts'
import { dailySchema } from '#src/features/analytics/daily-answers.ts'
import { dailyCsv } from '#src/features/analytics/daily-csv.ts'
import { funnelSchema } from '#src/features/analytics/funnel-answers.ts'
import { funnelCsv } from '#src/features/analytics/funnel-csv.ts'
import { readDaily } from '#src/features/analytics/read-daily.ts'
import { readFunnel } from '#src/features/analytics/read-funnel.ts'
import { periodSchema } from '#src/features/analytics/schema.ts'
import type { Database } from '#src/platform/database/database.ts'
import { unlessZoneIsUnknown } from '#src/platform/database/local-day.ts'
import { answerCsv } from '#src/platform/http/csv.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { refuse } from '#src/platform/http/refusal.ts'
import { unknownTimeZone } from '#src/platform/http/time-zone.ts'

const parameters = [
  ['from', 'The first day, such as 2026-03-08; 28 days in all if not given.'],
  ['to', 'The last day; today if not given.'],
  ['time_zone', 'The IANA zone in which days begin and end; America/New_York if not given.'],
].map(([name = '', description = '']) => ({
  in: 'query' as const,
  name,
  description,
  schema: { type: 'string' as const },
}))

const closed = {
  401: { description: 'session_not_found or bad_jwt.' },
  403: { description: 'not_allowed: for admins only.' },
  422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' },
}

const describeDaily = describeRoute({
  summary: 'Count contacts and sign-ups by day and source',
  description: 'Each figure stands beside the same of the period of as many days before. At most 366 days.',
  parameters,
  responses: {
    200: { description: 'The counts.', content: { 'application/json': { schema: resolver(dailySchema) } } },
    ...closed,
  },
})

const describeCsv = describeRoute({
  summary: 'Export the counts as CSV',
  description: 'One line for each day and source of both periods. RFC 4180 in UTF-8 with a byte order mark.',
  parameters,
  responses: { 200: { description: 'text/csv.' }, ...closed },
})

const describeFunnel = describeRoute({
  summary: 'Count what becomes of free SEO checks',
  description: 'From checks started to sign-ups, in sum and by day, beside the period of as many days before.',
  parameters,
  responses: {
    200: { description: 'The counts.', content: { 'application/json': { schema: resolver(funnelSchema) } } },
    ...closed,
  },
})

const describeFunnelCsv = describeRoute({
  summary: 'Export what becomes of free SEO checks as CSV',
  description: 'One line for each day. RFC 4180 in UTF-8 with a byte order mark.',
  parameters,
  responses: { 200: { description: 'text/csv.' }, ...closed },
})

/** GET /daily and /funnel, each also as /csv; to be mounted at /api/analytics. */
export function analyticsApi({ database, allow }: { database: Database; allow: Allow }): Hono<UserEnv> {
  const app = new Hono<UserEnv>()

  app.get('/daily', allow.admin, describeDaily, async c => {
    const period = readQuery(c, periodSchema)
    if (!period.ok) return refuse(c, period.refusal)
    const daily = await unlessZoneIsUnknown(() => readDaily(database, c.var.caller, period.value))
    return daily ? c.json(compareDaily(daily.current, daily.previous, new Date())) : refuse(c, unknownTimeZone)
  })

  app.get('/daily/csv', allow.admin, describeCsv, async c => {
    const period = readQuery(c, periodSchema)
    if (!period.ok) return refuse(c, period.refusal)
    const daily = await unlessZoneIsUnknown(() => readDaily(database, c.var.caller, period.value))
    return daily ? answerCsv(c, 'analytics.csv', dailyCsv(daily.current, daily.previous)) : refuse(c, unknownTimeZone)
  })

  app.get('/funnel', allow.admin, describeFunnel, async c => {
    const period = readQuery(c, periodSchema)
    if (!period.ok) return refuse(c, period.refusal)
    const funnel = await unlessZoneIsUnknown(() => readFunnel(database, c.var.caller, period.value))
    return funnel ? c.json(funnel) : refuse(c, unknownTimeZone)
  })

  app.get('/funnel/csv', allow.admin, describeFunnelCsv, async c => {
    const period = readQuery(c, periodSchema)
    if (!period.ok) return refuse(c, period.refusal)
    const funnel = await unlessZoneIsUnknown(() => readFunnel(database, c.var.caller, period.value))
    return funnel ? answerCsv(c, 'free-checks.csv', funnelCsv(funnel)) : refuse(c, unknownTimeZone)
  })
  return app
}
