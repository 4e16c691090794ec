import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { nodesOf, textOf } from '#src/engines/audit/facts/node-values.ts'

/** Counts that are told exactly: "100+ reviews" agrees with any above it. */
const counted =
  /(?<![\d.,+])(\d{1,3}(?:,\d{3})?|\d{4})(\+?) (?:(?:verified|happy|google|yelp|facebook|customer|client|patient|five[- ]star|5[- ]star|online) ){0,3}reviews\b/gi
const rated =
  /\b([1-5]\.\d)(?: ?★| ?\/ ?5\b| out of (?:5|five)\b|[ -]stars?\b| (?:(?:average|google|overall|customer) )?rating\b)/gi

type Said = { shown: string; fits: (number: number) => boolean }

function saidIn(text: string, pattern: RegExp): Said[] {
  return [...text.matchAll(pattern)].map(([shown, digits = '', more = '']) => {
    const number = Number(digits.replace(',', ''))
    return { shown, fits: value => (more === '+' ? value >= number : value === number) }
  })
}

export const ratingAgainstPage: PageCheck = {
  id: 'schema-rating-mismatch-page',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Structured data gives other stars or another number of reviews than the page',
  why: 'Ratings that do not agree look made up, to customers and to search engines.',
  mend: 'Take your rating out of the structured data, or keep it the same as the text.',
  source: general_guide,
  look: page => {
    const { nodes, ...data } = page.facts.structured_data
    const ratings = ownOrganisations(page).flatMap(node =>
      nodesOf(node, 'aggregateRating').flatMap(at => nodes[at] ?? []),
    )
    const [rating, ...more] = ratings
    if (!rating || more.length > 0 || data.blocks.length === 0) return notApplicable
    const text = page.facts.text.blocks.map(block => block.text).join('\n')
    const against = (value: string, said: readonly Said[]) =>
      /^\d+(?:\.\d+)?$/.test(value) && said.length > 0 && !said.some(({ fits }) => fits(Number(value)))
        ? said[0]
        : undefined
    const count = textOf(rating, 'reviewCount') || textOf(rating, 'ratingCount')
    const stars = textOf(rating, 'ratingValue')
    const wrong = [
      { told: `${count} reviews`, said: against(count, saidIn(text, counted)) },
      { told: `${stars} stars`, said: against(stars, saidIn(text, rated)) },
    ]
    return foundAll(
      wrong.flatMap(({ told, said }) =>
        said
          ? [{ url: page.url, line: rating.line, evidence: `structured data: ${told}; on the page: “${said.shown}”` }]
          : [],
      ),
    )
  },
}
