import type { Refusal } from '#src/platform/http/refusal.ts'

/** Refusals of the session protocol; the codes are those of https://supabase.com/docs/guides/auth/debugging/error-codes. */
export const sessionMissing: Refusal = {
  status: 401,
  code: 'session_not_found',
  message: 'There is no session, or it has ended. Please sign in.',
}

export const invalidToken: Refusal = {
  status: 401,
  code: 'bad_jwt',
  message: 'The access token is not valid or has expired.',
}

export const notAllowed: Refusal = {
  status: 403,
  code: 'not_allowed',
  message: 'Your account may not do this.',
}

/** The user has a second factor, and this session has not shown it. */
export const insufficientAal: Refusal = {
  status: 403,
  code: 'insufficient_aal',
  message: 'Please enter the code of your authenticator app first.',
}

export const invalidCredentials: Refusal = {
  status: 400,
  code: 'invalid_credentials',
  message: 'Invalid login credentials',
}

export const emailNotConfirmed: Refusal = {
  status: 400,
  code: 'email_not_confirmed',
  message: 'Email not confirmed',
}

export const userSuspended: Refusal = {
  status: 403,
  code: 'user_banned',
  message: 'This account is suspended. Please call us.',
}

export const refreshTokenUnknown: Refusal = {
  status: 400,
  code: 'refresh_token_not_found',
  message: 'Invalid Refresh Token: Refresh Token Not Found',
}

export const refreshTokenUsed: Refusal = {
  status: 400,
  code: 'refresh_token_already_used',
  message: 'Invalid Refresh Token: Already Used',
}

export const linkExpired: Refusal = {
  status: 403,
  code: 'otp_expired',
  message: 'Email link is invalid or has expired',
}

export const samePassword: Refusal = {
  status: 422,
  code: 'same_password',
  message: 'New password should be different from the old password.',
}

export const signInAgain: Refusal = {
  status: 401,
  code: 'reauthentication_needed',
  message: 'Please give your current password, or sign in again, to change it.',
}

export const wrongCurrentPassword: Refusal = {
  status: 400,
  code: 'current_password_invalid',
  message: 'The current password is not right.',
}

export const tooMuchMetadata: Refusal = {
  status: 422,
  code: 'invalid_fields',
  message: 'Some fields are not as they should be.',
  fields: { data: 'Please keep data to 8 kB, with what is stored already.' },
}

export function tooManyRequests(retry_after: number): Refusal {
  return {
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Too many attempts. Please wait a while.',
    retry_after,
  }
}

export function tooManyMails(retry_after: number): Refusal {
  return {
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'We have sent enough mail there for now. Please wait a while.',
    retry_after,
  }
}
