import { readPhone } from '../business/phone-number.ts'
import { claim_of } from '../business/terms/claims.ts'
import { textsOf } from '../node-values.ts'
import type { PageFacts } from '../page-facts.ts'
import { hash32 } from './hash32.ts'
import { labelledAddresses } from './labelled-addresses.ts'
import { labelledPhones } from './labelled-phones.ts'
import type { IndexedClaim, IndexedHours, IndexedName, IndexedPhone, IndexedTerm } from './site-index-row.ts'
import { toldHouses } from './told-houses.ts'
import { toldStreets } from './told-streets.ts'

/** Of each sort a row keeps this many. */
const most = { phones: 8, names: 6, hours: 4, claims: 8, terms: 64 } as const

/** One entry for each key, those of the footer first: what stands there is the business's own. */
export function oncePerKey<T extends object>(entries: readonly T[], keyOf: (entry: T) => string, limit: number): T[] {
  const found = new Map<string, T>()
  const first = entries.filter(entry => 'footer' in entry && entry.footer === true)
  for (const entry of [...first, ...entries]) {
    const key = keyOf(entry)
    if (!found.has(key) && found.size < limit) found.set(key, entry)
  }
  return [...found.values()]
}

/** A button that names nobody calls whomever the page is of; so does the number at its head. */
const asks_to_call =
  /^\W*(?:(?:tap|click|press)(?: here)? to call|(?:please |give us a )?call(?: us)?(?: now| today| here)?|call (?:our|the|this) (?:office|shop|store|clinic|restaurant|salon|location))\W*$/i
const bare_number = /^\W*(?:call(?: us)?(?: now| today)?:? )?[\d\s().+-]{10,20}$/i

/**
 * Numbers that stand only as the words of links that dial another one, which the page has elsewhere too: each is told as
 * that link, and is no second number of the page.
 */
function misprinted({ tel_links, phones }: PageFacts): ReadonlySet<string> {
  const wrong = tel_links.filter(({ e164, text_e164 }) => e164 !== null && text_e164 !== null && e164 !== text_e164)
  if (wrong.length === 0) return new Set()
  const isElsewhere = (number: string | null) =>
    phones.some(({ e164, in_tel_link }) => e164 === number && !in_tel_link) ||
    tel_links.some(({ e164, text_e164 }) => e164 === number && (text_e164 === null || text_e164 === number))
  return new Set(
    wrong.flatMap(({ e164, text_e164 }) =>
      text_e164 !== null && isElsewhere(e164) && !isElsewhere(text_e164) ? [text_e164] : [],
    ),
  )
}

export function indexedPhones(facts: PageFacts): IndexedPhone[] {
  const wrong = misprinted(facts)
  const printed = facts.phones.flatMap(({ e164, text, line, region, fax, called }): IndexedPhone[] =>
    e164 === null || wrong.has(e164)
      ? []
      : [{ e164, text, line, from: 'text', footer: region === 'footer', fax, called }],
  )
  const dialed = facts.tel_links.flatMap(({ e164, number, line, region, text, hidden }): IndexedPhone[] =>
    e164 === null
      ? []
      : [
          {
            e164,
            text: number.slice(0, 30),
            line,
            from: 'tel',
            footer: region === 'footer',
            fax: false,
            called:
              region !== 'footer' &&
              !hidden &&
              (asks_to_call.test(text) || (region === 'header' && bare_number.test(text))),
          },
        ],
  )
  const told = facts.structured_data.nodes.flatMap(node =>
    textsOf(node, 'telephone').flatMap((text): IndexedPhone[] => {
      const e164 = readPhone(text.slice(0, 40), facts.home_country)?.e164
      const shown = text.slice(0, 30)
      return e164
        ? [{ e164, text: shown, line: node.line, from: 'structured-data', footer: false, fax: false, called: false }]
        : []
    }),
  )
  return oncePerKey(
    [...printed, ...dialed, ...told],
    ({ e164, from, called }) => `${e164} ${from === 'tel' && called ? 'button' : from}`,
    most.phones,
  )
}

/** Titles and headings are kept as such. */
export function indexedNames(facts: PageFacts): IndexedName[] {
  const names = facts.names
    .filter(({ from }) => from !== 'title' && from !== 'h1')
    .map(({ name, line, from }): IndexedName => ({ name, line, from }))
  return oncePerKey(names, ({ name, from }) => `${name} ${from}`, most.names)
}

export function indexedHours(facts: PageFacts): IndexedHours[] {
  const read = facts.hours.flatMap(({ week, line, from }) => (week === null ? [] : [{ week, line, from }]))
  return read.slice(0, most.hours)
}

export function indexedClaims(facts: PageFacts): IndexedClaim[] {
  const claims = facts.claims.map(
    ({ about, value, text, loud, line }): IndexedClaim => ({ about, value, text: text.slice(0, 80), loud, line }),
  )
  return oncePerKey(claims, ({ about, value }) => `${about} ${value}`, most.claims)
}

/** As long as the choices of a form. */
const longest_term = 240

export function indexedTerms(facts: PageFacts, with_claims: boolean): IndexedTerm[] {
  const kept = with_claims ? facts.terms : facts.terms.filter(({ what }) => !what.startsWith(claim_of))
  const terms = kept.map(
    ({ what, value, text, line }): IndexedTerm => ({
      what: what.slice(0, 60),
      value,
      text: text.slice(0, longest_term),
      line,
    }),
  )
  const licences = facts.licences.map(({ text, line }): IndexedTerm => {
    return { what: 'licence', value: hash32(text.toLowerCase()), text: text.slice(0, 60), line }
  })
  return oncePerKey(
    [
      ...licences,
      ...labelledPhones(facts),
      ...toldHouses(facts),
      ...toldStreets(facts),
      ...labelledAddresses(facts),
      ...terms,
    ],
    ({ what, value }) => `${what} ${value}`,
    most.terms,
  )
}
