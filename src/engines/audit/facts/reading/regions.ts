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

/** Sets the region inside an element: its outermost landmark decides. */
export function enterRegion(reading: Reading, element: OpenElement): void {
  const { attributes } = reading
  const role = attributes.groups & 1 ? attributes.lower('role') : ''
  const region = role === '' ? element.tag.region : (by_role[role] ?? null)
  if (region === 'nav') element.in_nav = true
  if (element.name === 'article' || role === 'article') element.in_article = true
  if (element.region === 'body' && !element.hidden) element.region = outermost(reading, element, region)
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
  const id = named.exec(reading.attributes.lower('id'))?.[1]
  const found = id ?? classRegion(reading.attributes.get('class'))
  if (found === 'header' || found === 'masthead') return 'header'
  return found === 'footer' || found === 'colophon' ? 'footer' : 'body'
}

function classRegion(classes: string | null): string | undefined {
  if (!classes || classes.length > 500 || !/header|footer|masthead|colophon/i.test(classes)) return undefined
  for (const name of classes.toLowerCase().split(/\s+/)) {
    const found = named.exec(name)?.[1]
    if (found) return found
  }
  return undefined
}
