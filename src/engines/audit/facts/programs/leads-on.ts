import { placesOfSending } from './fields-needed.ts'
import type { PhpCode } from './php-code.ts'
import { isIn, type PhpCondition } from './php-conditions.ts'

/** Where a program sends the browser on to. */
export type LeadsOn = {
  /** As written; `''` for the page that the visitor came from. */
  to: string
  at: number
}

const most = 10
const header =
  /\bheader\s{0,3}\(\s{0,3}(["'])\s{0,3}(?:location:|refresh:[^"']{0,20}url\s{0,3}=)\s{0,3}([^"'\n]{0,300})\1?\s{0,3}([).,;])/gi
const tag = /http-equiv=\\?["']?refresh\\?["']?\s{1,5}content=\\?["'][^"'\\]{0,20}url=([^"'\\>\s]{1,200})/gi
const by_script = /(?:window\.|document\.)?location(?:\.href)?\s{0,3}=\s{0,3}\\?["']([^"'\\\n]{1,200})\\?["']/gi
/** Filled in by the program, or more than an address. */
const is_made = /[$<>{} ]/

/** The addresses that a program leads on to and that are written out in it. */
export function leadsOn({ code }: PhpCode): LeadsOn[] {
  const found: LeadsOn[] = []
  for (const match of code.matchAll(header)) {
    const [, , to = '', next] = match
    const is_back =
      to === '' &&
      /^\s{0,3}\.?\s{0,3}\$_SERVER\s{0,3}\[\s{0,3}["']?HTTP_REFERER/i.test(code.slice(match.index + match[0].length))
    if (is_back) found.push({ to: '', at: match.index })
    else if (next === ')' && to !== '' && !is_made.test(to)) found.push({ to, at: match.index })
  }
  for (const pattern of [tag, by_script]) {
    for (const match of code.matchAll(pattern)) {
      if (!is_made.test(match[1] ?? '')) found.push({ to: match[1] ?? '', at: match.index })
    }
  }
  return found.slice(0, most)
}

/**
 * Does a program that has sent mail lead back without a look at whether it went out? It says nothing itself, and its only way
 * on is one that it takes in either case.
 */
export function leadsBackAnyway(
  php: PhpCode,
  conditions: readonly PhpCondition[],
  ways: readonly LeadsOn[],
): LeadsOn | null {
  const [way, ...others] = ways
  const sending = placesOfSending(php)
  if (!way || others.length > 0 || sending.length !== 1) return null
  const [sent = 0] = sending
  if (php.says_text || /\$_SESSION|setcookie|\b(?:echo|print|printf)\b/i.test(php.bones)) return null
  if (way.at < sent || conditions.some(({ asks }) => isIn(sent, asks))) return null
  const before = php.bones.slice(Math.max(0, sent - 40), sent)
  if (/[=!&|]\s{0,3}@?$/.test(before)) return null
  return way
}
