/** Where a fact about a city was read. */
export type CitySource = {
  id: string
  title: string
  publisher: string
  url: string
  /** The day it was read, as YYYY-MM-DD. */
  read_on: string
}

/** A statement about the place that somebody could check, and the id of the source it was read in. */
export type SourcedFact = { text: string; source: string }

/** A part of the city that people search by, and what that means for a shop there. */
type CityArea = { name: string; note: string; source: string }

/** A directory or register in which a shop of the place belongs. */
type LocalListing = { name: string; url: string; for_whom: string }

/** What is particular to one city, in the order its page tells it. */
export type CityGuide = {
  slug: string
  /** What local search is like there: two or three paragraphs of advice that hold for this place and no other. */
  search: readonly string[]
  /** Trades, employers and visitors that decide who searches there. */
  trades: readonly SourcedFact[]
  areas: readonly CityArea[]
  /** What its ZIP codes do to addresses and listings; the codes themselves stand in zip-codes.json. */
  zip_note: string
  /** What the year does to searches: seasons, events, storms, school terms. */
  seasons: readonly SourcedFact[]
  /** Licenses, taxes and registers of the city and its county. */
  licenses: readonly SourcedFact[]
  /** Chamber, tourism and neighborhood directories of the place; those of the state are added on the page. */
  listings: readonly LocalListing[]
  /** The first three things we would do for a shop there, each in one or two sentences. */
  first_steps: readonly [string, string, string]
  sources: readonly CitySource[]
}

/** Every statement of `guide` that stands on a source. */
export function sourcedFacts({ trades, areas, seasons, licenses }: CityGuide): readonly SourcedFact[] {
  const areaFacts = areas.map(({ name, note, source }) => ({ text: `${name}: ${note}`, source }))
  return [...trades, ...areaFacts, ...seasons, ...licenses]
}
