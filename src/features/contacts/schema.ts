import { z } from 'zod/mini'
import { isOneLine, isPlainText, withLineFeeds, withoutDirectionControls } from '#src/domain/plain-text.ts'
import { contactLimits } from '#src/features/contacts/limits.ts'

function upTo(longest: number, what: string) {
  return z.maxLength(longest, `Please keep ${what} to ${longest} characters or fewer.`)
}

const oneLine = z.refine<string>(isOneLine, 'Please write this on one line, in plain text.')

function required(ask: string) {
  return z.string(ask).check(z.overwrite(withoutDirectionControls), z.trim(), z.minLength(1, ask))
}

function optional(longest: number, what: string) {
  return z._default(
    z
      .string(`Please write ${what} as text.`)
      .check(z.overwrite(withoutDirectionControls), z.trim(), oneLine, upTo(longest, what)),
    '',
  )
}

/** A message as the contact form and other programs send it. Keys that are not named here are ignored and never stored. */
export const contactSchema = z.object({
  name: required('Please write your name.').check(oneLine, upTo(contactLimits.name, 'your name')),
  email: required('Please write your email address.').check(
    upTo(contactLimits.email, 'your email address'),
    z.regex(z.regexes.email, 'Please write an email address such as name@example.com.'),
  ),
  phone: optional(contactLimits.phone, 'your phone number'),
  company: optional(contactLimits.company, 'your company'),
  message: required('Please write a message.').check(
    z.overwrite<string>(withLineFeeds),
    z.refine<string>(isPlainText, 'Please write your message in plain text.'),
    upTo(contactLimits.message, 'your message'),
  ),
  /** The path of the page it was sent from. */
  page: z._default(
    z
      .string()
      .check(
        oneLine,
        upTo(200, 'the page'),
        z.regex(/^(\/.*)?$/, 'Please give the page as a path that starts with a slash.'),
      ),
    '',
  ),
  /** The honeypot: people do not see this field. */
  website: z._default(z.string(), ''),
})

export type ContactInput = z.output<typeof contactSchema>

/** The answer to a message that was stored. */
export const storedContactSchema = z.object({ id: z.uuid() })
