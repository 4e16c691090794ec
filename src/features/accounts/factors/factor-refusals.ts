import type { Refusal } from '#src/platform/http/refusal.ts'

/** Refusals of the second factor, with the protocol's codes. */
export const factorNotFound: Refusal = {
  status: 404,
  code: 'mfa_factor_not_found',
  message: 'There is no such factor, or it is not yours.',
}

export const factorNameTaken: Refusal = {
  status: 422,
  code: 'mfa_factor_name_conflict',
  message: 'You have an authenticator app of this name already. Please choose another name.',
}

export const tooManyFactors: Refusal = {
  status: 422,
  code: 'too_many_enrolled_mfa_factors',
  message: 'You have as many authenticator apps as we keep. Please remove one first.',
}

export const challengeExpired: Refusal = {
  status: 422,
  code: 'mfa_challenge_expired',
  message: 'That took too long, or was asked elsewhere. Please try once more.',
}

export const wrongCode: Refusal = {
  status: 422,
  code: 'mfa_verification_failed',
  message: 'This code is not right, or was used before. Please wait for the next one and try again.',
}

export const wrongRecoveryCode: Refusal = {
  status: 422,
  code: 'mfa_verification_failed',
  message: 'This recovery code is not right, or was used before.',
}

export const noOtherFactor: Refusal = {
  status: 422,
  code: 'mfa_recovery_codes_sole_factor',
  message: 'Please set up an authenticator app first: recovery codes stand in for it.',
}

export const recoveryCodesExist: Refusal = {
  status: 422,
  code: 'mfa_verified_factor_exists',
  message: 'You have recovery codes already. You can replace them with new ones.',
}

export function recoveryCodesLocked(retry_after: number): Refusal {
  return {
    status: 429,
    code: 'mfa_recovery_codes_locked',
    message: 'Too many wrong recovery codes. Please wait a while, or use your authenticator app.',
    retry_after,
  }
}
