import type { Region } from '../types/place.ts'
import type { OpenElement } from './open-element.ts'
import type { Reading } from './reading.ts'

const by_role: Record<string, Region> = {
  banner: 'header',
  navigation: 'nav',
  main: 'main',
  complementary: 'aside',
  contentinfo: 'footer',
}
/** Names that authors without landmark elements give to the parts of the page; not those of cards, posts and dialogs. */
const named =
  /^(?:(?:site|page|main|global|app|bottom|wp|masthead|top)[-_]?)?(header|footer|masthead|colophon)(?:[-_]?(?:area|wrap(?:per)?|container|section|main|widgets?|inner|content|block|bottom|top|bar))?$/
/** The same of the menu, which such pages have in a div or a cell. A column at the side may hold hours and numbers, too. */
const named_menu =
  /^(?:(?:site|page|main|global|top|primary|header)[-_]?)?(?:nav|navi|navbar|navigation)(?:[-_]?(?:area|wrap(?:per)?|container|inner|block|bar|menu|links?|list))?$/

/** Sets the region inside an element: its outermost landmark decides. */
export function enterRegion(reading: Reading, element: OpenElement): void {
  const { attributes } = reading
  const role = attributes.groups & 1 ? attributes.lower('role') : ''
  const region = role === '' ? element.tag.region : (by_role[role] ?? null)
  if (region === 'nav') element.in_nav = true
  if (element.name === 'article' || role === 'article') element.in_article = true
  if (element.region === 'body' && !element.hidden) {
    element.region = outermost(reading, element, region)
    if (element.region === 'nav') element.in_nav = true
  }
  if (element.tag.section) element.in_section = true
}

function outermost(reading: Reading, element: OpenElement, region: Region | null): Region {
  if (region) {
    const own = region === 'header' || region === 'footer'
    if (!own || !element.in_section || (element.name !== 'header' && element.name !== 'footer')) return region
    // In a section that was never closed, the foot of the site still calls itself so.
    return region === 'footer' && namedRegion(reading, element.in_article) === 'footer' ? 'footer' : 'body'
  }
  return element.tag.container ? namedRegion(reading, element.in_section) : 'body'
}

function namedRegion(reading: Reading, in_section: boolean): Region {
  if (in_section) return 'body'
  const own = reading.attributes.lower('id')
  const found = named.exec(own)?.[1] ?? classRegion(reading.attributes.get('class'))
  if (found === 'header' || found === 'masthead') return 'header'
  if (found === 'nav' || named_menu.test(own)) return 'nav'
  return found === 'footer' || found === 'colophon' ? 'footer' : 'body'
}

function classRegion(classes: string | null): string | undefined {
  if (!classes || classes.length > 500 || !/header|footer|masthead|colophon|nav/i.test(classes)) return undefined
  for (const name of classes.toLowerCase().split(/\s+/)) {
    const found = named.exec(name)?.[1] ?? (named_menu.test(name) ? 'nav' : undefined)
    if (found) return found
  }
  return undefined
}
