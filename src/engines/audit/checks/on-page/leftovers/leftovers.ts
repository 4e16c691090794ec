import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { isToldAsFront } from '#src/engines/audit/checks/links/menus/service-fronts.ts'
import { standsForPicture } from '#src/engines/audit/checks/on-page/pictures/placeholder-pictures.ts'
import { placeholderIn } from '#src/engines/audit/checks/on-page/titles/title-placeholder.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { TextFacts } from '#src/engines/audit/facts/types/text-facts.ts'
import { bareCodes } from './bare-codes.ts'
import { leftoverIsReal } from './leftover-is-real.ts'
import { mashedKeysOf } from './mashed-keys.ts'
import { samplePeople } from './sample-people.ts'
import { standInsOf } from './stand-ins.ts'

const most = 5
/** Each is a place of its own that somebody has to fill in. */
const most_blanks = 10

/** One of each text: the same variable in title, description and heading is one mistake. */
function onceEach(occurrences: readonly Occurrence[]): Occurrence[] {
  return [...new Map(occurrences.toReversed().map(one => [one.evidence, one])).values()]
    .toReversed()
    .slice(0, most_blanks)
}

const places: Record<string, string> = {
  title: 'in the title',
  'meta@content': 'in a meta tag',
  'a@href': 'in a link’s address',
  'img@alt': 'in an image’s description',
}

const nobody = /^(?:John|Jane) Doe$/
/** Sentences of the filler's makers, which is told as filler. */
const about_filler = /lorem ipsum/i

export const templatePlaceholderInPage: PageCheck = {
  id: 'template-placeholder-in-page',
  section: 'on-page',
  severity: 'high',
  scope: 'page',
  title: 'A blank of the template was never filled in',
  why: 'Visitors see “[City]” or “{{name}}” where your own words should be, and doubt the rest of the site.',
  mend: 'Replace it with the real text. If it comes from a template, fill in the field it names and publish again.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#scaled-content',
  look: page => {
    if (!isShown(page)) return notApplicable
    // A title that was never written is told as such.
    const title = page.facts.titles.find(({ text }) => text !== '')?.text ?? ''
    const in_title = page.indexable && placeholderIn(title) !== null
    const real = page.facts.leftovers.filter(
      leftover =>
        !(in_title && leftover.where === 'title') &&
        !(leftover.where === 'a@href' && isToldAsFront(page, leftover.line)) &&
        !standsForPicture(leftover) &&
        leftoverIsReal(page, leftover),
    )
    // Two people of a template are told as its people.
    const of_kit = real.some(({ text }) => nobody.test(text)) && samplePeople.look(page).state === 'found'
    const told = real
      .filter(({ text }) => !(of_kit && nobody.test(text)))
      .map(({ text, where, line }) => {
        const place = places[where]
        return { url: page.url, line, evidence: place ? `${shortened(text)} ${place}` : shortened(text) }
      })
    const named = [...standInsOf(page, most_blanks), ...mashedKeysOf(page)].filter(
      ({ line, evidence }) =>
        told.every(one => one.line !== line) && !(page.facts.text.has_filler && about_filler.test(evidence)),
    )
    return foundAll(onceEach([...told, ...named]))
  },
}

/** Of the filler's later sentences, without their first letter, which may be a capital. */
const latin_filler = /olor sit amet,|onsectetur adipisi?cing/
const shortest_filler = 14

/** A sentence may speak of "lorem ipsum"; nearly alone it is what was never written. */
const longest_alone = 30
function standsAlone({ blocks }: TextFacts, offset: number): boolean {
  const block = blocks.findLast(one => one.offset <= offset)
  return block !== undefined && block.text.length <= longest_alone
}

export const loremIpsum: PageCheck = {
  id: 'lorem-ipsum',
  section: 'on-page',
  severity: 'high',
  scope: 'page',
  title: 'Dummy text was left on a page',
  why: '“Lorem ipsum” tells every visitor that the page is unfinished, and search engines find nothing to list.',
  mend: 'Replace the Latin filler with your own words, or remove that part of the page.',
  source: 'https://www.screamingfrog.co.uk/seo-spider/issues/content/lorem-ipsum-placeholder/',
  look: page => {
    if (!isShown(page)) return notApplicable
    const { leftovers, text } = page.facts
    if (!text.has_filler && !leftovers.some(({ kind }) => kind === 'lorem-ipsum')) return foundAll([])
    const named = leftovers
      .filter(
        ({ kind, text: shown, where, offset }) =>
          kind === 'lorem-ipsum' && (where !== 'text' || !/^lorem ipsum$/i.test(shown) || standsAlone(text, offset)),
      )
      .map(({ line, text: shown }) => ({ url: page.url, line, evidence: shortened(shown) }))
    if (named.length > 0) return foundAll(named.slice(0, most))
    const latin = text.blocks.filter(block => block.text.length >= shortest_filler && latin_filler.test(block.text))
    return foundAll(
      latin.slice(0, most).map(block => ({ url: page.url, line: block.line, evidence: shortened(block.text, 80) })),
    )
  },
}

/** UTF-8 read as Latin-1, in a title or a description. */
const broken = /\ufffd|Ã[\u0080-\u00bf©¨ª«¡¤¥¦§¶¼±³²º]|â€[™œ“”˜¦¢]|Â[©®°·»«]/

export const mojibake: PageCheck = {
  id: 'mojibake',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'Letters and quotes came out garbled',
  why: 'Signs like “â€™” or “�” in place of an apostrophe look careless and break the words people search for.',
  mend: 'Save and serve the page as UTF-8, then type the broken places again. Old text imported from elsewhere is the usual cause.',
  source: 'https://www.w3.org/International/questions/qa-what-is-encoding',
  look: page => {
    if (!isShown(page)) return notApplicable
    const { titles, metas, mojibake: inText } = page.facts
    const descriptions = metas.filter(({ name }) => name === 'description')
    const inHead = [
      ...titles.map(({ text, line }) => ({ text, line })),
      ...descriptions.map(({ content, line }) => ({ text: content, line })),
    ].filter(({ text }) => broken.test(text))
    // A body cut in the middle of a letter ends in a replacement character of our own making.
    const seen = inText.filter(
      ({ kind, text }) => kind !== 'replacement-character' || !(page.response.truncated || /U\+FFFD/i.test(text)),
    )
    const all = [...inHead, ...seen, ...bareCodes(page)].slice(0, most)
    return foundAll(all.map(({ text, line }) => ({ url: page.url, line, evidence: shortened(text) })))
  },
}
