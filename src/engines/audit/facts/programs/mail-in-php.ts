import type { Assigned } from './fields-read.ts'
import type { PhpCode } from './php-code.ts'
import { endOfBrackets } from './php-conditions.ts'

/** To whom a program sends its mail, and whom an answer to it reaches. */
export type MailSent = {
  /** Mailboxes that the program names; none where it finds them elsewhere. */
  to: readonly string[]
  /** What stands where the mailbox belongs, and is none: `''`, `YOUR_EMAIL`. */
  left_blank: string | null
  /** `visitor`: under the address that was typed; `own`: under one that the program names, or the host’s. */
  from: 'visitor' | 'own' | 'unknown'
  /** An answer goes to whoever filled in the form. */
  answers_reach: boolean
}

const call = /(?<![\w$>])(?:wp_|mb_send_)?mail\s{0,3}\(/gi
const most_calls = 10
const mailbox = /[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,4}/g
const only_string = /^\s*(["'])([^"'$]{0,300})\1\s*$/

/** The arguments of a call, as written; `open` is the index of its bracket. */
function argumentsAt({ code, bones }: PhpCode, open: number): string[] {
  const end = endOfBrackets(bones, open) - 1
  const found: string[] = []
  let depth = 0
  let from = open + 1
  for (let at = open + 1; at < end; at++) {
    const sign = bones[at] ?? ''
    if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) depth--
    else if (sign === ',' && depth === 0) {
      found.push(code.slice(from, at))
      from = at + 1
    }
  }
  return [...found, code.slice(from, end)]
}

/** What an expression comes to where it is nothing but text, by way of a variable or a constant; undefined for all else. */
function textOf(php: PhpCode, written: string, assigned: readonly Assigned[], depth = 0): string | undefined {
  const plain = only_string.exec(written)
  if (plain) return plain[2]
  const variable = /^\s*\$(\w{1,60})\s*$/.exec(written)?.[1]
  if (variable !== undefined && depth < 3) {
    const values = assigned.filter(one => one.variable === variable).map(one => one.value)
    const texts = values.map(value => textOf(php, value, assigned, depth + 1))
    return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join(', ')
  }
  const constant = /^\s*([A-Z_]\w{1,40})\s*$/.exec(written)?.[1]
  if (constant === undefined) return undefined
  return new RegExp(
    `\\bdefine\\s{0,3}\\(\\s{0,3}["']${constant}["']\\s{0,3},\\s{0,3}["']([^"'$\\n]{0,200})["']`,
    'i',
  ).exec(php.code)?.[1]
}

/** What instructions write where the own mailbox is to stand. */
const of_manuals =
  /^$|\b(?:your|my)[-_. ]?(?:own[-_. ]?)?e-?mail|replace[-_ ]?(?:this|with|me)|change[-_]?(?:me|this)|(?:enter|insert|put|add)[-_ ](?:your|here)|@(?:www\.)?(?:example|(?:your|my|yoursite|some)[-_]?(?:domain|site|web-?site|company|business|host|server|e?mail))\.\w|^(?:you|your-?name|yourname|user(?:name)?|name|email|someone|somebody|recipient)@(?:example|domain|(?:your|my)\w{0,12}|website|site|company|email)\.\w|^(?:e-?mail|recipient|todo|xxx+)$/i

/** Names and fields of visitors in what a program makes of them. */
function ofVisitor(text: string, derived: ReadonlySet<string>): boolean {
  if (/\$_(?:POST|REQUEST)\b/.test(text)) return true
  return [...text.matchAll(/\$\{?(\w{1,60})/g)].some(([, name = '']) => derived.has(name))
}

/** Variables that hold something of what was typed, at one remove or two. */
function derivedFrom(assigned: readonly Assigned[]): ReadonlySet<string> {
  const derived = new Set(assigned.filter(({ fields }) => fields.length > 0).map(({ variable }) => variable))
  for (const { variable, value } of assigned) if (ofVisitor(value, derived)) derived.add(variable)
  return derived
}

/** The headers of a mail, pieces of a variable one behind the other. */
function headersOf(written: string | undefined, assigned: readonly Assigned[]): string {
  const variable = /^\s*\$(\w{1,60})\s*$/.exec(written ?? '')?.[1]
  if (variable === undefined) return written ?? ''
  return assigned.flatMap(one => (one.variable === variable ? [one.value] : [])).join('\n')
}

const headerIn = (headers: string, name: string) =>
  new RegExp(`["'\\s\\\\nr]${name}\\s{0,3}(?::|["']\\s{0,3}=>)([\\s\\S]{0,200})`, 'i')
    .exec(` ${headers}`)?.[1]
    ?.split(/\\n|\\r|PHP_EOL|\n\s*["']?[A-Z][\w-]{1,20}:|["']\s*[A-Z][\w-]{1,20}:|["'][A-Z][\w-]{1,20}["']\s*=>/, 1)[0]

const holds_mail = /mail|from|sender|visitor|reply/i

/** Whose address stands behind "From:": beside a mailbox that is written out, what was typed is the name before it. */
function senderOf(from: string | undefined, derived: ReadonlySet<string>): MailSent['from'] {
  if (from === undefined) return 'own'
  if (new RegExp(mailbox.source).test(from) || !ofVisitor(from, derived)) return 'own'
  return holds_mail.test(from) ? 'visitor' : 'unknown'
}

function byMail(php: PhpCode, assigned: readonly Assigned[]): MailSent[] {
  const derived = derivedFrom(assigned)
  const found: MailSent[] = []
  for (const match of php.bones.matchAll(call)) {
    if (found.length >= most_calls) break
    if (/function\s{1,9}$/i.test(php.bones.slice(Math.max(0, match.index - 12), match.index))) continue
    const [to = '', , , headers] = argumentsAt(php, match.index + match[0].length - 1)
    // To whoever wrote, as thanks: another letter than the one to the business.
    if (ofVisitor(to, derived)) continue
    const text = textOf(php, to, assigned)
    const said = headersOf(headers, assigned)
    const from = headerIn(said, 'From')
    const reply = headerIn(said, 'Reply-To')
    found.push({
      to: text?.match(mailbox)?.map(one => one.toLowerCase()) ?? [],
      left_blank: text !== undefined && of_manuals.test(text.trim()) ? text.trim().slice(0, 80) : null,
      from: from === undefined && said.includes('$') ? 'unknown' : senderOf(from, derived),
      answers_reach: [from, reply].some(one => one !== undefined && senderOf(one, derived) !== 'own'),
    })
  }
  return found
}

/** By the library PHPMailer. */
function byMailer(php: PhpCode, assigned: readonly Assigned[]): MailSent[] {
  if (!/->\s{0,3}addAddress\s{0,3}\(/i.test(php.bones)) return []
  const derived = derivedFrom(assigned)
  const first = (method: string) =>
    [...php.bones.matchAll(new RegExp(`->\\s{0,3}${method}\\s{0,3}\\(`, 'gi'))]
      .slice(0, most_calls)
      .map(match => argumentsAt(php, match.index + match[0].length - 1)[0] ?? '')
  const goals = first('addAddress').filter(one => !ofVisitor(one, derived))
  if (goals.length === 0) return []
  const texts = goals.map(one => textOf(php, one, assigned))
  const [from] = first('setFrom')
  const blank = texts.find(text => text !== undefined && of_manuals.test(text.trim()))
  const by_visitor = from !== undefined && ofVisitor(from, derived)
  return [
    {
      to: texts.includes(undefined)
        ? []
        : texts.flatMap(text => text?.match(mailbox) ?? []).map(one => one.toLowerCase()),
      left_blank: blank?.trim().slice(0, 80) ?? null,
      from: from === undefined ? 'unknown' : senderOf(from, derived),
      answers_reach: by_visitor || first('addReplyTo').some(one => ofVisitor(one, derived)),
    },
  ]
}

/** The letters that a program sends to the business; those to whoever wrote are left out. */
export const mailsIn = (php: PhpCode, assigned: readonly Assigned[]): MailSent[] => [
  ...byMail(php, assigned),
  ...byMailer(php, assigned),
]
