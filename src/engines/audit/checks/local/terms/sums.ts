import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { chargesForFinancing } from './financed-prices.ts'
import { type Slip, shownSum, slipOfOffer, slipOfSchedule } from './offer-sums.ts'
import { slipsOfTotals } from './table-totals.ts'

const sum = String.raw`\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d\d))?`
const each = new RegExp(
  String.raw`(?<![\d.,])\b(\d{1,2}|three|four|five|six|ten|twelve)[- ][a-z][a-z -]{2,30}?[\s:–—-]{1,3}(?:for )?${sum}(?: ?\((?:only |just |that['’]s )?|[ ,;–—-]{1,3}that['’]s (?:only |just )?)${sum}(?: ?\/ ?| per | an? | )?(?:each|session|visit|class|lesson|treatment|massage|piece|month)\b`,
  'i',
)
const words: Record<string, number> = { three: 3, four: 4, five: 5, six: 6, ten: 10, twelve: 12 }

const dollars = (whole = '', cents = '00') => Number(`${whole.replaceAll(',', '')}.${cents}`)

/** "Bath $30 + nails $15 = $50"; what goes on from a longer sum is a part of it. */
const added = new RegExp(String.raw`(?<![+−×÷] ?)${sum}[^$+=×\n]{0,30}\+[^$+=×\n]{0,30}${sum}[^$+=×\n]{0,20}= ?${sum}`)
/** "12 months at $50 = $500" */
const times_one = new RegExp(
  String.raw`(?<![\d.,]|[+−–×÷/-] )\b(\d{1,2}) (?:[a-z]+ (?:at|x|×|@)|x|×) ${sum}(?: each)? = ?${sum}`,
  'i',
)
/** "$50 a month or $700 a year" */
const by_year = new RegExp(
  String.raw`${sum}(?: ?\/ ?| an? | per )(?:mo|month)\b[^$\n]{0,30}${sum}(?: ?\/ ?| an? | per )(?:yr|year)\b`,
  'i',
)

/** What the words say does not add up, and what it comes to; null where it does, or where there is nothing to add. */
function slipIn(text: string): Slip | null {
  const offer = slipOfOffer(text) ?? slipOfSchedule(text)
  if (offer) return offer
  const many = each.exec(text)
  if (many) {
    const [said, count = '', all, all_cents, one, one_cents] = many
    const times = words[count.toLowerCase()] ?? Number(count)
    const is = dollars(all, all_cents) / times
    return Math.abs(is - dollars(one, one_cents)) > 1 ? { said, is: `it comes to ${shownSum(is)} each` } : null
  }
  const plus = added.exec(text)
  if (plus) {
    const is = dollars(plus[1], plus[2]) + dollars(plus[3], plus[4])
    return Math.abs(is - dollars(plus[5], plus[6])) > 0.01 ? { said: plus[0], is: `it is ${shownSum(is)}` } : null
  }
  const times = times_one.exec(text)
  if (times) {
    const is = Number(times[1]) * dollars(times[2], times[3])
    return Math.abs(is - dollars(times[4], times[5])) > 0.01 ? { said: times[0], is: `it is ${shownSum(is)}` } : null
  }
  const year = /\b(?:sav\w+|free|discount)\b/i.test(text) ? by_year.exec(text) : null
  if (!year) return null
  const is = dollars(year[1], year[2]) * 12
  return dollars(year[3], year[4]) > is ? { said: year[0], is: `twelve months are ${shownSum(is)}` } : null
}

const may_add =
  /\b(?:sav|was \$|reg|normally|originally|retail|deposit|down\b|that['’]s)|% off|→|->|=|\((?:only |just )?\$\d/i
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
      if (!/[$%]/.test(text) || text.length > longest) return []
      // The count may stand in a heading, and its price below.
      const whole = text.length < 60 && at > 0 ? `${blocks[at - 1]?.text.slice(-60)} ${text}` : text
      const slip = may_add.test(whole) ? (slipIn(text) ?? slipIn(whole)) : null
      return slip ? [{ url, line, evidence: `“${shortened(slip.said, 140)}”: ${slip.is}` }] : []
    })
    const totals = slipsOfTotals(blocks).map(({ slip, line }) => {
      return { url, line, evidence: `“${shortened(slip.said, 140)}”: ${slip.is}` }
    })
    return foundAll([...chargesForFinancing(url, blocks), ...slips, ...totals].slice(0, most))
  },
}
