import { z } from 'zod'
import { profileChangeSchema } from '#src/features/accounts/schema.ts'

/** What the form of one's own profile holds. */
export const profileFormSchema = profileChangeSchema.omit({ avatar: true }).required()

export type ProfileForm = z.output<typeof profileFormSchema>

const key = 'porchlight-profile-draft'

const draftSchema = z.object({
  user_id: z.string(),
  typed: z.object({
    full_name: z.string(),
    company: z.string(),
    phone: z.string(),
    time_zone: z.string(),
    locale: z.string(),
  }),
})

/** Keeps what was typed while it is saved: when the session turns out to have ended, it is there after signing in again. */
export function keepDraft(user_id: string, typed: ProfileForm): void {
  sessionStorage.setItem(key, JSON.stringify({ user_id, typed }))
}

export function dropDraft(): void {
  sessionStorage.removeItem(key)
}

/** What this user had typed when their session ended, once. Somebody else's is thrown away. */
export function takeDraft(user_id: string): ProfileForm | undefined {
  const text = sessionStorage.getItem(key)
  if (text === null) return undefined
  dropDraft()
  const draft = draftSchema.safeParse(JSON.parse(text)).data
  return draft?.user_id === user_id ? draft.typed : undefined
}
