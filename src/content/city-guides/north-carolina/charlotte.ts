import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const charlotteGuide: CityGuide = {
  slug: 'charlotte-nc',
  search: [
    'Some of the people who look for you in Charlotte do not know the city yet. They know a train stop, an employer and the street they rent on. A long-time resident asks a neighbor for a dentist. A newcomer asks a phone, reads four reviews and books. Write for that second person: which door, which deck to park in, how long the wait is.',
    'The map here pulls hard toward the middle. A search typed in an Uptown tower shows other results than the same words typed in a kitchen near the Cabarrus County line. One check from your own desk tells you nearly nothing. Test from three spots where your customers really stand, and do it on a workday and on a Saturday.',
    'Strangers also mix the name up. People confuse it with Charlottesville in Virginia and with Charleston in South Carolina. That is harmless in talk and costly in a data file. Spell out the state on each listing, even if it looks fussy to you.',
  ],
  trades: [
    {
      text: 'Banks set the weekday. A newcomer guide in the Observer, from about 2014, counted 22,100 people at Wells Fargo and some 15,000 at Bank of America here. Lunch, dry cleaning and desk-side repair live on such days, so make sure your weekday hours are right to the minute.',
      source: 'observer-banks',
    },
    {
      text: 'A radio reporter found in 2011 that natives are rare and that mixers for newcomers are always packed. Publish what a new arrival asks: prices from, first visit, what to bring.',
      source: 'npr-newcomers',
    },
    {
      text: 'Travel is large as well. Visitors from inside the country spent almost 5.7 billion dollars in Mecklenburg County in 2019. They search once and never again, so a clear photo of your front beats a long text.',
      source: 'hotelier-2020',
    },
  ],
  areas: [
    {
      name: 'The four wards of Uptown',
      note: 'Fourth Ward lies nearest the square at Trade and Tryon, and Third Ward has the football stadium. Give the ward and the cross street, as “Uptown” alone is too wide for someone on foot.',
      source: 'uptown-wards',
    },
    {
      name: 'South End',
      note: 'The train has run here since 2007. One stretch of about a mile, from East/West to New Bern, had no stop, and the city planned a new one for 2026 at best. Walk the way from the platform before you describe it.',
      source: 'south-end-station',
    },
    {
      name: 'NoDa',
      note: 'Short for North Davidson, around 36th Street, once a mill village. The short form is what people type; the long form is what your street sign says. Use both in one sentence.',
      source: 'where-neighborhoods',
    },
    {
      name: 'University City',
      note: 'A wedge of the northeast from Northlake to the county line, with about 170,000 residents and 80,000 workers in 2018. It is too big to be one place, so add your station or crossing.',
      source: 'university-city',
    },
  ],
  zip_note:
    'Charlotte is the mail name of more codes than any other city we serve in the state. The mail name Pineville goes with 28134, and Matthews with 28105. If a form fills in Charlotte beside either, check it by hand.',
  seasons: [
    {
      text: 'Memorial Day weekend belongs to racing, and the track is in Concord. Tens of thousands were due there in 2022. Speed Street, the fan party that once filled Uptown, had moved to the speedway by then. A diner near Trade Street should not staff up on an old habit.',
      source: 'race-weekend',
    },
    {
      text: 'The stadium in Uptown has held more than 40 events a year over the past decade, says the local hospitality group. Put those dates in your calendar and set special hours one month ahead.',
      source: 'stadium-events',
    },
  ],
  licenses: [
    {
      text: 'You need no general business license: the privilege tax ended on July 1, 2015. If you trade under a name that is not your own, you file an Assumed Name Certificate with the Register of Deeds in each county where you do business. Keep that paper. It helps when a site doubts your name.',
      source: 'business-resources',
    },
    {
      text: 'Two offices share a shop fit-out. The county issues the building permit, but only once the city has approved the site and lifted its hold. Do not publish an opening date before both have signed.',
      source: 'city-permits',
    },
  ],
  listings: [
    {
      name: 'Greater Charlotte Hospitality & Tourism Alliance',
      url: 'https://www.charlottehta.com/',
      for_whom: 'Hotels, restaurants and venues that are members.',
    },
    {
      name: 'Charlotte Business Resources',
      url: 'https://charlottebusinessresources.com/',
      for_whom: 'Any owner who needs to know which office issues what.',
    },
  ],
  first_steps: [
    'Search your main service from an Uptown bench, from your shop and from your farthest good customer, and write down who shows.',
    'Name the ward, the station or the crossing on your contact page, then walk there from the platform with your own directions.',
    'Go through each listing for a missing “NC”, since those two letters keep you out of Virginia.',
  ],
  sources: [
    {
      id: 'observer-banks',
      title: 'Charlotte’s banking sector still recovering, and still key in community',
      publisher: 'The Charlotte Observer',
      url: 'https://www.charlotteobserver.com/living/living-here-guide/article9163037.html',
      read_on: '2026-11-21',
    },
    {
      id: 'npr-newcomers',
      title: 'Charlotte Sees Beyond Bank Of America’s Troubles (transcript)',
      publisher: 'NPR',
      url: 'https://www.npr.org/templates/transcript/transcript.php?storyId=141320577',
      read_on: '2026-11-21',
    },
    {
      id: 'hotelier-2020',
      title: 'City Spotlight: Charlotte',
      publisher: 'Today’s Hotelier',
      url: 'https://www.todayshotelier.com/2020/09/09/city-spotlight-charlotte/',
      read_on: '2026-11-21',
    },
    {
      id: 'uptown-wards',
      title: 'Uptown & Center City',
      publisher: 'The Source Realty Group',
      url: 'http://thesourcerealtygroup.com/directory/uptown-and-center-city/',
      read_on: '2026-11-21',
    },
    {
      id: 'south-end-station',
      title: 'A new Blue Line stop in South End',
      publisher: 'WCNC Charlotte',
      url: 'https://wcnc.com/article/news/local/connect-the-dots/south-end-light-rail-station-train-charlotte-nc/275-0d3041c1-1a05-481e-94c6-7780b340c1a8',
      read_on: '2026-11-21',
    },
    {
      id: 'where-neighborhoods',
      title: 'Getting to Know Charlotte’s Neighborhoods',
      publisher: 'Where Traveler',
      url: 'https://www.wheretraveler.com/charlotte/play/getting-know-charlottes-neighborhoods',
      read_on: '2026-11-21',
    },
    {
      id: 'university-city',
      title: 'New transit line will bring riders – and much more',
      publisher: 'UNC Charlotte Urban Institute',
      url: 'https://ui.charlotte.edu/story/new-transit-line-will-bring-riders-%E2%80%93-and-much-more',
      read_on: '2026-11-21',
    },
    {
      id: 'race-weekend',
      title: 'Coca-Cola 600 at Charlotte Motor Speedway: fan guide',
      publisher: 'WCNC Charlotte',
      url: 'https://www.wcnc.com/article/sports/motor/nascar/nascar-coca-cola-600-charlotte-motor-speedway-fan-guide-traffic-pre-race-concerts/275-eebeafb9-7bd0-41b6-a277-f4f4485f6336',
      read_on: '2026-11-21',
    },
    {
      id: 'stadium-events',
      title: 'About us: from the president’s desk',
      publisher: 'Greater Charlotte Hospitality & Tourism Alliance',
      url: 'https://www.charlottehta.com/about',
      read_on: '2026-11-21',
    },
    {
      id: 'business-resources',
      title: 'Licensing and Permitting',
      publisher: 'Charlotte Business Resources',
      url: 'https://charlottebusinessresources.com/starting-a-business/licensing-permitting/',
      read_on: '2026-11-21',
    },
    {
      id: 'city-permits',
      title: 'Building Permits',
      publisher: 'City of Charlotte',
      url: 'https://www.charlottenc.gov/Growth-and-Development/Getting-Started-on-Your-Project/Commercial-Plan-Review/Building-Permits',
      read_on: '2026-11-21',
    },
  ],
}
