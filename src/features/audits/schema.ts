import { z } from 'zod/mini'
import { auditFieldLimits } from '#src/features/audits/limits.ts'
import { emailAddress, line } from '#src/features/texts/public.ts'

const ask = {
  address: 'Please write the address of your website.',
  email: 'Please write your email address.',
}

const optional = (field: keyof typeof auditFieldLimits, what: string) =>
  line(auditFieldLimits[field], what, `Please write ${what} as text.`).default('')

/** What a visitor asks to have checked. Only the address is needed; it is read leniently by `readSiteAddress`. */
export const auditRequestSchema = z.object({
  address: line(auditFieldLimits.address, 'the address', ask.address).min(1, ask.address),
  name: optional('name', 'the name of your business'),
  phone: optional('phone', 'your phone number'),
  business_address: optional('business_address', 'your street address'),
  city: optional('city', 'your city'),
  keyword: optional('keyword', 'what you want to be found for'),
  /** True: not from a stored result. */
  fresh: z._default(z.boolean('Please say true or false.'), false),
})

export type AuditRequest = z.output<typeof auditRequestSchema>

export const mailRequestSchema = z.object({
  email: emailAddress('your email address', ask.email, ask.email),
  consent: z.literal(true, 'Please tick the box: without your consent we may not email you.'),
  wants_news: z._default(z.boolean('Please say true or false.'), false),
})

export type MailRequest = z.output<typeof mailRequestSchema>

const time = z.iso.datetime()
const severity = z.enum(['info', 'low', 'medium', 'high', 'critical'])
const sectionId = z.enum([
  'technical',
  'on-page',
  'local',
  'structured-data',
  'links',
  'mobile',
  'speed',
  'accessibility',
  'security',
  'ai',
])
const score = z.nullable(z.int())

const state = z.enum(['waiting', 'running', 'done', 'failed'])

const step = z.object({
  id: z.enum(['reach', 'robots', 'pages', 'business', 'structured', 'links', 'speed', 'score']),
  state: z.enum(['waiting', 'running', 'done', 'not_checked']),
  /** What came of it or what is going on, as a sentence; '' for nothing to say. */
  note: z.string(),
})

/** The first place where a check found something, told while the audit runs. */
export const earlyFindingSchema = z.object({
  id: z.string(),
  section: sectionId,
  severity,
  title: z.string(),
  url: z.string(),
  line: z.nullable(z.int()),
  evidence: z.string(),
})

const section = z.object({
  id: sectionId,
  name: z.string(),
  /** 0 to 100; null when nothing in it could be checked. */
  score,
  weight: z.int(),
  checked: z.boolean(),
  /** Checks that looked, and those that found something. */
  checks: z.int(),
  failed: z.int(),
  note: z.nullable(z.string()),
})

/** How much work a mend is: a line or two, a round through the pages, or work on the server or the template. */
const effort = z.enum(['minutes', 'hours', 'developer'])

const finding = z.object({
  id: z.string(),
  section: sectionId,
  severity,
  title: z.string(),
  why: z.string(),
  mend: z.string(),
  source: z.string(),
  /** The first ones, at most 50. */
  occurrences: z.array(z.object({ url: z.string(), line: z.nullable(z.int()), evidence: z.string() })),
  count: z.int(),
  pages_affected: z.int(),
  pages_looked_at: z.int(),
  effort,
  /** The cheapest plan whose work covers the mend, and which of its features does. */
  plan: z.object({ id: z.enum(['startup', 'growth', 'dominator']), feature: z.string() }),
})

/** What a browser measured of the start page, see `LabSpeed`. */
const labSpeedSchema = z.object({
  final_url: z.string(),
  performance: z.int(),
  lcp_ms: z.number(),
  cls: z.number(),
  tbt_ms: z.number(),
  fcp_ms: z.number(),
  speed_index_ms: z.number(),
  bytes: z.number(),
  requests: z.int(),
  form_factor: z.literal('mobile'),
  lighthouse_version: z.string(),
  benchmark_index: z.number(),
  fetched_at: time,
})

