import type { PageText } from '../finish/page-text.ts'
import type { ClaimFact } from '../types/business-facts.ts'
import { lastDay, month_pattern } from './last-day.ts'

/** What comes out again and again, and is shown as the last that came. */
const latest =
  /^\W*(?:(?:our|the|read|see|view|download)(?: our| the)? )?(?:latest|current|newest|most recent|this (?:month|week|season)['’]?s) (?:church |parish |school |club )?(?:issues?|newsletters?|editions?|bulletins?|sermons?|messages?|minutes|menus?|specials?|schedule|calendar|brochure|price list)\W*$/i
const dated = new RegExp(String.raw`\b(${month_pattern}\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,? )(20\d\d)\b`, 'gi')
const most = 4
const below = 4
const longest = 160

/** "Latest Issue", and below it "August 2024 Voice": each with the newest day that stands there. */
export function findLatest({ blocks }: PageText): ClaimFact[] {
  const found: ClaimFact[] = []
  for (const [at, { text, line, offset, element }] of blocks.entries()) {
    if (found.length >= most) break
    if (!/^h\d$/.test(element) || text.length > 50 || !latest.test(text)) continue
    const next = blocks.slice(at + 1, at + 1 + below)
    const end = next.findIndex(block => /^h[1-3]$/.test(block.element) && block.element <= element)
    const days = (end < 0 ? next : next.slice(0, end)).flatMap(block =>
      block.text.length > longest
        ? []
        : [...block.text.matchAll(dated)].map(([shown, before = '', year = '']) => ({
            value: lastDay(before, Number(year)).day,
            shown,
          })),
    )
    const [newest] = days.sort((one, other) => other.value - one.value)
    if (newest)
      found.push({ line, offset, about: 'latest', value: newest.value, text: `${text}: ${newest.shown}`, loud: false })
  }
  return found
}
