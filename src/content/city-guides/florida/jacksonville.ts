import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const jacksonvilleGuide: CityGuide = {
  slug: 'jacksonville-fl',
  search: [
    'In Jacksonville the river decides more than the map line. A shop in San Marco and one in Riverside face each other across the water, yet the drive is long enough at rush hour that people pick by side. So the first question is not “How do I rank in Jacksonville?” It is “From which side do my customers come, and am I seen there?”',
    'Because city and county are one government, nearly everything in Duval County says “Jacksonville” in its address. That makes the city name weak in a search, and the name of the part strong. Use the part on your website, in photo captions and in the answers you write to reviews, wherever it is true. Leave your business name alone: Google wants the name on your sign, and nothing added.',
    'The Beaches are the trap. Three beach towns and Baldwin have their own city halls. A shop there that calls itself a Jacksonville shop on one site and a Neptune Beach shop on the next looks like two shops to a machine.',
  ],
  trades: [
    {
      text: 'The city wants more of seven fields: new kinds of factories, planes and space, finance, head offices, computing, life science and freight. Their people sit in business parks. That means lunch, cleaning and repair work on weekdays, and few walk-ins.',
      source: 'targeted-industries',
    },
    {
      text: 'The Navy has long been one of the largest employers here, with an air station near downtown and a base at Mayport. A family that comes on orders knows nobody. So it searches, and it reads reviews before it calls.',
      source: 'florida-trend',
    },
  ],
  areas: [
    {
      name: 'Northside',
      note: 'North of downtown, around the airport. Distances are long, so drive time on your pages helps more than a list of streets.',
      source: 'neighborhoods',
    },
    {
      name: 'Arlington',
      note: 'East of downtown, across the St. Johns. People there cross a bridge for downtown and would rather not for a haircut.',
      source: 'neighborhoods',
    },
    {
      name: 'Southside',
      note: 'Across the river to the south. The name covers a lot of ground: add the nearest big road when you say where you are.',
      source: 'neighborhoods',
    },
    {
      name: 'Westside',
      note: 'West of downtown. Say it in plain text on your contact page: a visitor who searches “Westside” may mean another city, and the map needs the hint.',
      source: 'neighborhoods',
    },
    {
      name: 'The Beaches',
      note: 'Atlantic, Neptune and Jacksonville Beach are towns of their own, beside Mayport inside the city and Ponte Vedra Beach in the next county. Use the town on your door.',
      source: 'neighborhoods',
    },
  ],
  zip_note:
    'Most of Duval County gets its mail under the name Jacksonville. The beach towns have names of their own, and a listing that says Jacksonville there is worth a correction.',
  seasons: [
    {
      text: 'The Florida and Georgia football game came to town in nearly every fall since 1933. While the stadium is rebuilt it goes to Atlanta in 2026 and to Tampa in 2027. Hotels, bars and tow trucks should take that week off their special hours for both years.',
      source: 'florida-georgia',
    },
    {
      text: 'In the second week of March golf fills the roads. During The Players the local news warns of traffic on A1A and through Nocatee. Tell customers at the Beaches how to reach you, or when you come to them.',
      source: 'players-week',
    },
  ],
  licenses: [
    {
      text: 'All who do business in Duval County need a Local Business Tax Receipt, even from home. It runs from October 1 to September 30, and you can renew from July 1.',
      source: 'duval-tax',
    },
    {
      text: 'In Jacksonville Beach, Atlantic Beach, Neptune Beach and Baldwin you need the receipt of the town as well. Write the name the same way on both: the name on that paper is the name a directory will ask you to prove.',
      source: 'duval-tax',
    },
  ],
  listings: [
    {
      name: 'JAX Chamber',
      url: 'https://www.myjaxchamber.com/',
      for_whom: 'Members in Jacksonville and northeast Florida; dues apply.',
    },
  ],
  first_steps: [
    'Settle the city on your address: Jacksonville, or the beach town whose receipt hangs on your wall. Then write it the same way everywhere.',
    'Measure where you are seen from on both sides of the river, and choose the side that pays before you write another page.',
    'Enter the special hours for The Players week and the holidays now, and keep a note ready for storm days, so that nobody drives to a closed door.',
  ],
  sources: [
    {
      id: 'duval-tax',
      title: 'Local Business Tax',
      publisher: 'Duval County Tax Collector',
      url: 'https://taxcollector.jacksonville.gov/taxes/local-business-tax',
      read_on: '2026-11-21',
    },
    {
      id: 'targeted-industries',
      title: 'Targeted Industries',
      publisher: 'City of Jacksonville, Office of Economic Development',
      url: 'https://jacksonville.gov/departments/office-of-economic-development/business-development/jacksonville-business-overview/targeted-industries.aspx',
      read_on: '2026-11-21',
    },
    {
      id: 'florida-trend',
      title: 'Community portrait: Jacksonville',
      publisher: 'Florida Trend',
      url: 'https://www.floridatrend.com/article/5277/jacksonville?page=3',
      read_on: '2026-11-21',
    },
    {
      id: 'neighborhoods',
      title: 'Neighborhoods of Jacksonville',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Neighborhoods_of_Jacksonville',
      read_on: '2026-11-21',
    },
    {
      id: 'florida-georgia',
      title: 'Georgia-Florida game moving to Tampa, Atlanta during stadium work',
      publisher: 'News4JAX',
      url: 'https://www.news4jax.com/sports/2024/10/30/georgia-florida-game-moving-to-tampa-atlanta-during-stadium-work-report',
      read_on: '2026-11-21',
    },
    {
      id: 'players-week',
      title: 'Events to enjoy in addition to The Players',
      publisher: 'WOKV',
      url: 'https://www.wokv.com/news/local/events-more-enjoy-addition-players/UVU2W33KPFCXTDOXWMOZLM7O6U/',
      read_on: '2026-11-21',
    },
  ],
}
