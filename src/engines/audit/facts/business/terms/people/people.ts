import { ranksIn } from '#src/engines/audit/facts/business/terms/standing/ranks.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import type { Reading } from '#src/engines/audit/facts/reading/reading.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { isNameOfSomebody } from '#src/engines/audit/facts/spelling/known-words.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { Place } from '#src/engines/audit/facts/types/place.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { colleaguesNamed, namesOfTeam } from './colleagues.ts'
import { type Role, roleIn, rolesByDegree } from './roles.ts'
import { yearsInBiography } from './years-of-people.ts'

/** People whom pages present, by what they are, and how long they have been that. */
export const people_terms = {
  person: 'person: ',
  years: 'years of: ',
  since: 'since of: ',
  rank: 'rank of: ',
  rank_told: 'rank told of: ',
} as const

const longest_line = 80
const longest_name = 40
const longest_role = 45
/** So many lines behind a name may tell of that person. */
const lines_of_biography = 14
const most_people = 24
const most_entries = 48
/** By these a business names its people. */
const of_business = /\/(?:employees?|members?|founders?|owner)(?:\/\d+)?$/
/** So many make a page that calls itself so one of the team. */
const least_of_team = 2
const unnamed: Role = 'staff'

const word = String.raw`\p{Lu}[\p{L}’'.-]*`
const degree =
  'D\\.?D\\.?S|D\\.?M\\.?D|M\\.?D|D\\.?V\\.?M|D\\.?O|O\\.?D|D\\.?C|D\\.?P\\.?M|Esq|J\\.?D|R\\.?D\\.?H|PA-C|DNP|FNP(?:-\\w+)?|APRN|ARNP|RN|CPA|LMT|DPT|PT|LPC|LCSW|LMFT|AMFT|PhD|MS|FAGD|FACS|FACFAS|AACFAS|DACVS|MBA'
const line = new RegExp(
  String.raw`^(?:Meet |About )?(?<doctor>D[Rr]\.? )?(?<name>${word}(?: (?:${word}|[“"(]${word}[”")]|de|van|von|la|del)){0,3}?)(?<degrees>(?:,? (?:${degree})\.?)*)(?:,? ?(?:[,|:(]|[-–—]| at )\s*(?<role>.{3,${longest_role}}))?$`,
  'u',
)
/** One look that spares most lines that one: without a title it has to begin with a first name. */
const may_bear_title = /D[Rr]\.? |[A-Z][.h-]?[A-Z]|Esq/
const first_word = /^(?:Meet |About )?(\p{Lu}[^ ]+)/u

/** Whom these tell of works elsewhere, or no longer. */
const of_others =
  /\b(?:testimonials?|reviews?|says?|said|saying|stories|case results|referr\w+|former|emeritus|alumni|board(?! certified)|memor(?:y|iam)|retired|authors?|guests?|partners with|clients|patients? (?:love|speak)|recent posts|blog|news)\b/i

/** Over a list of names with degrees. */
const of_team =
  /\b(?:team|staff|hygienists?|doctors?|dentists?|attorneys?|lawyers?|providers?|therapists?|veterinarians?|nurses?|people)\b/i

type Met = { name: string; roles: readonly Role[]; at: number; sure: boolean; rank: string; degrees: string }

const isHeading = ({ element }: TextBlock) => /^h[1-6]$/.test(element)

/** Words that end the names of schools, houses and services, and of nobody. */
const ends_no_name =
  /^(?:university|college|school|institute|academy|east|west|north|south|center|centre|clinic|hospital|care|rinse|guide|reading|services?|office|street|avenue|road|county|city|beach|lake|springs|falls|heights|park|water|heater|canal|home|house|family|practice|group|team|insurance|health|medicine|surgery|therapy|repair|cleaning|law|design|hair|salon|spa|studio|shop|day|night|special|package|menu|jr|sr|st)$/
/** First names that are everyday words. */
const common_first_names =
  /^(?:john|peter|roger|maria|heather|tony|harry|charlie|bobby|billy|victor|christian|holly|jasmine|iris|ivy|mark|will|may|june|grant|grace|rose|hope|joy|faith|frank|bill|rob|art|jack|ray|dean|rich|miles|chase|drew|pat|sue|dawn|eve|lee|max|van|page|hunter|carol|amber|summer|autumn|april|august|king|young|chance|clay|cliff|martin|warren|dale|dick|don|gene|glen|guy|heath|jean|jay|ken|lance|mike|nick|norm|pete|reed|rod|ruby|sandy|skip|ty|wade|ward|wade)$/

