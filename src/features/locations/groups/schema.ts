import { z } from 'zod'
import { line } from '#src/features/texts/public.ts'

const askName = 'Please write a name.'

const name = line(80, 'the name', askName).min(1, askName)

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
