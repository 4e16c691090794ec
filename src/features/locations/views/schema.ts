import { z } from 'zod'
import { isOneLine } from '#src/domain/plain-text.ts'
import { line } from '#src/features/texts/public.ts'

const askName = 'Please write a name.'

const business_id = z.uuid('Please name a business.')

export const viewQuerySchema = z.object({ business_id })

export const newViewSchema = z.object({
  business_id,
  name: line(60, 'the name', askName).min(1, askName),
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
