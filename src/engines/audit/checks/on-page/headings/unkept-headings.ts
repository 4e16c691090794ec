import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { HeadingFact } from '#src/engines/audit/facts/types/structure-facts.ts'

type Kind = { named: RegExp; hasAnywhere: (facts: PageFacts) => boolean; kept: readonly RegExp[] }

const inMain = ({ region }: { region: string }) => region !== 'footer'

/** Headings that announce one thing each, and words by which a text under them gives it in whatever form. */
const kinds: readonly Kind[] = [
  {
    named: /^(?:our |office |store |shop |business )?(?:location|address)$/i,
    hasAnywhere: ({ addresses, maps }) => addresses.some(inMain) || maps.length > 0,
    kept: [
      /\d{1,6} (?!(?:AM|PM|am|pm|a\.m|p\.m)\b)\p{L}|\b\d{5}\b|\p{L},? [A-Z]{2}\b/u,
      // "Macon, Georgia" is all that some tell of where they are.
      /^\p{Lu}[\p{L}.' -]{2,30}, \p{Lu}[\p{L} ]{3,20}$/u,
      /\b(?:box|street|road|avenue|suite|highway|county|located|situated|location|minutes|miles|near|next to|between|across|heart of|downtown|corner|serv\w+|travel\w*|mobile|online|directions|maps?)\b/i,
    ],
  },
  {
    named: /^(?:our )?(?:phone|telephone)(?: number)?$/i,
    hasAnywhere: ({ phones, tel_links }) => phones.some(inMain) || tel_links.length > 0,
    kept: [/\d{3}/],
  },
  {
    named: /^(?:our |office |store |shop |business |opening )?hours(?: of operation)?$/i,
    hasAnywhere: ({ hours }) => hours.some(inMain),
    kept: [
      /\d|day\b|\b(?:mon|tue|wed|thu|fri|sat|sun|appointment|open|closed|season\w*|var\w+|daily|always|call|weekends?|noon|midnight|dusk|dawn)\b/i,
    ],
  },
]

const most_blocks = 40
/** A script is to put it there. */
const to_come = /\bloading\b/i

/** Is there text under it, and none of what it announces, there or anywhere on the page? */
export function isUnkept({ facts }: PageView, heading: HeadingFact, end: number): boolean {
  if (heading.words_after === 0 || heading.region === 'footer') return false
  const kind = kinds.find(({ named }) => named.test(heading.name.replace(/[:.]$/, '').trim()))
  if (!kind || kind.hasAnywhere(facts)) return false
  const isWithin = ({ offset }: { offset: number }) => offset > heading.offset && offset < end
  // Blanks under it are told as such.
  const { iframes, images, fields, legacy_elements, leftovers, text } = facts
  if ([iframes, images, fields, legacy_elements, leftovers].some(all => all.some(isWithin))) return false
  const under = text.blocks.filter(
    block => isWithin(block) && block.text !== heading.name && block.text !== heading.text,
  )
  // What nobody can survey may hold it in words of its own.
  return (
    under.length <= most_blocks &&
    !under.some(block => kind.kept.some(one => one.test(block.text)) || to_come.test(block.text))
  )
}
