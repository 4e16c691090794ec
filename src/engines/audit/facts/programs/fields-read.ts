import type { PhpCode } from './php-code.ts'
import { isIn, type PhpCondition } from './php-conditions.ts'

export type Method = 'post' | 'get' | 'any'
/** A field of a form that a program looks for. */
export type FieldRead = { name: string; method: Method; at: number; length: number }

const most = 400
const read =
  /\$(_POST|_REQUEST|_GET|HTTP_POST_VARS)\b\s{0,3}(?:\[\s{0,3}(?:(["'])([^"'\]\n]{1,100})\2|([A-Za-z_]\w{0,60}))\s{0,3}\])?|\bfilter_input\s{0,3}\(\s{0,3}INPUT_(POST|GET)\s{0,3},\s{0,3}(["'])([^"'\n]{1,100})\6/gi

const methodOf = (from: string): Method => (/post/i.test(from) ? 'post' : /request/i.test(from) ? 'any' : 'get')

/** By these anything may be read, whatever its name. */
const reads_any =
  /\b(?:extract|parse_str|import_request_variables|filter_input_array|compact|get_defined_vars|func_get_args)\s{0,3}\(|php:\/\/input|\$GLOBALS\b|\$\$\w|\$\{\s{0,3}\$|\beval\s{0,3}\(/i
const include = /\b(?:include|require)(?:_once)?\b\s{0,3}\(?([^;]{0,200})/gi
/** What is brought in to send mail, to tell people from robots, or to draw the frame of the page. */
const harmless_include =
  /php-?mailer|smtp|pop3|exception|autoload|captcha|swift|securimage|\bheader|footer|nav(?:bar)?\.|menu|\bhead\.|top\.|bottom\./i

/** All that is sent, asked for at once: whether there is any. */
function isAskedForAny(code: string, at: number, end: number): boolean {
  const before = code.slice(Math.max(0, at - 20), at)
  const after = code.slice(end, end + 12)
  if (/(?:isset|empty|count|sizeof)\s{0,3}\(\s{0,3}$/i.test(before)) return true
  return (
    /(?:\(|!|&&|\|\|)\s{0,3}$/.test(before) && /^\s{0,3}(?:\)|&&|\|\||[=!]=)/.test(after) && /if|[!&|]/i.test(before)
  )
}

/** The fields that a program reads by their names; null where it may read any. */
export function fieldsRead({ code }: PhpCode): FieldRead[] | null {
  if (reads_any.test(code)) return null
  for (const [, file = ''] of code.matchAll(include)) if (!harmless_include.test(file)) return null
  const found: FieldRead[] = []
  for (const match of code.matchAll(read)) {
    const [shown, from, , quoted, bare, , , filtered] = match
    const name = quoted ?? bare ?? filtered
    const end = match.index + shown.length
    if (name === undefined) {
      if (!isAskedForAny(code, match.index, end)) return null
      continue
    }
    if (found.length >= most) return null
    found.push({ name, method: methodOf(from ?? match[5] ?? ''), at: match.index, length: shown.length })
  }
  return found
}

/** `$name = trim($_POST['name']);` */
export type Assigned = { variable: string; fields: readonly FieldRead[]; start: number; end: number; value: string }

const assignment = /\$(\w{1,60})\s{0,20}\.?=(?![=>])/g
const most_assignments = 600

/** What a program puts into its variables, and which fields that holds. */
export function assignmentsIn({ code, bones }: PhpCode, fields: readonly FieldRead[]): Assigned[] {
  const found: Assigned[] = []
  for (const match of bones.matchAll(assignment)) {
    if (found.length >= most_assignments) break
    const from = match.index + match[0].length
    const close = bones.indexOf(';', from)
    const end = close < 0 ? bones.length : close
    const inside = fields.filter(({ at }) => at >= from && at < end)
    found.push({
      variable: match[1] ?? '',
      fields: inside,
      start: match.index,
      end,
      value: code.slice(from, Math.min(end, from + 2_000)),
    })
  }
  return found
}

const tested = /(?:isset|empty|unset|array_key_exists)\s{0,3}\([^()]{0,80}$/i

/** `carried`: it goes on into something; `tested`: it is only looked at; `dropped`: it is put aside and never touched again. */
export type FieldUse = 'carried' | 'tested' | 'dropped'

const isTested = (code: string, at: number, conditions: readonly PhpCondition[]) =>
  conditions.some(({ asks }) => isIn(at, asks)) || tested.test(code.slice(Math.max(0, at - 80), at))

/** What becomes of a variable, its own changes left out. */
function becomesOf(variable: string, code: string, assigned: readonly Assigned[], conditions: readonly PhpCondition[]) {
  const own = assigned.filter(one => one.variable === variable)
  let use: FieldUse = 'dropped'
  for (const { index } of code.matchAll(new RegExp(`\\$\\{?${variable}\\b`, 'g'))) {
    if (own.some(({ start, end }) => index >= start && index < end)) continue
    if (!isTested(code, index, conditions)) return 'carried'
    use = 'tested'
  }
  return use
}

/** What a program does with each of the fields that it reads. */
export function usesOfFields(
  php: PhpCode,
  fields: readonly FieldRead[],
  conditions: readonly PhpCondition[],
): Map<FieldRead, FieldUse> {
  const { code } = php
  const assigned = assignmentsIn(php, fields)
  const known = new Map<string, FieldUse>()
  const used = new Map<FieldRead, FieldUse>()
  for (const field of fields) {
    const into = assigned.find(({ start, end }) => field.at >= start && field.at < end)
    if (isTested(code, field.at, conditions)) used.set(field, 'tested')
    else if (!into) used.set(field, 'carried')
    else {
      const use = known.get(into.variable) ?? becomesOf(into.variable, code, assigned, conditions)
      known.set(into.variable, use)
      used.set(field, use)
    }
  }
  return used
}
