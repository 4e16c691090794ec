import { z } from 'zod'
import { isOneLine, withoutDirectionControls } from '#src/domain/plain-text.ts'

const business_id = z.uuid('Please name a business.')

export const viewQuerySchema = z.object({ business_id })

export const newViewSchema = z.object({
  business_id,
  name: z
    .string('Please write a name.')
    .overwrite(withoutDirectionControls)
    .trim()
    .min(1, 'Please write a name.')
    .max(60, 'Please keep the name to 60 characters or fewer.')
    .refine(isOneLine, 'Please write the name on one line, in plain text.'),
  /** The filter as the address of the list says it. */
  query: z
    .string('Please send the filter as the address says it.')
    .max(1000, 'This filter is too long to be kept.')
    .refine(isOneLine, 'Please send the filter as the address says it.'),
})

export const viewSchema = z.object({ id: z.uuid(), name: z.string(), query: z.string() })

/** By name. */
export const viewListSchema = z.object({ views: z.array(viewSchema) })

export type NewView = z.output<typeof newViewSchema>
