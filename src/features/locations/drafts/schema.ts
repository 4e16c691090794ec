import { z } from 'zod'
import { isStorable } from '#src/domain/storable.ts'

export const draftQuerySchema = z.object({ business_id: z.uuid('Please name a business.') })

export const newDraftSchema = z.object({
  values: z
    .record(z.string(), z.unknown(), 'Please send what was typed, by the names of the fields.')
    .refine(isStorable, 'Something in here cannot be stored: a hidden character, or lists within lists without end.'),
  /** The version of the location that was on the screen; null for a new one. */
  based_on_version: z.int().min(1).nullable().default(null),
})

export const draftSchema = z.object({
  values: z.record(z.string(), z.unknown()),
  based_on_version: z.int().nullable(),
  updated_at: z.iso.datetime(),
})

/** `null` while nothing is kept. */
export const keptDraftSchema = z.object({ draft: draftSchema.nullable() })

export type NewDraft = z.output<typeof newDraftSchema>
