import { z } from 'zod'
import { type Industry, industryNames, memberRoles } from '#src/domain/business.ts'
import { line } from '#src/features/texts/public.ts'
import { pageFields } from '#src/platform/http/page-query.ts'
import { timeZoneSchema } from '#src/platform/http/time-zone.ts'

const industries = Object.keys(industryNames) as Industry[]

const legal_name = line(160)
const trade_name = line(125).min(1, 'Please write the name your customers know.')
const industry = z.enum(industries, 'Please choose an industry from the list.')

export const newBusinessSchema = z.object({
  legal_name: legal_name.default(''),
  trade_name,
  industry,
  time_zone: timeZoneSchema,
})

/** Only the fields that are sent are changed. */
export const businessChangeSchema = z
  .object({
    /** The version of the business that was on the screen; without it nothing is held against what others have saved. */
    version: z.int('Please send the version that was changed.').min(1),
    ...{ legal_name, trade_name, industry, time_zone: timeZoneSchema.unwrap() },
  })
  .partial()

export const businessQuerySchema = z.object({
  /** Words that must all be in its names. */
  q: line(100).default(''),
  /** For admins: only those with a location that waits for the agency. */
  waiting: z.literal('yes', 'waiting must be yes, or left out.').optional(),
  ...pageFields,
})

export const businessSchema = z.object({
  id: z.uuid(),
  legal_name: z.string(),
  trade_name: z.string(),
  industry: z.enum(industries),
  time_zone: z.string(),
  /** What whoever asks is to it. */
  role: z.enum([...memberRoles, 'agency']),
  scope: z.enum(['all', 'chosen']),
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export const businessPageSchema = z.object({
  businesses: z.array(
    businessSchema.extend({
      /** As many as whoever asks sees. */
      locations: z.int(),
      /** How many of them wait for the agency. */
      waiting: z.int(),
    }),
  ),
  total: z.int(),
  page: z.int(),
  size: z.int(),
})

export const businessEditedSchema = z.object({
  code: z.literal('edited_meanwhile'),
  message: z.string(),
  current: businessSchema,
  /** Each field that both made something else of. */
  changed_fields: z.array(
    z.object({
      field: z.enum(['legal_name', 'trade_name', 'industry', 'time_zone']),
      base: z.string(),
      theirs: z.string(),
      mine: z.string(),
    }),
  ),
})

export type NewBusiness = z.output<typeof newBusinessSchema>
export type BusinessChange = z.output<typeof businessChangeSchema>
export type BusinessQuery = z.output<typeof businessQuerySchema>
