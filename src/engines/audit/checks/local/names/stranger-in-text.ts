import { isMisspelled, plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { isTradeWord, properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import { countOf, plainWords, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isCity } from '#src/engines/audit/checks/towns/towns.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'

/** Articles speak of others, and legal pages have a check of their own. */
const kinds = new Set<PageKind>(['home', 'about', 'contact', 'service', 'location', 'other'])

const word = "[A-Z][\\w'’.-]*"
const name = `(${word}(?: (?:${word}|&|and|of|the)){0,5}?)`
/** How a business speaks of itself, and nobody of another. */
const of_itself = [
  new RegExp(`^Welcome to ${name}(?: in [A-Z]|[,.!]|$)`),
  new RegExp(`^Thank(?:s| you) for (?:choosing|considering|visiting|contacting|trusting) ${name}(?: for |[,.!]|$)`),
  new RegExp(
    `^${name},? is (?:an? |your |proud to be (?:an? )?)(?:family|locally|veteran|wom[ae]n|minority|fully|full[- ]service|licensed|local)\\b(?!.{0,80}manufactur)`,
  ),
  new RegExp(
    `^${name},? (?:is|are) (?:proud|pleased|honored|here|dedicated|committed) to (?!(?:announce|partner|sponsor)\\b)`,
  ),
  new RegExp(`^${name},? (?:has|have) (?:been )?(?:proudly )?(?:serving|served|in business)\\b`),
  new RegExp(
    `^(?:The|Our) (?:team|staff|crew|family|folks|people) (?:at|of|behind) ${name} (?:is|are|has|have|will|wants?)\\b`,
  ),
  new RegExp(`^The ${name} (?:Difference|Promise|Guarantee|Story|Team|Experience|Way)$`),
  new RegExp(
    `^What (?:our |your )?(?:customers|clients|patients|people|neighbors) (?:say|are saying) about ${name}\\W*$`,
  ),
  new RegExp(`^(?:Follow|Like|Find|Visit) ${name} on (?:Facebook|Instagram|Yelp|Google|Twitter|TikTok)\\b`),
]
const at_ours = new RegExp(`\\b(?:At|Here at) ${name},? (?:we|our|every|each|you|your)\\b`)
/** What only a business says of itself, whatever it is called. */
const surely_itself = /^Thank(?:s| you) for (?:choosing|considering) .{5,60} for (?:your|all|any|an?) /
/** So may others be spoken of, once. */
const of_anybody = [
  new RegExp(`^(?:Contact|Call|Choose) ${name} (?:today|now|for)\\b`),
  new RegExp(`^(?:Why (?:[Cc]hoose|[Hh]ire)|About|Meet) ${name}\\W*$`),
  new RegExp(`^(?:(?:Founded|Established|Opened) in|Since) \\d{4}, ${name} (?:has|have|is)\\b`),
]
/** Makers and lenders offer goods and money; work, care and advice come from one of the trade. */
const of_work = new RegExp(
  `^${name},? (?:offers|provides|delivers) (?:(?:you|your family|families|homeowners|patients|clients) )?(?:(?:an?|the|our|free|full|wide|complete|comprehensive|professional|affordable|reliable|compassionate|caring|quality|expert|gentle|honest|personalized|local|residential|commercial|and|range|variety|array|of|,) ?)*(?:[a-z-]+ ){0,3}?(?:guidance|advice|services?|care|estimates|consultations|repairs?|treatments?|classes|lessons)\\b`,
)
/** What begins any of them. */
const may_begin =
  /^(?:Welcome to|Thank|Contact|Call|Choose|Why|About|Meet|The|Our team|What|Follow|Like|Find|Visit|Founded|Established|Opened|Since) /
/** The same behind another sentence. */
const may_begin_within =
  /[.!?] (?:(?:Welcome to|Thank|Contact|Call|Choose|Why|About|Meet|At|Since) [A-Za-z]|[A-Z][\w'’.-]*(?: (?:[A-Z][\w'’.-]*|&|and|of)){1,4} (?:offers|provides|delivers) )/
const between_sentences = /(?<=[a-z\d][.!?]) (?=[A-Z])/
const legal_form = /\b(?:LLC|L\.L\.C\.?|Inc\.?|Ltd\.?|PLLC|Corp\.?|LLP)$/
const someone = /^(?:the|our|my|your|this|a|an|new|us)\b/i

/** Has a name of its own, and a word of a trade or a legal form beside it: no town, no brand alone, no page. */
function isBusiness(said: string): boolean {
  const words = plainName(said).split(' ')
  if (someone.test(said) || words.length < 2) return false
  return (legal_form.test(said) || words.some(isTradeWord)) && properWords(said).some(one => !isCity(one))
}

/** Two words or more, of which one is neither of a trade nor a town. */
const isNamed = (said: string): boolean =>
  !someone.test(said) && said.includes(' ') && properWords(said).some(one => !isCity(one))

/** Says early what somebody is. */
function speaksOfOne(text: string): boolean {
  const at = text.slice(0, 86).search(/ (?:is|are|has|have|offers|provides|delivers) /)
  return at > 0 && at < 80
}

type Said = { name: string; line: number; shown: string; is_own_voice: boolean }

/** What the page says when it is shared; its description is held against its names already. */
const shared = /^(?:og|twitter):description$/

