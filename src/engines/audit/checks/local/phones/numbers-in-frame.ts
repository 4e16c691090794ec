import { doorOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { Region } from '#src/engines/audit/facts/types/place.ts'

type Shown = { e164: string; text: string; line: number; offset: number }

/** The numbers to call that a part of the page shows or dials. */
function numbersIn({ phones, tel_links }: PageFacts, part: ReadonlySet<Region>): Map<string, Shown> {
  const printed = phones.filter(({ fax }) => !fax)
  const dialed = tel_links.flatMap(({ hidden, number, ...link }) => (hidden ? [] : [{ ...link, text: number.trim() }]))
  return new Map(
    [...dialed, ...printed].flatMap(({ e164, text, line, offset, region }) =>
      e164 !== null && part.has(region) ? [[e164, { e164, text: text.slice(0, 30), line, offset }] as const] : [],
    ),
  )
}

const top = new Set<Region>(['header', 'nav'])
const foot = new Set<Region>(['footer'])
const middle = new Set<Region>(['main', 'body', 'aside'])
/** A line of its own, and says so. */
const other_line =
  /\b(?:cell|mobile|text|sms|whats ?app|toll|emergenc\w*|after[- ]?hours|24|sales|parts|rentals?|billing|dispatch|direct|office|shop|store|new (?:patients?|customers?|clients?)|existing|residential|commercial|espa\S+|spanish|location|reservations?|catering|delivery)\b/i

/** Words right before a number, and in its block where that is short. */
function labelOf({ facts }: PageView, { offset, text }: Shown): string {
  const { blocks } = facts.text
  const at = blocks.findLastIndex(block => block.offset <= offset)
  const own = blocks[at]?.text ?? ''
  const begins = own.indexOf(text)
  return `${blocks[at - 1]?.text.slice(-30) ?? ''} ${begins < 0 ? own.slice(0, 60) : own.slice(Math.max(0, begins - 40), begins + text.length + 20)}`
}

const isTollFree = ({ e164 }: Shown) => /^\+18(?:00|33|44|55|66|77|88)/.test(e164)

export const numbersInFrame: PageCheck = {
  id: 'phone-differs-top-and-foot',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The top and the foot of the page give different phone numbers',
  why: 'One of them is an old one or a slip, as a rule. Customers do not know which to call, and directories cannot tell which is yours.',
  mend: 'Print the same number in both places. If both are yours, say beside each what it is for.',
  source: 'https://support.google.com/business/answer/3038177',
  look: page => {
    const { facts, kind, url } = page
    const [above, below] = [numbersIn(facts, top), numbersIn(facts, foot)]
    const [one] = above.values()
    const [other] = below.values()
    if (!one || !other || above.size > 1 || below.size > 1) return notApplicable
    if (one.e164 === other.e164) return foundAll([])
    const inside = numbersIn(facts, middle)
    // Where the page itself names both, each has its own use; places have numbers of their own.
    if (kind === 'location' || (inside.has(one.e164) && inside.has(other.e164))) return foundAll([])
    if (new Set(facts.addresses.map(({ key }) => doorOfKey(key))).size > 1) return foundAll([])
    if (isTollFree(one) !== isTollFree(other)) return foundAll([])
    if (other_line.test(labelOf(page, one)) || other_line.test(labelOf(page, other))) return foundAll([])
    return found(url, one.line, `at the top ${one.text}, in the footer ${other.text}`)
  },
}
