import { endCapturesOf } from '../reading/capture.ts'
import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import type { Tag } from '../reading/tags.ts'
import type { LinkFact, LinkKind } from '../types/link-facts.ts'
import { mailOf } from './hidden-mail.ts'
import { noteIdleLink } from './idle.ts'
import { noteLeftovers } from './leftovers.ts'
import { noteNested } from './nested-controls.ts'
import { noteOpener, opensSomething } from './openers.ts'
import { noteUrl } from './resources.ts'

const schemes: Record<string, LinkKind> = {
  'tel:': 'tel',
  'mailto:': 'mailto',
  'sms:': 'sms',
  'javascript:': 'javascript',
  'data:': 'data',
  'file:': 'file',
}

export function collectLink(reading: Reading, element: OpenElement, stands: boolean): void {
  const { attributes } = reading
  if (element.name === 'a') {
    endOpenLink(reading, element.tag, stands)
    noteUnclosed(reading)
    reading.open_link = stands && attributes.has('href') ? element : null
  }
  const name = attributes.get('name')
  if (name) reading.anchors.add(name.slice(0, 200))
  const { written, url } = mailOf(reading) ?? baseBy(reading) ?? reading.address('href')
  const role = attributes.lower('role')
  const scripted = attributes.has('onclick')
  if (written === null && role !== 'button' && role !== 'link' && !scripted) {
    if (stands && !name) noteBareEntry(reading, element)
    return
  }
  const kind = isOwnTop(reading, url) ? 'fragment' : kindOf(written, url)
  const link: LinkFact = {
    ...reading.place,
    element: element.name === 'area' ? 'area' : 'a',
    href: written,
    url: kind === 'invalid' || kind === 'empty' ? null : url,
    kind,
    internal: kind === 'fragment' || (kind === 'web' && url !== null && reading.isOwnHost(url)),
    text: '',
    name: '',
    rel: attributes.lower('rel'),
    target: attributes.text('target'),
    hreflang: attributes.text('hreflang'),
    region: element.region,
    in_nav: element.in_nav,
    hidden: element.hidden,
    aria_hidden: element.aria_hidden,
    images: 0,
    role,
    scripted: scripted || attributes.hooks > 0,
    marked: attributes.custom > 0 || attributes.has('id') || isHook(attributes.get('class')),
    brand: isBrand(reading),
    sign: '',
    opens: opensSomething(attributes),
  }
  if (!reading.keep('links', reading.found.links, link, 'links')) return
  noteOpener(reading, link, stands, attributes)
  noteNested(reading, element)
  // Within a form a link may be what a script sends it by.
  const form = element.form < 0 ? undefined : reading.found.forms[element.form]
  if (form) form.buttons++
  if (kind === 'web' || kind === 'file') noteUrl(reading, url, 'a@href')
  if (written) noteLeftovers(reading, written, 'a@href', link)
  nameLink(reading, link, stands)
  if (stands) noteIdleLink(reading, link)
}

/** Pages by the names that menus give them. */
const of_page =
  /^(?:home|about(?: us)?|(?:our )?services|contact(?: us)?|(?:our )?(?:gallery|menu|team|work|story)|blog|faqs?|reviews|testimonials|portfolio|products|projects|pricing|locations|careers)$/i

/** What a menu shows as a link, and browsers and search engines take for plain words. */
function noteBareEntry(reading: Reading, element: OpenElement): void {
  const { attributes, place } = reading
  if (element.hidden || attributes.custom + attributes.handlers + attributes.hooks > 0 || attributes.has('id')) return
  reading.capture(({ text }) => {
    const words = text.trim()
    if (of_page.test(words))
      reading.keep('bare_entries', reading.found.bare_entries, { ...place, text: words }, 'evidence')
  })
}

/** Classes that makers give a link for a script to find it by, and not for its looks. */
const hook =
  /(?:^|\s)(?:js-[\w-]+|(?:open|show|toggle|launch|trigger)[-_]?(?:modal|pop-?up|form|chat|menu|booking|dialog|quote|video|cart|search|login)\w*|(?:modal|pop-?up|chat|booking|dialog|quote|video|cart|search)[-_]?(?:open|opener|trigger|toggle|launcher)|(?:pop-?up|modal|fancybox|lightbox)(?:[-_](?:link|btn|button|youtube|vimeo|with[\w-]*))?)(?:\s|$)/i
const isHook = (classes: string | null): boolean => classes !== null && classes.length < 300 && hook.test(classes)

/** The logo is among the first links of a page. */
const first_links = 12
const of_brand = /(?:^|[\s_-])(?:brand|logo)(?=$|[\s_-])/i

function isBrand({ attributes, found }: Reading): boolean {
  if (found.links.length >= first_links) return false
  const called = `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`
  return called.length > 1 && called.length < 300 && of_brand.test(called)
}

function nameLink(reading: Reading, link: LinkFact, stands: boolean): void {
  const { attributes, found } = reading
  if (attributes.has('aria-labelledby')) found.named_by_id.push({ fact: link, ids: attributes.text('aria-labelledby') })
  const from = reading.text.position
  const label = attributes.text('aria-label')
  const title = attributes.text('title')
  if (!stands) {
    link.name = reading.cut('name', label || attributes.text('alt') || title, 'label')
    return
  }
  reading.capture(capture => {
    link.text = reading.cut('link text', capture.text, 'label')
    link.name = reading.cut('name', label || capture.name || title, 'label')
    link.images = capture.images
    if (link.kind === 'tel') found.tel_links.push({ link, from, to: reading.text.position })
  })
}

/** A link cannot stand in a link: the start of one ends the other. */
function endOpenLink(reading: Reading, tag: Tag, stands: boolean): void {
  const { open, captures } = reading
  if (open.count(tag) < (stands ? 2 : 1)) return
  for (let depth = open.depth - (stands ? 2 : 1); depth > 0; depth--) {
    const element = open.at(depth)
    if (element.name !== 'a' || element.ended) continue
    if (element === reading.open_link) reading.unclosed_link = true
    reading.links_ended = true
    endCapturesOf(captures, depth)
    open.markEnded(depth)
    return
  }
}

/** A link that only the end of what stands around it ended goes on to the next one, unless its own end tag came late. */
function noteUnclosed(reading: Reading): void {
  if (!reading.unclosed_link) return
  reading.unclosed_link = false
  if (reading.attributes.has('href'))
    reading.keep('links_within', reading.found.links_within, reading.place, 'evidence')
}

/** `index.html#` on that very page is `#`, and no way to another. */
const isOwnTop = ({ addresses }: Reading, url: string | null) =>
  url?.endsWith('#') === true && url.slice(0, -1) === addresses.page?.href

/** Where a page names a base, an empty address leads there. */
function baseBy({ attributes, found }: Reading) {
  const url = found.base?.url
  return url && attributes.get('href')?.trim() === '' ? { written: '', url } : undefined
}

function kindOf(href: string | null, url: string | null): LinkKind {
  if (href === null) return 'none'
  const trimmed = href.trim()
  if (trimmed === '' && url === null) return 'empty'
  if (trimmed.startsWith('#')) return 'fragment'
  if (url === null) return 'invalid'
  if (url.startsWith('http')) return 'web'
  return schemes[url.slice(0, url.indexOf(':') + 1)] ?? 'other'
}
