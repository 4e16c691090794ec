import {
  asksInFrame,
  asksSomehow,
  asksVisitor,
  canBeWrittenTo,
  isByGet,
  leavesInquiryToOwnScripts,
} from '#src/engines/audit/facts/scripts/inquiry-forms.ts'
import { addressInPart } from '../business/address-in-part.ts'
import { map_boxes } from '../map-boxes.ts'
import { textOf, textsOf } from '../node-values.ts'
import type { PageFacts } from '../page-facts.ts'
import type { ImageFact } from '../types/media-facts.ts'
import type { AnalyticsKind } from '../types/script-facts.ts'
import type { DataNode } from '../types/structured-data-facts.ts'
import { mayActOnClicks } from './acts-on-clicks.ts'
import { askedInLines } from './asked-in-lines.ts'
import type { PageTraits } from './site-index-row.ts'

const of_map = /(?:^|[^a-z])maps?(?![a-z])|[a-z]Maps?(?![a-z])/
const of_sign = /icon|marker|\bpin\b|[-_]pin|pointer|logo|site[-_]?map|heat|mind|road[-_]?map|\.svg/i
const widest_sign = 100

/** A picture of the streets around the shop, by the name of its file: JacobsMap.jpg. */
function isDrawnMap({ src, width }: ImageFact): boolean {
  if (src === null || !/map/i.test(src) || src.startsWith('data:')) return false
  const file = src
    .slice(0, 500)
    .replace(/[?#].*$/, '')
    .replace(/^.*\//, '')
  if (width !== null && Number.parseInt(width, 10) <= widest_sign) return false
  return !of_sign.test(file) && of_map.test(file.replace(/^MAP|MAP(?=\.)/, 'Map'))
}

const asked_in = new Set(['summary', 'dt', 'button'])

/** What counts visitors today: tags of advertisers and of phone numbers do something else. */
const counters: ReadonlySet<AnalyticsKind> = new Set([
  'google-analytics-4',
  'google-tag-manager',
  'plausible',
  'matomo',
  'clarity',
])

/** Where more was on the page than is kept of this, it may say or link to anything; a long name or many old tags hide nothing. */
const holds_more: ReadonlySet<string> = new Set([
  'visible text',
  'links',
  'link_tags',
  'buttons',
  'forms',
  'fields',
  'iframes',
  'frame_files',
  'scripts',
  'script_redirects',
  'json_ld',
  'json-ld',
  'entities',
])

function saysTwoThings({ metas }: PageFacts): boolean {
  return new Set(metas.flatMap(({ name, content }) => (name === 'description' && content) || [])).size > 1
}

/** Questions are headings, what is pressed to see the answer, or the beginnings of the paragraphs that answer them. */
function asksThree({ headings, buttons, text }: PageFacts): boolean {
  if (headings.filter(({ is_question }) => is_question).length >= 3) return true
  if (buttons.filter(({ text: shown }) => /\w{3}.{5,}\?\W*$/.test(shown)).length >= 3) return true
  if (text.blocks.filter(block => asked_in.has(block.element) && block.text.endsWith('?')).length >= 3) return true
  return askedInLines(text.blocks) >= 3
}

/** A sign behind the question tells that it opens. */
const asks = /\?[\W_]{0,4}$/

/** In boxes of no meaning: a heading may stand over its answer, open for all to read. */
function asksInPlainBoxes({ text, buttons }: PageFacts): boolean {
  const asked = text.blocks.filter(
    block => block.element === '' && asks.test(block.text) && block.text.length >= 12 && block.text.length <= 200,
  )
  return asked.filter(block => !block.in_nav && !buttons.some(button => button.text === block.text)).length >= 3
}

function hasPicture({ images, resources, media, iframes, legacy_elements }: PageFacts): boolean {
  return (
    images.length + media.length + legacy_elements.filter(({ element }) => /^(?:object|embed)$/.test(element)).length >
      0 ||
    resources.some(({ kind }) => kind === 'image') ||
    iframes.some(({ kind }) => kind === 'video')
  )
}

function isBusinessOfPage(node: DataNode, page_url: string): boolean {
  const { parent, properties, types } = node
  if (parent !== null || types.length === 0 || !(properties.has('address') || properties.has('telephone'))) return false
  // Whether under one @id, one for each page or none: an entry that calls each page its own address is another each time.
  const { pathname } = new URL(page_url)
  return pathname !== '/' && textOf(node, 'url').replace(/^https?:\/\/[^/]+/, '') === pathname
}

const of_occasion = /Event$|^(?:Festival|JobPosting|CourseInstance)$/

/** Of a type and with an address; the door of an event or of a job says nothing of whose site it is. */
function isAtAddress({ parent, properties, types }: DataNode, nodes: readonly DataNode[]): boolean {
  if (!properties.has('address') || types.length === 0) return false
  return parent === null || !nodes[parent]?.types.some(type => of_occasion.test(type))
}

function namesRelatively({ canonicals }: PageFacts): boolean {
  const tag = canonicals.find(({ part }) => part === 'head')
  return tag !== undefined && !/^\s*https?:\/\//i.test(tag.href ?? '')
}

export function traitsOf(facts: PageFacts): PageTraits {
  const { nodes } = facts.structured_data
  return {
    form: facts.forms.length > 0,
    inquiry_left_to_scripts: leavesInquiryToOwnScripts(facts),
    inquiry_by_get: isByGet(facts),
    analytics: facts.analytics.some(({ placeholder }) => !placeholder),
    counted: facts.analytics.some(({ kind, placeholder }) => !placeholder && counters.has(kind)),
    map:
      facts.maps.length > 0 ||
      facts.counts.map_widgets > 0 ||
      map_boxes.some(id => facts.anchors.has(id)) ||
      facts.images.some(isDrawnMap) ||
      facts.geo.some(({ from }) => from === 'script'),
    reviews: facts.reviews.length > 0,
    booking: facts.bookings.length > 0,
    price: facts.prices.length > 0,
    questions: asksThree(facts),
    local_business: nodes.some(node => isAtAddress(node, nodes)),
    structured_data: nodes.some(({ types }) => types.length > 0),
    profile_link: facts.profiles.some(({ from, share, generic }) => from === 'link' && !share && !generic),
    same_as: nodes.some(node => textsOf(node, 'sameAs').length > 0),
    author: facts.authors.length > 0,
    area_served: nodes.some(({ properties }) => properties.has('areaServed')),
    asks_visitor: asksVisitor(facts),
    can_be_written_to: canBeWrittenTo(facts),
    truncated: facts.truncated.some(({ what }) => holds_more.has(what)),
    many_titles: new Set(facts.titles.flatMap(({ text }) => text || [])).size > 1,
    many_descriptions: saysTwoThings(facts),
    plain_questions: asksInPlainBoxes(facts),
    opens_by_mouse: facts.counts.mouse_only >= 3 || facts.scripts.some(({ opens_answers }) => opens_answers),
    asks_in_frame: asksInFrame(facts),
    business_of_page: facts.structured_data.nodes.some(node => isBusinessOfPage(node, facts.url)),
    canonical_relative: namesRelatively(facts),
    asks_somehow: asksSomehow(facts),
    thanks_regardless: facts.scripts.some(({ thanks_regardless }) => thanks_regardless),
    picture: hasPicture(facts),
    acts_on_clicks: mayActOnClicks(facts),
    filler: facts.text.has_filler || facts.leftovers.some(({ kind }) => kind === 'lorem-ipsum'),
    address_in_part: facts.addresses.length === 0 && addressInPart(facts) !== null,
  }
}

/** In the order of their bits: there is room for 32, which is taken. */
const names: readonly (keyof PageTraits)[] = [
  'form',
  'analytics',
  'map',
  'reviews',
  'booking',
  'price',
  'questions',
  'local_business',
  'structured_data',
  'profile_link',
  'same_as',
  'author',
  'area_served',
  'truncated',
  'inquiry_left_to_scripts',
  'asks_visitor',
  'can_be_written_to',
  'inquiry_by_get',
  'counted',
  'many_titles',
  'many_descriptions',
  'address_in_part',
  'plain_questions',
  'opens_by_mouse',
  'asks_in_frame',
  'business_of_page',
  'picture',
  'canonical_relative',
  'acts_on_clicks',
  'asks_somehow',
  'filler',
  'thanks_regardless',
]

export function bitsOf(traits: PageTraits): number {
  return names.reduce((bits, name, i) => bits | (traits[name] ? 1 << i : 0), 0)
}

/** Most pages of a site have the same traits: those are one object. */
const known = new Map<number, PageTraits>()

export function traitsIn(bits: number): PageTraits {
  const before = known.get(bits)
  if (before) return before
  const traits = {} as PageTraits
  names.forEach((name, i) => {
    traits[name] = (bits & (1 << i)) !== 0
  })
  known.set(bits, traits)
  return traits
}
