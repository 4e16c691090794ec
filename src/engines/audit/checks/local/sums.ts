import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'

const sum = String.raw`\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d\d))?`
const between = String.raw`[^$%\n]{0,40}?`
const before = String.raw`\b(?:was|were|reg\.?(?:ular(?:ly)?)?(?: price)?|normally|list price|originally|retail):? ${sum}`
const now = String.raw`\b(?:now|only|just|today|sale(?: price)?|yours for|pay):? (?:only |just )?${sum}`
const saved = new RegExp(
  String.raw`${before}${between}${now}${between}\bsav(?:e|ings?)(?: of|:)? (?:over )?${sum}`,
  'i',
)
const percent_off = new RegExp(String.raw`${before}${between}\b(\d{1,2})% off${between}${now}`, 'i')
const each = new RegExp(
  String.raw`\b(\d{1,2}|three|four|five|six|ten|twelve) [a-z][a-z -]{2,30}?[\s:–—-]{1,3}(?:for )?${sum} ?\((?:only |just |that['’]s )?${sum}(?: ?\/ ?| per | an? | )?(?:each|session|visit|class|lesson|treatment|massage|piece)\)`,
  'i',
)
const words: Record<string, number> = { three: 3, four: 4, five: 5, six: 6, ten: 10, twelve: 12 }

const dollars = (whole = '', cents = '00') => Number(`${whole.replaceAll(',', '')}.${cents}`)
const shown = (value: number) => `$${Number.isInteger(value) ? value : value.toFixed(2)}`

/** What the words say does not add up, and what it comes to; null where it does, or where there is nothing to add. */
function slipIn(text: string): { said: string; is: string } | null {
  const saves = saved.exec(text)
  if (saves) {
    const [said, a, a_cents, b, b_cents, c, c_cents] = saves
    const is = dollars(a, a_cents) - dollars(b, b_cents)
    return Math.abs(is - dollars(c, c_cents)) > 1 ? { said, is: `${shown(is)} are saved` } : null
  }
  const off = percent_off.exec(text)
  if (off) {
    const [said, a, a_cents, percent, b, b_cents] = off
    const is = dollars(a, a_cents) * (1 - Number(percent) / 100)
    return Math.abs(is - dollars(b, b_cents)) > Math.max(1, is * 0.02) ? { said, is: `it comes to ${shown(is)}` } : null
  }
  const many = each.exec(text)
  if (!many) return null
  const [said, count = '', all, all_cents, one, one_cents] = many
  const times = words[count.toLowerCase()] ?? Number(count)
  const is = dollars(all, all_cents) / times
  return Math.abs(is - dollars(one, one_cents)) > 1 ? { said, is: `it comes to ${shown(is)} each` } : null
}

const may_add = /\bsav|% off|each\)|session\)|visit\)|class\)|lesson\)|treatment\)/i
const longest = 400
const most = 3

export const sumsThatFail: PageCheck = {
  id: 'sum-does-not-add-up',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The figures of an offer do not add up',
  why: 'Whoever does the sum wonders which of the prices holds, and expects the lower one at the counter.',
  mend: 'Do the sum again, and correct the price or the saving.',
  source: 'https://www.ftc.gov/business-guidance/advertising-marketing/advertising-marketing-basics',
  look: ({ url, facts }) => {
    const { blocks } = facts.text
    const slips = blocks.flatMap(({ text, line }, at) => {
      if (!text.includes('$') || text.length > longest) return []
      // The count may stand in a heading, and its price below.
      const whole = text.length < 60 && at > 0 ? `${blocks[at - 1]?.text.slice(-60)} ${text}` : text
      const slip = may_add.test(whole) ? (slipIn(text) ?? slipIn(whole)) : null
      return slip ? [{ url, line, evidence: `“${slip.said}”: ${slip.is}` }] : []
    })
    return foundAll(slips.slice(0, most))
  },
}
