import { isAkin, lettersOf, wordsOfHome } from '#src/engines/audit/checks/business/akin-names.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { ProfileFact } from '#src/engines/audit/facts/types/business-facts.ts'

const networks = new Set(['facebook', 'instagram', 'x', 'tiktok', 'yelp'])
/** A name that people chose, after whatever the network puts before it. */
const named = /^https?:\/\/[^/]+\/(?:biz\/|@)?([a-z][\w.-]{5,60})\/?(?:[?#].*)?$/i
const no_name =
  /^(?:pages|groups|people|profile\.php|p|reel|share|sharer(?:\.php)?|search|home|intent|explore|events?|login|hashtag|watch|story\.php|permalink\.php|writeareview|photo)$/i
const fewest_letters = 7

function handleOf({ url, share, generic, network }: ProfileFact): string {
  if (share || generic || !networks.has(network)) return ''
  const name = named.exec(url.trim())?.[1] ?? ''
  return no_name.test(name) ? '' : lettersOf(name)
}

/** Services where a business is booked or ordered from under the name that it chose there; people's own names are left out. */
const booked =
  /^https?:\/\/(?:book\.mylimobiz\.com\/v\d\/([\w-]{6,60})|(?!(?:www|app|book|checkout|connect|merchant|online|order|payments?|buyer|squareup)\.)([\w-]{6,60})\.(?:launch27|bookingkoala|square|setmore)\.(?:com|site)(?=[/?#]|$)|book\.housecallpro\.com\/book\/([\w-]{6,60})|(?:www\.)?(?:opentable\.com\/r|toasttab\.com\/local\/order|doordash\.com\/store|grubhub\.com\/restaurant)\/([\w-]{6,60}))/i

const bookedAs = (url: string): string => lettersOf(booked.exec(url)?.slice(1).find(Boolean) ?? '')

/** So many names on one network are those of people, whatever they are called. */
const of_people = 3

function handlesOfPeople(profiles: readonly ProfileFact[]): Set<string> {
  const named = profiles.map(profile => ({ network: profile.network, handle: handleOf(profile) }))
  const handles = Map.groupBy(
    named.filter(({ handle }) => handle !== ''),
    ({ network }) => network,
  )
  return new Set(
    [...handles.values()].flatMap(on_one => {
      const different = new Set(on_one.map(({ handle }) => handle))
      return different.size >= of_people ? [...different] : []
    }),
  )
}

const handleIn = (profile: string) => lettersOf(profile.slice(profile.indexOf('/') + 1))

/** Pages that lead to the business's own profiles in their midst, and to no others as a rule. */
const own_kinds = new Set<PageKind>(['contact', 'about', 'service'])
const most = 4

export const profileOfAnother: SiteCheck = {
  id: 'profile-of-another',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A link to a profile or to booking leads to a page under a name that has nothing to do with yours',
  why: 'It is often left over from the template or from the site that yours was copied from. Visitors follow, review or book a stranger.',
  mend: 'Open the link, and put in the address of your own page. If it is yours under an older name, have that changed there.',
  source: 'https://support.google.com/business/answer/7091',
  look: ({ home_view, pages }) => {
    if (!home_view || !/^(?:en|$)/i.test(home_view.facts.html?.lang ?? '')) return notApplicable
    const { facts, url } = home_view
    const on_home = facts.profiles.flatMap(profile => {
      const handle = handleOf(profile)
      return handle.length < fewest_letters ? [] : [{ url, line: profile.line, evidence: profile.url, handle }]
    })
    const booking = facts.links.flatMap(({ kind, internal, url: goal, line }) => {
      const handle = kind === 'web' && !internal && goal !== null && goal.length < 300 ? bookedAs(goal) : ''
      return handle.length < fewest_letters ? [] : [{ url, line, evidence: goal ?? '', handle }]
    })
    const inside = pages.flatMap(page =>
      own_kinds.has(page.kind)
        ? page.row.profiles.flatMap(({ profile, framed, line }) =>
            framed ? [] : [{ url: page.url, line, evidence: profile, handle: handleIn(profile) }],
          )
        : [],
    )
    const told = new Map([...inside, ...booking, ...on_home].map(one => [one.handle, one]))
    if (told.size === 0 || facts.empty_app_root || facts.names.length === 0) return notApplicable
    const words = wordsOfHome(home_view)
    const people = handlesOfPeople(facts.profiles)
    const strange = [...told.values()].filter(({ handle }) => !people.has(handle) && !isAkin(handle, home_view, words))
    return foundAll(
      strange.slice(0, most).map(one => ({ url: one.url, line: one.line, evidence: one.evidence.slice(0, 90) })),
    )
  },
}
