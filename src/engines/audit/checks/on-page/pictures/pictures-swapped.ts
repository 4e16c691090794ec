import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { plainName } from '#src/engines/audit/facts/site/bare-cards.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'
import type { HeadingFact } from '#src/engines/audit/facts/types/structure-facts.ts'

const fewest = 3
const most = 5
const most_cards = 40
const most_images = 120
const longest_name = 40
const shortest_name = 4

/** "img/oriental-rug-3.jpg" as words, with a blank at either end. */
function wordsOfFile({ lazy_src, src }: ImageFact): string {
  const file = (lazy_src ?? src ?? '').split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''
  const stem = file.replace(/\.\w{3,5}$/, '').replaceAll('%20', ' ')
  return ` ${plainName(stem.replace(/([a-z])(?=[A-Z])/g, '$1 ').replace(/[\d_-]+/g, ' '))} `
}

type Card = { name: string; plain: string; file: string; words: string; line: number }

/** Each heading of a list with the one picture between it and its neighbor, on one side. */
function cardsOf(headings: readonly HeadingFact[], images: readonly ImageFact[], is_before: boolean): Card[] {
  return headings.flatMap((heading, at): Card[] => {
    const from = is_before ? (headings[at - 1]?.offset ?? 0) : heading.offset
    const to = is_before ? heading.offset : (headings[at + 1]?.offset ?? Number.POSITIVE_INFINITY)
    const beside = images.filter(({ offset }) => offset > from && offset < to)
    const image = is_before ? beside.at(-1) : beside[0]
    const plain = plainName(heading.name)
    if (!image || plain.length < shortest_name || heading.name.length > longest_name) return []
    const file = (image.lazy_src ?? image.src ?? '').split('/').at(-1) ?? ''
    return [{ name: heading.name, plain, file, words: wordsOfFile(image), line: image.line }]
  })
}

const isNamed = ({ words }: Card, { plain }: Card) => words.includes(` ${plain} `)

/** Two cards of which each has the picture that is named after the other, in a list where another has its own. */
function swappedIn(cards: readonly Card[]): [Card, Card][] {
  if (cards.length < fewest || !cards.some(card => isNamed(card, card))) return []
  return cards.flatMap((one, at) =>
    cards.slice(at + 1).flatMap((other): [Card, Card][] => {
      const is_swapped = isNamed(one, other) && isNamed(other, one) && !isNamed(one, one) && !isNamed(other, other)
      return is_swapped && !one.plain.includes(other.plain) && !other.plain.includes(one.plain) ? [[one, other]] : []
    }),
  )
}

function swappedOn({ headings, images }: PageFacts): [Card, Card][] {
  const shown = images
    .filter(({ hidden, in_noscript, region }) => !hidden && !in_noscript && region !== 'header')
    .slice(0, most_images)
  return [2, 3, 4, 5].flatMap(level => {
    const list = headings.filter(heading => heading.level === level && !heading.hidden && heading.name !== '')
    if (list.length < fewest || list.length > most_cards) return []
    return [...swappedIn(cardsOf(list, shown, true)), ...swappedIn(cardsOf(list, shown, false))]
  })
}

export const picturesSwapped: PageCheck = {
  id: 'pictures-swapped',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'Two pictures of a list are swapped',
  why: 'Each of two services, dishes or people is shown with the picture of the other, by the names of the files. Visitors take the one for the other.',
  mend: 'Give each its own picture, and describe what it shows.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  look: page => {
    const { facts, url } = page
    if (!isShown(page) || facts.images.length < fewest || facts.headings.length < fewest) return notApplicable
    return foundAll(
      swappedOn(facts)
        .slice(0, most)
        .map(([one, other]): Occurrence => {
          const sayOf = ({ file, name }: Card) => `${shortened(file, 40)} at “${shortened(name, 40)}”`
          return { url, line: one.line, evidence: `${sayOf(one)}, ${sayOf(other)}` }
        }),
    )
  },
}
