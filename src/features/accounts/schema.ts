import { z } from 'zod'
import { isOneLine } from '#src/domain/plain-text.ts'
import { metadataSchema } from '#src/features/accounts/metadata.ts'
import { challengeFields } from '#src/features/accounts/pkce/code-challenge.ts'
import { emailAddress, line } from '#src/features/texts/public.ts'

/** The longest password taken, in characters. */
const longestPassword = 1024

const email = emailAddress('your email address', 'Please write your email address.').transform(text =>
  text.toLowerCase(),
)

const password = z
  .string('Please write a password.')
  .min(1, 'Please write a password.')
  .max(longestPassword, `Please keep your password to ${longestPassword} characters or fewer.`)

export const signUpSchema = z.object({ email, password, data: metadataSchema.nullish(), ...challengeFields })

export const signInSchema = z.object({ email, password })

/** What a link or an answer of ours handed out. Nothing of ours has characters that a database could not look up. */
const handedOut = (ask?: string) => z.string(ask).max(200).refine(isOneLine, 'Please send this as it was given.')

export const refreshSchema = z.object({ refresh_token: handedOut('Please send a refresh_token.') })

export const exchangeSchema = z.object({
  auth_code: handedOut('Please send an auth_code.').min(1),
  code_verifier: handedOut('Please send a code_verifier.').min(1),
})

export const recoverSchema = z.object({ email, ...challengeFields })

export const resendSchema = z.object({
  email,
  type: z.enum(['signup', 'email_change'], 'type must be signup or email_change.'),
  ...challengeFields,
})

const linkToken = handedOut().min(1)

export const verifySchema = z.object({
  type: z.enum(
    ['signup', 'email', 'invite', 'recovery', 'email_change'],
    'type must be signup, invite, recovery or email_change.',
  ),
  token: linkToken.optional(),
  token_hash: linkToken.optional(),
  email: email.optional(),
})

export const updateUserSchema = z.object({
  email: email.optional(),
  password: password.optional(),
  current_password: password.optional(),
  data: metadataSchema.optional(),
  ...challengeFields,
})

export type ExchangeInput = z.output<typeof exchangeSchema>
export type FirstAdminInput = z.output<typeof firstAdminSchema>
export type SignUpInput = z.output<typeof signUpSchema>
export type SignInInput = z.output<typeof signInSchema>
export type UpdateUserInput = z.output<typeof updateUserSchema>

/** What the page behind the printed link sends. */
export const firstAdminSchema = z.object({
  token: handedOut('Please send the token of the link.').min(1),
  email,
  password,
  full_name: line(100).default(''),
})

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** What a user may change of their own profile. Keys that are not named here are ignored. */
export const profileChangeSchema = z
  .object({
    full_name: line(100),
    company: line(120),
    phone: line(40),
    avatar: line(500).regex(/^(https:\/\/\S+)?$/, 'Please give an address that starts with https://.'),
    time_zone: line(60).refine(isTimeZone, 'Please give a time zone such as America/New_York.'),
    locale: line(35).regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Please give a locale such as en-US.'),
  })
  .partial()

export type ProfileChange = z.output<typeof profileChangeSchema>

export const profileSchema = z.object({
  id: z.uuid(),
  full_name: z.string(),
  company: z.string(),
  phone: z.string(),
  avatar: z.string(),
  time_zone: z.string(),
  locale: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export const userRoleSchema = z.object({ user_id: z.uuid(), role: z.enum(['admin', 'client']) })
