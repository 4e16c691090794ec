import { z } from 'zod/mini'
import { auditKinds } from '#src/features/audits/audit-kind.ts'
import { auditAnswerSchema } from '#src/features/audits/schema.ts'

const given = z.object({
  name: z.string(),
  phone: z.string(),
  business_address: z.string(),
  city: z.string(),
  keyword: z.string(),
})

const auditTaskSchema = z.object({
  type: z.literal('audit'),
  kind: z.enum(auditKinds),
  start_url: z.string(),
  names_scheme: z.boolean(),
  given,
  /** Where the user agent says that one can read about us. */
  site_origin: z.string(),
})

const labTaskSchema = z.object({
  type: z.literal('lab'),
  /** The start page. */
  url: z.string(),
  /** The browser; undefined: the system's, or the packaged one. */
  chrome_path: z.optional(z.string()),
  site_origin: z.string(),
})

const pdfTaskSchema = z.object({
  type: z.literal('pdf'),
  answer: auditAnswerSchema,
  brand: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
})

/** What a worker can be asked for. */
export const workerTaskSchema = z.discriminatedUnion('type', [auditTaskSchema, labTaskSchema, pdfTaskSchema])

export type AuditTask = z.output<typeof auditTaskSchema>
export type LabTask = z.output<typeof labTaskSchema>
export type PdfTask = z.output<typeof pdfTaskSchema>
