import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { mayBeFilled } from '#src/engines/audit/checks/on-page/pages/may-be-filled.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { Place, Region } from '#src/engines/audit/facts/types/place.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { missingNumber } from './numbered-parts.ts'
import { bidFor, promisedFile } from './promised-files.ts'

/** Something that a sentence may point to, and how it is known to be there, behind the sentence or anywhere. */
type Part = { noun: string; isThere: (page: PageView, sentence: TextBlock) => boolean }

const within = ({ region }: { region: Region }) => region !== 'footer' && region !== 'header' && region !== 'nav'
const behind = <T extends Place>(all: readonly T[], { offset }: Place) => all.filter(one => one.offset > offset)
const pictures = ({ facts }: PageView, sentence: Place) =>
  behind(facts.images, sentence).filter(within).length +
  behind(facts.pictures, sentence).length +
  behind(facts.legacy_elements, sentence).length
const words = ({ facts }: PageView, sentence: Place) =>
  behind(facts.text.blocks, sentence).filter(({ region, in_nav }) => region !== 'footer' && !in_nav)
const buttons = ({ facts }: PageView, sentence: Place) =>
  behind(facts.links, sentence).filter(one => !one.in_nav && within(one)).length +
  behind(facts.buttons, sentence).length
const framed = ({ facts }: PageView) => facts.iframes.length + facts.media.length + facts.legacy_elements.length > 0

const parts: readonly Part[] = [
  {
    noun: '(?:video|film|clip)s?',
    isThere: page =>
      framed(page) || page.facts.links.some(({ href }) => /youtu|vimeo|\.mp4|video|watch/i.test(href ?? '')),
  },
  {
    noun: '(?:map)s?',
    isThere: (page, sentence) => framed(page) || page.facts.maps.length > 0 || pictures(page, sentence) > 0,
  },
  {
    noun: '(?:photo|picture|image|gallery|galleries|slideshow|before and after)s?(?: gallery)?',
    isThere: (page, sentence) => framed(page) || pictures(page, sentence) > 0,
  },
  {
    noun: '(?:menu|price list|prices|pricing|rates|packages|fees)',
    isThere: (page, sentence) =>
      framed(page) ||
      pictures(page, sentence) > 0 ||
      behind(page.facts.tables, sentence).length > 0 ||
      words(page, sentence).length >= 3 ||
      words(page, sentence).some(({ text }) => /\d/.test(text)) ||
      buttons(page, sentence) > 0,
  },
  {
    noun: '(?:coupon|voucher)s?',
    isThere: (page, sentence) =>
      pictures(page, sentence) > 0 ||
      words(page, sentence).some(({ text }) => /\boff\b|%|\$|coupon|free/i.test(text)) ||
      page.facts.links.some(({ href }) => /\.pdf|coupon/i.test(href ?? '')),
  },
  {
    noun: '(?:calendar|schedule|timetable)s?',
    isThere: (page, sentence) =>
      framed(page) ||
      page.facts.fields.length > 0 ||
      behind(page.facts.tables, sentence).length + pictures(page, sentence) + buttons(page, sentence) > 0 ||
      words(page, sentence).some(({ text }) => /\d/.test(text)),
  },
  {
    noun: '(?:chart|table|graph|diagram)s?',
    isThere: (page, sentence) =>
      framed(page) ||
      behind(page.facts.tables, sentence).length + pictures(page, sentence) > 0 ||
      words(page, sentence).length >= 4,
  },
  {
    noun: '(?:reviews|testimonials|(?:customers|clients|patients|guests) (?:have to )?say)',
    isThere: (page, sentence) => framed(page) || pictures(page, sentence) > 0 || words(page, sentence).length > 0,
  },
  { noun: 'buttons?', isThere: (page, sentence) => framed(page) || buttons(page, sentence) > 0 },
  {
    noun: 'links?',
    isThere: (page, sentence) => behind(page.facts.links, sentence).filter(one => !one.in_nav).length > 0,
  },
]

const any = parts.map(({ noun }) => noun).join('|')
/** "Our menu below", "the button below", "below is our price list". */
const pointed = new RegExp(
  String.raw`\b(?:the|our|this|these|any|a|an|following) (?:[\w-]+ ){0,3}?(?:${any}) (?:found |shown |listed )?below(?= ?(?:[.!,:;)]|$|to\b|for\b|and\b|if\b|shows?\b|lists?\b|gives?\b))|\bbelow (?:is|are) (?:our|the|a|some of our) (?:[\w-]+ ){0,3}(?:${any})\b|^\W*watch (?:this|our) (?:[\w-]+ ){0,3}(?:video|film|clip)\b`,
  'i',
)
const bids_click =
  /\b(?:click|tap|press) here\b|^\W*download (?:our|the|a) (?:[\w-]+ ){0,2}(?:menu|brochure|form|flyer|catalog|application|price list)\b.{0,12}$/i

