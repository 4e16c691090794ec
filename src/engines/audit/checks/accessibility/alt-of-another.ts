import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { plainName } from '#src/engines/audit/facts/site/bare-cards.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'
import type { HeadingFact } from '#src/engines/audit/facts/types/structure-facts.ts'

/** So many cards whose pictures are described by their names tell that those of the list are. */
const fewest = 4
const most = 10
const longest_name = 60

type Card = { at: number; name: string; plain: string; alt: string; words: string; line: number }

/** Each heading of a list with the one picture that stands between it and its neighbor, on one side. */
function cardsOf(headings: readonly HeadingFact[], images: readonly ImageFact[], is_before: boolean): Card[] {
  const cards: Card[] = []
  let next = 0
  for (const [at, heading] of headings.entries()) {
    const from = is_before ? (headings[at - 1]?.offset ?? 0) : heading.offset
    const to = is_before ? heading.offset : (headings[at + 1]?.offset ?? Number.POSITIVE_INFINITY)
    while ((images[next]?.offset ?? Number.POSITIVE_INFINITY) < from) next += 1
    // Of several pictures nobody knows which is the card's.
    const [first, second] = [images[next], images[next + 1]]
    if (!first || first.offset > to || !first.alt || (second && second.offset < to && at > 0)) continue
    const alt = first.alt.trim()
    const plain = plainName(heading.name)
    if (plain === '' || heading.name.length > longest_name) continue
    cards.push({ at, name: heading.name, plain, alt, words: plainName(alt), line: first.line })
  }
  return cards
}

const isOwn = ({ words, plain }: Card) => words === plain || words.includes(plain)

/** Cards of a list whose pictures are all described by their names, but for those that bear the name of another. */
function strangers(facts: PageFacts, level: number): Card[] {
  const headings = facts.headings.filter(heading => heading.level === level && !heading.hidden && heading.name !== '')
  if (headings.length <= fewest) return []
  // The logo bears the name that stands over the foot of the page as well.
  const images = facts.images.filter(
    ({ hidden, in_noscript, alt, region }) =>
      !hidden && !in_noscript && (alt ?? '') !== '' && region !== 'header' && region !== 'nav',
  )
  if (images.length <= fewest) return []
  const [before, after] = [cardsOf(headings, images, true), cardsOf(headings, images, false)]
  const names = new Set(headings.map(({ name }) => plainName(name)))
  return [...strangersAmong(before, after, names), ...strangersAmong(after, before, names)]
}

/** So near to each other cards are of one list. */
const near = 2

function strangersAmong(cards: readonly Card[], other_side: readonly Card[], names: ReadonlySet<string>): Card[] {
  const own = cards.filter(isOwn)
  if (own.length < fewest) return []
  const own_at = new Set(own.map(({ at }) => at))
  const other_at = new Set(other_side.filter(isOwn).map(({ at }) => at))
  const countNear = (all: ReadonlySet<number>, at: number) => {
    let count = 0
    for (let each = at - near; each <= at + near; each++) if (all.has(each)) count++
    return count
  }
  return cards.filter(card => {
    if (isOwn(card) || !names.has(card.words) || card.plain.includes(card.words)) return false
    // Where the pictures stand on the other side of the names, each would seem to be its neighbor's.
    const around = countNear(own_at, card.at)
    return around >= near && around > countNear(other_at, card.at)
  })
}

export const altOfAnother: PageCheck = {
  id: 'img-alt-of-another',
  section: 'accessibility',
  severity: 'medium',
  scope: 'page',
  title: 'A picture is described as something else than it stands for',
  why: 'The description was copied from the neighbor. Screen readers, search engines and assistants take the dish, person or service for another one.',
  mend: 'Write into alt what the picture shows: here, the name of its own card.',
  source: 'https://www.w3.org/WAI/tutorials/images/informative/',
  look: page => {
    const { url, facts } = page
    if (!isShown(page) || facts.images.length <= fewest || facts.headings.length <= fewest) return notApplicable
    const found = [2, 3, 4, 5].flatMap(level => strangers(facts, level))
    return foundAll(
      found.slice(0, most).map(({ line, name, alt }): Occurrence => {
        return { url, line, evidence: `alt="${shortened(alt, 60)}" at “${shortened(name, 60)}”` }
      }),
    )
  },
}
