import { stateCode } from '#src/domain/us-states.ts'
import { remembered } from '#src/engines/audit/facts/remembered.ts'

const town_and_state = /(\p{Lu}\p{Ll}[\p{L}'’.-]*)(,?)(?=\s+(\p{Lu}{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?!\p{L}))/gu
/** Codes that are words or legal forms too: they tell a state only behind a comma. */
const ambiguous = /^(?:CO|IN|OR|ME|OK|HI|PA)$/
/** "Parkinson's, MS" are two illnesses. */
const illness = /['’]s$|^(?:Disease|Syndrome|Disorders?|Epilepsy|Stroke|Migraines?|Neuropathy|Dementia|Sclerosis)$/

/** Behind the name of a person the letters of some states are a degree. */
const degrees = /^(?:MD|MA|PA)$/
/** So they are right behind that of a doctor: "Dr. Ann Okafor, ND". */
const doctors_degrees = /^(?:MD|MA|PA|ND|DC|MS|MT)$/
const a_doctor = /\bDr\.? (?:\p{Lu}[\p{L}.'’-]* ){0,3}(?:\p{L}{1,3}['’-])?$/u
const longest_name = 60

const isDegree = (text: string, at: number, state: string): boolean =>
  doctors_degrees.test(state) && a_doctor.test(text.slice(Math.max(0, at - longest_name), at))

/** What stands before a state without a comma and is no town: "Your SC Home Insurance", "Roof Repair FL". */
const no_town =
  /^(?:Your|Our|My|The|This|All|Any|Every|Best|Top|In|Of|For|And|Across|Throughout|Serving|Around|Services?|Compan(?:y|ies)|Contractors?|Repairs?|Installation|Replacement|Cleaning|Removal|Rates?|Increases?|Prices?|Costs?|Quotes?|Guide|Laws?|Lawyers?|Attorneys?|Agents?|Insurance|Dentists?|Plumbers?|Roofers?|Electricians?|Homes?|(?:North|South)(?:ern|east|west|eastern|western)?|East(?:ern)?|West(?:ern)?|Central|Coastal|Upstate|Metro|Greater)$/

/** “Calloway Kitchen, MA” is a business in a state, and its town is not told. */
const of_business =
  /^(?:Kitchen|Grille?|Caf[eé]|Restaurant|Diner|Pizza|Pizzeria|Bakery|Bistro|Catering|Salon|Barbershop|Spa|Roofing|Plumbing|Electric|HVAC|Landscaping|Lawncare|Dental|Dentistry|Chiropractic|Cleaning|Construction|Contracting|Painting|Flooring|Fencing|Paving|Towing|Automotive|Services?|Florist|LLC|Inc)$/

/** The towns that a text names with their states, by the last word of each: "Valley" of "Teays Valley, WV". */
export function townsIn(text: string): string[] {
  return [...text.matchAll(town_and_state)].flatMap(({ 1: town = '', 2: comma, 3: state = '', index }) =>
    stateCode(state) !== null &&
    // "Central Florida, FL" is a part of it.
    stateCode(town) !== stateCode(state) &&
    !of_business.test(town) &&
    (comma === ',' || !(ambiguous.test(state) || no_town.test(town))) &&
    !isDegree(text, index, state)
      ? [town]
      : [],
  )
}

const of_persons = /\b(?:Dr\.?|FNP|ARNP|RN|NP|DDS|DMD|DO|PhD|PA-C)(?![\w])|, MD\b.*, MD\b/

/** "North County SD" is a part of San Diego. */
function readStates(text: string): string[] {
  return [...text.matchAll(town_and_state)].flatMap(({ 1: town = '', 2: comma, 3: state = '', index }) => {
    const code = stateCode(state)
    if (illness.test(town) || isDegree(text, index, state)) return []
    if (degrees.test(state) && of_persons.test(text)) return []
    // “Serving LA” speaks of the city.
    if (state === 'LA' && comma === '' && no_town.test(town)) return []
    if (state === 'SD' && /North County,?\s+$/.test(text.slice(0, text.indexOf('SD', index)))) return []
    return code !== null && (comma === ',' || (state.length === 2 && !ambiguous.test(state))) ? [code] : []
  })
}

/**
 * The states, by their two letters, of the towns that a text names with them; "New York pizza" names none. A title comes
 * again for those who share the page.
 */
export const statesIn: (text: string) => readonly string[] = remembered(readStates, { most: 500, longest: 200 })

/** "TEXARKANA, TEXAS": a heading in capitals. Codes that are words or degrees tell nothing there. */
const in_capitals = /\p{Lu}{2}[\p{Lu}'’.-]*,\s+(\p{Lu}{2}|\p{Lu}{4,}(?: \p{Lu}{4,})?)(?![\p{L}.])/gu

const namesTownInCapitals = (text: string): boolean =>
  [...text.matchAll(in_capitals)].some(
    ([, state = '']) => stateCode(state) !== null && !ambiguous.test(state) && !doctors_degrees.test(state),
  )

/** Does a text name a town with its state, as "Royse City TX" and "Macon, Georgia" do? */
export const namesTown = (text: string): boolean => townsIn(text).length > 0 || namesTownInCapitals(text)
