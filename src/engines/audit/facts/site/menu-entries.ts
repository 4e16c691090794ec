import type { PageFacts } from '../page-facts.ts'
import type { LinkFact } from '../types/link-facts.ts'

/** A link of a page's menus: its words in lower case, the page it leads to, and the place on that page or `''`. */
export type MenuEntry = { words: string; page: number; place: string }

const most = 80
const longest = 40
/** Places with longer names are kept in part. */
export const longest_place = 40
const part = '\t'

/** Words by which two spellings of one entry are the same. */
export const plainEntry = (name: string) =>
  name
    // What tells a screen reader that this is the page is copied with the menu.
    .replace(/ ?\(current\) ?$/i, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Lists that open on a click are hidden from assistive technology until then, and their entries have words without a name. */
export const shownName = ({ name, text }: LinkFact): string => name || text

const isOfMenu = ({ in_nav, region }: LinkFact): boolean => in_nav || region === 'header' || region === 'nav'

/**
 * The links of the header and of the menus to pages of the site, each as one text. Links to a place on the page itself
 * are not among them. A page of tables marks no menu: there, what its links share with those of other pages is one.
 */
export function menuTexts({ links }: PageFacts, intern: (url: string) => number): string[] {
  const texts = new Set<string>()
  const is_marked = links.some(isOfMenu)
  for (const link of links) {
    const { kind, internal, url } = link
    if ((is_marked && !isOfMenu(link)) || kind !== 'web' || !internal || !url) continue
    const name = shownName(link)
    if (name === '' || name.length > longest) continue
    if (texts.size >= most) break
    const [address = '', place = ''] = url.split('#', 2)
    texts.add(plainEntry(name) + part + intern(address) + part + place.slice(0, longest_place))
  }
  return [...texts]
}

const most_places = 12

/** The links in the midst of a page to a place on another one: "Get a quote" that leads to the form of the front page. */
export function placeTexts({ links, url: own }: PageFacts, intern: (url: string) => number): string[] {
  const texts = new Set<string>()
  const here = own.split('#', 1)[0]
  for (const link of links) {
    const { kind, internal, url, hidden, scripted, role } = link
    if (kind !== 'web' || !internal || !url?.includes('#') || hidden || scripted || role !== '') continue
    if (isOfMenu(link)) continue
    const [address = '', place = ''] = url.split('#', 2)
    const name = shownName(link)
    if (place === '' || address === here || name === '' || name.length > longest) continue
    if (texts.size >= most_places) break
    texts.add(plainEntry(name) + part + intern(address) + part + place.slice(0, longest_place))
  }
  return [...texts]
}

export function menuEntryOf(text: string): MenuEntry {
  const [words = '', page = '', place = ''] = text.split(part)
  return { words, page: Number(page), place }
}
