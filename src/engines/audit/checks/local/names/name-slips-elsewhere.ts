import { isMisspelled, plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { coreOf, properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { mailSubject } from '#src/engines/audit/checks/local/emails/mail-subjects.ts'
import { of_reviews } from '#src/engines/audit/checks/local/reviews/review-twice.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isCity } from '#src/engines/audit/checks/towns/towns.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import { textsOf } from '#src/engines/audit/facts/node-values.ts'
import { remembered } from '#src/engines/audit/facts/remembered.ts'
import { isKnown } from '#src/engines/audit/facts/spelling/known-words.ts'
import { meantBy } from '#src/engines/audit/facts/spelling/meant-by.ts'
import { slipsOf } from './misspelled-in.ts'
import { otherKindOf } from './name-of-another-kind.ts'

const most = 5
const most_names = 4
const most_words = 6
const longest = 600
const shortest = 5
const named_in_data = ['legalName', 'alternateName', 'description', 'slogan'] as const
/** What these are called is shown in results; people and businesses are called as they like. */
const of_a_page = /^(?:Web|About|Contact|Collection|FAQ|Item)Page$|^Service$/
const shared = /^(?:og|twitter):(?:title|description|image:alt)$/

const wordsOf = (name: string) => name.split(/[^\p{L}\p{N}]+/u).filter(word => word.length > 3)

type Said = { text: string; line: number; where: string; small?: string }

/** Where nothing stands but whose the site is. */
const signs = new Set(['structured-data', 'og:site_name', 'copyright', 'logo-alt'])
const words = (name: string) => plainName(name).split(' ').length

const sure_of = new WeakMap<PageView['facts'], readonly string[]>()

/** What the page calls its business: in its logo, data or notice of copyright, or in its title and heading alike. */
export function sureNames(page: PageView): readonly string[] {
  const known = sure_of.get(page.facts)
  if (known) return known
  const sure = namesSure(page)
  sure_of.set(page.facts, sure)
  return sure
}

/** "harlowandsons.com" spells what tells Harlow & Sons Plumbing from others. */
function isSpelledBy(host: string, plain: string): boolean {
  const core = coreOf(plain).replaceAll(' ', '')
  return core.length >= 8 && host.includes(core)
}

function namesSure({ facts, url, given, kind }: PageView): string[] {
  const host = new URL(url).hostname.replace(/[^a-z]/g, '')
  const from_of = new Map<string, { name: string; from: Set<string> }>()
  const note = (name: string, from: string) => {
    const plain = plainName(name)
    if (words(name) < 2 || words(name) > most_words) return
    const known = from_of.get(plain) ?? { name, from: new Set() }
    known.from.add(from)
    from_of.set(plain, known)
  }
  if (given.name !== null) note(given.name, 'host')
  for (const { name, from } of facts.names) note(name, from)
  /** What an inner page is about stands in its title and its heading alike, and is no name. */
  const isTopic = (from: ReadonlySet<string>) =>
    kind !== 'home' && from.size === 2 && from.has('title') && from.has('h1')
  const sure = [...from_of].filter(
    ([plain, { name, from }]) =>
      ((from.size > 1 && !isTopic(from)) ||
        [...from].some(one => one !== 'title' && one !== 'h1') ||
        host.includes(plain.replaceAll(' ', '')) ||
        isSpelledBy(host, plain)) &&
      // "Newnan Chiropractic" is what and where; with a sign of its own it is a name as well.
      (properWords(name).some(word => !isCity(word)) || (words(name) >= 3 && [...from].some(one => signs.has(one)))),
  )
  return sure.map(([, { name }]) => name).slice(0, most_names)
}

const inSmallLetters = askedOnce(text => text.toLowerCase())

/** What people meet of a page beside its title, its description and its headings of the first rank. */
function* sayings({ facts, kind }: PageView): Generator<Said> {
  for (const { property, name, content, line } of [...facts.open_graph, ...facts.twitter]) {
    const where = shared.test(property) ? property : name
    if (shared.test(where)) yield { text: content, line, where }
  }
  for (const node of facts.structured_data.nodes) {
    const read = node.types.some(type => of_a_page.test(type)) ? [...named_in_data, 'name' as const] : named_in_data
    for (const where of read) for (const text of textsOf(node, where)) yield { text, line: node.line, where }
  }
  for (const { title, line } of facts.iframes) if (title !== '') yield { text: title, line, where: 'title of a frame' }
  for (const { label, line } of facts.images) if (label !== '') yield { text: label, line, where: 'title of a picture' }
  for (const { href, line } of facts.links)
    if (href?.startsWith('mailto:') && href.includes('ubject='))
      yield { text: mailSubject(href), line, where: 'subject of a mail link' }
  // The text of the home page is read with the names of the site, and customers write as they like.
  if (kind === 'home' || kind === 'article' || of_reviews.test(facts.titles[0]?.text ?? '')) return
  for (const block of facts.text.blocks) {
    const { text, line, element } = block
    if (text.length >= shortest && element !== 'h1' && element !== 'blockquote')
      yield { text, line, where: 'text', small: inSmallLetters(block) }
  }
}

/** Any slip leaves all words but one as they are; that one may hold the right one whole. Both in small letters. */
function mayHold(text: string, words: readonly string[], whole: string): boolean {
  let missing = 0
  for (const word of words) if (!text.includes(word) && ++missing > 1) return false
  return missing === 1 || !text.includes(whole)
}

/** Slips that titles, headings, logos and notices of copyright show as well are told with those. */
function isToldAlready({ facts }: PageView, slip: string): boolean {
  const [title, description] = [facts.titles[0]?.text ?? '', facts.metas.find(({ name }) => name === 'description')]
  const told = [title, description?.content ?? '', ...facts.names.map(({ name }) => name)]
  return told.some(text => plainName(text).includes(slip))
}

/** A slip in a word of the language that makes no other word is told as that, wherever words are read. */
function isSlipOfLanguage(slip: string, name: string): boolean {
  const right = plainName(name).split(' ')
  const at = slip.split(' ').findIndex((word, i) => word !== right[i])
  return meantBy(slip.split(' ')[at] ?? '') === right[at]
}

/** "Elderflower Field" is right where one logo alone says "Eldferflower Field": of the two only the first is a word. */
function isRightBeside({ facts, given }: PageView, slip: string, name: string): boolean {
  const told = facts.names.filter(one => plainName(one.name) === plainName(name))
  if (given.name !== null || told.length !== 1 || told[0]?.from !== 'logo-alt') return false
  const wrong = plainName(name).split(' ')
  const at = slip.split(' ').findIndex((word, i) => word !== wrong[i])
  return isKnown(slip.split(' ')[at] ?? '') && !isKnown(wrong[at] ?? '')
}

/** A site has a name or two. */
const wantedOf = remembered(
  written => {
    const name = detached(written)
    const whole = name.toLowerCase()
    return { name, words: wordsOf(whole), whole, slipIn: slipsOf(name), otherIn: otherKindOf(name) }
  },
  { most: 50, longest: 200 },
)

export const nameSlipsElsewhere: PageCheck = {
  id: 'name-misspelled-on-page',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'Your own name is misspelled on the page',
  why: 'Customers wonder whether they are at the right place, and search engines and directories match businesses by name.',
  mend: 'Correct the spelling. Look for it in the settings for shared links and in the structured data as well.',
  source: 'https://support.google.com/business/answer/3038177',
  look: page => {
    const names = page.indexable ? sureNames(page) : []
    if (names.length === 0) return notApplicable
    const wanted = names.map(wantedOf)
    const found = new Map<string, Occurrence>()
    for (const { text, line, where, small = text.toLowerCase() } of sayings(page)) {
      for (const { name, words, whole, slipIn, otherIn } of wanted) {
        if (text.length < shortest || !mayHold(small, words, whole)) continue
        const other = otherIn(text)
        if (other !== null && !found.has(other) && !isToldAlready(page, plainName(other)))
          found.set(other, {
            url: page.url,
            line,
            evidence: `${where}: “${other}”, elsewhere “${shortened(name, 80)}”`,
          })
        const slip = slipIn(text.slice(0, longest))
        const is_own = slip !== null && names.some(own => plainName(own) === slip || plainName(own).includes(slip))
        if (slip === null || found.has(slip) || is_own || !isMisspelled(slip, name)) continue
        if (isToldAlready(page, slip) || isSlipOfLanguage(slip, name)) continue
        // Where the logo has the slip, that is told with the names of the site.
        if (isRightBeside(page, slip, name)) continue
        const evidence = `${where}: “${shortened(slip, 80)}”, elsewhere “${shortened(name, 80)}”`
        found.set(slip, { url: page.url, line, evidence })
      }
      if (found.size >= most) break
    }
    return foundAll([...found.values()])
  },
}
