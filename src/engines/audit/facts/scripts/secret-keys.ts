import { passwordInCode } from './passwords-in-code.ts'

/** A key that only a server may know, cut so that a report does not spread it. */
export type SecretKey = { of: string; shown: string; line: number }

/** One in a file that lies in the folder of a copy, whether or not a page loads the file. */
export type LyingKey = SecretKey & { url: string }

/** Keys by the signs that their services give them, so that the owner of a leaked one can be told. */
const kinds: readonly (readonly [of: string, pattern: RegExp])[] = [
  ['Stripe', /\b[sr]k_live_[A-Za-z0-9]{16,}/],
  ['Amazon', /\bAKIA[0-9A-Z]{16}\b/],
  ['GitHub', /\bgh[pousr]_[A-Za-z0-9]{36,}|\bgithub_pat_\w{22,}/],
  ['OpenAI or Anthropic', /\bsk-(?:proj-|ant-|svcacct-)[\w-]{20,}|\bsk-[A-Za-z0-9]{40,}\b/],
  ['SendGrid', /\bSG\.[\w-]{16,}\.[\w-]{30,}/],
  ['Resend', /\bre_[A-Za-z0-9]{6,12}_[A-Za-z0-9]{20,32}\b/],
  ['Slack', /\bxox[abprs]-\d{6,}-[\w-]{10,}|hooks\.slack\.com\/services\/T\w{6,}\/B\w{6,}\/\w{16,}/],
  ['Discord', /discord(?:app)?\.com\/api\/webhooks\/\d{10,}\/[\w-]{30,}/],
  ['Telegram', /api\.telegram\.org\/bot\d{6,}:[\w-]{30,}|["'`]\d{8,10}:AA[\w-]{33}["'`]/],
  ['Mailgun', /\bkey-[0-9a-f]{32}\b/],
  ['Mailchimp', /["'`][0-9a-f]{32}-us\d{1,2}["'`]/],
  ['Airtable', /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{64}\b/],
  ['Twilio', /\b(?:twilio\w{0,20}|auth_?token)["']?\s{0,3}[:=]\s{0,3}["'`][0-9a-f]{32}["'`]/i],
  ['Square', /\bsq0csp-[\w-]{40,}|\bEAAA[EIl][\w-]{56,}/],
  ['HubSpot', /\bpat-(?:na|eu)\d-[0-9a-f]{8}-[0-9a-f]{4}-/],
  // The heading alone stands in code that takes it off a key which lies elsewhere.
  ['a server', /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----(?:\\[nr]|[\s"'`+,\\]){0,12}[A-Za-z0-9+/=]{24}/],
]
/** One look that spares nearly all code the others. */
const may_be =
  /[sr]k_live_|AKIA[0-9A-Z]|gh[pousr]_[A-Za-z0-9]{9}|github_pat_|\bsk-[\w-]{20}|\bSG\.|\bre_[A-Za-z0-9]{6,12}_[A-Za-z0-9]{20}|xox[abprs]-|hooks\.slack|\/api\/webhooks\/|telegram|:AA[\w-]{33}|\bkey-[0-9a-f]{9}|-us\d{1,2}["'`]|\bpat[A-Za-z0-9]{14}\.|[tT]wilio|auth_?[tT]oken|sq0csp-|EAAA|\bpat-(?:na|eu)|PRIVATE KEY/
/** Blanks and examples of handbooks. */
const blank = /x{6}|X{6}|0{8}|123456789|EXAMPLE|your|YOUR|\.{3}/
const kept = 12

/** Keys in a piece of code that everybody can read, each service once. */
export function secretKeys(code: string): SecretKey[] {
  const typed = passwordInCode(code)
  const of_services = may_be.test(code) ? keysOfServices(code) : []
  return typed ? [...of_services, typed] : of_services
}

function keysOfServices(code: string): SecretKey[] {
  return kinds.flatMap(([of, pattern]): SecretKey[] => {
    const found = pattern.exec(code)
    if (!found || blank.test(found[0])) return []
    return [{ of, shown: `${found[0].slice(0, kept)}…`, line: code.slice(0, found.index).split('\n').length }]
  })
}
