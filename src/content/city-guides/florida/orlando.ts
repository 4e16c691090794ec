import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const orlandoGuide: CityGuide = {
  slug: 'orlando-fl',
  search: [
    'Type almost any trade and the word Orlando into a phone, and the results must guess whether you are on vacation. You cannot change that guess, but you can make your side of it plain. A dentist who writes “new patients from Baldwin Park and Conway” has told the machine more than one who writes “Central Florida’s choice”.',
    'The city helps you here, because since 2008 it has put money behind shopping streets with names. Mills 50, Ivanhoe Village, Audubon Park and the rest tell each year what opened and what they hosted. A shop in one of them has a ready-made place word and a district office to ask for a link.',
    'Borders are the hard part. The city limit is ragged, and two shops that share a parking lot can answer to two governments. Look your parcel up once and keep the answer in the folder with your login details. Every later question, from receipts to service areas, turns on it.',
  ],
  trades: [
    {
      text: 'Visit Orlando counted 75.3 million visitors in 2024. About 6.5 million came from abroad, most of all from Canada, the United Kingdom, Brazil, Mexico and Colombia. Plain wording, prices with tax and a photo of the entrance help a reader whose first language is not yours.',
      source: 'visitors-2024',
    },
    {
      text: 'The convention center held nearly 160 events with 1.5 million attendees in its 2022–2023 year. Printers, caterers and repair shops can follow its calendar and tell exhibitors what they can deliver the same day.',
      source: 'convention-center',
    },
    {
      text: 'Residents have their own economy: in the twelve Main Street districts 198 businesses opened in 2024, and 1,043 jobs were created. New neighbors mean new profiles near yours, so look every few months at who has joined your category.',
      source: 'main-streets',
    },
  ],
  areas: [
    {
      name: 'Audubon Park Garden District',
      note: 'A shopping and dining strip on Corrine Drive that once served the Air Force base and the Navy training center. Put Corrine Drive in your first sentence as well as in the address.',
      source: 'main-streets',
    },
    {
      name: 'Mills 50',
      note: 'Known for street art and a wide range of food, some of it in the Michelin Guide. Whatever you cook, list the dishes by their real names.',
      source: 'districts',
    },
    {
      name: 'Thornton Park',
      note: 'Home of Lake Eola Park and easy to walk. Say where a car can stay for two hours, and whether the last table is before or after a show.',
      source: 'districts',
    },
    {
      name: 'Lake Nona',
      note: 'It has had a chamber of its own since 2013, which hears nearly every day from families and firms about to move in. Pages that greet newcomers, such as “first visit”, suit it.',
      source: 'lake-nona',
    },
    {
      name: 'Bay Lake and Lake Buena Vista',
      note: 'Cities in their own right that issue no receipt; a business there deals with the county alone. If you are outside their lines, do not borrow the name.',
      source: 'county-receipt',
    },
  ],
  zip_note:
    'A code on this list says nothing about the city limit, since county plazas and resort roads get Orlando mail too. Before you write “in the City of Orlando” anywhere, check the parcel, not the envelope.',
  seasons: [
    {
      text: 'The end of the year is crowded. In 2024 the local weekly listed the Electric Daisy Carnival on November 8, the Florida Classic on the 23rd and bowl games on December 28 and 31. Shops near the stadium or downtown should post game-day hours and parking.',
      source: 'annual-events',
    },
    {
      text: 'A local travel agent told the news in 2025 that summer is the busiest time and that clients book three to six months ahead. A business that lives on trips should have its summer pages finished by February.',
      source: 'summer',
    },
  ],
  licenses: [
    {
      text: 'A business in the city needs its tax receipt before it opens, in most cases with a Certificate of Use. Then comes the county receipt. The city site has a zoning check that tells you whether an address is inside the limits.',
      source: 'city-receipt',
    },
    {
      text: 'Ten other towns of Orange County, Winter Park, Maitland and Belle Isle among them, want a receipt of their own before the county issues one. The county points to the Property Appraiser’s parcel search to learn which town a door belongs to.',
      source: 'county-receipt',
    },
  ],
  listings: [
    {
      name: 'Orlando Main Streets',
      url: 'https://www.orlando.gov/Our-Government/Departments-Offices/Economic-Development/Business-Development/Orlando-Main-Streets',
      for_whom: 'Shops inside one of the twelve districts.',
    },
    {
      name: 'Visit Orlando',
      url: 'https://www.visitorlando.org/',
      for_whom: 'Businesses that serve visitors; membership applies.',
    },
  ],
  first_steps: [
    'Run your address through the parcel search and save the page. City, county or another town: that answer settles the rest.',
    'Decide in one sentence whether you serve guests or residents, and rewrite the first lines of your profile and home page for them.',
    'If you stand in a Main Street district, ask its office how shops get on its page, and send your exact name, address and hours.',
  ],
  sources: [
    {
      id: 'city-receipt',
      title: 'Get a Business Tax Receipt',
      publisher: 'City of Orlando',
      url: 'https://orlando.gov/Building-Development/Permits-Inspections/Other/Get-a-Business-Tax-Receipt',
      read_on: '2026-11-21',
    },
    {
      id: 'county-receipt',
      title: 'Obtaining a New Business Tax Receipt',
      publisher: 'Orange County Tax Collector',
      url: 'https://octaxcol.com/taxes/business-taxes/obtain-new-business-tax-receipt/',
      read_on: '2026-11-21',
    },
    {
      id: 'visitors-2024',
      title: 'Orlando Welcomed 75.3 Million Visitors in 2024',
      publisher: 'Visit Orlando',
      url: 'https://www.visitorlando.org/about/corporate-blog/post/orlando-welcomed-753-million-visitors-in-2024/',
      read_on: '2026-11-21',
    },
    {
      id: 'convention-center',
      title: 'International tourism in Orange County should return to pre-pandemic levels by end of 2024',
      publisher: 'WKMG ClickOrlando',
      url: 'https://www.clickorlando.com/news/local/2023/10/31/international-tourism-in-orange-county-should-return-to-pre-pandemic-levels-by-end-of-2024-experts-say/',
      read_on: '2026-11-21',
    },
    {
      id: 'main-streets',
      title: '2024 Main Street Annual Reports',
      publisher: 'City of Orlando',
      url: 'https://www.orlando.gov/Our-Government/Departments-Offices/Economic-Development/Business-Development/Orlando-Main-Streets/District-Resources/Main-Street-Annual-Reports/2024-Main-Street-Annual-Reports',
      read_on: '2026-11-21',
    },
    {
      id: 'districts',
      title: 'Mills 50: street art and Michelin-recognized eats in Orlando',
      publisher: 'Islands',
      url: 'https://www.islands.com/1972513/mills-50-florida-orlando-theme-parks-vibrant-neighborhood-street-art-michelin-recognized-eats/',
      read_on: '2026-11-21',
    },
    {
      id: 'lake-nona',
      title: 'From the CEO: What Your Chamber Does',
      publisher: 'Nonahood News',
      url: 'https://nonahoodnews.com/from-the-ceo-what-your-chamber-does-part-1',
      read_on: '2026-11-21',
    },
    {
      id: 'annual-events',
      title: 'Newcomers guide 2024: Annual local events',
      publisher: 'Orlando Weekly',
      url: 'https://www.orlandoweekly.com/orlando-guides/newcomers-guide-2024-annual-local-events-37244997',
      read_on: '2026-11-21',
    },
    {
      id: 'summer',
      title: 'Visit Orlando: 2024 tourism numbers',
      publisher: 'Spectrum News 13',
      url: 'https://mynews13.com/fl/orlando/news/2025/05/08/visit-orlando-tourism-numbers',
      read_on: '2026-11-21',
    },
  ],
}
