import { againstEachOther, termsBySubject } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { included_thing } from '#src/engines/audit/facts/business/terms/prices/included-things.ts'

const most = 3

/** What is part of the price on one page, and charged beside it on another. */
export function includedYetExtra(site: SiteView): Occurrence[] {
  const pairs = [...termsBySubject(site, included_thing).values()].flatMap(told => {
    const extra = told.find(({ value }) => value === 0)
    const included = extra && told.find(one => one.value === 1 && one.url !== extra.url)
    return extra && included ? [againstEachOther(included, extra)] : []
  })
  return pairs.slice(0, most)
}
