import { z } from 'zod'
import { line } from '#src/features/texts/public.ts'

const name = line(60, 'the name', 'Please write a name.')

export const enrollSchema = z.object({
  factor_type: z.literal('totp', 'factor_type must be totp.'),
  friendly_name: name.default(''),
  /** Whose account it is in the app's list; our brand unless given. */
  issuer: name.min(1).optional(),
})

/** Apps show their code with a space in it. */
const code = z
  .string('Please write the code of your authenticator app.')
  .max(20)
  .transform(text => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please write the six digits your authenticator app shows.'))

export const verifyFactorSchema = z.object({ challenge_id: z.uuid('Please send a challenge_id.'), code })

export const verifyRecoveryCodeSchema = z.object({
  code: z.string('Please write a recovery code.').min(1, 'Please write a recovery code.').max(100),
})

export const makeRecoveryCodesSchema = z.object({ friendly_name: name.optional() })

export type EnrollInput = z.output<typeof enrollSchema>
export type VerifyFactorInput = z.output<typeof verifyFactorSchema>
