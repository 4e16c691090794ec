import type { Brand } from '#src/domain/brand.ts'
import { writeLetter } from '#src/features/accounts/public.ts'
import type { MailMessage } from '#src/platform/mail/message.ts'

type Handed = {
  business_id: string
  business_name: string
  /** Who handed over. */
  by: string
  /** How many locations tell everything required, and how many stay drafts. */
  ready: number
  drafts: number
  note: string
  link: string
}

const counted = (locations: number) => (locations === 1 ? '1 location' : `${locations} locations`)

/** Tells the agency that a client has finished setting up. */
export function handOverMail(
  { business_id, business_name, by, ready, drafts, note, link }: Handed,
  brand: Brand,
): MailMessage {
  const left = drafts === 0 ? [] : [`${counted(drafts)} still lack something and stay drafts.`]
  const before = [
    `${by || 'Somebody'} has finished setting up ${business_name} and hands over ${counted(ready)} for review.`,
    ...left,
    ...(note === '' ? [] : [`Their note: ${note}`]),
  ]
  return writeLetter(
    {
      unique_key: `onboarding-handover:${business_id}`,
      to: { name: brand.name, address: brand.email },
      subject: `${business_name} is ready for review`,
      before,
      link,
      after: ['Their answers and locations stand on that screen.'],
    },
    brand,
  )
}
