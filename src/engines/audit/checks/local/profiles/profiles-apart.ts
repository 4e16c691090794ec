import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const most = 5
const fewest_pages = 3
/** A page that this share of the site leads to is the business's own. */
const usual_share = 0.6

const networkOf = (profile: string) => profile.slice(0, profile.indexOf('/'))

export const profilesApart: SiteCheck = {
  id: 'profile-differs-across-pages',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'A page links to another profile than the rest of the site',
  why: 'It is often an old one, or that of the business whose site was copied. Visitors follow a stranger.',
  mend: 'Open both, and link to your own on every page.',
  source: 'https://support.google.com/business/answer/7091',
  look: site => {
    const told = site.pages.flatMap(({ url, kind, row }) =>
      kind === 'article'
        ? []
        : row.profiles.flatMap(one => (one.framed ? [{ ...one, url, network: networkOf(one.profile) }] : [])),
    )
    if (told.length < fewest_pages || hasSeveralPlaces(site)) return notApplicable
    const apart = [...Map.groupBy(told, ({ network }) => network).values()].flatMap((there): Occurrence[] => {
      const by_page = Map.groupBy(there, ({ url }) => url)
      const single = [...by_page.values()].flatMap(([only, ...more]) => (only && more.length === 0 ? [only] : []))
      const [usual, ...others] = [...Map.groupBy(single, ({ profile }) => profile).values()].sort(
        (one, other) => other.length - one.length,
      )
      const [first] = usual ?? []
      if (!usual || !first || usual.length < Math.max(fewest_pages, by_page.size * usual_share)) return []
      // A page that leads to both knows of two.
      const together = new Set(
        [...by_page.values()].flatMap(list => (list.length > 1 ? list.map(({ profile }) => profile) : [])),
      )
      return others.flat().flatMap(({ url, line, profile }) => {
        const evidence = `${profile}; ${first.profile} on ${usual.length} pages`
        return together.has(profile) ? [] : [{ url, line, evidence }]
      })
    })
    return foundAll(apart.slice(0, most))
  },
}
