import { z } from 'zod'
import { isOneLine, withoutDirectionControls } from '#src/domain/plain-text.ts'

const name = z
  .string('Please write a name.')
  .overwrite(withoutDirectionControls)
  .trim()
  .min(1, 'Please write a name.')
  .max(80, 'Please keep the name to 80 characters or fewer.')
  .refine(isOneLine, 'Please write the name on one line, in plain text.')

/** How many locations one call moves. */
const mostMoved = 1000

const ids = z
  .array(z.uuid('Please name locations by their ids.'))
  .max(mostMoved, `Please move ${mostMoved} locations or fewer at once.`)
  .default([])

export const groupQuerySchema = z.object({ business_id: z.uuid('Please name a business.') })
export const newGroupSchema = z.object({ business_id: z.uuid('Please name a business.'), name })
export const groupChangeSchema = z.object({ name })
export const groupedSchema = z.object({ add: ids, remove: ids })

export const groupSchema = z.object({
  id: z.uuid(),
  business_id: z.uuid(),
  name: z.string(),
  /** How many of its locations whoever asks sees. */
  locations: z.int(),
})

export const groupListSchema = z.object({ groups: z.array(groupSchema) })
