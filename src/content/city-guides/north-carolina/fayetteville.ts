import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const fayettevilleGuide: CityGuide = {
  slug: 'fayetteville-nc',
  search: [
    'Fayetteville has two clocks. One is the Army’s: early mornings, payday, long weekends. The other belongs to students, retirees and families who have been here for generations. A profile that lists nine to five fits neither. Look at when your phone rings, not at what the sign says, and set the hours to match.',
    'Spelling is a real trap here. The old neighborhood on the hill is Haymount, yet shops on it have long used Haymont, and one loved neon sign read Hamont. If your legal name uses the short form, keep it. Just explain it once on the page, so that people who type the long form still land on you.',
    'The city spreads out along a few wide roads. A side of the road, a light and a turn lane tell a driver more than a house number. Write directions from two ways: one for those who come off post, one for those who come off I-95. Try both at rush hour.',
  ],
  trades: [
    {
      text: 'More than 7,000 people leave the service through the post each year, says the county’s economic office, and many stay. They start firms, buy homes and change insurers. A page that answers “I am getting out in spring” has little competition.',
      source: 'fayedc-defense',
    },
    {
      text: 'In 2018 the county counted over 850 firms with defense contracts in one year, worth close to a billion dollars. If you sell to them, print your contractor codes on the site, as buyers look for those before they call.',
      source: 'fcedc-industry',
    },
    {
      text: 'Three schools, Fayetteville State, Methodist and Fayetteville Tech, enroll more than 25,600 students together. A barber or phone shop should name the campus it is nearest to.',
      source: 'county-profile',
    },
    {
      text: 'Visitors brought the county more than 600 million dollars a year by a 2022 count, the tenth most in the state. Motels and diners by the exits should show rooms and plates, not a skyline.',
      source: 'tourism-week',
    },
  ],
  areas: [
    {
      name: 'Hay Street downtown',
      note: 'Locally owned shops below, lofts above, and Fourth Friday street nights each month. List your Friday hours apart from the rest.',
      source: 'terry-sanford-area',
    },
    {
      name: 'Haymount',
      note: 'Uphill and west of downtown. In a 2017 study a new resident named its weak point at once: getting there and parking. State where to leave the car in your first line.',
      source: 'haymount-study',
    },
    {
      name: 'Five Points in Haymount',
      note: 'The business knot of the hill. At a town meeting people called parking an old problem there. A photo of your lot, even a small one, is worth more than a map.',
      source: 'uptown-haymount',
    },
    {
      name: 'Bragg Boulevard',
      note: 'In a city traffic model, most cars pushed off Hay Street ended up here. That is pass-by trade: big sign, short name, clear photo of the entrance.',
      source: 'haymount-plan',
    },
    {
      name: 'Morganton Road',
      note: 'Long-settled neighborhoods with homes of all sizes. Repair trades can lead with age of house rather than price.',
      source: 'terry-sanford-area',
    },
  ],
  zip_note:
    'The post has codes of its own, so none of the ten here is a barracks. If a customer’s ZIP is not in the list, ask whether you need a gate pass before you promise a visit. Hope Mills is 28348 and Spring Lake 28390.',
  seasons: [
    {
      text: 'The Dogwood Festival takes the fourth weekend of April, three days across downtown and Festival Park. In 2018 its director put the crowd between 200,000 and 250,000, and parking fees were a worry. Say if your lot is free, or sell tickets to it and say that.',
      source: 'dogwood-2018',
    },
    {
      text: 'Summer has baseball. On one August night a college president threw the first pitch at Segra Stadium, and soldiers, students and families filled the stands. Kitchens within a walk should list the hour their grill closes on game days.',
      source: 'county-getting-it-done',
    },
  ],
  licenses: [
    {
      text: 'There is no general city business license. The downtown group notes that permits remain for peddlers, food trucks and the sale of beer and wine. For zoning or a certificate of occupancy, the city’s permit desk comes first.',
      source: 'downtown-faq',
    },
    {
      text: 'A local beer or wine license is good from May 1 to April 30 and ties to one spot. Put the renewal in your phone together with a check of your map pin.',
      source: 'nc-beer-wine',
    },
  ],
  listings: [
    {
      name: 'Greater Fayetteville Chamber',
      url: 'https://www.faybiz.com',
      for_whom: 'Members in the city and Cumberland County.',
    },
    {
      name: 'Visit Downtown Fayetteville',
      url: 'https://visitdowntownfayetteville.com/',
      for_whom: 'Shops and restaurants in the downtown district.',
    },
  ],
  first_steps: [
    'Pull a month of call times from your phone bill and reset your hours to what they show.',
    'Search your name with each spelling of the hill, Haymount and Haymont. Note which one finds you.',
    'Drive to your own door from the gate and from the interstate, and rewrite both sets of directions as you go.',
  ],
  sources: [
    {
      id: 'fayedc-defense',
      title: 'Critical Defense Contract Support',
      publisher: 'Fayetteville Cumberland Economic Development Corporation',
      url: 'https://www.fayedc.com/industries/critical-defense-contract-support/',
      read_on: '2026-11-21',
    },
    {
      id: 'fcedc-industry',
      title: 'Cumberland County’s Existing Industry: Supporting Our Military For 100 Years',
      publisher: 'Fayetteville Cumberland Economic Development Corporation',
      url: 'https://fcedc.com/cumberland-countys-existing-industry-supporting-our-military-for-100-years/',
      read_on: '2026-11-21',
    },
    {
      id: 'county-profile',
      title: 'Community close up: Cumberland County',
      publisher: 'Business North Carolina',
      url: 'https://businessnc.com/community-close-up-cumberland-county/',
      read_on: '2026-11-21',
    },
    {
      id: 'tourism-week',
      title: 'FACVB to celebrate National Travel & Tourism Week',
      publisher: 'Greater Fayetteville Business Journal',
      url: 'https://bizfayetteville.com/hospitality/2022/5/3/facvb-to-celebrate-national-travel-tourism-week/844',
      read_on: '2026-11-21',
    },
    {
      id: 'terry-sanford-area',
      title: 'Neighborhoods: Terry Sanford and Fort Bragg',
      publisher: 'Go Millie',
      url: 'https://gomillie.com/neighborhoods/terry-sanford-fort-bragg',
      read_on: '2026-11-21',
    },
    {
      id: 'haymount-study',
      title: 'Haymount could see changes in city study',
      publisher: 'The Fayetteville Observer',
      url: 'https://www.fayobserver.com/news/20171021/haymount-could-see-changes-in-city-study',
      read_on: '2026-11-21',
    },
    {
      id: 'uptown-haymount',
      title: 'Uptown Haymount',
      publisher: 'Up & Coming Weekly',
      url: 'https://www.upandcomingweekly.com/views/3515-uptown-haymount',
      read_on: '2026-11-21',
    },
    {
      id: 'haymount-plan',
      title: 'Greater Haymount Area Plan',
      publisher: 'City of Fayetteville',
      url: 'https://fayettevillenc.gov/government/city-departments/planning-code-enforcement/greater-haymount-area-plan',
      read_on: '2026-11-21',
    },
    {
      id: 'dogwood-2018',
      title: '2018 spring Dogwood Festival underway in Fayetteville',
      publisher: 'ABC11',
      url: 'https://abc11.com/community-events/2018-spring-dogwood-festival-underway-in-fayetteville/3392685/',
      read_on: '2026-11-21',
    },
    {
      id: 'county-getting-it-done',
      title: 'Community close up: Cumberland County, getting it done',
      publisher: 'Business North Carolina',
      url: 'https://businessnc.com/community-close-up-cumberland-county-getting-it-done/',
      read_on: '2026-11-21',
    },
    {
      id: 'downtown-faq',
      title: 'Starting a business: frequently asked questions',
      publisher: 'Downtown Alliance, Fayetteville',
      url: 'https://dta-wiki.pages.dev/businesses/starting/faq',
      read_on: '2026-11-21',
    },
    {
      id: 'nc-beer-wine',
      title: 'G.S. 105-113.70: issuance, duration, transfer of license',
      publisher: 'North Carolina General Assembly',
      url: 'https://www3.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_105/GS_105-113.70.html',
      read_on: '2026-11-21',
    },
  ],
}
