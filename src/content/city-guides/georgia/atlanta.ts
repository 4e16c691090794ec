import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const atlantaGuide: CityGuide = {
  slug: 'atlanta-ga',
  search: [
    'Begin with a question few owners ask: is the shop in Atlanta at all? Mail carries the name far past the city line, so the rival above you in a search may answer to another city hall. Find out which one taxes you. That settles the city you claim on your site, and it is the paper you show when a directory wants proof.',
    'Three kinds of people search here. Residents type the name of a neighborhood. Office workers look from a desk at noon and from a train at six. Convention guests look from a hotel lobby and know no names at all. One sentence cannot serve them all. Give each a line of its own: the neighborhood, the nearest station, and the walk from the big hotels if it is short.',
    'Words trip people up as well. East Atlanta is one neighborhood, not the east half of town. West Midtown is not Midtown. A pin in the wrong one brings calls from people who will not come. Check how the map names your spot before you print it on a menu.',
  ],
  trades: [
    {
      text: 'A national airport study counts more than six million people in the metro area in 2019. It says moving freight makes up 38 percent of what the region produces. If drivers or night crews are your trade, show your earliest hour on the profile.',
      source: 'airport-study',
    },
    {
      text: 'By September 2022 the city had held more than 16 citywide conventions that year, and 21 were booked for 2023. The airport is seven miles from downtown. For those guests, say how far you are on foot from the halls and hotels.',
      source: 'conventions',
    },
  ],
  areas: [
    {
      name: 'Downtown',
      note: 'Offices, hotels, restaurants and sports venues more than homes. If you open late for a game or a show, post those hours.',
      source: 'frommers',
    },
    {
      name: 'Old Fourth Ward',
      note: 'The part between Downtown and Inman Park. People there can walk to either side, so name both in your directions.',
      source: 'atlanta-magazine',
    },
    {
      name: 'Westside',
      note: 'Once a district of stockyards and meatpackers, now shops and homes. Add a photo of your door if the building still looks like a warehouse.',
      source: 'atlanta-magazine',
    },
    {
      name: 'Kirkwood',
      note: 'About five miles east of Five Points, an old streetcar suburb with its own shops. Put the name in plain text on your contact page.',
      source: 'creative-loafing',
    },
    {
      name: 'Fort McPherson',
      note: 'A former Army post in the southwest where a film studio took about 330 acres. If you serve crews, say how fast you can come and whom to call.',
      source: 'creative-loafing',
    },
  ],
  zip_note:
    'The list runs past the city. 30328 and 30342 reach into Sandy Springs, and 30349 into College Park and South Fulton. Many other codes are for boxes or for one large mailer. None of those can be the address of a Google profile.',
  seasons: [
    {
      text: 'The Peachtree Road Race fills the Fourth of July. In 2025 nobody could cross Peachtree from Lenox Square to 10th Street between about 5 and 11 a.m. Set a late opening for that day, or say which side of the road you can be reached from.',
      source: 'road-race',
    },
    {
      text: 'On Labor Day weekend Dragon Con takes over a cluster of downtown hotels. In 2023 more than 65,000 fans were expected, and drivers were warned about parking. Put the nearest MARTA stop on your profile before then.',
      source: 'dragon-con',
    },
  ],
  licenses: [
    {
      text: 'Every business inside the city limits needs a tax certificate, which people call a business license. It cannot pass to a new owner. You apply for a new one through the city portal named ATLCORE.',
      source: 'city-certificate',
    },
    {
      text: 'Renewals are due by February 15, and missing that day costs $500. Payment is due by April 1, or 10 percent is added. Check in January that the name on the form is the name on your door.',
      source: 'city-renewal',
    },
  ],
  listings: [
    {
      name: 'Discover Atlanta',
      url: 'https://discoveratlanta.com/',
      for_whom: 'Members of the convention and visitors bureau: food, lodging, tours and venues.',
    },
  ],
  first_steps: [
    'Find out which city hall sends your license bill. Then make the city on your site, your profile and your bills agree with it.',
    'Walk from the nearest MARTA station with a phone, and fix every sign, pin and photo that would lose a stranger.',
    'Put the Fourth of July, Labor Day weekend and the big convention weeks into your special hours for the whole year.',
  ],
  sources: [
    {
      id: 'airport-study',
      title: 'Atlanta: Aviation and Increasing Employment in Two Major Industry Sectors',
      publisher: 'Airport Cooperative Research Program, Transportation Research Board',
      url: 'https://crp.trb.org/acrpwebresource12/2021/08/18/atlanta-aviation-and-increasing-employment-in-two-major-industry-sectors/',
      read_on: '2026-11-21',
    },
    {
      id: 'conventions',
      title: 'Spotlight on Atlanta: a dynamic, diverse and expanding destination for events',
      publisher: 'Trade Show News Network',
      url: 'https://tsnn.com/index.php/news/spotlight-atlanta-dynamic-diverse-and-expanding-destination-events',
      read_on: '2026-11-21',
    },
    {
      id: 'frommers',
      title: 'Atlanta: neighborhoods in brief',
      publisher: 'Frommer’s',
      url: 'https://www.frommers.com/destinations/atlanta/planning-a-trip/neighborhoods-in-brief',
      read_on: '2026-11-21',
    },
    {
      id: 'atlanta-magazine',
      title: 'Neighborhoods',
      publisher: 'Atlanta Magazine',
      url: 'https://www.atlantamagazine.com/features/neighborhoods/Home.aspx',
      read_on: '2026-11-21',
    },
    {
      id: 'creative-loafing',
      title: 'Neighborhoods',
      publisher: 'Creative Loafing Atlanta',
      url: 'https://creativeloafing.com/neighborhoods?offset=25',
      read_on: '2026-11-21',
    },
    {
      id: 'road-race',
      title: '2025 AJC Peachtree Road Race road closures',
      publisher: 'The Atlanta Journal-Constitution',
      url: 'https://www.ajc.com/peachtree/2025/07/2025-ajc-peachtree-road-race-road-closures/',
      read_on: '2026-11-21',
    },
    {
      id: 'dragon-con',
      title: 'Dragon Con 2023 in Atlanta: what you may want to know',
      publisher: 'FOX 5 Atlanta',
      url: 'https://www.fox5atlanta.com/news/dragon-con-2023-in-atlanta-what-you-may-want-to-know-especially-about-the-parade',
      read_on: '2026-11-21',
    },
    {
      id: 'city-certificate',
      title: 'Applying for a general business license',
      publisher: 'City of Atlanta, Office of Revenue',
      url: 'https://atlantaga.gov/government/departments/finance/office-of-revenue/applying-for-general-business-license',
      read_on: '2026-11-21',
    },
    {
      id: 'city-renewal',
      title: 'Office of Revenue: frequently asked questions',
      publisher: 'City of Atlanta, Office of Revenue',
      url: 'https://atlantaga.gov/government/departments/finance/office-of-revenue/frequently-asked-questions',
      read_on: '2026-11-21',
    },
  ],
}