/** What a builder of sites says to whoever edits the page. */
const to_edit = /\bhere to (?:edit|add|change)\b/i

/** A file or a film that a sentence tells visitors to get, and the links by which it would be had. */
const bids_get =
  /\b(?:download|browse|view|see|check out|consult|open|print) (?:our|the|a copy of (?:our|the)) (?:[\w-]+ ){0,2}(brochure|catalog(?:ue)?|price ?list|price sheet|flyer|lookbook)\b(?! for (?:our )?members)|\bwatch (?:this|our|the) (?:[\w-]+ ){0,3}(video|film|clip)\b(?! of\b)/i
const gets: Record<string, RegExp> = {
  brochure: /brochure|pdf|flip|issuu|download/i,
  catalog: /catalog|pdf|flip|issuu|download|shop|store|products/i,
  catalogue: /catalog|pdf|flip|issuu|download|shop|store|products/i,
  flyer: /flyer|pdf|download/i,
  lookbook: /look|pdf|gallery|issuu/i,
}
const price_list = /pri[cs]|rates|fees|pdf|download|services/i
const film = /youtu|vimeo|\.mp4|video|watch|film/i

/** What a sentence tells visitors to get that no link of the page, nor anything in it, gives. */
function missingFile(page: PageView, text: string): string | undefined {
  const [shown, named, filmed] = bids_get.exec(text) ?? []
  if (shown === undefined || framed(page) || page.facts.pictures.length > 0) return undefined
  const gives = filmed ? film : (gets[named?.toLowerCase() ?? ''] ?? price_list)
  const { links, buttons, scripts } = page.facts
  const has = links.some(({ href, name }) => gives.test(`${href?.slice(0, 300) ?? ''} ${name}`))
  const is_pressed = buttons.some(({ name }) => gives.test(name))
  return has || is_pressed || (filmed && scripts.some(({ src }) => src !== null)) ? undefined : shown
}

/** Most texts are a menu's or a footer's, and point to nothing on any page. */
const mayPoint = askedOnce(
  text => pointed.test(text) || bids_click.test(text) || bids_get.test(text) || bidFor(text) !== undefined,
)

const near = 400

/** A teaser that is a link as a whole tells of the page behind it. */
const isTeaser = ({ facts }: PageView, { offset, text }: TextBlock) =>
  facts.links.some(link => link.offset < offset && link.text.includes(text.slice(0, 40)))

/** Is a link or a button anywhere in the block, or around it? */
function isLinked({ facts }: PageView, block: TextBlock, next: TextBlock | undefined): boolean {
  const end = next?.offset ?? Number.POSITIVE_INFINITY
  const isAround = ({ offset, name }: Place & { name: string }) =>
    (offset >= block.offset - near && offset < Math.max(end, block.offset + near)) || bids_click.test(name)
  return facts.links.some(one => !one.in_nav && within(one) && isAround(one)) || facts.buttons.some(isAround)
}

export const promisedPart: PageCheck = {
  id: 'part-promised',
  section: 'on-page',
  scope: 'page',
  severity: 'medium',
  title: 'A page points to something that is not there',
  why: 'Visitors look for the menu, the map or the button that the sentence names, find nothing, and leave.',
  mend: 'Put it on the page, link to where it is, or take the sentence out.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    if (!isShown(page)) return notApplicable
    const { blocks } = page.facts.text
    const told = blocks.flatMap((block, at) => {
      const { text, region, in_nav, signals } = block
      if ((signals & signal.pointing) === 0 || in_nav || region === 'footer' || !mayPoint(block)) return []
      const shown = pointed.exec(text)?.[0]
      if (shown && isTeaser(page, block)) return []
      const part = shown && parts.find(({ noun }) => new RegExp(String.raw`\b${noun}\b`, 'i').test(shown))
      if (shown && part) return part.isThere(page, block) ? [] : [{ line: block.line, shown }]
      const file = missingFile(page, text) ?? promisedFile(page, block)
      if (file) return [{ line: block.line, shown: file }]
      const bid = bids_click.exec(text)?.[0]
      return bid && !to_edit.test(text) && !isLinked(page, block, blocks[at + 1])
        ? [{ line: block.line, shown: text }]
        : []
    })
    const first = told[0] ?? missingNumber(blocks)
    if (!first) return ok
    if (unseenPart(page) !== null || mayBeFilled(page)) return notApplicable
    return found(page.url, first.line, `“${shortened(first.shown, 90)}”, and no such thing`)
  },
}