const page = z.object({
  url: z.string(),
  status: z.nullable(z.int()),
  kind: z.nullable(z.string()),
  title: z.string(),
  indexable: z.boolean(),
  depth: z.nullable(z.int()),
  problem: z.nullable(z.string()),
})

/** Everything that an audit came to. */
export const presentedReportSchema = z.object({
  score,
  /** Good from 80, fair from 60; null without a score. */
  grade: z.nullable(z.enum(['good', 'fair', 'poor'])),
  formula: z.string(),
  sections: z.array(section),
  /** The most important first. */
  findings: z.array(finding),
  /** Ids of findings, by what mending them gains. */
  first_three: z.array(z.string()),
  not_checked: z.array(z.object({ id: z.string(), reason: z.string() })),
  /** Null while it is not measured, for the reason that `not_checked` gives for `lab-speed`. */
  lab_speed: z.nullable(labSpeedSchema),
  pages: z.array(page),
  /** Known and not read, because of a bound. */
  pages_left: z.int(),
  stopped_by: z.nullable(z.enum(['pages', 'time', 'bytes', 'cancelled'])),
  finished_at: time,
  /** The run of the same site before this one. */
  earlier: z.nullable(
    z.object({
      finished_at: time,
      score,
      sections: z.array(z.object({ id: sectionId, score })),
      fixed: z.array(z.object({ id: z.string(), title: z.string() })),
      appeared: z.array(z.object({ id: z.string(), title: z.string() })),
    }),
  ),
})

/** One run, however it is opened. */
const auditRun = {
  id: z.uuid(),
  /** Where the audit begins, and the host that people know. */
  url: z.string(),
  host: z.string(),
  state,
  created_at: time,
  started_at: z.nullable(time),
  finished_at: z.nullable(time),
  given: z.object({
    name: z.string(),
    phone: z.string(),
    business_address: z.string(),
    city: z.string(),
    keyword: z.string(),
  }),
  steps: z.array(step),
  /** Audits in front of this one; null unless it waits. */
  waiting_before: z.nullable(z.int()),
  pages_audited: z.int(),
  pages_at_most: z.int(),
  so_far: z.array(earlyFindingSchema),
  /** Why there is no report, as a sentence with what to do. */
  problem: z.nullable(z.object({ code: z.string(), sentence: z.string() })),
}

const auditState = {
  ...auditRun,
  /** When the link stops opening the result. */
  expires_at: time,
  /** Answered from an audit that somebody asked for within the last day. */
  is_stored_result: z.boolean(),
}

/** A run as event `state` tells it to whoever needs no link. */
export const auditRunSchema = z.object(auditRun)

/** An audit as event `state` tells it. `done` while the step `speed` is not: the report is there, and a browser still measures. */
export const auditStateSchema = z.object(auditState)

/** An audit as its link opens it. */
export const auditAnswerSchema = z.object({ ...auditState, report: z.nullable(presentedReportSchema) })

/** What asking for an audit answers. `link` is a path: /ai-seo/results/{id}.{key}. */
export const requestedAuditSchema = z.object({
  id: z.uuid(),
  key: z.string(),
  link: z.string(),
  state,
  is_stored_result: z.boolean(),
})

/** How the attempt to measure the start page ended. */
export const labAnswerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), speed: labSpeedSchema }),
  z.object({ ok: z.literal(false), sentence: z.string(), detail: z.string() }),
])

export type AuditRun = z.output<typeof auditRunSchema>
export type AuditState = z.output<typeof auditStateSchema>
export type AuditAnswer = z.output<typeof auditAnswerSchema>
export type RequestedAudit = z.output<typeof requestedAuditSchema>
export type PresentedReport = z.output<typeof presentedReportSchema>
export type PresentedFinding = PresentedReport['findings'][number]
export type AuditStep = AuditState['steps'][number]
