import { areNeighbours } from '#src/domain/state-boxes.ts'
import { stateCode, stateName } from '#src/domain/us-states.ts'
import { knownCity, statesOfCity } from '#src/engines/audit/checks/business/known-cities.ts'
import { isTradeWord } from '#src/engines/audit/checks/business/proper-words.ts'
import { visibleText } from '#src/engines/audit/checks/business/visible-text.ts'
import { isFarFrom } from '#src/engines/audit/checks/business/zip-areas.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { doorsFor } from '#src/engines/audit/checks/towns/seats.ts'

/** Pages that speak of the business where it is; others may be for a town far away on purpose. */
const kinds = new Set<PageKind>(['home', 'about', 'contact', 'service', 'other'])

const state_behind = /^,? ?([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\b/
const town =
  /((?:(?!(?:Serv(?:ing|es?)|Proudly|The|Greater|In|Near|Our|All|Of|And)\b)[A-Z][\w.'’-]+ ){0,2}(?!Serving\b)[A-Z][\w.'’-]+)$/
const known = new RegExp(String.raw`\b(?=[A-Z])(${knownCity})\b`)
const every_known = new RegExp(known, 'g')

const around =
  '(?:(?:all|the|of|greater|entire|downtown|metro|areas?|communit(?:y|ies)|residents|homeowners|families|businesses|customers|clients|homes|and|in|local|proudly) )*'
/** What a business says right before the place where it works. */
const works_in = new RegExp(
  `\\b[Ss]erv(?:ing|es?) ${around}$|\\b(?:[Hh]omeowners|[Rr]esidents|[Cc]ustomers|[Cc]lients) (?:in|of|across|throughout) ${around}$`,
)
/** What tells how near a place is. */
const lies_near =
  /\b(?:[Mm]inutes(?:['’] (?:drive|walk))? (?:away )?from|[Cc]onveniently (?:located |situated )?(?:near|close to|in)|(?:[Ss]hort|[Qq]uick|[Ee]asy) (?:drive|walk|ride) (?:away )?from|(?:[Ll]ocated|[Ss]ituated|[Nn]estled) (?:just )?(?:outside(?: of)?|near)) (?:(?:downtown|historic|beautiful|the heart of|the city of|greater|metro) )*$/
const asks_for =
  /^(?:Looking for|Need|In need of|Searching for|Are you looking for|Do you need) (?:an? |the )?((?:[\w-]+ ){1,6})(?:in|near|around) (?:the )?$/
const praises =
  /\b(?:best|top[- ]rated|most trusted|leading|premier|favorite|finest|#1|number one|your (?:trusted|local|reliable|go-to|neighborhood|hometown)) ((?:[\w-]+ ){1,4})in (?:the )?$/i
/** What follows the place it serves, and not a dish or a team named after it. */
const place_ends =
  /^(?:$|[.!;?)]|, ?(?:and|the|with|we|our|since|for)\b|,? and (?:the |its |all )?(?:surrounding|nearby|beyond|neighboring)| (?:areas?|metro|community|communities|residents|homeowners|families|businesses|since|for|with)\b)/
const of_place = /^(?: area| metro)? (?:homeowners|residents|families)\b/
/** "Dayton’s most trusted team", "part of the Dayton community", "why choose us in Dayton?". */
const praised_there =
  /^['’]s (?:own |local |#1 |(?:(?:number one|most|best|premier|favou?rite|leading|top|trusted|go-to|finest|oldest|only|hometown)\b[- ]))(?!(?:known|famous|wanted|popular|visited)\b)/i
const of_community = /\b[Pp]art of the $/
const us_there = /\b(?:[Cc]hoose|[Hh]ire|[Tt]rust) [Uu]s (?:as your [\w ]{3,30} )?in $/
/** Where the business says that it sits. */
const sits_in =
  /\b(?:[Oo]ur (?:shop|office|store|salon|studio|restaurant|clinic|practice|showroom) is|[Ww]e(?:['’]re| are) (?:proudly )?(?:based|located)|^(?:[Pp]roudly )?(?:[Ff]amily|[Ll]ocally)[- ](?:owned|run)(?: and operated)?)(?: located)? in (?:downtown |the heart of )?$/
/** Where somebody came from, or what is done after the manner of a city. */
const elsewhere =
  /\b(?:born|raised|grew up|moved|graduat\w+|degree|universit\w+|college|school|trained|worked|residency|originally|native|style|based|headquarter\w*|manufactur\w+|made in|supplier|shipp?(?:ed|ing)|nationwide|across the (?:country|nation)|locations? in|offices? in|formerly|previously|used to)\b/i

type Mention = { name: string; states: readonly string[]; before: string; after: string }

/** Towns with their states, and cities that need none. */
function mentionsIn(text: string): Mention[] {
  const found: Mention[] = []
  for (let comma = text.indexOf(', '); comma > 0; comma = text.indexOf(', ', comma + 1)) {
    const next = text.charCodeAt(comma + 2)
    if (next < 65 || next > 90) continue
    const behind = state_behind.exec(text.slice(comma, comma + 24))
    const state = behind ? (stateCode(behind[1] ?? '') ?? stateCode((behind[1] ?? '').split(' ')[0] ?? '')) : null
    const name = state === null ? undefined : town.exec(text.slice(Math.max(0, comma - 40), comma))?.[1]
    if (state === null || name === undefined || !behind) continue
    const after = text.slice(comma + behind[0].length)
    found.push({ name, states: [state], before: text.slice(0, comma - name.length), after })
  }
  return found
}

function citiesIn(text: string): Mention[] {
  return [...text.matchAll(every_known)].map(match => {
    const name = match[1] ?? ''
    const after = text.slice(match.index + name.length)
    return { name, states: statesOfCity(name), before: text.slice(0, match.index), after }
  })
}

function isWorkplace({ before, after }: Mention, is_heading: boolean): boolean {
  if (works_in.test(before)) return place_ends.test(after)
  if (lies_near.test(before)) return true
  const asked = (asks_for.exec(before) ?? praises.exec(before))?.[1]
  if (asked !== undefined) return asked.toLowerCase().split(' ').some(isTradeWord)
  if (of_place.test(after) || us_there.test(before) || sits_in.test(before)) return true
  if (of_community.test(before) && after.startsWith(' community')) return true
  if (praised_there.test(after))
    return after
      .toLowerCase()
      .split(/[^a-z]+/, most_words)
      .some(isPraised)
  const ends = /\b(?:in|near) (?:the |greater )?$/.test(before) && /^,?(?: [A-Z]{2})?\W*$/.test(after)
  return (
    is_heading &&
    ends &&
    before
      .toLowerCase()
      .split(/[^a-z]+/)
      .some(isTradeWord)
  )
}

const most_words = 8
const people = new Set([
  'team',
  'crew',
  'choice',
  'experts',
  'company',
  'contractor',
  'contractors',
  'pros',
  'professionals',
  'specialists',
])
/** What is best there is one of the trade. */
const isPraised = (word: string) => people.has(word) || isTradeWord(word)

type Text = { text: string; line: number; is_heading: boolean; is_alt: boolean }

/** Texts that may name a town: with a comma before its state, or with a name that everybody knows. */
function textsOf({ facts }: PageView): Text[] {
  const found: Text[] = []
  for (const { text, line, element, in_nav, in_article } of facts.text.blocks) {
    if (in_nav || in_article || element === 'h1' || element === 'blockquote') continue
    if (!(facts.text.has_metro || text.includes(', ')) || /^["“‘]/.test(text)) continue
    found.push({ text, line, is_heading: /^h[2-6]$/.test(element), is_alt: false })
  }
  // The reader of the page looks for known names in its words, not in those of its pictures.
  for (const { alt, line } of facts.images)
    if (alt?.includes(' in ') || alt?.includes('erving '))
      found.push({ text: alt, line, is_heading: true, is_alt: true })
  return found
}

/** Says a business that goes to all of its state, or further. */
const allOver = (state: string) =>
  new RegExp(
    `\\bstate-?wide\\b|\\b(?:throughout|across|all (?:of|over|across)|anywhere in|entire) (?:the )?(?:state|southeast|region|${stateName(state)})\\b`,
    'i',
  )

/** Longer ones are whole articles. */
const longest = 1_500
/** More states than this are those of a business that works all over the country. */
const most_states = 2

export const farTownInText: PageCheck = {
  id: 'text-names-far-town',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The text says that you work in a town far from your address',
  why: 'It was copied from a page for another city. Customers think they are wrong here, and search engines cannot tell where you work.',
  mend: 'Write your own town there, and read the rest of the text: more of it may be about the other place.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    const { facts, url } = page
    const doors = doorsFor(page)
    const own = new Set(doors.map(({ state }) => state))
    const [home] = own
    if (!kinds.has(page.kind) || !page.indexable || home === undefined || own.size > 1) return notApplicable
    const headline = [
      facts.titles[0]?.text,
      ...facts.headings.filter(({ level }) => level === 1).map(h => h.name),
    ].join(' ')
    const zips = doors.map(({ postal_code }) => postal_code).filter(Boolean)
    // Next door only a town that is known to be far is.
    const isFarIn = (name: string, state: string) =>
      areNeighbours(home, state) ? zips.length > 0 && zips.every(zip => isFarFrom(name, state, zip)) : true
    const isFar = ({ name, states: [first = '', ...others] }: Mention) =>
      !others.includes(home) && !headline.includes(name) && isFarIn(name, first)
    const isAtHome = (one: Mention) => one.states.includes(home) && !isFar(one)
    const cities = doors.map(({ city }) => city)
    const all_over = allOver(home)
    const found = new Map<string, Occurrence>()
    for (const { text, line, is_heading, is_alt } of textsOf(page)) {
      const names_city = (facts.text.has_metro || is_alt) && known.test(text)
      const mentions = names_city ? [...mentionsIn(text), ...citiesIn(text)] : mentionsIn(text)
      // With a place at home in the same breath, the far one is one of many.
      if (mentions.length === 0 || text.length > longest || mentions.some(isAtHome)) continue
      if (cities.some(city => city !== '' && text.includes(city))) continue
      const far = mentions.find(
        one => isFar(one) && isWorkplace(one, is_heading) && !(elsewhere.test(text) && !sits_in.test(one.before)),
      )
      const state = far?.states[0]
      if (state === undefined || found.has(state) || (areNeighbours(home, state) && all_over.test(visibleText(page))))
        continue
      const place = [cities[0], home].filter(Boolean).join(', ')
      found.set(state, { url, line, evidence: `“${shortened(text, 110)}”; the address is in ${place}` })
    }
    return foundAll(found.size > most_states ? [] : [...found.values()])
  },
}
