import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** "Sunday Worship at 10:00 AM", "Sundays: Divine Service 9 & 11 am": the doors of a church are open then, and nobody asks for more. */
const worship =
  /\b(?=[DHLMPSW])(?:divine (?:service|worship)|holy (?:mass|communion|eucharist)|liturgy|mass(?:es)?|services?|shabbat|sabbath|prayers?|worship)\b[^\n]{0,60}?\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/i
const day = /\b(?:sun|satur|fri|wednes)days?\b|\bshabbat\b|\bsabbath\b/i
const of_worship = /\b(?:church|chapel|parish|cathedral|temple|synagogue|mosque|ministr(?:y|ies)|congregation)\b/i

/** "Every Sunday" in a line, and the hours in the lines below it. */
const day_alone = /^\W*(?:every |each |on )?(?:sun|satur|fri|wednes)days?\b.{0,30}$/i
const hour = /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/i
const below = 3

/** Of a block, each line is one of its own. */
function tellsDay(blocks: readonly TextBlock[]): boolean {
  const lines = blocks.flatMap(({ text }) => text.split('\n'))
  return lines.some(
    (line, at) =>
      line.length < 60 && day_alone.test(line) && lines.slice(at, at + below).some(other => hour.test(other)),
  )
}

/** Does the front page of a house of worship say when people gather? */
const onFrontPage = ({ facts: { text, titles } }: PageView): boolean =>
  of_worship.test(titles[0]?.text ?? '') &&
  (text.blocks.some(block => worship.test(block.text) && day.test(block.text)) || tellsDay(text.blocks))

/** Pages on which a house of worship prints its times. */
const of_times = /\b(?:schedules?|(?:service|mass|worship|gathering) ?times?|worship|services|masses)\b/i

/** The same of the site: there, or on a page that is called after the times. */
export function tellsWorship({ home_view, pages }: Pick<SiteView, 'home_view' | 'pages'>): boolean {
  if (!home_view) return false
  if (onFrontPage(home_view)) return true
  const { titles, headings } = home_view.facts
  if (!of_worship.test(`${titles[0]?.text ?? ''} ${headings[0]?.name ?? ''}`)) return false
  return pages.some(({ url, row }) =>
    of_times.test(`${new URL(url).pathname.replace(/[-_/.]/g, ' ')} ${row.title} ${row.h1}`),
  )
}
