import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const miamiGuide: CityGuide = {
  slug: 'miami-fl',
  search: [
    'Few cities rename their own streets as often as Miami. Midtown is a name from the mid-2000s. Little Haiti was once Lemon City. Your older customers, your new ones and the firms that sell business data may each use another name for the same block, and a search for one of them can miss you.',
    'Pick the name your block goes by today and lead with it on your site, in captions and on your contact page. Then mention the older name once, in a plain line about how to find you. Leave both off the business name on your profile, which takes the words on your sign and nothing else.',
    'Downtown, the suite number decides. Towers there and in Brickell set one firm above another at a single address, and a listing without the floor lands on a neighbor. Treat the suite as part of the street line, always written the same way, and ask for the pin to sit on the door people use.',
  ],
  trades: [
    {
      text: 'PortMiami handled a record 8.2 million passengers in its 2024 fiscal year, more than any other cruise port. People with one night before a ship sort by distance. Tell them how long the ride to the terminal takes and whether you can keep a suitcase.',
      source: 'portmiami',
    },
    {
      text: 'Brickell began as a trading post on the south bank of the river and is now the financial district, with edges that spill into Little Havana. Its crowd looks for lunch, dentists and dry cleaning on workdays, so put weekday hours and the walk from the nearest stop first.',
      source: 'names',
    },
  ],
  areas: [
    {
      name: 'Midtown and Edgewater',
      note: 'Midtown came out of a large project in what had long been called Edgewater. If you opened before the change, look for old listings under the other name.',
      source: 'neighborhoods',
    },
    {
      name: 'Arts & Entertainment District',
      note: 'Once branded Omni, after a mall that stood here in the 1980s and 1990s. If a driver still asks you for Omni, put one line with both names on the contact page.',
      source: 'neighborhoods',
    },
    {
      name: 'Coconut Grove',
      note: 'The rare name that has hardly moved. Locals split it into the Center, Northeast, Southwest and West Grove, which helps a shop that serves only one of them.',
      source: 'neighborhoods',
    },
    {
      name: 'Wynwood Norte',
      note: 'Once Little San Juan. A visitor who types Wynwood may have other blocks in mind, so a photo of your own corner keeps people from parking at the wrong end.',
      source: 'mia125',
    },
    {
      name: 'Allapattah',
      note: 'Home of Little Santo Domingo. If you stand there, say it: a name that small is one your neighbors search and a chain does not.',
      source: 'mia125',
    },
  ],
  zip_note:
    'The list below is far too long for a city of 36 square miles. The post office uses the word Miami well beyond the city line, so a Miami ZIP code does not prove a Miami city hall. Your certificate of use does.',
  seasons: [
    {
      text: 'Early March belongs to the Calle Ocho festival. VISIT FLORIDA speaks of up to a million people on Southwest 8th Street, closed to cars from 8th to 27th Avenue. If you are on it, post that day as special hours; if you deliver across it, warn people early.',
      source: 'calle-ocho',
    },
    {
      text: 'That day is the end of a longer run. As the visitors bureau tells it, the Carnaval series goes from the middle of February to the middle of March and has a sister festival on Miracle Mile in Coral Gables. Name the street in your posts, since a visitor may mix up the two.',
      source: 'carnaval',
    },
  ],
  licenses: [
    {
      text: 'To open in the city you need a Certificate of Use, a Business Tax Receipt, or both. The form asks for the company name as the Florida Division of Corporations has it and for the exact address with suite. Copy that line, letter for letter, to every listing.',
      source: 'estart',
    },
    {
      text: 'A business inside any city of the county needs a county receipt as well. It runs from October 1 to September 30 and has to hang where the public sees it. A photo of both papers is handy when a directory asks for proof.',
      source: 'county-tax',
    },
  ],
  listings: [
    {
      name: 'Greater Miami Chamber of Commerce',
      url: 'https://miamichamber.com/',
      for_whom: 'Members in Miami-Dade County; dues apply.',
    },
  ],
  first_steps: [
    'Search your street address with the old name of the area and with the new one. Write down each listing that still shows a name you have dropped.',
    'Put the suite or floor on the profile, the website and the two receipts in one form. Then move the pin to the entrance.',
    'Ask five customers what they call your part of town. Their word goes in your first sentence online.',
  ],
  sources: [
    {
      id: 'estart',
      title: 'Apply for Business Licenses',
      publisher: 'City of Miami',
      url: 'https://www.miami.gov/estart/Apply-for-Business-Licenses',
      read_on: '2026-11-21',
    },
    {
      id: 'county-tax',
      title: 'Local Business Tax Receipt',
      publisher: 'Miami-Dade County Tax Collector',
      url: 'https://mdctaxcollector.gov/services/local-business-tax-receipt',
      read_on: '2026-11-21',
    },
    {
      id: 'neighborhoods',
      title: 'List of neighborhoods in Miami',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Neighborhoods_of_Miami',
      read_on: '2026-11-21',
    },
    {
      id: 'mia125',
      title: 'Neighborhoods',
      publisher: 'MIA125, for the 125th anniversary of the City of Miami',
      url: 'https://mia125.org/neighborhoods/',
      read_on: '2026-11-21',
    },
    {
      id: 'names',
      title: 'How Miami neighborhoods got their names',
      publisher: 'The New Tropic',
      url: 'https://thenewtropic.com/how-miami-neighborhoods-got-their-names/',
      read_on: '2026-11-21',
    },
    {
      id: 'portmiami',
      title: 'PortMiami sets record for cruise passenger numbers',
      publisher: 'WLRN',
      url: 'https://www.wlrn.org/news-in-brief/2024-11-08/portmiami-global-cruise-hub',
      read_on: '2026-11-21',
    },
    {
      id: 'calle-ocho',
      title: 'Miami’s Calle Ocho Festival',
      publisher: 'VISIT FLORIDA',
      url: 'https://www.visitflorida.com/en-us/florida-events/miami-carnivals-5-reasons-to-go-to-calle-ocho-festival.html',
      read_on: '2026-11-21',
    },
    {
      id: 'carnaval',
      title: 'Kiwanis of Little Havana (page in German)',
      publisher: 'Greater Miami Convention & Visitors Bureau',
      url: 'https://www.miamiandbeaches.de/l/business-resources/kiwanis-of-little-havana/2057',
      read_on: '2026-11-21',
    },
  ],
}
