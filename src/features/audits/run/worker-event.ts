import { z } from 'zod/mini'
import { presenceSchema } from '#src/features/audits/of-location/presence-schema.ts'
import { earlyFindingSchema, presentedReportSchema } from '#src/features/audits/schema.ts'

/** What a worker tells of an audit. It reads what strangers wrote, so what it says is checked like any stranger's word. */
export const workerEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page_audited'), pages_audited: z.int() }),
  z.extend(earlyFindingSchema, { type: z.literal('finding') }),
  z.object({ type: z.literal('check_failed'), id: z.string(), url: z.string(), error: z.string() }),
  z.object({ type: z.literal('could_not_audit'), problem: z.object({ code: z.string(), sentence: z.string() }) }),
  z.object({
    type: z.literal('done'),
    report: presentedReportSchema,
    /** For a location: what its site says of the business. */
    presence: z.nullable(presenceSchema),
  }),
])

export type WorkerEvent = z.output<typeof workerEventSchema>
