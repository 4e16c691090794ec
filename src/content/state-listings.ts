import type { StateCode } from '#src/content/states.ts'

/** A register or directory of a whole state. Dues and rules are its own; what is said here is only whom it is for. */
export type StateListing = { name: string; url: string; for_whom: string }

/** Registers first: directories and data sellers copy from them, so an address is put right there before anywhere else. */
export const stateListings: Readonly<Record<StateCode, readonly StateListing[]>> = {
  FL: [
    {
      name: 'Florida Division of Corporations (Sunbiz)',
      url: 'https://dos.fl.gov/sunbiz/',
      for_whom: 'Every registered company: its name and address as the state has them.',
    },
    {
      name: 'Florida DBPR license search',
      url: 'https://www.myfloridalicense.com/',
      for_whom: 'Licensed trades, from contractors and restaurants to salons.',
    },
    {
      name: 'Florida Chamber of Commerce',
      url: 'https://www.flchamber.com/',
      for_whom: 'Members; dues apply.',
    },
    {
      name: 'VISIT FLORIDA',
      url: 'https://www.visitflorida.com/',
      for_whom: 'Restaurants, lodging and attractions that live on visitors.',
    },
    { name: 'The Florida Bar', url: 'https://www.floridabar.org/', for_whom: 'Lawyers: the record of each member.' },
    {
      name: 'Florida Realtors',
      url: 'https://www.floridarealtors.org/',
      for_whom: 'Real estate agents who are members.',
    },
  ],
  GA: [
    {
      name: 'Georgia Secretary of State',
      url: 'https://sos.ga.gov/',
      for_whom: 'Every registered company, and many licensed trades.',
    },
    {
      name: 'Georgia Chamber of Commerce',
      url: 'https://www.gachamber.com/',
      for_whom: 'Members; dues apply.',
    },
    {
      name: 'Explore Georgia',
      url: 'https://www.exploregeorgia.org/',
      for_whom: 'Restaurants, lodging and attractions that live on visitors.',
    },
    { name: 'State Bar of Georgia', url: 'https://www.gabar.org/', for_whom: 'Lawyers: the record of each member.' },
    { name: 'Georgia REALTORS', url: 'https://garealtor.com/', for_whom: 'Real estate agents who are members.' },
  ],
  SC: [
    {
      name: 'South Carolina Secretary of State',
      url: 'https://sos.sc.gov/',
      for_whom: 'Every registered company: its name and agent as the state has them.',
    },
    {
      name: 'South Carolina LLR license lookup',
      url: 'https://llr.sc.gov/',
      for_whom: 'Licensed trades and professions.',
    },
    {
      name: 'South Carolina Chamber of Commerce',
      url: 'https://www.scchamber.net/',
      for_whom: 'Members; dues apply.',
    },
    {
      name: 'Discover South Carolina',
      url: 'https://discoversouthcarolina.com/',
      for_whom: 'Restaurants, lodging and attractions that live on visitors.',
    },
    { name: 'South Carolina Bar', url: 'https://www.scbar.org/', for_whom: 'Lawyers: the record of each member.' },
    {
      name: 'South Carolina REALTORS',
      url: 'https://www.screaltors.org/',
      for_whom: 'Real estate agents who are members.',
    },
  ],
  NC: [
    {
      name: 'North Carolina Secretary of State',
      url: 'https://www.sosnc.gov/',
      for_whom: 'Every registered company: its name and address as the state has them.',
    },
    {
      name: 'NC Licensing Board for General Contractors',
      url: 'https://nclbgc.org/',
      for_whom: 'General contractors: the record of each license.',
    },
    { name: 'NC Chamber', url: 'https://www.ncchamber.com/', for_whom: 'Members; dues apply.' },
    {
      name: 'Visit North Carolina',
      url: 'https://www.visitnc.com/',
      for_whom: 'Restaurants, lodging and attractions that live on visitors.',
    },
    {
      name: 'North Carolina State Bar',
      url: 'https://www.ncbar.gov/',
      for_whom: 'Lawyers: the record of each licensee.',
    },
    { name: 'NC REALTORS', url: 'https://www.ncrealtors.org/', for_whom: 'Real estate agents who are members.' },
  ],
}
