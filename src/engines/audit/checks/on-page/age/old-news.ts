import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { HeadingFact } from '#src/engines/audit/facts/types/structure-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** News of this year and the last are fresh enough for a small shop. */
const fresh_years = 1
const longest_heading = 40

const of_news = /\b(?:news|blog|posts|updates|announcements|what['’]?s (?:new|happening))\b/i
/** What others write about the business, and what asks for an address, grows old without harm. */
const of_others = /\bin the (?:news|press|media)\b|\bpress\b|newsletter|sign ?up|subscribe|tips/i

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?'
const dated = new RegExp(
  `\\b${month} \\d{1,2}(?:st|nd|rd|th)?,? (20\\d\\d)\\b|\\b\\d{1,2}(?:st|nd|rd|th)? ${month},? (20\\d\\d)\\b|\\b${month},? (20\\d\\d)\\b|\\b\\d{1,2}[/.]\\d{1,2}[/.](20\\d\\d)\\b|\\b(20\\d\\d)-\\d\\d-\\d\\d\\b`,
  'gi',
)
/** A day without its year may be of this one. */
const undated = new RegExp(`\\b${month} \\d{1,2}(?:st|nd|rd|th)?\\b(?!,? 20\\d\\d)`, 'i')

type Dated = { year: number; text: string; line: number }

function datesIn({ text, line }: TextBlock): Dated[] {
  return [...text.matchAll(dated)].map(match => {
    const year = Number(match.slice(1).find(Boolean))
    return { year, text: match[0], line }
  })
}

/** What stands under a heading, up to the next of its rank or of a higher one. */
function under({ text, headings }: PageFacts, heading: HeadingFact): readonly TextBlock[] {
  const next = headings.find(({ offset, level }) => offset > heading.offset && level <= heading.level)
  const end = next?.offset ?? Number.POSITIVE_INFINITY
  return text.blocks.filter(({ offset, region }) => offset > heading.offset && offset < end && region !== 'footer')
}

const most_issues = 5

/** Issues, bulletins and the like that a page calls its latest; one that came after another on the site makes up for it. */
function oldIssues(pages: readonly SitePage[], year: number): Occurrence[] {
  const issues = pages.flatMap(({ url, kind, row }) =>
    kind === 'article'
      ? []
      : row.claims.flatMap(({ about, value, text, line }) => (about === 'latest' ? [{ url, line, value, text }] : [])),
  )
  const isFresh = ({ value }: { value: number }) => Math.floor(value / 10_000) >= year - fresh_years
  if (issues.some(isFresh)) return []
  return issues
    .slice(0, most_issues)
    .map(({ url, line, text }) => ({ url, line, evidence: `“${shortened(text, 80)}”` }))
}

export const oldNews: SiteCheck = {
  id: 'news-outdated',
  section: 'on-page',
  scope: 'site',
  severity: 'low',
  title: 'What your site calls its news or its latest issue is years old',
  why: 'Visitors take it for the last sign of life, and wonder whether you are still in business.',
  mend: 'Write something new a few times a year, or call it what it is: an archive.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: ({ home_view, pages, year }) => {
    if (!home_view) return notApplicable
    const issues = oldIssues(pages, year)
    const { facts, url } = home_view
    const told = facts.headings
      .filter(({ name }) => name.length <= longest_heading && of_news.test(name) && !of_others.test(name))
      .map(heading => ({ heading, blocks: under(facts, heading) }))
    for (const { heading, blocks } of told) {
      const dates = blocks.flatMap(datesIn)
      const newest = dates.toSorted((one, other) => other.year - one.year)[0]
      if (!newest || newest.year >= year - fresh_years || blocks.some(({ text }) => undated.test(text))) continue
      const evidence = `“${shortened(heading.name, 40)}”: the newest is of ${newest.text}`
      return foundAll([{ url, line: newest.line, evidence }, ...issues])
    }
    if (issues.length > 0) return foundAll(issues)
    return told.length === 0 ? notApplicable : ok
  },
}
