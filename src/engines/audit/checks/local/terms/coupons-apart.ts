import { placesOfBusiness } from '#src/engines/audit/checks/business/several-places.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { IndexedClaim } from '#src/engines/audit/facts/site/site-index-row.ts'

type Coupon = IndexedClaim & { url: string }
const most = 5

/** What the dollars are taken off: "first cleaning". */
const goodsOf = ({ text }: IndexedClaim): string =>
  text
    .toLowerCase()
    .replace(/^\S+ off (?:(?:on|any|all|your|their|an?|the|of) )*/, '')
    .split(' ')
    .slice(0, 2)
    .join(' ')

/** Words that may be said of any offer, so that two of them need not be one. */
const of_anything = /^(?:when|with|for|if|per|orders?|purchases?|\w+ (?:of|over|with|for))\b/

export const couponsApart: SiteCheck = {
  id: 'offer-differs-across-pages',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Two pages take different amounts off the same thing',
  why: 'The customer who saw the better offer will ask for it, and feels cheated without it.',
  mend: 'Decide which offer holds, and write it the same way on every page.',
  source: 'https://www.ftc.gov/business-guidance/advertising-marketing/advertising-marketing-basics',
  ...inSteps(function* (site) {
    const told = yield* flatMapInSteps(site.pages, ({ url, kind, row }): Coupon[] => {
      if (kind === 'article' || kind === 'listing') return []
      const here = row.claims.filter(({ about }) => about === 'coupon')
      // Steps of one offer stand side by side: more off the larger job.
      return here
        .filter(one => here.every(other => other.value === one.value || goodsOf(other) !== goodsOf(one)))
        .map(one => ({ ...one, url }))
    })
    if (told.length < 2 || (yield* placesOfBusiness(site)).several) return notApplicable
    const apart = [...Map.groupBy(told, goodsOf)].flatMap(([goods, coupons]) => {
      const [first] = coupons
      const other = coupons.find(({ value }) => value !== first?.value)
      if (!first || !other || of_anything.test(goods) || !goods.includes(' ')) return []
      return [{ url: other.url, line: other.line, evidence: `“${other.text}”; “${first.text}” on ${first.url}` }]
    })
    return foundAll(apart.slice(0, most))
  }),
}
