import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isPersonal, people_terms } from '#src/engines/audit/facts/business/terms/people/people.ts'
import { named_person } from '#src/engines/audit/facts/business/terms/people/people-named.ts'

type Person = { name: string; offset: number; line: number; block: number }

const most = 5
const most_images = 80
const longest_alt = 120
/** Shorter ones name whom they show, longer ones say so. */
const longest_bare = 40
/** So many blocks behind a portrait its card may name somebody. */
const reach = 3
const shortest_letters = 9
const of_a_portrait = /\b(?:image|photo|photograph|picture|portrait|headshot|head shot)\b|^(?:D[Rr]\b|Doctor\b)/i
const of_others =
  /\b(?:photo(?:graph)?(?:s|ed)? by|courtesy|unsplash|pexels|shutterstock|logo|with|and|&|client|patient|customer|review\w*|team|staff|crew|family)\b/i
const name_in_alt =
  /(?<!\p{L})(\p{Lu}\p{Ll}+)(?: (?:\p{Lu}\.|[“"(]\p{Lu}\p{Ll}+[”")]))? ((?:(?:De|Van|Von|La|Del|St\.?) )?\p{Lu}[\p{L}’'-]+)/gu

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
const withSpaces = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[-‐‑'’.“”"()]/g, ' ')
    .replace(/[^a-z ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
/** "Ada Marlow, M.D.": what somebody has learned may be written in more ways than a name. */
const degrees = /,.*$|(?<=\p{Ll}\)?) (?:(?:[A-Z]\.){2,5}|[A-Z]{2,5}(?:-[A-Z]{1,3})?)(?=$|[ ,])/u
const plainName = (name: string) => name.replace(/^D[Rr]\.? /, '').replace(/,.*$/, '')

/** Those whom the page presents in its text, in order. */
function peopleOf({ facts: { terms, text } }: PageView): Person[] {
  const at = new Map(text.blocks.map(({ offset }, index) => [offset, index]))
  const found = new Map<number, Person>()
  for (const { what, text: name, offset, line } of terms) {
    const block = at.get(offset)
    if (!what.startsWith(people_terms.person) || block === undefined || found.has(offset)) continue
    found.set(offset, { name: plainName(name), offset, line, block })
  }
  return [...found.values()].sort((one, other) => one.offset - other.offset)
}

/** Whom the text of a picture names, where that is one person. */
function shownIn(alt: string): { first: string; last: string; shown: string } | null {
  if (of_others.test(alt) || (alt.length > longest_bare && !of_a_portrait.test(alt))) return null
  const named = [...alt.replace(/\b(?:Doctor|D[Rr]\.?) /g, '').matchAll(name_in_alt)].filter(
    ([, first = '', last = '']) => isPersonal([first, last]),
  )
  const [only, ...more] = named
  return only?.[1] && only[2] && more.length === 0 ? { first: only[1], last: only[2], shown: only[0] } : null
}

const areOne = ({ first, last }: { first: string; last: string }, { name }: Person) => {
  const words = withSpaces(name).split(' ')
  return [first, last].some(word => words.includes(withSpaces(word)) || lettersOf(name).includes(lettersOf(word)))
}

/** The text of a portrait that names nobody of its card. */
function strangers(page: PageView, people: readonly Person[]): Occurrence[] {
  const { images, text, names } = page.facts
  const own = names.map(({ name }) => lettersOf(name))
  return images.slice(0, most_images).flatMap(({ alt, offset, line }, index): Occurrence[] => {
    const named = alt && alt.length <= longest_alt ? shownIn(alt) : null
    if (!named || own.some(name => name.includes(lettersOf(named.shown)))) return []
    const next = people.find(person => person.offset > offset)
    const before = people.findLast(person => person.offset < offset)
    const following = images[index + 1]
    if (!next || (following && following.offset < next.offset)) return []
    const first_block = text.blocks.findIndex(block => block.offset > offset)
    if (next.block - first_block > reach) return []
    const is_theirs = [next, before].some(person => person !== undefined && areOne(named, person))
    return is_theirs ? [] : [{ url: page.url, line, evidence: `alt="${alt}" over “${next.name}”` }]
  })
}

/** Do words in a row make up the letters of a name? */
function joinedWords(words: readonly string[], letters: string): string | undefined {
  for (const [from, first] of words.entries()) {
    let joined = first
    for (let to = from + 1; joined.length < letters.length && to < words.length; to++) joined += words[to]
    if (joined === letters) return words.slice(from).join(' ')
  }
  return undefined
}

/** Names in the texts of pictures that the page writes in one word more or less. */
function spelledOtherwise({ url, facts }: PageView): Occurrence[] {
  const names = new Map<string, string>()
  const note = (written: string) => {
    const name = written.replace(degrees, '')
    if (!names.has(lettersOf(name))) names.set(lettersOf(name), name)
  }
  for (const { text } of facts.headings) if (shownIn(text)) note(text)
  for (const { what, text } of facts.terms)
    if (what.startsWith(people_terms.person) || what.startsWith(named_person)) note(plainName(text))
  const told = new Set<string>()
  return facts.images.slice(0, most_images).flatMap(({ alt, line }): Occurrence[] => {
    if (!alt || alt.length > longest_alt) return []
    const words = withSpaces(alt).split(' ')
    for (const [letters, name] of names) {
      if (letters.length < shortest_letters || told.has(letters)) continue
      const shown = joinedWords(words, letters)
      if (shown === undefined || shown.startsWith(withSpaces(name))) continue
      told.add(letters)
      return [{ url, line, evidence: `alt="${alt}"; “${name}” on the page` }]
    }
    return []
  })
}

export const portraitsNamed: PageCheck = {
  id: 'portrait-named-otherwise',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The text of a portrait gives another name than the page does',
  why: 'Whoever hears the page read aloud is told of somebody else, and search engines show the picture for the wrong person.',
  mend: 'Write the name of whoever the picture shows, spelled as on the page. Texts copied along with a card are often forgotten.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  look: page => {
    if (page.kind === 'article' || page.kind === 'listing') return notApplicable
    if (!page.facts.images.some(({ alt }) => alt)) return notApplicable
    const people = peopleOf(page)
    return foundAll([...strangers(page, people), ...spelledOtherwise(page)].slice(0, most))
  },
}