const bare = (name: string) => name.toLowerCase().replace(/[.’',“”"()]/g, '')
const isBeginOfName = (text: string) =>
  may_bear_title.test(text) || isNameOfSomebody(bare((first_word.exec(text)?.[1] ?? '').replace(/[,|:]$/, '')))

/** Is it what a person is called? "General Care" and "Logan University" are made of names as well. */
export function isPersonal(words: readonly string[]): boolean {
  const [first = '', ...others] = words.map(bare)
  const last = others.at(-1) ?? ''
  if (first.length < 2 || last.length < 2 || ends_no_name.test(last)) return false
  if (!isNameOfSomebody(first) || (commonnessOf(first) !== undefined && !common_first_names.test(first))) return false
  return commonnessOf(last) === undefined || isNameOfSomebody(last)
}

/** First letter and last name: "Dr. Ann B. Marlow" and "Ann Marlow, DDS" are one. */
export function keyOfPerson(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[.’'"“”()]/g, '')
    .replace(/ (?:jr|sr|i{2,3}|iv)$/, '')
    .split(' ')
    .filter(Boolean)
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${last} ${words[0]?.charAt(0)}` : last
}

/** The person that a line names and nothing else, with what it says they are. */
function personIn(block: TextBlock, next: TextBlock | undefined): Omit<Met, 'at'> | null {
  const { element } = block
  const end = block.text.indexOf('\n')
  if (end > longest_line || (end < 0 && block.text.length > longest_line)) return null
  const [text = '', below] = end < 0 ? [block.text] : block.text.split('\n', 2)
  if (text.length < 5 || !isBeginOfName(text.trim()) || /['’]s\b|[?!]/.test(text)) return null
  const behind = below ?? (next && !isHeading(next) ? next.text : '')
  const { doctor, name = '', degrees = '', role } = line.exec(text.trim())?.groups ?? {}
  if (name === '' || name.length > longest_name || roleIn(name) !== null) return null
  const has_title = doctor !== undefined || degrees !== ''
  const words = name.split(' ')
  if (words.length < 2 && doctor === undefined) return null
  if (!has_title && !isPersonal(words)) return null
  if (ends_no_name.test(words.at(-1)?.toLowerCase() ?? '')) return null
  const titled: Role[] = [...(doctor ? (['doctor'] as const) : []), ...rolesByDegree(degrees)]
  const beside = role ?? (behind.length <= longest_role ? behind : '')
  const told = beside === '' ? null : roleIn(beside)
  const under = below ?? next?.text ?? ''
  const next_person = may_bear_title.test(under) ? line.exec(under.trim())?.groups : undefined
  const is_another = next_person?.name?.includes(' ') === true && next_person.degrees !== ''
  const rank = [role, is_another ? undefined : under].find(one => one !== undefined && ranksIn(one).length > 0) ?? ''
  const is_heading = /^(?:h[1-6]|figcaption|dt|summary)$/.test(element)
  const sure = told !== null || rank !== '' || (has_title && is_heading)
  return { name, roles: [...new Set([...titled, ...(told ? [told] : [])])], sure, rank, degrees }
}

function met({ blocks }: PageText): Met[] {
  const found: Met[] = []
  let heading = ''
  let person_at = -3
  for (const [at, block] of blocks.entries()) {
    if (found.length >= most_people) break
    if (block.in_nav || block.region === 'footer' || block.element === 'blockquote') continue
    const person = personIn(block, blocks[at + 1])
    if (!person) {
      if (isHeading(block)) heading = block.text
      continue
    }
    const before = blocks[at - 1]?.text ?? ''
    const was_person = person_at >= at - 2
    if (of_others.test(heading) || /["”]\s*$/.test(before)) continue
    // Some cards begin with what somebody is.
    const above = person.rank === '' && !was_person && ranksIn(before).length > 0 ? before : ''
    const is_entry = block.element === 'li' && person.degrees !== '' && of_team.test(heading)
    found.push({ ...person, at, sure: person.sure || above !== '' || is_entry, rank: person.rank || above })
    person_at = at
  }
  return found
}

/** Degrees behind the names in a menu, which is kept apart from the pages it leads to. */
function ranksInMenu({ blocks }: PageText): TermFact[] {
  const entries = blocks.filter(({ in_nav, text }) => in_nav && text.length <= longest_line && text.includes(', '))
  return entries.slice(0, most_entries).flatMap(block => {
    const { name, degrees = '' } = (may_bear_title.test(block.text) && personIn(block, undefined)) || {}
    const rank = degrees.replace(/^[\s,]+/, '')
    return name === undefined || ranksIn(rank).length === 0 ? [] : [rankTerm(block, name, rank)]
  })
}

/** What a line says of somebody's rank, and where. */
export const rankTerm = (place: Place, name: string, rank: string): TermFact => ({
  line: place.line,
  offset: place.offset,
  what: detached(`${people_terms.rank}${keyOfPerson(name)}`),
  value: hash32(rank.toLowerCase()),
  text: detached(`${name.slice(0, longest_name)}: ${rank.replace(/^[\s,]+/, '').replace(/\s+/g, ' ')}`),
})

const personTerm = (place: Place, name: string, role: Role): TermFact => ({
  line: place.line,
  offset: place.offset,
  what: detached(`${people_terms.person}${role}`),
  value: hash32(keyOfPerson(name)),
  text: detached(name.slice(0, longest_name)),
})

/** Those whom structured data names as people of the business. */
function peopleInData({ entities }: Reading): TermFact[] {
  const people = entities.nodes.filter(({ types, path }) => types.includes('Person') && of_business.test(path))
  return people.slice(0, most_people).flatMap(node => {
    const name = textOf(node, 'name').trim()
    const titles = `${textOf(node, 'jobTitle')} ${textOf(node, 'description').slice(0, longest_role)}`
    const role = roleIn(titles.trim()) ?? (/^Dr\b/.test(name) ? 'doctor' : null)
    const plain = name.replace(/^Dr\.? /, '').replace(/,.*$/, '')
    return role === null || plain.length < 5 ? [] : [personTerm(node, plain, role)]
  })
}

/** Authors and customers are others. */
const of_strangers = /\/(?:author|reviews?|reviewedBy|creator|editor|performer|itemReviewed)\b/

/** Ranks and degrees that structured data gives. */
function ranksInData({ entities }: Reading): TermFact[] {
  const people = entities.nodes.filter(({ types, path }) => types.includes('Person') && !of_strangers.test(path))
  return people.slice(0, most_people).flatMap(node => {
    const [name = '', ...degrees] = textOf(node, 'name')
      .trim()
      .replace(/^Dr\.? /, '')
      .split(/,\s*/)
    const rank = [textOf(node, 'jobTitle').trim(), ...degrees].filter(told => ranksIn(told).length > 0)
    return rank.length === 0 || !name.includes(' ') ? [] : [rankTerm(node, name, rank.join(', '))]
  })
}

/** Who is presented on a page, each once, with their years and ranks. */
export function peoplePresented(reading: Reading, text: PageText): TermFact[] {
  const people = met(text)
  const shown = people.flatMap((person, index): TermFact[] => {
    const { name, roles, at, sure, degrees } = person
    const rank = [person.rank, degrees.replace(/^[\s,]+/, '')].filter(Boolean).join(', ')
    const block = text.blocks[at]
    const end = Math.min(people[index + 1]?.at ?? text.blocks.length, at + lines_of_biography)
    const years = yearsInBiography(text.blocks.slice(at, end).map(one => one.text))
    if (!block || !(sure || years)) return []
    const key = keyOfPerson(name)
    const place = { line: block.line, offset: block.offset }
    const told = detached(`${block.text.slice(0, 50)}${years ? `: ${years.text}` : ''}`)
    return [
      ...(roles.length > 0 ? roles : [unnamed]).map(role => personTerm(place, name, role)),
      ...(ranksIn(rank).length > 0 ? [rankTerm(place, name, rank)] : []),
      ...(years?.count ? [{ ...place, what: detached(people_terms.years + key), value: years.count, text: told }] : []),
      ...(years?.since ? [{ ...place, what: detached(people_terms.since + key), value: years.since, text: told }] : []),
    ]
  })
  const presented = people.filter(({ sure }) => sure).length
  const team = presented >= least_of_team ? namesOfTeam(text, presented) : []
  return [
    ...team,
    ...colleaguesNamed(text),
    ...shown,
    ...peopleInData(reading),
    ...ranksInData(reading),
    ...ranksInMenu(text),
  ]
}