function sayings({ facts }: PageView): Said[] {
  const said: Said[] = []
  for (const block of facts.text.blocks)
    if (!block.in_nav) for (const one of saidBy(block)) said.push({ ...one, line: block.line })
  for (const { property, name: named, content, line } of [...facts.open_graph, ...facts.twitter])
    if (shared.test(property || named)) for (const one of saidIn(content)) said.push({ ...one, line })
  return said
}

/** What a text says of a business, of itself or of one that it names. */
function saidIn(whole: string): Omit<Said, 'line'>[] {
  if (whole.length < 10) return []
  const parts = may_begin_within.test(whole) ? whole.split(between_sentences) : [whole]
  return parts.flatMap(text => {
    const at = text.includes('At ') || text.startsWith('Here at ') ? at_ours.exec(text) : null
    const begins = may_begin.test(text)
    const own = at ?? (begins || speaksOfOne(text) ? firstOf(of_itself, text) : null)
    const match = own ?? (begins ? firstOf(of_anybody, text) : of_work.exec(text))
    const found = match?.[1]
    if (!match || found === undefined || !(isBusiness(found) || (surely_itself.test(text) && isNamed(found)))) return []
    return [{ name: found, shown: match[0], is_own_voice: own !== null }]
  })
}

const saidBy = askedOnce(saidIn)

function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return found
  }
  return null
}

type Own = { all: ReadonlySet<string>; sure: ReadonlySet<string> }

/** The words by which the page says whose it is, where its host or two of its places agree on one. */
function ownWords(page: PageView): Own | null {
  const host = hostOf(page)
  const told = [
    ...page.facts.names.map(({ name: one, from }) => ({ one, from })),
    { one: page.given.name ?? '', from: 'given' },
  ]
  const from_of = new Map<string, Set<string>>()
  for (const { one, from } of told)
    for (const proper of properWords(one)) from_of.set(proper, (from_of.get(proper) ?? new Set()).add(from))
  const is_known = [...from_of].some(([proper, from]) => from.has('given') || from.size > 1 || host.includes(proper))
  // What only a heading says may itself be copied from another site.
  const isSure = (from: ReadonlySet<string>) => from.size > 1 || !from.has('h1')
  const sure = new Set([...from_of].flatMap(([proper, from]) => (isSure(from) ? [proper] : [])))
  return is_known ? { all: new Set(from_of.keys()), sure } : null
}

const hostOf = ({ url }: PageView) => new URL(url).hostname.replace(/^www\./, '').replace(/[^a-z]/g, '')

const hump = /[A-Z][a-z]+/g

/** "BayAve" is short for Bayview Avenue: each part of a word run together begins a word of one of the page's names. */
function isShortened(page: PageView, proper: string, said: string): boolean {
  const written = said.split(' ').find(one => plainWords(one) === proper) ?? ''
  const parts = written.match(hump) ?? []
  if (parts.length < 2 || parts.join('') !== written) return false
  const known = plainWords(page.facts.names.map(({ name: one }) => one).join(' ')).split(' ')
  return parts.every(part => known.some(one => one.startsWith(part.toLowerCase())))
}

function isStrange(page: PageView, own: ReadonlySet<string>, said: string): boolean {
  const proper = properWords(said)
  const host = hostOf(page)
  const words = plainWords(said).split(' ')
  const initials = words.map(one => one[0]).join('')
  // Its own name with a slip in it is told as that.
  if (page.facts.names.some(({ name: one }) => isMisspelled(one, said))) return false
  return (
    !proper.some(one => own.has(one) || host.includes(one) || [...own].some(known => known.includes(one))) &&
    !proper.some(one => isShortened(page, one, said)) &&
    !host.includes(words.join('')) &&
    !(initials.length >= 3 && host.includes(initials))
  )
}

/** "Quillan Plumbing" on the page of another plumber: brands that a shop speaks of are seldom called so. */
function isOfOwnTrade({ facts }: PageView, said: string): boolean {
  const trades = plainName(said).split(' ').slice(-2).filter(isTradeWord)
  return facts.names.some(({ name: one }) => trades.some(trade => plainName(one).split(' ').includes(trade)))
}

export const strangerInText: PageCheck = {
  id: 'text-of-another-business',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The text speaks for another business',
  why: 'It was copied from another site or a template. Customers read a stranger’s name and wonder whom they are dealing with.',
  mend: 'Write your own name there, and read the whole text once: the rest of it may be about the other business, too.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    if (!kinds.has(page.kind) || !page.indexable || isFilledByScript(page.facts)) return notApplicable
    const said = sayings(page)
    const own = said.length > 0 ? ownWords(page) : null
    if (own === null) return notApplicable
    const found = new Map<string, Occurrence>()
    for (const one of said) {
      const plain = plainName(one.name)
      if (found.has(plain) || !isStrange(page, one.is_own_voice ? own.sure : own.all, one.name)) continue
      const is_said_again = countOf(visibleWords(page), plainWords(one.name)) > 1
      if (!one.is_own_voice && !is_said_again && !isOfOwnTrade(page, one.name)) continue
      found.set(plain, { url: page.url, line: one.line, evidence: `“${shortened(one.shown, 100)}”` })
    }
    return foundAll([...found.values()].slice(0, 5))
  },
}
