import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const greensboroGuide: CityGuide = {
  slug: 'greensboro-nc',
  search: [
    'In Greensboro the name of a neighborhood can say more than a street. A federal count gave it 165 of them, and residents add dozens more. No tool lists them all, and a page for each would be silly. Pick the five where your vans are seen most. Show one real job in each, with the year and the kind of house.',
    'The second question is how far people drive for you. A family may cross the whole city for a mechanic it trusts, then stay within a mile for coffee. So the reach of your listing depends on your trade. A bakery should measure on a tight grid of half-mile steps. A roofer may look from the airport to the county line.',
    'Watch what a shared airport does. Planes, freight and paychecks arrive under the letters PTI, which belong to the whole Triad. A shop out there may find itself filed under three city names. Choose the one on your lease and report the other two wherever they crop up.',
  ],
  trades: [
    {
      text: 'The airport’s own page speaks of some 50 firms and more than 5,000 workers on its 4,000 acres. A breakfast counter or a clinic nearby should list the hour at which it really opens.',
      source: 'pti-aerospace',
    },
    {
      text: 'In 2023 HondaJet chose to add 280 jobs there, at an average pay near 89,000 dollars. Buyers of that kind book online and read terms, so put your warranty in writing on the site.',
      source: 'hondajet-2023',
    },
    {
      text: 'Before it opened, the Tanger Center planned for 150 shows a year and at least 337,000 guests downtown. A kitchen close by gains from one line: “Last order after the show”.',
      source: 'guilford-economy',
    },
  ],
  areas: [
    {
      name: 'Lake Daniel and Westerwood',
      note: 'Even neighbors argue about the line. A local historian puts Lake Daniel across Benjamin Parkway, by the high school, as far as the waterworks on Battleground. If you serve both, write both.',
      source: 'neighborhoods-2014',
    },
    {
      name: 'Highland Park',
      note: 'Its streets carry the names of Ivy League schools. “Yale” or “Princeton” in a house address means this corner, so a dispatcher should know it.',
      source: 'neighborhoods-2014',
    },
    {
      name: 'Starmount Farms',
      note: 'West of downtown, a block or so from the Bog Garden for some. Park names make good meeting points in directions.',
      source: 'neighborhoods-2014',
    },
    {
      name: 'Revolution Mill',
      note: 'A mill complex north of downtown with offices and more inside. One street number covers many doors: ask for your own suite line and use it on each site.',
      source: 'guilford-economy',
    },
    {
      name: 'Lindley Park',
      note: 'A local columnist joked that its bar row had turned into “Brunchville”. Weekend morning hours are the first thing to get right.',
      source: 'brunchville',
    },
  ],
  zip_note:
    'The codes here start with 274. Jamestown is 27282, Summerfield 27358 and Oak Ridge 27310, so a listing that pairs one of those with Greensboro deserves a check.',
  seasons: [
    {
      text: 'Homecoming at N.C. A&T fills a week in late October. The school has put attendance over all its events at more than 100,000, and one paper swore that downtown is busier at midnight than at five. If you cook, tow or braid hair, list night hours for that week alone.',
      source: 'homecoming-2020',
    },
    {
      text: 'The step show moved to the coliseum because it outgrew the campus; 7,000 came in 2021. A pizza shop downtown told reporters it was extra busy all week. Say on your profile whether you take walk-ins or a list.',
      source: 'homecoming-impact',
    },
  ],
  licenses: [
    {
      text: 'In June 2015 the council took the privilege license tax out of the city code. Two things stayed in: cabs, and the sale of beer and wine.',
      source: 'business-permit',
    },
    {
      text: 'Some trades now need a business permit. The list has peddlers, door sellers, food trucks, street acts and massage firms on it. Keep yours at hand. It proves that you trade here, even if you have no storefront.',
      source: 'business-permit',
    },
    {
      text: 'A beer or wine license runs from May 1 to April 30, and it cannot move with you. A new address means a new license, and a new pin on the map the same week.',
      source: 'nc-local-license',
    },
  ],
  listings: [
    {
      name: 'Greensboro Chamber of Commerce',
      url: 'https://www.greensboro.org/',
      for_whom: 'Members and investors, over 1,300 of them in 2023.',
    },
  ],
  first_steps: [
    'List the five neighborhoods your last thirty invoices came from, and photograph one finished job in each.',
    'If you are near the runways, search your phone number with each Triad city name and note which entries are wrong.',
    'Write your homecoming hours now, and save them so that next October takes two minutes.',
  ],
  sources: [
    {
      id: 'pti-aerospace',
      title: 'Aerospace Center',
      publisher: 'Piedmont Triad International Airport',
      url: 'https://flyfrompti.com/aerospace-center/',
      read_on: '2026-11-21',
    },
    {
      id: 'hondajet-2023',
      title: 'Piedmont Triad International Airport secures another aerospace manufacturer',
      publisher: 'FOX8 WGHP',
      url: 'https://myfox8.com/news/north-carolina/greensboro/piedmont-triad-international-airport-secures-another-aerospace-manufacturer/',
      read_on: '2026-11-21',
    },
    {
      id: 'guilford-economy',
      title: 'Guilford County’s diverse economy paves way for growth',
      publisher: 'Business North Carolina',
      url: 'https://businessnc.com/guilford-countys-diverse-economy-paves-way-for-growth/',
      read_on: '2026-11-21',
    },
    {
      id: 'neighborhoods-2014',
      title: 'Greensboro neighborhoods have own identity, personality',
      publisher: 'News & Record, by way of the American Planning Association',
      url: 'https://www.planning.org/news/daily/story/?story_id=id:ChBIRTDi_dNNOwEywW2AH5qURcd6i0TqJPXEYAmUV5AGZfQvghUzZq63UTiZEK5D&source_type=O',
      read_on: '2026-11-21',
    },
    {
      id: 'brunchville',
      title: 'All She Wrote: Welcome to Greensboro, part 2',
      publisher: 'Triad City Beat',
      url: 'https://triad-city-beat.com/all-she-wrote-welcome-to-greensboro-part-2/',
      read_on: '2026-11-21',
    },
    {
      id: 'homecoming-2020',
      title: 'Greatest Homecoming On Earth Cancelled For 2020',
      publisher: 'Rhino Times',
      url: 'https://www.rhinotimes.com/news/greatest-homecoming-on-earth-cancelled-for-2020/',
      read_on: '2026-11-21',
    },
    {
      id: 'homecoming-impact',
      title: 'North Carolina A&T’s homecoming impact',
      publisher: 'WFMY News 2',
      url: 'https://wfmynews2.com/article/news/local/north-carolina-ats-homecoming-impact/83-d6d64650-bedb-45a3-ba15-4e5149feeba9',
      read_on: '2026-11-21',
    },
    {
      id: 'business-permit',
      title: 'Ordinance to remove the privilege license tax and institute a business permit (ID 15-0330)',
      publisher: 'City of Greensboro',
      url: 'https://greensboro.legistar.com/LegislationDetail.aspx?ID=2354051&GUID=E7740095-CCD4-42A0-82BE-AE1979590A17&Options=&Search=&FullText=1',
      read_on: '2026-11-21',
    },
    {
      id: 'nc-local-license',
      title: 'G.S. 105-113.70: issuance, duration, transfer of license',
      publisher: 'North Carolina General Assembly',
      url: 'https://www3.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_105/GS_105-113.70.html',
      read_on: '2026-11-21',
    },
  ],
}
