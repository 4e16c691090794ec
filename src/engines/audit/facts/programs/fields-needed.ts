import { type Assigned, assignmentsIn, type FieldRead, type Method } from './fields-read.ts'
import type { PhpCode } from './php-code.ts'
import { endOfBrackets, isIn, type PhpCondition, partsOfCondition } from './php-conditions.ts'

/** A field without which a program sends nothing. */
export type NeededField = { name: string; method: Method }

/** What hands a message on: mail, a database, a file, another server. */
const sends =
  /(?<![\w$])@?(?:wp_|mb_send_)?mail\s{0,3}\(|->\s{0,3}send\s{0,3}\(|(?:mysqli?|pg)_query\s{0,3}\(|->\s{0,3}(?:query|execute)\s{0,3}\(|\b(?:fwrite|fputs|file_put_contents|curl_exec)\s{0,3}\(/gi
const stops = /\b(?:exit|die|return|throw)\b/i
const own_function = /\bfunction\s{1,9}(\w{1,60})\s{0,9}\([^(){}]{0,200}\)\s{0,9}\{/gi
const most_functions = 60
const notes_error = /\$(\w{0,40}err\w{0,40})\s{0,3}(?:\[[^\]\n]{0,40}\]\s{0,3})?\.?=(?!=)/i

export const placesOfSending = ({ bones }: PhpCode): number[] => [...bones.matchAll(sends)].map(({ index }) => index)

const presence = /^(!?)\s{0,3}(isset|empty)\s{0,3}\(([\s\S]{1,400})\)$/i
const compared = /^(?:trim\s{0,3}\()?\s{0,3}(\$[^=!<>]{1,120}?)\s{0,3}\)?\s{0,3}([=!]==?)\s{0,3}(?:""|''|null|false)$/i
const alone = /^(!?)\s{0,3}(?:trim\s{0,3}\(\s{0,3})?(\$[\w[\]'" -]{1,120}?)\s{0,3}\)?$/i

/** What a part of a condition asks for, and whether it holds where that is there. */
function asked(part: string): { holds_if_there: boolean; what: readonly string[] } | undefined {
  const bare = part.replace(/^\(([\s\S]*)\)$/, '$1').trim()
  const test = presence.exec(bare)
  if (test) {
    const is_set = test[2]?.toLowerCase() === 'isset'
    return { holds_if_there: is_set !== (test[1] === '!'), what: (test[3] ?? '').split(',').map(one => one.trim()) }
  }
  const [, value, sign] = compared.exec(bare) ?? []
  if (value !== undefined) return { holds_if_there: sign?.startsWith('!') ?? false, what: [value.trim()] }
  const [, not, plain] = alone.exec(bare) ?? []
  return plain === undefined ? undefined : { holds_if_there: not === '', what: [plain.trim()] }
}

/** "`$_POST['email']`", or a variable that holds nothing but that field. */
function fieldOf(what: string, at: number, fields: readonly FieldRead[], assigned: readonly Assigned[]) {
  const direct = fields.filter(field => field.length === what.length || what.includes('['))
  const named = /\[\s{0,3}["']?([^"'\]]{1,100})["']?\s{0,3}\]$/.exec(what)?.[1]
  if (/^\$(?:_POST|_REQUEST|_GET|HTTP_POST_VARS)\b/i.test(what)) return direct.find(({ name }) => name === named)
  const variable = /^\$(\w{1,60})$/.exec(what)?.[1]
  const own = assigned.filter(one => one.variable === variable && one.start < at)
  const [first] = own
  // A choice of two values may bring one of its own.
  if (!first || own.some(({ value }) => /[?:]|\.\s*["']/.test(value))) return undefined
  const held = new Set(own.flatMap(one => one.fields.map(({ name }) => name)))
  return held.size === 1 ? own.flatMap(one => one.fields)[0] : undefined
}

/** Blocks that a program goes through whatever is sent: asks for the method, or for anything at all. */
const neutral =
  /^\s{0,9}\(?\s{0,9}(?:@?isset\s{0,3}\([^=]{1,300}|!\s{0,3}empty\s{0,3}\([^=]{1,300}|count\s{0,3}\([^=]{1,80}|\$_(?:POST|REQUEST)\b[^=]{0,300}|(?:["']POST["']\s{0,3}={2,3}\s{0,3})?\$_SERVER\s{0,3}\[[^\]]{1,30}\]\s{0,3}(?:={2,3}\s{0,3}["']POST["'])?\s{0,3}\)?\s{0,3})$/i

function isReached(php: PhpCode, { asks }: PhpCondition, conditions: readonly PhpCondition[]): boolean {
  for (const other of conditions) {
    if (isIn(asks.start, other.then) && !neutral.test(php.code.slice(other.asks.start, other.asks.end))) return false
  }
  // In a function or a loop nobody knows how often and with what.
  const before = php.bones.slice(0, asks.start)
  let depth = 0
  for (let at = before.length - 1; at >= 0; at--) {
    if (before[at] === '}') depth++
    else if (before[at] === '{' && depth-- === 0) {
      depth = 0
      if (
        /\b(?:function|foreach|for|while|switch|class)\b[^{};]{0,200}$/i.test(before.slice(Math.max(0, at - 240), at))
      )
        return false
    }
  }
  return true
}

/** Functions of the program that end it, as `died("Please go back")` does. */
function endingFunctions({ code, bones }: PhpCode): RegExp | undefined {
  const ending: string[] = []
  for (const match of bones.matchAll(own_function)) {
    if (ending.length >= most_functions) break
    const open = match.index + match[0].length - 1
    if (/\b(?:exit|die)\b/i.test(code.slice(open, endOfBrackets(bones, open)))) ending.push(match[1] ?? '')
  }
  return ending.length === 0 ? undefined : new RegExp(`\\b(?:${ending.join('|')})\\s{0,3}\\(`, 'i')
}

/** Does a block end the program, or note an error that keeps it from sending? */
function endsThere(
  { code }: PhpCode,
  { then, otherwise }: PhpCondition,
  sending: readonly number[],
  ends: RegExp | undefined,
): boolean {
  const inside = code.slice(then.start, then.end)
  if (sending.some(at => isIn(at, then))) return false
  if (stops.test(inside) || ends?.test(inside)) return true
  if (otherwise && sending.every(at => isIn(at, otherwise))) return true
  const error = notes_error.exec(inside)?.[1]
  return error !== undefined && new RegExp(`\\bif\\s{0,9}\\([^{;]{0,80}\\$${error}\\b`, 'i').test(code.slice(then.end))
}

/** Fields without which nothing is sent, as far as the conditions of a program tell beyond doubt. */
export function fieldsNeeded(
  php: PhpCode,
  fields: readonly FieldRead[],
  conditions: readonly PhpCondition[],
): NeededField[] {
  const sending = placesOfSending(php)
  if (sending.length === 0) return []
  const assigned = assignmentsIn(php, fields)
  const ends = endingFunctions(php)
  const needed = new Map<string, NeededField>()
  for (const condition of conditions) {
    const { asks, then } = condition
    const split = partsOfCondition(php, asks)
    if (!split || !isReached(php, condition, conditions)) continue
    const tests = split.parts.map(asked)
    const guards = (split.all || split.parts.length === 1) && sending.every(at => isIn(at, then))
    const bars = (!split.all || split.parts.length === 1) && endsThere(php, condition, sending, ends)
    for (const test of tests) {
      if (!test || !(test.holds_if_there ? guards : bars)) continue
      for (const what of test.what) {
        const field = fieldOf(what, asks.start, fields, assigned)
        if (field) needed.set(`${field.method} ${field.name}`, { name: field.name, method: field.method })
      }
    }
  }
  return [...needed.values()]
}
