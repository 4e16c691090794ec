import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const northCharlestonGuide: CityGuide = {
  slug: 'north-charleston-sc',
  search: [
    'Work sets the pace here. Plants, a base, a shipyard and a college bring people in by the thousand. They search from a gate or a break room for lunch, a tire, a dentist who takes them at four. If you are near one of those gates, say so in minutes, not in miles.',
    'The city has no single downtown that everybody means. A cook in Park Circle and a pet shop off Dorchester Road may be fifteen miles apart and both be in North Charleston. A page that speaks only of “the city” fits neither. Give each place you serve a few true lines of its own.',
    'One word does the most harm: North. Forms cut it, maps drop it, and staff leave it off on the phone. Then the listing slides toward the better-known neighbor. Search your own phone number once a month and look at the city it comes back with.',
  ],
  trades: [
    {
      text: 'Boeing and Mercedes-Benz Vans stand on the city’s list of major employers. So do a hospital, a technical college, a shipyard and Joint Base Charleston. Supply shops should name the parts, docks and hours that buyers there ask for.',
      source: 'city-economy',
    },
    {
      text: 'In 2018 about 5,662 businesses in town employed just under 95,000 people. Most of that trade sits along the big roads. Your road and the nearest cross street belong in the first line of your contact page.',
      source: 'city-economy',
    },
    {
      text: 'The van plant in Palmetto Commerce Park had more than 1,600 workers when the county last wrote of it. Shift teams plan around the clock, so a kitchen or garage nearby should list the hour of its last order.',
      source: 'county-data',
    },
  ],
  areas: [
    {
      name: 'Park Circle',
      note: 'Bounded by I-526, the Cooper River, Noisette Creek and Mixson Avenue. People walk and bike inside it, so a bike rack and a side door are facts worth a photo.',
      source: 'park-circle-2023',
    },
    {
      name: 'The shops of Park Circle',
      note: 'Growth has brought traffic to the side streets, and parking on the commercial strip is limited, the daily paper wrote in 2019. Tell guests where to leave the car, and after what hour it gets easy.',
      source: 'park-circle-2019',
    },
    {
      name: 'Dorchester Road and Wescott',
      note: 'This part lies in Dorchester County. In 2020 builders planned shops along nearly a mile of the road. New doors mean new addresses, so place your map pin by hand.',
      source: 'dorchester-side',
    },
    {
      name: 'Coliseum and International Boulevard',
      note: 'Outlets, the arena and the performing arts center stand close together, and a garage for 2,000 cars was nearly done at the start of 2021. On show nights post the hour your kitchen closes.',
      source: 'uptown',
    },
  ],
  zip_note:
    'Only four codes bear the name North Charleston in its own county: 29405, 29415, 29418 and 29419. Elsewhere in the city the post may say something else. Let your license decide which city you claim, then add the code of the street.',
  seasons: [
    {
      text: 'The arts fest ran from May 1 to 5 in 2019, with a free world arts day at Riverfront Park and music along East Montague. Shops on its route can ask early to host a stage or a show.',
      source: 'arts-2019',
    },
    {
      text: 'In 2021 it took five days as well, from April 28 to May 2, and most events were free. A food or craft seller should have photos and a working order link up by early April.',
      source: 'arts-2021',
    },
  ],
  licenses: [
    {
      text: 'Anyone who carries on a trade within the city limits, in whole or in part, needs its license and pays a yearly fee. A license from the city of Charleston does not stand in for it, so check which one a job calls for.',
      source: 'starting',
    },
    {
      text: 'Before the doors open, the city checks zoning for your parcel, building and fire codes, and your signs. Roadside and mobile sellers need a permit of their own. Wait with printing until the sign is cleared.',
      source: 'starting',
    },
  ],
  listings: [
    {
      name: 'North Charleston Chamber of Commerce',
      url: 'https://www.northcharlestonchamber.org/',
      for_whom: 'Members in and around the city; dues apply.',
    },
  ],
  first_steps: [
    'Search your phone number and mark each listing that lost the word North. Fix the map apps first, then the data sellers.',
    'Write down the gate, plant or school your buyers come from, and put drive times from it on your site.',
    'Check which county your lot is in before you fill out a form. Then keep a copy of the city license at hand.',
  ],
  sources: [
    {
      id: 'city-economy',
      title: 'Economic Opportunity',
      publisher: 'City of North Charleston',
      url: 'https://www.northcharleston.org/business/economic-development/economic-opportuntiy/',
      read_on: '2026-11-21',
    },
    {
      id: 'county-data',
      title: 'Economic Data',
      publisher: 'Charleston County Economic Development',
      url: 'https://www.charlestoncountydevelopment.org/data-center/economic-data/',
      read_on: '2026-11-21',
    },
    {
      id: 'park-circle-2023',
      title: 'North Charleston’s Park Circle has something for everyone',
      publisher: 'Charleston City Paper',
      url: 'https://charlestoncitypaper.com/2023/12/15/north-charlestons-park-circle-has-something-for-everyone',
      read_on: '2026-11-21',
    },
    {
      id: 'park-circle-2019',
      title: 'Park Circle residents cautious as area develops',
      publisher: 'The Post and Courier',
      url: 'https://www.postandcourier.com/business/real_estate/park-circle-residents-cautious-as-area-develops-into-both-family/article_d7fe78a2-8886-11e9-aad9-97f4667e525b.html',
      read_on: '2026-11-21',
    },
    {
      id: 'dorchester-side',
      title: 'New retail development coming to North Charleston area',
      publisher: 'WCSC Live 5 News',
      url: 'https://www.live5news.com/2020/05/07/new-retail-development-coming-north-charleston-area/',
      read_on: '2026-11-21',
    },
    {
      id: 'uptown',
      title: 'North Charleston project that will cover nearly 30 acres of wetlands moving forward',
      publisher: 'The Post and Courier',
      url: 'https://www.postandcourier.com/news/north-charleston-project-that-will-cover-nearly-30-acres-of-wetlands-moving-forward/article_7aaa55b8-4b71-11eb-9445-8bf5f489b6b1.html',
      read_on: '2026-11-21',
    },
    {
      id: 'arts-2019',
      title: 'Big changes planned for this year’s North Charleston Arts Fest',
      publisher: 'Charleston City Paper',
      url: 'https://www.charlestoncitypaper.com/CultureShock/archives/2019/04/08/big-changes-planned-for-this-years-north-charleston-arts-fest',
      read_on: '2026-11-21',
    },
    {
      id: 'arts-2021',
      title: 'Annual North Charleston Arts Fest set for April 28-May 2',
      publisher: 'Moultrie News',
      url: 'https://www.postandcourier.com/moultrie-news/news/entertainment/annual-north-charleston-arts-fest-set-for-april-28-may-2/article_ff1d6614-9d2e-11eb-8cc8-0ba4d629236f.html',
      read_on: '2026-11-21',
    },
    {
      id: 'starting',
      title: 'Starting a Business',
      publisher: 'City of North Charleston',
      url: 'https://www.northcharleston.org/business/business-in-north-charleston/starting-a-business/',
      read_on: '2026-11-21',
    },
  ],
}
