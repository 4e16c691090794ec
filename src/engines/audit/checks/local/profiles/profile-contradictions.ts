import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { profilesInTwo } from '#src/engines/audit/checks/local/contact/led-astray.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { ProfileFact, ProfileNetwork } from '#src/engines/audit/facts/types/business-facts.ts'

const guidelines = 'https://support.google.com/business/answer/7091'

/** Names under which people know their page; numbers and invitations may lead to the same page. */
const handle = /^https?:\/\/[^/]+\/@?([\w.-]{3,60})\/?(?:[?#].*)?$/i
const no_handle =
  /^(?:pages|groups|people|profile\.php|channel|company|in|biz|p|reel|watch|share|sharer(?:\.php)?|hashtag|explore)$/i
const compared = new Set<ProfileNetwork>(['facebook', 'instagram', 'x', 'tiktok', 'youtube', 'pinterest'])

/** The name of the page that a profile's address leads to, in one spelling; `null` where it shows none. */
function handleOf({ url, network, share, generic }: ProfileFact): string | null {
  const [, name = ''] = handle.exec(url.trim()) ?? []
  if (share || generic || !compared.has(network) || name === '' || no_handle.test(name)) return null
  return name.toLowerCase().replaceAll('.', '')
}

function handlesBy(profiles: readonly ProfileFact[]): Map<ProfileNetwork, Map<string, ProfileFact>> {
  const handles = new Map<ProfileNetwork, Map<string, ProfileFact>>()
  for (const profile of profiles) {
    const name = handleOf(profile)
    const known = handles.get(profile.network) ?? new Map<string, ProfileFact>()
    // An address that shows no name may be that of any page.
    known.set(name ?? '?', known.get(name ?? '?') ?? profile)
    handles.set(profile.network, known)
  }
  return handles
}

/** Networks on which links in the page lead to one page and structured data to another. */
function twoPages({ profiles }: PageFacts, url: string): Occurrence[] {
  const linked = handlesBy(profiles.filter(({ from, share }) => from === 'link' && !share))
  const told = handlesBy(profiles.filter(({ from }) => from === 'same-as'))
  return [...told].flatMap(([network, names]) => {
    const [name, ...others] = names.keys()
    const [shown, ...more] = linked.get(network)?.keys() ?? []
    if (!name || !shown || others.length > 0 || more.length > 0) return []
    if (name === shown || name === '?' || shown === '?') return []
    const [one, other] = [names.get(name), linked.get(network)?.get(shown)]
    const evidence = `sameAs: ${shortened(one?.url ?? '', 70)}; linked on the page: ${shortened(other?.url ?? '', 70)}`
    return [{ url, line: one?.line ?? null, evidence }]
  })
}

const label =
  /^(?:(?:visit|follow|find|like|join|see)(?: us)? on |our |on )?(facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|yelp|nextdoor)(?: (?:page|profile|icon|link|logo|account|channel))?$/i

/** "Calloway Plumbing Facebook page": the words behind the network say that it is a page there. */
const labelled_page =
  /^(?:[\w'’&.]{1,30} ){1,5}(facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|yelp|nextdoor) (?:page|profile|account|channel)$/i
/** Addresses that stand for others. */
const shortens =
  /^https?:\/\/(?:[\w-]+\.)*(?:linktr\.ee|bit\.ly|t\.co|goo\.gl|tinyurl\.com|fb\.(?:me|com)|youtu\.be|x\.com|lnkd\.in|ow\.ly|beacons\.ai)\//i

/** Links to other sites that are named, in the description of their picture as a rule, as the page on a network. */
function notOnNetworks({ links }: PageFacts, url: string): Occurrence[] {
  return links.flatMap(({ kind, internal, name, url: goal, line }) => {
    const named = kind === 'web' && !internal ? labelled_page.exec(name.trim())?.[1]?.toLowerCase() : undefined
    if (named === undefined || goal === null || shortens.test(goal)) return []
    if (goal.toLowerCase().includes(named) || (named === 'twitter' && goal.includes('x.com'))) return []
    return [{ url, line, evidence: `“${shortened(name.trim(), 60)}” leads to ${shortened(goal, 80)}` }]
  })
}

/** Links that name one network and lead to another. */
function otherNetworks({ profiles, links }: PageFacts, url: string): Occurrence[] {
  const by_offset = new Map(
    profiles.flatMap(one => (one.from === 'link' && !one.share ? [[one.offset, one] as const] : [])),
  )
  if (by_offset.size === 0) return []
  return links.flatMap(({ offset, name, line }) => {
    const profile = by_offset.get(offset)
    const named = profile && label.exec(name.trim())?.[1]?.toLowerCase()
    if (!profile || !named || (named === 'twitter' ? 'x' : named) === profile.network) return []
    return [{ url, line, evidence: `“${name.trim()}” leads to ${shortened(profile.url, 80)}` }]
  })
}

const own_words = /\b(?:us|our)\b/i
const about_profiles = /\b(?:social|follow|connect|see us|find us|stay in touch)\b/i
const wordsOf = (url: string) => new URL(url).pathname.replace(/[^a-z]+/gi, ' ')

/**
 * Pages of two names on one network, one at the foot of the page and one where it invites to follow the business itself.
 * The pages of people, partners and other places come under other words.
 */
function twoOfOwn(page: PageView): Occurrence[] {
  const { url, facts } = page
  const { profiles, links, titles, headings, addresses } = facts
  const linked = profiles.filter(({ from, share, generic }) => from === 'link' && !share && !generic)
  if (linked.length < 2) return []
  const foot = handlesBy(linked.filter(({ region }) => region === 'footer'))
  const within = handlesBy(
    linked.filter(({ region }) => region !== 'footer' && region !== 'header' && region !== 'nav'),
  )
  const first_heading = headings.find(({ level }) => level === 1)?.name ?? ''
  const is_about = about_profiles.test(`${titles[0]?.text ?? ''} ${first_heading} ${wordsOf(url)}`)
  const told = new Set(profilesInTwo(page)?.map(([first]) => first.network))
  return [...within].flatMap(([network, names]) => {
    if (told.has(network)) return []
    const [name, ...others] = names.keys()
    const [shown, ...more] = foot.get(network)?.keys() ?? []
    if (!name || !shown || others.length > 0 || more.length > 0) return []
    if (name === shown || name === '?' || shown === '?') return []
    const [one, other] = [names.get(name), foot.get(network)?.get(shown)]
    // Beside the addresses of several places each may have a page of its own.
    if (addresses.filter(({ region }) => region === one?.region).length > 1) return []
    const said = links.find(({ offset }) => offset === one?.offset)?.name ?? ''
    if (!is_about && !own_words.test(said)) return []
    const evidence = `${shortened(one?.url ?? '', 70)}; at the foot of the page: ${shortened(other?.url ?? '', 70)}`
    return [{ url, line: one?.line ?? null, evidence }]
  })
}

export const profileContradiction: PageCheck = {
  id: 'profile-link-mismatch',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'A profile link leads to another page than it says',
  why: 'Customers and search engines end up with somebody else, or with a page that you no longer keep.',
  mend: 'Open each link once, and put in the address of your own page, the same in the footer and in sameAs.',
  source: guidelines,
  look: page => {
    const { url, facts } = page
    if (facts.profiles.length === 0) return notApplicable
    return foundAll([
      ...twoPages(facts, url),
      ...otherNetworks(facts, url),
      ...notOnNetworks(facts, url),
      ...twoOfOwn(page),
    ])
  },
}
