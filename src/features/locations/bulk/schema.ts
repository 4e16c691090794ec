import { z } from 'zod'
import { changeModes, mayAddTo, mayChangeForMany } from '#src/domain/location/record/change-field.ts'
import { recordFields } from '#src/domain/location/record/record-fields.ts'
import { acceptedWarningsSchema, locationFilterSchema } from '#src/features/locations/schema.ts'

/** How many are named one by one; a filter may find more. */
const mostNamed = 1000

const fields = recordFields.filter(mayChangeForMany)

const selection = z.union(
  [
    z.strictObject({
      ids: z
        .array(z.uuid('Please name locations by their ids.'))
        .min(1, 'Please choose at least one location.')
        .max(mostNamed, `Please choose ${mostNamed} locations or fewer, or all that a filter finds.`),
    }),
    z.strictObject({ filter: locationFilterSchema.omit({ business_id: true }) }),
  ],
  `Please choose locations: by {"ids"}, at most ${mostNamed}, or by {"filter"}.`,
)

export const bulkPreviewSchema = z
  .object({
    business_id: z.uuid('Please name a business.'),
    selection,
    field: z.enum(fields, 'Please choose a field that can be changed for many.'),
    mode: z.enum(changeModes, 'Please choose add, replace or clear.'),
    /** Left out to clear. What it may be is decided by `checkLocation`. */
    value: z.unknown().optional(),
    accepted_warnings: acceptedWarningsSchema,
  })
  .refine(({ field, mode }) => mode !== 'add' || mayAddTo(field), {
    path: ['mode'],
    message: 'Nothing can be added to this field: replace it.',
  })

export const bulkChangeSchema = bulkPreviewSchema.safeExtend({
  preview_hash: z.string('Please send the preview_hash of the preview.').max(100),
})

const note = z.object({ field: z.string(), code: z.string(), message: z.string() })

const refusedSchema = z.object({ id: z.uuid(), name: z.string(), problems: z.array(note) })

export const previewedSchema = z.object({
  preview_hash: z.string(),
  selected: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** The first of those that change. */
  examples: z.array(z.object({ id: z.uuid(), name: z.string(), before: z.unknown(), after: z.unknown() })),
  /** The first of those that would be refused. */
  problems: z.array(refusedSchema),
  /** What asks for a reason before those locations change, by code, and for how many. */
  warnings: z.array(note.extend({ locations: z.int() })),
})

export const bulkChangedSchema = z.object({
  changed: z.int(),
  unchanged: z.int(),
  refused: z.array(refusedSchema),
  /** The entry of the activity that stands for all of them; null when nothing changed. */
  activity_id: z.uuid().nullable(),
})

export type BulkWish = z.output<typeof bulkPreviewSchema>
export type BulkRefused = z.output<typeof refusedSchema>
