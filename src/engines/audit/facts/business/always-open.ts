import type { PageText } from '../finish/page-text.ts'
import { all_day, weekdays } from '../hours-week.ts'
import type { HoursFact } from '../types/business-facts.ts'

const around_the_clock =
  /\b(?:24\s?\/\s?7|24 hours(?: a day)?,? (?:7|seven) days(?: a week)?|24 (?:hours|hrs\.?) a day)/gi
/** Words beside "24/7" by which it speaks of something else than the door. */
const not_the_door =
  /\b(?:emergenc\w*|support|services?|monitor\w*|online|phones?|answer\w*|calls?|calling|respon\w*|access|help|helpline|hotline|line|available|availability|security|chat|tow|towing|repairs?)\b/i
/** What is watched, and the gate that opens to those who have its code, say nothing of when somebody is there. */
const without_anybody = /\b(?:keypad|gate|gated|surveillance|cameras?|video|record(?:ed|ing))\b/i

/** "Open 24/7" and its kin; where they speak of emergencies or the telephone, they are no opening hours. */
export function alwaysClaims(text: PageText): HoursFact[] {
  const { said: whole } = text
  const claims: HoursFact[] = []
  if (!whole.includes('24')) return claims
  for (const match of whole.matchAll(around_the_clock)) {
    if (claims.length >= 10) break
    const end = match.index + match[0].length
    const before = whole.slice(Math.max(0, match.index - 40), match.index)
    const behind = whole.slice(end, end + 40).split('\n', 1)[0] ?? ''
    const around = before.slice(before.lastIndexOf('\n') + 1) + match[0] + behind
    if (without_anybody.test(around)) continue
    const door = /\bopen\b|\bhours\b(?! a day)/i.test(around) && !not_the_door.test(around)
    claims.push({
      ...text.placeAt(match.index),
      text: around.replace(/\s+/g, ' ').trim(),
      week: door ? Object.fromEntries(weekdays.map(name => [name, [all_day]])) : null,
      always_open: door,
      from: 'text',
      region: text.regionAt(match.index),
      node: null,
      problems: [],
    })
  }
  return claims
}
