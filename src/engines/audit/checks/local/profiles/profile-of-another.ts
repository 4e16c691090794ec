import { plainWords, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { ProfileFact } from '#src/engines/audit/facts/types/business-facts.ts'

const networks = new Set(['facebook', 'instagram', 'x', 'tiktok', 'yelp'])
/** A name that people chose, after whatever the network puts before it. */
const named = /^https?:\/\/[^/]+\/(?:biz\/|@)?([a-z][\w.-]{5,60})\/?(?:[?#].*)?$/i
const no_name =
  /^(?:pages|groups|people|profile\.php|p|reel|share|sharer(?:\.php)?|search|home|intent|explore|events?|login|hashtag|watch|story\.php|permalink\.php|writeareview|photo)$/i
const fewest_letters = 7
/** As much in common shows that two names may be of one house. */
const run = 4
/** Beginnings of words in a handle are at least so long. */
const cut = 3
const most_words = 12

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

function handleOf({ url, from, share, generic, network }: ProfileFact): string {
  if (from !== 'link' || share || generic || !networks.has(network)) return ''
  const name = named.exec(url.trim())?.[1] ?? ''
  return no_name.test(name) ? '' : lettersOf(name)
}

/** Shares a run of letters with what the business calls itself, or holds one of the words of its page. */
function isAkin(handle: string, { facts, url, given }: PageView, words: ReadonlySet<string>): boolean {
  const called = [given.name ?? '', new URL(url).hostname, ...facts.names.map(({ name }) => name)]
  const own = called.map(lettersOf).join(' ')
  for (let at = 0; at + run <= handle.length; at++) if (own.includes(handle.slice(at, at + run))) return true
  for (const word of words) if (handle.includes(word)) return true
  const initials = called.map(name =>
    lettersOf(
      name
        .split(/[^\p{L}]+/u)
        .map(word => word[0] ?? '')
        .join(''),
    ),
  )
  return (
    initials.some(letters => letters.length >= 2 && handle.includes(letters)) ||
    called.some(name => isCutFrom(handle, name))
  )
}

/** "lexpodnyc" is cut from the beginnings of "Lexington Podiatry". */
function isCutFrom(handle: string, name: string): boolean {
  const words = name
    .split(/[^\p{L}]+/u, most_words)
    .map(lettersOf)
    .filter(word => word.length >= cut)
  return words.some((word, index) =>
    words.slice(index + 1).some(next => {
      const second = next.slice(0, cut)
      for (let end = cut; end <= word.length; end++) if (handle.includes(word.slice(0, end) + second)) return true
      return false
    }),
  )
}

export const profileOfAnother: SiteCheck = {
  id: 'profile-of-another',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A profile link leads to a page under a name that has nothing to do with yours',
  why: 'It is often left over from the template or from the site that yours was copied from. Visitors follow and review a stranger.',
  mend: 'Open the link, and put in the address of your own page.',
  source: 'https://support.google.com/business/answer/7091',
  look: ({ home_view }) => {
    if (!home_view || !/^(?:en|$)/i.test(home_view.facts.html?.lang ?? '')) return notApplicable
    const { facts, url } = home_view
    const told = facts.profiles.flatMap(profile => {
      const handle = handleOf(profile)
      return handle.length < fewest_letters ? [] : [{ ...profile, handle }]
    })
    if (told.length === 0 || facts.empty_app_root || facts.names.length === 0) return notApplicable
    const metas = facts.metas.map(({ content }) => content).join(' ')
    const text = `${visibleWords(home_view)} ${plainWords(metas)}`
    const words = new Set(text.split(' ').filter(word => word.length >= run && /^[a-z]+$/.test(word)))
    const strange = told.filter(({ handle }) => !isAkin(handle, home_view, words))
    return foundAll(strange.slice(0, 4).map(({ line, url: to }) => ({ url, line, evidence: to.slice(0, 90) })))
  },
}
