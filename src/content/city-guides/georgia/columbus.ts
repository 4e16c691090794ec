import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const columbusGuide: CityGuide = {
  slug: 'columbus-ga',
  search: [
    'A search near the river returns two states. Someone on a bench by the rapids sees shops in Columbus and shops in Phenix City on one screen, and does not notice the line. Use that. Say how many minutes you are from the bridges, and let people from Alabama know where to park.',
    'The center of town answers to two names. Signs and banners say Uptown, while older pages and some maps say Downtown. Pick the one your customers say, use it first, and put the other in the second sentence. MidTown is a third place, with its own borders, and it is not a spelling of either.',
    'New arrivals are the steady trade. A family that comes on Army orders in June has no dentist, no vet and no barber. Its first search often happens in another state, weeks before the truck is packed. So the facts must hold when nobody can drop in to check: prices, waiting lists, what papers to bring, and whether you take new patients.',
  ],
  trades: [
    {
      text: 'The Army shapes local pay. In a 2019 outlook, government made up 35.6 percent of earnings outside farming in the area, against 16.5 percent in the whole state. The largest employers named were Fort Benning, TSYS and Aflac.',
      source: 'outlook-2019',
    },
    {
      text: 'Aflac, Synovus and TSYS all began in Columbus, as a local banker tells the state. If you bring lunch or repairs to a front desk, say so, and name the streets you cover.',
      source: 'select-georgia',
    },
  ],
  areas: [
    {
      name: 'Uptown',
      note: 'From the river through the Historic District and now beyond. Visitors start here, so keep the parking line and the patio line on your profile true.',
      source: 'columbusite',
    },
    {
      name: 'MidTown',
      note: 'About six square miles between 10th Avenue and I-185. Eleven public schools lie inside it, so say if you are open after the last bell.',
      source: 'midtown',
    },
    {
      name: 'Wynnton Road',
      note: 'Aflac has its world headquarters on this road in MidTown. To win its lunch orders, say how many minutes you are from the lobby.',
      source: 'places-of-pride',
    },
    {
      name: 'South Columbus',
      note: 'Homes between downtown and Fort Benning, with the National Infantry Museum. Name the museum and the gate you are closest to in your directions.',
      source: 'south-columbus',
    },
  ],
  zip_note:
    'One code you may expect is not in the list: 31905 is the post itself, and its mail says Fort Benning. Midland and Upatoi are in the county too, yet have mail names of their own. Use the name the mail carrier uses, and name Columbus in the text.',
  seasons: [
    {
      text: 'RiverFest opens the whitewater season in May. In 2023 it ran on May 12 and 13, in a weekend that brings upwards of 10,000 people. If you are near Woodruff Park, say how to park and when you deliver.',
      source: 'riverfest',
    },
    {
      text: 'The rapids run two and a half miles, and a dam upstream changes the water during the day. An outfitter or a snack bar should match its hours to the trips, and say how far it is from the water.',
      source: 'whitewater',
    },
  ],
  licenses: [
    {
      text: 'All businesses in Columbus and Muscogee County need a license from the one city-county government. It does not move to a new owner. A shop with a location there needs a Certificate of Occupancy too.',
      source: 'city-license',
    },
    {
      text: 'The same page has a line for firms from across the river. A company from another state, with no place in Georgia, that does business in Columbus still owes the occupation tax. Keep that receipt: it proves to a directory that you serve this side.',
      source: 'city-license',
    },
  ],
  listings: [
    {
      name: 'Greater Columbus Georgia Chamber of Commerce',
      url: 'https://columbusgachamber.com/',
      for_whom: 'Members in Columbus and the counties around it; dues apply.',
    },
  ],
  first_steps: [
    'Stand on the riverwalk, search for your trade, and note which shops from across the water come up beside yours.',
    'Choose Uptown, Downtown or MidTown for your address text, and correct the pages that use another of the three.',
    'Write one page for families on the way to the post: what you need from them, how long they wait, and how to book from far away.',
  ],
  sources: [
    {
      id: 'outlook-2019',
      title: '2019 Economic Trends: Columbus',
      publisher: 'Savannah Area Chamber of Commerce',
      url: 'https://savannah.uberflip.com/i/1079136/34',
      read_on: '2026-11-21',
    },
    {
      id: 'select-georgia',
      title: 'Columbus, Georgia: a home for headquarters',
      publisher: 'Georgia Department of Economic Development',
      url: 'https://www.selectgeorgia.com/news-and-updates/columbus-georgia-a-home-for-headquarters/',
      read_on: '2026-11-21',
    },
    {
      id: 'columbusite',
      title: 'Introducing: the ‘Columbus Sites’ series',
      publisher: 'The Columbusite',
      url: 'https://www.thecolumbusite.net/post/introducing-the-columbus-sites-series',
      read_on: '2026-11-21',
    },
    {
      id: 'midtown',
      title: 'MidTown (Columbus, Georgia)',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/MidTown_(Columbus,_Georgia)',
      read_on: '2026-11-21',
    },
    {
      id: 'places-of-pride',
      title: 'MidTown living: places of pride',
      publisher: 'MidTown, Inc.',
      url: 'http://www.midtowncolumbusga.org/midtown-living/places-of-pride/',
      read_on: '2026-11-21',
    },
    {
      id: 'south-columbus',
      title: 'South Columbus, Georgia',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/South%20Columbus,%20Georgia',
      read_on: '2026-11-21',
    },
    {
      id: 'riverfest',
      title: 'Uptown Columbus hosting RiverFest weekend',
      publisher: 'WTVM',
      url: 'https://www.wtvm.com/2023/04/19/uptown-columbus-hosting-riverfest-weekend/',
      read_on: '2026-11-21',
    },
    {
      id: 'whitewater',
      title: 'Columbus, Ga.: the South’s ultimate riverfront escape',
      publisher: 'The Atlanta Journal-Constitution',
      url: 'https://www.ajc.com/things-to-do/travel/columbus-ga-the-souths-ultimate-riverfront-escape/ET27PINY3BDJ5CU3TSJBQB57GY/',
      read_on: '2026-11-21',
    },
    {
      id: 'city-license',
      title: 'Business licenses',
      publisher: 'Columbus Consolidated Government, Finance Department',
      url: 'https://columbusga.gov/finance/Business-Alcohol-Licenses',
      read_on: '2026-11-21',
    },
  ],
}
