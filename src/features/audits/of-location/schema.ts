import { z } from 'zod/mini'
import { recordFields } from '#src/domain/location/record/record-fields.ts'
import type { ComparedField } from '#src/engines/presence/compared-field.ts'
import { auditRunSchema, presentedReportSchema } from '#src/features/audits/schema.ts'

const time = z.iso.datetime()

const seen = z.object({ url: z.string(), line: z.nullable(z.int()), text: z.string() })

const comparedField = z.object({
  id: z.string(),
  group: z.enum(['page', 'data', 'profiles']),
  label: z.string(),
  field: z.enum(recordFields),
  state: z.enum(['same', 'differs', 'not_on_site', 'not_in_record']),
  record: z.string(),
  site: z.string(),
  seen: z.nullable(seen),
  days: z.array(z.object({ day: z.string(), record: z.string(), site: z.string(), same: z.boolean() })),
  advice: z.string(),
}) satisfies z.ZodMiniType<ComparedField>

/** The site as it was read against our record as it is now. */
const comparisonSchema = z.object({
  page: z.object({ url: z.string(), title: z.string(), is_of_location: z.boolean() }),
  several_places: z.boolean(),
  fields: z.array(comparedField),
})

const state = z.enum(['waiting', 'running', 'done', 'failed'])

export const locationAuditListSchema = z.object({
  /** Whether whoever asks may start one. */
  may_start: z.boolean(),
  /** The newest first. */
  audits: z.array(
    z.object({ id: z.uuid(), state, score: z.nullable(z.int()), created_at: time, finished_at: z.nullable(time) }),
  ),
})

export const startedAuditSchema = z.object({ id: z.uuid() })

export const locationAuditSchema = z.extend(auditRunSchema, {
  /** Null until it is done, and once the results are forgotten. */
  report: z.nullable(presentedReportSchema),
  comparison: z.nullable(comparisonSchema),
})

export type LocationAuditList = z.output<typeof locationAuditListSchema>
export type LocationAudit = z.output<typeof locationAuditSchema>
