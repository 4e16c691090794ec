import { expect, test } from 'vitest'
import { challengeIn, isVerifier } from '#src/features/accounts/pkce/code-challenge.ts'

/** RFC 7636, appendix B. */
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const code_challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

test('a verifier fits the challenge made from it, and no other', () => {
  const s256 = { code_challenge, code_challenge_method: 's256' } as const
  expect(isVerifier(verifier, s256)).toBe(true)
  for (const wrong of ['', `${verifier}x`, code_challenge, verifier.toLowerCase()]) {
    expect(isVerifier(wrong, s256)).toBe(false)
  }
})

test('plain is equality, and what a challenge without a method means', () => {
  expect(challengeIn({ code_challenge: verifier })).toEqual({
    code_challenge: verifier,
    code_challenge_method: 'plain',
  })
  expect(isVerifier(verifier, { code_challenge: verifier, code_challenge_method: 'plain' })).toBe(true)
  expect(isVerifier('x', { code_challenge: verifier, code_challenge_method: 'plain' })).toBe(false)
})

test('without a challenge there is none, whatever the method', () => {
  expect(challengeIn({ code_challenge: null, code_challenge_method: null })).toBeUndefined()
  expect(challengeIn({ code_challenge_method: 's256' })).toBeUndefined()
})
