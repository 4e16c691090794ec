import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export const codeChallengeSchema = z.object({
  code_challenge: z.string(),
  code_challenge_method: z.enum(['s256', 'plain']),
})

/** What the client that asked for a link will prove itself by; RFC 7636. */
export type CodeChallenge = z.output<typeof codeChallengeSchema>

/** The fields of a body that asks for a link; clients that do not use PKCE send null or nothing. */
export const challengeFields = {
  code_challenge: z
    .string()
    .regex(/^[\w.~-]{43,128}$/, 'code_challenge must be 43 to 128 characters of base64url.')
    .nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain'], 'code_challenge_method must be s256 or plain.'))
    .nullish(),
}

type Given = { [Field in keyof CodeChallenge]?: CodeChallenge[Field] | null | undefined }

/** RFC 7636, section 4.3: without a method it is plain. */
export function challengeIn({ code_challenge, code_challenge_method }: Given): CodeChallenge | undefined {
  return code_challenge ? { code_challenge, code_challenge_method: code_challenge_method ?? 'plain' } : undefined
}

export function isVerifier(verifier: string, { code_challenge, code_challenge_method }: CodeChallenge): boolean {
  const given = code_challenge_method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  const [actual, expected] = [Buffer.from(given), Buffer.from(code_challenge)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
