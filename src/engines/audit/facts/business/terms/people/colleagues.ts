import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { isKnown, isNameOfSomebody } from '#src/engines/audit/facts/spelling/known-words.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** Whom texts name as one of the team, and everybody who is named on a page that presents one. */
export const colleague_terms = { colleague: 'colleague: ', team: 'names of the team' } as const

const role =
  'hygienist receptionist coordinator manager assistant esthetician stylist therapist technician groomer nurse paralegal estimator bookkeeper bartender chef instructor trainer optician arborist foreman barber optometrist mechanic baker coach doctor associate dentist orthodontist attorney veterinarian chiropractor agent'
    .split(' ')
    .map(word => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|')
const introduced = new RegExp(
  String.raw`(?<![\p{L}])(?<first>\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}’'.-]+)?, our (?:[\w-]+ ){0,4}?(?:${role})(?![\p{L}-])(?! at \p{Lu})`,
  'u',
)
const asked_for = /\b[Aa]sk for (?<first>\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?=[.,;!]|$| at\b| or\b| when\b| to\b)/u
/** "Dr. Hale will explain each step", "under Dr. Susan Hale": whoever treats here. */
const treating = new RegExp(
  [
    String.raw`\b(?:[Uu]nder|[Ll]ed by|[Mm]eet|[Yy]our (?:dentist|doctor|chiropractor|vet|veterinarian)[:,]?|office of|practice of) Dr\.? (?!Martin Luther)(?:\p{Lu}[\p{Ll}.]+ )?(?<first>\p{Lu}\p{Ll}{2,})(?![\p{L}’'])(?! (?:Jr|Blvd|Boulevard|Ave|St|Drive|Street)\b)`,
    String.raw`(?<=^|[.!] |\b(?:with|and) )Dr\.? (?:\p{Lu}[\p{Ll}.]+ )?(?<last>\p{Lu}\p{Ll}{2,})(?=,? (?:and (?:his|her|our|the) (?:\w+ )?(?:team|staff)|will|welcomes?|sees|treats|explains|uses|offers|performs|provides|believes|is (?:our|accepting|here|now|proud|committed|dedicated)|at (?:our|the) (?:practice|office|clinic))\b)`,
  ].join('|'),
  'u',
)
const marks = [', our ', 'sk for ', 'Dr'] as const
/** Whoever says so is a customer, or tells of somebody who was there. */
const of_others =
  /["“”]|\b(?:I|I['’]m|I['’]ve|me|my|was|were|former\w*|retired|late|passed|memory|dog|cat|customers?|clients?|patients? named)\b/
const before = 40
const around = 100
const most_met = 8
/** Whoever names more of them names nobody. */
const most_looks = 2_000
/** As long as a term may be. */
const most_of_names = 235

const isFirstName = (word: string) => isNameOfSomebody(word) && (commonnessOf(word) ?? 9_999) > 1_500

const patterns = [introduced, asked_for, treating] as const

/** "Carla, our hygienist, will…", "Ask for Carla". */
export function colleaguesNamed(text: PageText): TermFact[] {
  const { whole, said, blocks } = text
  const found: TermFact[] = []
  for (const [sort, mark] of marks.entries()) {
    let looks = 0
    for (let at = whole.indexOf(mark); at >= 0 && found.length < most_met; at = whole.indexOf(mark, at + 1)) {
      if (++looks > most_looks) break
      const block = blocks[text.blockAt(at)]
      if (!block || block.in_article || block.element === 'blockquote') continue
      const window = Math.max(0, at - before)
      const from = window + said.slice(window, at).lastIndexOf('\n') + 1
      const sentence = said.slice(from, at + around).split('\n', 1)[0] ?? ''
      const match = (patterns[sort] ?? asked_for).exec(sentence)
      const first = match?.groups?.first ?? match?.groups?.last ?? ''
      if (!match || (sort < 2 && !isFirstName(first.toLowerCase())) || of_others.test(sentence)) continue
      const place = text.placeAt(at)
      const what = detached(colleague_terms.colleague + first.toLowerCase())
      found.push({ ...place, what, value: hash32(what), text: detached(match[0].slice(0, 90)) })
    }
  }
  return found
}

/** Whose names begin the blocks of a page about a team, in one term: there is no place for the page's words. */
export function namesOfTeam({ blocks }: PageText, people: number): TermFact[] {
  const names = new Set<string>()
  for (const { text, in_nav, region } of blocks) {
    if (in_nav || region === 'footer') continue
    for (const word of text.slice(0, 60).split(/[^\p{L}]+/u, 5)) {
      const lower = word.toLowerCase()
      const is_name = isNameOfSomebody(lower) || !isKnown(lower)
      if (word !== lower && lower.length > 1 && is_name) names.add(lower)
    }
  }
  const text = [...names].join(' ')
  const is_whole = text.length <= most_of_names
  return [{ line: 1, offset: 0, what: colleague_terms.team, value: people, text: is_whole ? detached(text) : '' }]
}
