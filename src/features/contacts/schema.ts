import { z } from 'zod'
import { contactLimits } from '#src/features/contacts/limits.ts'
import { emailAddress, line, lines } from '#src/features/texts/public.ts'

const ask = {
  name: 'Please write your name.',
  email: 'Please write your email address.',
  message: 'Please write a message.',
}

const optional = (longest: number, what: string) => line(longest, what, `Please write ${what} as text.`).default('')

/** A message as the contact form and other programs send it. Keys that are not named here are ignored and never stored. */
export const contactSchema = z.object({
  name: line(contactLimits.name, 'your name', ask.name).min(1, ask.name),
  email: emailAddress('your email address', ask.email, ask.email),
  phone: optional(contactLimits.phone, 'your phone number'),
  company: optional(contactLimits.company, 'your company'),
  message: lines(contactLimits.message, 'your message', ask.message).min(1, ask.message),
  /** The path of the page it was sent from. */
  page: line(200, 'the page')
    .regex(/^(\/.*)?$/, 'Please give the page as a path that starts with a slash.')
    .default(''),
  /** The honeypot: people do not see this field. */
  website: z.string().default(''),
})

export type ContactInput = z.output<typeof contactSchema>

/** The answer to a message that was stored. */
export const storedContactSchema = z.object({ id: z.uuid() })
