import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const fortLauderdaleGuide: CityGuide = {
  slug: 'fort-lauderdale-fl',
  search: [
    'A boat has no street address, and that shapes search in Fort Lauderdale. A captain types what broke and the name of the marina. A homeowner types what broke and “canal” or “seawall”. A tourist types what is open near Las Olas. Three people within a mile of each other see three different lists, so first decide which of them pays your bills.',
    'Trades that go to the dock should set a service area and say what they bring aboard. Trades that wait for the boat should show the water side: depth, bridge height, where to tie up. Both sorts do better with a photo that shows the hull or the lift than with one more picture of a sunset.',
    'The land side has its own trap. In 2002 the city took in whole neighborhoods, and business data from before then may still file those streets under the county or a nearby town. If you trade along Davie Boulevard or in Riverland, look for the ghost of that address.',
  ],
  trades: [
    {
      text: 'A newspaper report of 2019 called marine work the second-largest industry in Broward County after tourism, with 134,000 people employed by the count of the local business alliance. With that many rivals, “marine services” says too little. List the engine makes, materials and jobs you take.',
      source: 'boat-show',
    },
    {
      text: 'Port Everglades counted 4,010,919 cruise guests in its 2024 fiscal year, 39 percent more than the year before. They need a ride, a pharmacy, a late breakfast. Say how far you are from the port gate and which days you open early.',
      source: 'cruise',
    },
  ],
  areas: [
    {
      name: 'Victoria Park',
      note: 'In 2014 it held 494 of the 1,748 residential buildings in the city that date from before 1945. Roofers and electricians used to old houses should caption that work with the name.',
      source: 'victoria-park',
    },
    {
      name: 'Riverland',
      note: 'Part of the city only since September 2002; Lauderdale Isles lies inside it. Check old listings for an address on county land.',
      source: 'annexation',
    },
    {
      name: 'Melrose Park',
      note: 'Joined on the same day as Riverland. Together they brought in about 12,500 people, so a shop here can say Fort Lauderdale with a clear conscience.',
      source: 'annexation',
    },
    {
      name: 'Lauderdale Isles',
      note: 'In 2001 the local paper described mostly large homes with docks in the back yard. Dock, lift and lawn trades can treat it as one route and say so.',
      source: 'riverland',
    },
    {
      name: 'Las Olas and the New River',
      note: 'The route of the holiday boat parade, and jammed long before the first boat on that night. Tell guests where to park and when to come.',
      source: 'boat-parade',
    },
  ],
  zip_note:
    'The codes below reach well past the city: western suburbs such as Davie and Plantation also get mail as Fort Lauderdale. Write the town that collects your business tax, and let the ZIP follow it.',
  seasons: [
    {
      text: 'The boat show takes five days in the turn from October to November. In 2018 it ran from October 31 to November 4 on seven sites, with 110,000 visitors expected. Shops along the docks should set hours, load-in rules and phone cover a month before.',
      source: 'show-2018',
    },
    {
      text: 'In mid-December the Winterfest parade moves twelve miles from downtown to Pompano Beach. Organizers speak of more than a million viewers. In 2025 it began at six. Restaurants on the water should say early whether tables are by ticket that night.',
      source: 'boat-parade',
    },
  ],
  licenses: [
    {
      text: 'The city wants a receipt from anyone with a permanent location in it, home businesses included, one for each place and each kind of work. It has to be told in writing when the name or address changes. Do that first, then change the listings.',
      source: 'city-tax',
    },
    {
      text: 'Broward County issues a second one, for between $27 and $150, and does not refund it if the city turns you down. So clear the city first. The county also counts one receipt per location and per category of business.',
      source: 'county-tax',
    },
    {
      text: 'The city warns that it never sends unasked mail for money, takes no payment by phone and never wants gift cards. Callers who say that your listing will vanish unless you pay today work the same way. Hang up on both.',
      source: 'city-tax',
    },
  ],
  listings: [
    {
      name: 'Greater Fort Lauderdale Chamber of Commerce',
      url: 'https://www.ftlchamber.com/',
      for_whom: 'Members in and around the city; dues apply.',
    },
  ],
  first_steps: [
    'Write down the ten jobs you want most, by boat part or house part, and check that each stands on your site in the words a caller would use.',
    'If your street joined the city late, search for the old town name with your phone number and correct what turns up.',
    'By the end of September, decide who answers the phone in boat-show week, and put that number on the profile.',
  ],
  sources: [
    {
      id: 'city-tax',
      title: 'Business Tax',
      publisher: 'City of Fort Lauderdale',
      url: 'https://fortlauderdale.gov/government/departments-a-h/development-services/business-tax',
      read_on: '2026-11-21',
    },
    {
      id: 'county-tax',
      title: 'Local Business Tax: frequent questions',
      publisher: 'Broward County Tax Collector',
      url: 'https://www.browardtax.org/faqs/local-business-tax/',
      read_on: '2026-11-21',
    },
    {
      id: 'boat-show',
      title: 'The Fort Lauderdale International Boat Show at 60',
      publisher: 'Miami Herald',
      url: 'https://www.miamiherald.com/news/business/article236407398.html',
      read_on: '2026-11-21',
    },
    {
      id: 'show-2018',
      title: 'Impact of boat show? “It’s the annual Super Bowl for us”',
      publisher: 'South Florida Sun Sentinel',
      url: 'https://www.sun-sentinel.com/business/fl-bz-boat-show-economic-impact-20181008-story.html',
      read_on: '2026-11-21',
    },
    {
      id: 'cruise',
      title: 'Port Everglades Tops Its Own Cruise Passenger Record',
      publisher: 'Cruise Industry News',
      url: 'https://cruiseindustrynews.com/cruise-news/2024/11/port-everglades-tops-its-own-cruise-passenger-record/',
      read_on: '2026-11-21',
    },
    {
      id: 'victoria-park',
      title: 'History of Victoria Park',
      publisher: 'Victoria Park Civic Association',
      url: 'https://vpca.org/history-of-vcpa/',
      read_on: '2026-11-21',
    },
    {
      id: 'annexation',
      title: 'Riverland, Melrose Park Now In City',
      publisher: 'South Florida Sun Sentinel',
      url: 'http://articles.sun-sentinel.com/2002-09-15/news/0209140464_1_melrose-community-park-annexation-city',
      read_on: '2026-11-21',
    },
    {
      id: 'riverland',
      title: 'Fort Lauderdale courts the Greater Riverland area',
      publisher: 'South Florida Sun Sentinel',
      url: 'https://www.sun-sentinel.com/news/fl-xpm-2001-11-28-0111260192-story.html',
      read_on: '2026-11-21',
    },
    {
      id: 'boat-parade',
      title: 'Winterfest Boat Parade sets sail December 13',
      publisher: 'Boca Post',
      url: 'https://bocapost.com/fort-lauderdale/best-show-on-h2o-winterfest-boat-parade-sets-sail-dec-13-with-yacht-rock-of-ages-theme',
      read_on: '2026-11-21',
    },
  ],
}
