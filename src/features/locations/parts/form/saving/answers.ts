import { z } from 'zod'
import { failureText, Refused } from '#src/features/accounts/public.tsx'
import { editedMeanwhileSchema, problemsSchema, reasonNeededSchema } from '#src/features/locations/schema.ts'

const refusalSchema = z.discriminatedUnion('code', [problemsSchema, reasonNeededSchema, editedMeanwhileSchema])

export type Conflicted = z.output<typeof editedMeanwhileSchema>

/** Why a location was not saved, as far as the form can do something about it. */
export type SaveRefusal = z.output<typeof refusalSchema> | { code: 'failed'; text: string; request_id?: string }

/** What the form has to show after a save that did not work. */
export function readSaveRefusal(error: unknown): SaveRefusal {
  const words = error instanceof Refused ? error.words : undefined
  const known = refusalSchema.safeParse(words?.answer)
  if (known.success) return known.data
  return { code: 'failed', text: failureText(error), ...(words?.request_id && { request_id: words.request_id }) }
}
