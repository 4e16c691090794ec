import type { PhpCode } from './php-code.ts'

/** What intruders put on a server: code that is packed up and run unseen, or that does what a visitor tells it to. */
const of_intruders = [
  /\b(?:eval|assert)\s{0,3}\(\s{0,3}(?:["']\?>["']\s{0,3}\.\s{0,3})?@?\s{0,3}(?:gzinflate|gzuncompress|gzdecode|str_rot13|base64_decode|strrev)\s{0,3}\(/i,
  /\b(?:eval|assert|system|shell_exec|passthru|popen)\s{0,3}\(\s{0,3}@?\s{0,3}(?:(?:stripslashes|base64_decode)\s{0,3}\(\s{0,3})?\$_(?:POST|GET|REQUEST|COOKIE)\b/i,
  /\$_(?:POST|GET|REQUEST|COOKIE)\s{0,3}\[[^\]\n]{1,30}\]\s{0,3}\(\s{0,3}\$_(?:POST|GET|REQUEST|COOKIE)/i,
]

/** Does a program run what nobody can read in it, or whatever it is sent? */
export const looksLikeIntruders = ({ code }: PhpCode): boolean =>
  (code.includes('$_') || code.includes('_decode') || code.includes('gz') || code.includes('rot13')) &&
  of_intruders.some(pattern => pattern.test(code))

const from_database = /\bSELECT\b[^;]{1,300}\bFROM\b/i
const shown = /\$\w{1,30}\s{0,3}(?:\[\s{0,3}["']|->\s{0,3})(\w{1,40})/g
const of_person = /e_?mail|phone|mobile|tel(?:ephone)?$/i
const of_inquiry = /message|comments?|inquir|enquir|request|wish|remarks/i
/** Of one that asks who looks: a session, a password, a part of the system that does. */
const asks_who = /\$_SESSION|session_start|PHP_AUTH|password|passwd|\blogin|\bauth|is_admin|HTTP_AUTHORIZATION/i
const connects = /\b(?:mysqli?_connect|new\s{1,5}(?:mysqli|PDO))\b[^;]{0,300};/gi
const echoes = /\b(?:echo|print)\b[^;]{1,600};|<\?=[^?]{1,200}\?>/gi
const most_echoes = 200

/** Does it print what customers wrote, from a database, and ask nobody who they are? */
export function listsInquiries({ code }: PhpCode): boolean {
  if (!from_database.test(code)) return false
  // The password of the database is none for visitors.
  const rest = code.replace(connects, ' ').replace(/\$\w{0,10}pass(?:word|wd)?\b\s{0,3}[=,)][^;]{0,100}/gi, ' ')
  if (asks_who.test(rest)) return false
  const names = new Set<string>()
  for (const [text] of [...code.matchAll(echoes)].slice(0, most_echoes))
    for (const [, name = ''] of text.matchAll(shown)) names.add(name)
  return [...names].some(name => of_person.test(name)) && [...names].some(name => of_inquiry.test(name))
}

const written =
  /\bfopen\s{0,3}\(\s{0,3}(["'])([^"'$]{1,80}\.(?:txt|csv|log|json|html?|xml|dat))\1\s{0,3},\s{0,3}["'][awx]|\bfile_put_contents\s{0,3}\(\s{0,3}(["'])([^"'$]{1,80}\.(?:txt|csv|log|json|html?|xml|dat))\3/gi
const most_files = 5
/** Outside of the folder, or of no visitor's words. */
const elsewhere = /^\/|\.\.|^[a-z]+:|error|debug|counter?\b|count\./i

/** Files beside the pages that a program writes to, by their paths as written. */
export function filesWritten({ code }: PhpCode): string[] {
  if (!/\bf(?:write|puts|putcsv)\b|file_put_contents/i.test(code)) return []
  const found = [...code.matchAll(written)].map(match => match[2] ?? match[4] ?? '')
  return [...new Set(found)].filter(path => !elsewhere.test(path)).slice(0, most_files)
}

/** Its brackets do not come out even: PHP runs nothing of it. */
export function isTornApart({ bones }: PhpCode): boolean {
  for (const [open, close] of [
    ['{', '}'],
    ['(', ')'],
  ] as const) {
    let depth = 0
    for (const sign of bones) {
      if (sign === open) depth++
      else if (sign === close) depth--
      if (depth < 0) return true
    }
    if (depth !== 0) return true
  }
  return false
}
