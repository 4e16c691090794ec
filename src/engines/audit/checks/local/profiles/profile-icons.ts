import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

const names: Record<string, string> = {
  facebook: 'facebook',
  fb: 'facebook',
  instagram: 'instagram',
  insta: 'instagram',
  twitter: 'x',
  linkedin: 'linkedin',
  youtube: 'youtube',
  yelp: 'yelp',
  pinterest: 'pinterest',
  tiktok: 'tiktok',
  nextdoor: 'nextdoor',
}
/** A file that is nothing but the sign of a network: `icon-facebook.png`, `fb_32.png`, `facebook button-r.png`. */
const sign =
  /(?:^|\/)(?:icons?[-_ ]|social[-_ ])*(facebook|fb|instagram|insta|twitter|linkedin|youtube|yelp|pinterest|tiktok|nextdoor)(?:[-_ ]?(?:icon|logo|button|social|link|square|circle|round|white|black|color|footer|header|sm|small|f|u\d+|r|\d{1,4}(?:x\d+)?))*\.(?:png|svg|gif|webp|jpe?g)(?:[?#]|$)/i

/** "Oak floor in a hallway": a picture that came from there, and no sign of it. */
const few_words = 3
const shows_work = /\/(?:gallery|galleries|photos?|portfolio|projects?|our-?work)\//i

function isOfWork(address: string, alt: string | null): boolean {
  if (shows_work.test(address)) return true
  return (alt ?? '').trim().split(/\s+/).length > few_words && (alt ?? '').search(each_name) < 0
}

function networkOf({ lazy_src, src, alt }: ImageFact): string | undefined {
  const address = lazy_src ?? src ?? ''
  const found = address.length > 300 ? null : sign.exec(address.replaceAll('%20', ' '))
  return found && !isOfWork(address, alt) ? names[found[1]?.toLowerCase() ?? ''] : undefined
}

/** "Facebook", or "Facebook / Instagram": nothing but names of networks. */
const only_names =
  /^(?:[\s/|,·•&]*(?:and )?\b(?:facebook|fb|instagram|insta|twitter|linkedin|youtube|yelp|pinterest|tiktok|nextdoor)\b)+[\s/|,·•]*$/i
const each_name = /\b(?:facebook|fb|instagram|insta|twitter|linkedin|youtube|yelp|pinterest|tiktok|nextdoor)\b/gi
const invites = /follow|connect|social|find us|like us|join us|stay in touch|keep up/i
const is_frame = new Set(['footer', 'header', 'nav'])
/** There a name is pressed, chosen, or the source of what stands under it. */
const no_entry = /^(?:button|label|t[dh]|h[1-6]|dt|summary|option|figcaption|cite|blockquote)$/
const longest_list = 90
const fewest_names = 2

const isNames = askedOnce(text => text.length <= longest_list && only_names.test(text))
const isInvitation = askedOnce(text => text.length <= longest_list && invites.test(text))

/** Names of networks in a row at the foot of the page or under "Follow us", none of them a link. */
function bareNames(
  { text: { blocks }, links }: PageFacts,
  linked: ReadonlySet<string>,
): { line: number; text: string } | undefined {
  let linked_texts: ReadonlySet<string> | undefined
  const isLinked = (name: string) => {
    linked_texts ??= new Set(links.map(({ text }) => text.toLowerCase()))
    return linked_texts.has(name)
  }
  let first: TextBlock | undefined
  let row: string[] = []
  let invited = false
  for (const block of blocks) {
    const { text, element, region } = block
    const is_name = isNames(block) && !no_entry.test(element)
    if (!is_name || isLinked(text.toLowerCase())) {
      first = undefined
      if (row.length > 0) row = []
      invited = isInvitation(block)
      continue
    }
    first ??= block
    row.push(...(text.toLowerCase().match(each_name) ?? []))
    const networks = new Set(row.map(name => names[name] ?? name))
    if (
      networks.size >= fewest_names &&
      [...networks].every(name => !linked.has(name)) &&
      (invited || is_frame.has(region))
    )
      return { line: first.line, text: row.join(', ') }
  }
  return undefined
}

/** Signs of several networks drawn by a font; a single one may stand beside the words of a link. */
function deadSigns({ bare_signs }: PageFacts, linked: ReadonlySet<string>): { line: number; text: string } | undefined {
  const networks = new Set(bare_signs.map(({ network }) => network))
  const [first] = bare_signs
  if (!first || networks.size < fewest_names || [...networks].some(name => linked.has(names[name] ?? name)))
    return undefined
  return { line: first.line, text: [...networks].join(', ') }
}

export const profileIconUnlinked: PageCheck = {
  id: 'profile-icon-unlinked',
  section: 'local',
  scope: 'page',
  severity: 'low',
  title: 'Signs or names of Facebook and the like that lead nowhere',
  why: 'Visitors tap the sign to see your page there, and nothing happens.',
  mend: 'Make each sign a link to your own page on that network, or take it out.',
  source: 'https://support.google.com/business/answer/7091',
  look: page => {
    const { images, profiles } = page.facts
    if (!isShown(page)) return notApplicable
    const linked = new Set<string>(profiles.flatMap(({ from, network }) => (from === 'link' ? [network] : [])))
    const dead = images.filter(image => {
      if (image.in_link || image.hidden || image.in_noscript) return false
      const network = networkOf(image)
      return network !== undefined && !linked.has(network)
    })
    const bare = bareNames(page.facts, linked)
    if (bare) return found(page.url, bare.line, `“${bare.text}” as words without a link`)
    const signs = deadSigns(page.facts, linked)
    if (signs) return found(page.url, signs.line, `the signs of ${signs.text}, in no link`)
    return foundAll(
      dead.slice(0, 6).map(({ line, src }) => ({ url: page.url, line, evidence: `<img src="${src?.slice(0, 90)}">` })),
    )
  },
}
