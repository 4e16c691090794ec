import type { PageFacts } from '../page-facts.ts'
import type { IndexedProfile } from './site-index-row.ts'
import { strangeTo } from './words-of-page.ts'

const most = 6
/** Networks on which a business has one page with a name in its address. */
const named =
  /^https?:\/\/(?:www\.|m\.)?(facebook|instagram|tiktok|twitter|x|yelp)\.com\/(?:biz\/|@)?([a-z][\w.-]{2,60})\/?(?:\?.*)?$/i
const no_name =
  /^(?:pages|groups|people|profile\.php|channel|company|search|p|reel|watch|share|sharer(?:\.php)?|hashtag|explore|events|login|home|writeareview|intent|dialog|plugins|photo|story\.php|permalink\.php)$/i

/**
 * The pages on networks that the frame of a page leads to, each by network and name; and those in its midst whose names
 * have nothing to do with what the page says.
 */
export function indexedProfiles(facts: PageFacts): IndexedProfile[] {
  const found = new Map<string, IndexedProfile>()
  const isStrange = strangeTo(facts)
  for (const { from, share, generic, region, url, line } of facts.profiles) {
    if (from !== 'link' || share || generic || found.size >= most) continue
    const [, network = '', name = ''] = named.exec(url.trim()) ?? []
    if (network === '' || no_name.test(name)) continue
    const profile = `${network.toLowerCase()}.com/${name.toLowerCase().replaceAll('.', '')}`
    const framed = region === 'footer' || region === 'header'
    if (found.get(profile)?.framed || (found.has(profile) && !framed)) continue
    if (framed || isStrange(name)) found.set(profile, { profile, framed, line })
  }
  return [...found.values()]
}
