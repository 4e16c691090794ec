import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const zero = /^[$★]?0{1,2}\s?(?:[+%★]|\+%|k|k\+)?$/i
/** "0 /7", "0 h": numbers of whatever it may be. */
const in_a_unit = /^0{1,2}\s?(?:[♥KM]|\/ ?\d{1,2}|hr?s?|yrs?)$/
/** What stands beside the number of a counter in an element of its own. */
const beside = /^(?:[+%★♥kKhM]{1,2}|\/ ?\d{1,2}|hrs?|yrs?)$/
const counted =
  /^(?:\+ ?)?(?:(?:happy|satisfied|five[- ]star|5[- ]star|star|google|completed|finished|years?|projects?|jobs|homes|team|awards?) ){0,2}(?:clients|customers|reviews?|years?|projects?|jobs|homes|experience|awards?|families|patients|completed|rating|satisfaction)\b/i

/** What else stands at zero by right: the clock until an event, a basket, what others have said. */
const rightly =
  /^(?:days?|hours?|hrs|min(?:ute)?s?|sec(?:ond)?s?|weeks?|months?|items?|results?|votes?|likes?|comments?|views?|shares?|posts?|replies|points?|orders?|messages?|products?|followers|following)$|\b(?:cart|basket|total|tax|fee|down|deposit|stars?(?! reviews))\b/i
const a_label = /^\p{Lu}[\p{L}&’' -]{2,38}$/u
/** Counters stand in a row. */
const in_a_row = 3
const apart = 6

/** Those who run the site see there what there is. */
const of_the_staff =
  /\/(?:admin|dashboard|account|login|portal|members?|staff|crm|pos|app|tracker|calculator|quiz)s?\b/i

/** A screen for the staff within the page, which visitors are not shown; what it counts comes when they log in. */
const staff_screen = /^\W*(?:(?:my |admin |owner )?dashboard|admin(?: panel| area)?)\W*$/i
const screen = 30

type Bare = { at: number; line: number; label: string; is_known: boolean }

/** Zeros that nobody doubts, and zeros of which at least three stand in a row with labels of their own. */
function countersAmong(blocks: readonly TextBlock[]): readonly Bare[] {
  const bare = blocks.flatMap((block, at): Bare[] => {
    if (block.text.length > 4 || !(zero.test(block.text) || in_a_unit.test(block.text)) || block.element === 'td')
      return []
    if (blocks.slice(Math.max(0, at - screen), at).some(({ text }) => text.length < 20 && staff_screen.test(text)))
      return []
    const after = blocks.slice(at + 1, at + 4).filter(({ text }) => !beside.test(text))
    const known = zero.test(block.text) ? after.slice(0, 2).find(({ text }) => counted.test(text)) : undefined
    const named = after.find(({ text }) => a_label.test(text))
    const label = known ?? (named && !rightly.test(named.text.trim()) ? named : undefined)
    // Nobody heads a part of the page with a zero.
    const heads = /^h[1-6]$/.test(block.element)
    return label ? [{ at, line: block.line, label: label.text, is_known: known !== undefined || heads }] : []
  })
  const close = bare.filter((one, i) =>
    [bare[i - 1], bare[i + 1]].some(other => other && Math.abs(other.at - one.at) <= apart),
  )
  const row = new Set(close.map(({ label }) => label)).size >= in_a_row ? new Set(close) : new Set<Bare>()
  return bare.filter(one => one.is_known || row.has(one))
}

export const countersAtZero: PageCheck = {
  id: 'counter-at-zero',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'Your numbers stand as 0 until a script counts them up',
  why: 'Search engines and assistants may read “0 years of experience”, and so does everybody whose script fails.',
  mend: 'Write the real number into the page, and let the script only animate it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  look: page => {
    if (!isShown(page) || page.kind === 'article' || of_the_staff.test(page.url)) return notApplicable
    const bare = countersAmong(page.facts.text.blocks)
    return foundAll(
      bare.slice(0, 5).map(({ line, label }) => ({ url: page.url, line, evidence: `“0 ${shortened(label, 40)}”` })),
    )
  },
}
