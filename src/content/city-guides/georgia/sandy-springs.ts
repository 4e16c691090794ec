import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const sandySpringsGuide: CityGuide = {
  slug: 'sandy-springs-ga',
  search: [
    'Ask who is within two miles of your door at eleven in the morning, and ask again at eight at night. In Sandy Springs the two answers differ more than in most places. By day it is badge holders in towers, people with a doctor to see, and guests of business hotels. By night it is the homes along the side streets. A listing has one set of facts for both, so put the facts that each needs in it.',
    'The name is your quiet problem. The post office prints Atlanta, the city hall prints Sandy Springs, and half of your customers say Perimeter. A directory that copies the mail line will file you with shops miles away. Do not fight the mail name in the address field where it is needed. Put the city in the title of your page, in the first line of your text, and on the photo of your door.',
    'Roswell Road is long enough to hold several towns. It runs from the Buckhead side to the river, and an address on it says little to a driver. Give the crossing, the plaza and the side of the road. Do the same for towers: the suite, the deck, and what it costs to park for an hour.',
  ],
  trades: [
    {
      text: 'The Perimeter district holds about 29 million square feet of space for desks, shared with its neighbors. UPS moved its headquarters there in 1991, and Cox followed a decade later. If you feed or fix for tenants, publish the least notice you need and the floor you deliver to.',
      source: 'georgia-trend',
    },
    {
      text: 'Tourism staff said in 2014 that travelers come for business first, and for the hospitals on the hill. The city had 18 hotels then, and the bureau next door worked to fill its rooms on weekends. If guests are your trade, say what you have for them on a Saturday.',
      source: 'tourists-2014',
    },
  ],
  areas: [
    {
      name: 'City Springs',
      note: 'A city center made from 15 acres at Roswell Road and Mount Vernon Highway, since the town had grown without a core. Use it as a landmark, not as your street.',
      source: 'city-springs',
    },
    {
      name: 'The crossroads',
      note: 'Planners use this word for Roswell Road just south of I-285. Few customers will, so say “south of 285” and name the plaza.',
      source: 'crossroads',
    },
    {
      name: 'Powers Ferry',
      note: 'By the river and I-285, where the city plan asks for a small village of local shops. A pin here can drift over the water to the next county: check it.',
      source: 'powers-ferry',
    },
    {
      name: 'North Springs',
      note: 'The area of the MARTA station, covered by one of four small-area plans of 2016. If riders come to you, give the walk in minutes from the gates.',
      source: 'small-area-plans',
    },
    {
      name: 'Perimeter Center',
      note: 'Only a piece of it is in this city. State on your contact page which city your building is in.',
      source: 'small-area-plans',
    },
  ],
  zip_note:
    'The postal data we use has no code whose first name is Sandy Springs, so the list is empty. Doors here carry 30328, 30342 or 30350, among others, and the file calls each of them Atlanta. It even puts 30350 under DeKalb County. Where a site lets you type the city, type Sandy Springs and keep the code.',
  seasons: [
    {
      text: 'From April to the middle of November of 2022 the farmers market drew people to City Springs each Saturday from 8:30 to noon. A lantern parade came at the end of April. Shops nearby can post Saturday hours and a parking line for those months.',
      source: 'events-2022',
    },
    {
      text: 'Winter has its own push. At the end of December 2023 the tourism group began three months of Dine Like a Local, with 21 restaurants on a free phone pass. If you run a kitchen, ask in the fall if it comes back and how to join.',
      source: 'dine-local',
    },
  ],
  licenses: [
    {
      text: 'Firms in the city must hold a tax certificate, often called a business license. It ends on December 31, and the city gives until March 31 to renew. After that comes a 10 percent penalty and interest each month.',
      source: 'renewal',
    },
    {
      text: 'The tax rests on gross receipts, the number of staff and a flat base fee. Doctors, lawyers, vets and some other licensed people may pay a flat 400 dollars each, and the form lists every one who works at the place. That list is a good check for who should have a profile there.',
      source: 'license-faq',
    },
  ],
  listings: [
    {
      name: 'Visit Sandy Springs',
      url: 'https://www.visitsandysprings.org/',
      for_whom: 'Restaurants, lodging and things to do in the city.',
    },
  ],
  first_steps: [
    'Write down the three city names that your listings show today. Set one rule: the mail name in the address, Sandy Springs in all the rest.',
    'Take a photo of the way in: the turn off Roswell Road or Hammond Drive, the deck, the elevator, the door.',
    'Split your opening hours into what day people and night people need, and cut what serves neither.',
  ],
  sources: [
    {
      id: 'georgia-trend',
      title: 'Perimeter area: on the move',
      publisher: 'Georgia Trend',
      url: 'https://www.georgiatrend.com/?p=63453',
      read_on: '2026-11-21',
    },
    {
      id: 'tourists-2014',
      title: 'Sandy Springs, Dunwoody angle for tourists',
      publisher: 'Reporter Newspapers',
      url: 'https://reporternewspapers.net/2014/11/28/sandy-springs-dunwoody-angle-tourists/',
      read_on: '2026-11-21',
    },
    {
      id: 'city-springs',
      title: '5 things to know about the City Springs development',
      publisher: 'Atlanta Magazine',
      url: 'https://www.atlantamagazine.com/news-culture-articles/5-things-know-city-springs-development-sandy-springs/',
      read_on: '2026-11-21',
    },
    {
      id: 'crossroads',
      title: 'Sandy Springs to update crossroads small area plan',
      publisher: 'The Atlanta Journal-Constitution',
      url: 'https://www.ajc.com/neighborhoods/north-fulton/sandy-springs-to-update-crossroads-small-area-plan/OU7N7JPFFNDAVCCBXLLBH6QD5A/',
      read_on: '2026-11-21',
    },
    {
      id: 'powers-ferry',
      title: 'Sandy Springs Powers Ferry survey available online',
      publisher: 'The Atlanta Journal-Constitution',
      url: 'https://www.ajc.com/neighborhoods/north-fulton/sandy-springs-powers-ferry-survey-available-online/EQDKPRQF4JDDJHC2VKXQDA24PQ/',
      read_on: '2026-11-21',
    },
    {
      id: 'small-area-plans',
      title: 'Public review of final draft of Sandy Springs comprehensive plan',
      publisher: 'Reporter Newspapers',
      url: 'https://www.reporternewspapers.net/2016/11/14/public-review-final-draft-sandy-springs-comprehensive-plan-nov-16/',
      read_on: '2026-11-21',
    },
    {
      id: 'events-2022',
      title: 'Sandy Springs announces spring and summer events',
      publisher: 'Marietta Daily Journal, Neighbor Newspapers',
      url: 'https://www.mdjonline.com/neighbor_newspapers/northside_sandy_springs/community/sandy-springs-announces-spring-and-summer-events/article_9c81cefc-a631-11ec-b6e1-bfce3707f1eb.html',
      read_on: '2026-11-21',
    },
    {
      id: 'dine-local',
      title: 'Visit Sandy Springs touts dining initiative',
      publisher: 'Sandy Springs Crier',
      url: 'https://issuu.com/appen-inc/docs/ssc_011824_24_w',
      read_on: '2026-11-21',
    },
    {
      id: 'renewal',
      title: 'Annual business license payment, renewal, and changes',
      publisher: 'City of Sandy Springs',
      url: 'https://sandyspringsga.gov/annual-business-license-payment-and-renewal',
      read_on: '2026-11-21',
    },
    {
      id: 'license-faq',
      title: 'Business license frequently asked questions',
      publisher: 'City of Sandy Springs',
      url: 'https://www.sandyspringsga.gov/business-license-frequently-asked-questions',
      read_on: '2026-11-21',
    },
  ],
}
