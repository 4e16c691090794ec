import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const capeCoralGuide: CityGuide = {
  slug: 'cape-coral-fl',
  search: [
    'Cape Coral was drawn on paper before anybody lived there. Lots were platted by the hundred thousand and sold to owners across the country and abroad. Some of them still search from there. They have never met you, cannot drive by, and compare three profiles at a kitchen table in Ohio. Give them what a drive-by would: dated photos, your license number, a face.',
    'The residents are the other half. Many of them cross a bridge to work, so they look for a trade twice a day, at the ends of the drive, and often from a phone that stands in Fort Myers. Search results follow the phone. Check how you appear from downtown Fort Myers at five in the afternoon as well as from your own lot.',
    'Land for shops is scarce, so a good firm may well work from a garage. That is fine with Google if you go to the customer: hide the street address, set the areas you truly reach, and do not rent a mailbox to look bigger.',
  ],
  trades: [
    {
      text: 'The city’s own newsletter told in 2020 of more than 2,400 new single-family homes a year. New owners need screens, sod, docks and internet in their first month; a page called “New house in the Cape” can answer them all.',
      source: 'newsletter',
    },
    {
      text: 'In 2016 the largest employers were the school district, Cape Coral Hospital and the city. Teachers and nurses keep early hours; if you open at six or answer at four, let the profile say so.',
      source: 'commuters',
    },
    {
      text: 'The Construction Industry Association counted some 350 member firms at its fiftieth birthday in 2021. A listing in such a group weighs more with a careful owner than a paid badge, if you belong.',
      source: 'cccia',
    },
    {
      text: 'The chamber runs a Welcome Center by the Cape Coral Bridge. About 50,000 people a year came in for maps and advice, it said in 2022, and some of the leaflets are in Spanish and German. Its head called the city hard to find your way in, so good directions are worth a page of their own.',
      source: 'welcome',
    },
  ],
  areas: [
    {
      name: 'South Cape',
      note: 'The old downtown around Southeast 47th Terrace and Cape Coral Parkway. A city plan of 2019 found plenty of parking and a feeling that there is none: say exactly where your lot is.',
      source: 'south-cape',
    },
    {
      name: 'Pine Island Road',
      note: 'In 2020 the city expected more than $300 million of private building along it. A new plaza may be missing from the map, so place your pin by hand and add a photo of the sign.',
      source: 'newsletter',
    },
    {
      name: 'Yacht Club',
      note: 'The rare corner where side streets have names and not numbers. Write the street out in full; an app that expects a number and a quadrant may balk.',
      source: 'streets',
    },
    {
      name: 'Northeast Cape',
      note: 'The plans for this corner center on the veterans’ clinic near Diplomat Parkway. If you give veterans a rate of their own, state it, and say how long the drive from the clinic is.',
      source: 'northeast',
    },
  ],
  zip_note:
    'Eight codes for a very large grid: one of them can span several miles of canals. Quote the ZIP, but plan your service area by crossroads such as Santa Barbara and Pine Island, which split the quadrants.',
  seasons: [
    {
      text: 'The county’s season peaks in February and March and runs to the weekend after Easter. By a report of 2015, nearly 40 percent of what visitors spend falls in the first quarter. Pool, cleaning and watch services should take bookings for it by October.',
      source: 'season',
    },
    {
      text: 'The year opens with a crowd: before the 2020 show, the paper expected about 100,000 people on Cape Coral Parkway for the January art festival. Shops on that road should set special hours and name the back way in.',
      source: 'events',
    },
  ],
  licenses: [
    {
      text: 'You need the city’s business tax receipt and Lee County’s as well. City receipts are sold from July 1 and end on September 30 of the year after.',
      source: 'receipts',
    },
    {
      text: 'The city stopped issuing specialty contractor licenses; every one of them ended on February 1, 2023, and new ones come from the state. If an old city number still stands on your truck or website, replace it with the DBPR number.',
      source: 'receipts',
    },
    {
      text: 'A commercial space takes a Certificate of Use on top of the receipt. A home business can often get the receipt alone.',
      source: 'permits',
    },
  ],
  listings: [
    {
      name: 'City of Cape Coral business and contractor search',
      url: 'https://www.capecoral.gov/department/community_development/licensing.php',
      for_whom: 'Everyone with a city receipt or contractor registration: owners look names up here.',
    },
  ],
  first_steps: [
    'Take the expired city license number off everything and put the state one in its place, with a link to the state’s search.',
    'Ask two owners who live up north to find you with only your trade and the city. Watch where they stop trusting the page.',
    'Write directions from the two bridges to your door, with quadrant and crossroad, and use them on the site, the profile and the cards.',
  ],
  sources: [
    {
      id: 'receipts',
      title: 'Business Tax Receipts / Licensing',
      publisher: 'City of Cape Coral',
      url: 'https://www.capecoral.gov/department/community_development/code_compliance_division/licensing.php',
      read_on: '2026-11-21',
    },
    {
      id: 'permits',
      title: 'Licenses & Permits',
      publisher: 'City of Cape Coral, Economic Development',
      url: 'https://www.capecoral.net/entrepreneur_guide/licenses_and_permits.php',
      read_on: '2026-11-21',
    },
    {
      id: 'newsletter',
      title: 'Quarterly Newsletter, September 2020',
      publisher: 'City of Cape Coral, Economic Development Office',
      url: 'https://myemail.constantcontact.com/Cape-Coral-EDO-Quarterly-Newsletter-September-2020.html?soid=1103231279482&aid=ytYI37WYZs8',
      read_on: '2026-11-21',
    },
    {
      id: 'commuters',
      title: 'Cape Coral is booming but residents want more jobs, less commuting',
      publisher: 'WINK News',
      url: 'https://www.winknews.com/2019/08/14/cape-coral-is-booming-but-residents-want-more-jobs-less-commuting/',
      read_on: '2026-11-21',
    },
    {
      id: 'cccia',
      title: 'CCCIA: 50 years and counting',
      publisher: 'Cape Coral Breeze',
      url: 'https://www.capecoralbreeze.com/opinion/local-columns/2021/03/04/50-years-and-counting/',
      read_on: '2026-11-21',
    },
    {
      id: 'welcome',
      title: 'From burrowing owls to pickleball, Cape Coral Welcome Center has all the answers',
      publisher: 'The News-Press',
      url: 'https://www.news-press.com/story/news/local/cape-coral/2022/07/07/burrowing-owls-pickleball-cape-coral-welcome-center-has-all-answers/7642198001/',
      read_on: '2026-11-21',
    },
    {
      id: 'south-cape',
      title: 'CRA plan to get new review',
      publisher: 'Fort Myers Beach Observer',
      url: 'https://www.fortmyersbeachtalk.com/news/news-from-around-the-region/2019/03/cra-plan-to-get-new-review/',
      read_on: '2026-11-21',
    },
    {
      id: 'streets',
      title: 'Cape Coral (page in German)',
      publisher: 'Palms and More',
      url: 'http://www.palms-and-more.com/cape-coral/',
      read_on: '2026-11-21',
    },
    {
      id: 'northeast',
      title: 'Cape Coral: Der Nordosten putzt sich heraus (in German)',
      publisher: 'Florida Sun Magazine',
      url: 'https://www.floridasunmagazine.com/reisen/cape-coral/cape-coral-der-nordosten-putzt-sich-heraus/',
      read_on: '2026-11-21',
    },
    {
      id: 'season',
      title: 'Season in full swing: Patience required, fun expected',
      publisher: 'The News-Press',
      url: 'https://www.news-press.com/story/news/local/2015/01/08/season-full-swing-patience-required-fun-expected/21473639/',
      read_on: '2026-11-21',
    },
    {
      id: 'events',
      title: 'From burrowing owls to cardboard boats: five months of events in Cape Coral',
      publisher: 'The News-Press',
      url: 'https://www.news-press.com/story/news/local/cape-coral/2019/12/29/burrowing-owls-cardboard-boats-5-month-unique-events-coming-cape-coral/2748632001/',
      read_on: '2026-11-21',
    },
  ],
}
