/** The four states served, in the order they are shown. */
export type StateCode = 'FL' | 'GA' | 'SC' | 'NC'

export type State = {
  code: StateCode
  name: string
  stateSlug: string
  /** Census FIPS code, the id of the state's shape in the map data. */
  fips: string
  description: string
}

export const states: readonly State[] = [
  {
    code: 'FL',
    name: 'Florida',
    stateSlug: 'florida',
    fips: '12',
    description:
      'From the St. Johns River to Biscayne Bay: visitors, snowbirds and year-round neighbors who search on a phone.',
  },
  {
    code: 'GA',
    name: 'Georgia',
    stateSlug: 'georgia',
    fips: '13',
    description:
      'Metro Atlanta and the fall-line cities, where one county can hold three towns that search differently.',
  },
  {
    code: 'SC',
    name: 'South Carolina',
    stateSlug: 'south-carolina',
    fips: '45',
    description:
      'The Lowcountry, the Midlands and the Upstate: small cities that grow fast and compare before they call.',
  },
  {
    code: 'NC',
    name: 'North Carolina',
    stateSlug: 'north-carolina',
    fips: '37',
    description: 'Charlotte, the Triad, the Triangle and the coast, each with its own trades and its own map.',
  },
]
