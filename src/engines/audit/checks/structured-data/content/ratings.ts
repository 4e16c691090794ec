import { isLocalBusiness, ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isKindOf } from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'
import { nodesOf, textOf } from '#src/engines/audit/facts/node-values.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'

const source = 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet'

/** What a customer wrote is no star; a review without a rating shows none. */
const hasStars = (node: DataNode, name: string, nodes: readonly DataNode[]): boolean =>
  nodesOf(node, name).some(index => nodes[index]?.properties.has('reviewRating') === true)

export const selfServingRating: PageCheck = {
  id: 'schema-self-serving-rating',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Your site gives stars to your own business',
  why: 'Google shows no stars for ratings that a business publishes about itself on its own site, and may act against the site if they mislead.',
  mend: 'Take aggregateRating and review out of the entry of your business. Reviews may stay on the page as words; products and recipes may keep their ratings.',
  source,
  look: page => {
    const own = ownOrganisations(page)
    // Several businesses on one page are a directory, which may rate what it lists.
    if (own.length === 0 || own.filter(isLocalBusiness).length > 3) return notApplicable
    const { nodes } = page.facts.structured_data
    return foundAll(
      own.flatMap(node => {
        const properties = ['aggregateRating', 'review', 'reviews'].filter(
          name => node.properties.has(name) && (name === 'aggregateRating' || hasStars(node, name, nodes)),
        )
        if (properties.length === 0) return []
        const rating = nodes[nodesOf(node, 'aggregateRating')[0] ?? -1]
        const [value, count] = [
          textOf(rating, 'ratingValue'),
          textOf(rating, 'reviewCount') || textOf(rating, 'ratingCount'),
        ]
        const shown = value === '' ? '' : `: ${value}${count === '' ? '' : ` from ${count} reviews`}`
        const evidence = `${node.types[0]} has ${properties.join(' and ')}${shown}`
        return [{ url: page.url, line: (rating ?? node).line, evidence }]
      }),
    )
  },
}

const numberIn = (written: string) => (/^-?\d+(?:[.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : null)

/** What cannot be right about a rating; `null` when all can. */
function problemOf(rating: DataNode): string | null {
  const written = textOf(rating, 'ratingValue')
  if (written === '' || /[{[<]/.test(written)) return written === '' ? 'no ratingValue' : null
  // "80%" and "4/5" carry their scale with them.
  const value = numberIn(written)
  if (value === null) return /%$|\//.test(written) ? null : `ratingValue “${written.slice(0, 30)}” is no number`
  const best = numberIn(textOf(rating, 'bestRating')) ?? 5
  const worst = numberIn(textOf(rating, 'worstRating')) ?? Math.min(1, best)
  if (value > best) return `ratingValue ${value} is above the best, ${best}`
  if (value < worst) return `ratingValue ${value} is below the worst, ${worst}`
  if (!rating.types.includes('AggregateRating')) return null
  const counts = ['reviewCount', 'ratingCount'].filter(name => rating.properties.has(name))
  if (counts.length === 0) return 'neither reviewCount nor ratingCount'
  const wrong = counts.find(
    name => /^-?\d/.test(textOf(rating, name)) && Number(textOf(rating, name).replaceAll(',', '')) <= 0,
  )
  return wrong ? `${wrong} is ${textOf(rating, wrong)}` : null
}

const none: ReadonlySet<DataNode> = new Set()

function ownRatings(page: PageView): ReadonlySet<DataNode> {
  const { nodes } = page.facts.structured_data
  const rated = ownOrganisations(page).flatMap(node => nodesOf(node, 'aggregateRating'))
  return new Set(rated.flatMap(index => nodes[index] ?? []))
}

export const invalidRating: PageCheck = {
  id: 'schema-rating-invalid',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'A rating in your structured data cannot be right',
  why: 'Search engines drop ratings outside their scale, or with nobody behind them.',
  mend: 'Give ratingValue between worstRating and bestRating (1 and 5 when not told), and the true number of reviews.',
  source,
  look: page => {
    const ratings = page.facts.structured_data.nodes.filter(
      ({ is_schema_org, types }) => is_schema_org && types.some(type => isKindOf(type, 'Rating')),
    )
    const rated = ratings.filter(({ types }) => !types.includes('EndorsementRating'))
    if (rated.length === 0) return notApplicable
    // Stars that a business gives itself have to go, right or wrong.
    const told = selfServingRating.look(page).state === 'found' ? ownRatings(page) : none
    return foundAll(
      rated.flatMap(rating => {
        if (told.has(rating)) return []
        const evidence = problemOf(rating)
        return evidence === null ? [] : [{ url: page.url, line: rating.line, evidence }]
      }),
    )
  },
}
