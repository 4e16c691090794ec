import { onboardingWords } from '#src/content/onboarding-words.ts'
import type { Brand } from '#src/domain/brand.ts'
import type { OnboardingStep } from '#src/domain/onboarding/steps.ts'
import { writeLetter } from '#src/features/accounts/public.ts'
import type { MailMessage } from '#src/platform/mail/message.ts'

type Invited = {
  id: string
  email: string
  business_name: string
  invited_by_name: string
  /** The step of setting up that they are asked to do. */
  step: OnboardingStep | null
  link: string
}

/** To somebody who is to become a member of a business. */
export function memberInvitationMail(
  { id, email, business_name, invited_by_name, step, link }: Invited,
  brand: Brand,
): MailMessage {
  const before = [
    `${invited_by_name || 'Somebody'} invites you to work on ${business_name} at ${brand.name}. Sign in with this email address, or make an account with it, to accept:`,
  ]
  const asked =
    step === null
      ? []
      : [
          `${invited_by_name || 'Somebody'} asks you to do one step of setting up ${business_name}: ${onboardingWords[step].name}.`,
        ]
  const after = [
    'The invitation can be accepted once, within 14 days, and only by this email address.',
    'If you did not expect this mail, you can ignore it: nothing happens without the link.',
  ]
  const unique_key = `business-invitation:${id}`
  const subject = `You are invited to ${business_name}`
  return writeLetter(
    { unique_key, to: { name: '', address: email }, subject, before: [...asked, ...before], link, after },
    brand,
  )
}
