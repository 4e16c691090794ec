import type { AccountsRefusal } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import { waitWords } from '#src/features/accounts/parts/entrance/wait-words.ts'
import { type WeakReason, weakSentences } from '#src/features/accounts/passwords/password-rules.ts'

/** What a form shows of a refusal: one sentence per refused field, or words about the whole. */
export type FormRefusal = { fields?: Record<string, string>; words?: string }

const wordsOf: Record<string, string> = {
  unreachable: 'We could not reach the server. What you typed is still here. Check your connection, then try again.',
  session_not_found: 'You are not signed in any more. Please sign in again.',
  mfa_challenge_expired: 'That took a little long. Please enter the code your app shows now.',
}

const fieldsOf: Record<string, Record<string, string>> = {
  invalid_credentials: {
    password: 'This email and password do not go together. Check both, or choose a new password below.',
  },
  invalid_fields: { email: 'Please write an email address such as name@example.com.' },
  email_exists: { email: 'This address has an account already. Please use another one.' },
  same_password: { password: 'This is the password you had before. Please choose another one.' },
  mfa_verification_failed: { code: 'This code is not right, or was used before. Wait for the next one and try again.' },
}

const crowded: Record<string, string> = {
  over_email_send_rate_limit: 'We have sent enough mail to this address for now.',
  mfa_recovery_codes_locked: 'Too many wrong codes.',
}

function isWeakReason(reason: string): reason is WeakReason {
  return reason in weakSentences
}

function weakWords(reasons: readonly string[]): string {
  const sentences = reasons.filter(isWeakReason).map(reason => weakSentences[reason])
  return sentences.length > 0 ? sentences.join(' ') : 'This password is too easy to guess. Please choose another one.'
}

/** Puts a refusal of the accounts into words for a person, beside the field it is about where there is one. */
export function refusalWords({ code, reasons, retry_after }: AccountsRefusal, now: Date): FormRefusal {
  if (code === 'weak_password') return { fields: { password: weakWords(reasons) } }
  if (code.startsWith('over_') || code === 'mfa_recovery_codes_locked') {
    return { words: `${crowded[code] ?? 'Too many tries.'} ${waitWords(retry_after, now)}` }
  }
  const fields = fieldsOf[code]
  if (fields) return { fields }
  return { words: wordsOf[code] ?? 'That did not work. What you typed is still here. Please try again, or call us.' }
}
