import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const raleighGuide: CityGuide = {
  slug: 'raleigh-nc',
  search: [
    'Think of who pays in Raleigh. A state agency wants a quote on paper. A lobbyist wants lunch at noon sharp while lawmakers sit. A student wants it cheap and now. One profile can serve all three, though not with one photo and one paragraph. Pick the group that keeps your lights on and let the first lines speak to it.',
    'Old names and new names lie side by side downtown. Developers coin districts; residents keep the street. When two names compete, count which one your callers use for a week. Put that one first and let the other follow in the same sentence. A name on a planning map that nobody says aloud brings no calls.',
    'Wake County has a dozen town halls, and eleven of them are not Raleigh. A listing for a roofer in such a town can slide into the capital on data sites, as the capital is what a clerk knows. The slip seems flattering. It can also send a verification card to the wrong street.',
  ],
  trades: [
    {
      text: 'A local newsletter put professional and business services first in Wake County, with 127,319 workers. That is accountants, law firms and agencies. They compare three websites before they ring, so show names, faces and what a first talk costs.',
      source: 'raltoday-business',
    },
    {
      text: 'The county’s own economic office says state workers eat and shop near their desks, above all while the General Assembly sits. If they are your crowd, watch the session calendar as a farmer watches rain.',
      source: 'state-government',
    },
    {
      text: 'Downtown saw 57 storefronts open or grow in 2021, the most ever tracked in one year there. New doors need new pins: check that no closed tenant still owns your address on the map.',
      source: 'downtown-2021',
    },
  ],
  areas: [
    {
      name: 'Moore Square',
      note: 'The city’s downtown plan sets the bus station to its west, a museum for children to its north and City Market to its south. Tell families from which corner they should come.',
      source: 'downtown-plan',
    },
    {
      name: 'Warehouse District',
      note: 'The same plan calls it the hub for start-ups around Nash Square and Union Station. Train riders search from the platform; give the walk in minutes.',
      source: 'downtown-plan',
    },
    {
      name: 'North End',
      note: 'In that plan, the part by North Person Street and Seaboard Station. “Seaboard” and “Person Street” are the words to place in captions; the plan’s own name can wait.',
      source: 'downtown-plan',
    },
    {
      name: 'Five Points',
      note: 'A name over several neighborhoods from the 1910s and 1920s, Hayes Barton among them. Use the large name for searchers and the small one for neighbors.',
      source: 'city-of-oaks',
    },
    {
      name: 'Midtown and North Hills',
      note: 'A hotel due in 2016 was announced as “midtown Raleigh”, next to a North Hills tower. Two names, one place: put both on the page so neither search misses you.',
      source: 'midtown-hotel',
    },
  ],
  zip_note:
    'All the codes in this list begin with 276. The mail name Garner goes with 27529 and Knightdale with 27545. So a code that starts with 276 beside either name deserves a second look.',
  seasons: [
    {
      text: 'Packapalooza fills Hillsborough Street in late August, on a Saturday from 2 to 10 p.m. in 2019, with some 300 vendors and over 80,000 guests. Shops on the street should post a walk-up entrance and drop curbside pickup that day.',
      source: 'fall-festivals',
    },
    {
      text: 'The State Fair takes the middle of October. One past edition ran from the 15th to the 25th, with gates open on most days from 8 in the morning until midnight. Early breakfasts and late tows are both worth offering on the west side then.',
      source: 'state-fair',
    },
  ],
  licenses: [
    {
      text: 'A home occupation no longer needs an application, but no client may come to the door. If you drive to your clients, Google wants the street hidden and the areas listed. If they visit you, the city wants a Live-Work permit.',
      source: 'home-business',
    },
    {
      text: 'A restaurant needs a sign permit for anything seen from the street, and may need another for seats outside. The name on that sign is the name for your profile, letter by letter.',
      source: 'restaurant-roadmap',
    },
  ],
  listings: [
    {
      name: 'Raleigh Chamber',
      url: 'https://www.raleighchamber.org/',
      for_whom: 'Members in the city and Wake County; dues apply.',
    },
    {
      name: 'Visit Raleigh',
      url: 'https://www.visitraleigh.com/',
      for_whom: 'Places to eat, sleep and see.',
    },
  ],
  first_steps: [
    'For one week note the word each caller uses for your part of town. Let that tally choose your captions.',
    'Ask whether clients may come to your address at all. The answer settles if your profile shows a pin or a service area.',
    'Look your suite up on three maps and report the tenant who left before you came.',
  ],
  sources: [
    {
      id: 'raltoday-business',
      title: 'Raleigh Business 101',
      publisher: 'RALtoday',
      url: 'https://raltoday.6amcity.com/newsletter/00000185-170a-dd38-add5-d76b630f0000',
      read_on: '2026-11-21',
    },
    {
      id: 'state-government',
      title: 'State Government a Big Plus for Wake Economy',
      publisher: 'Wake County Economic Development',
      url: 'https://raleigh-wake.org/blog/state-government-a-big-plus-for-wake-economy-2',
      read_on: '2026-11-21',
    },
    {
      id: 'downtown-2021',
      title: 'Q4 2021 Downtown Raleigh Market Report',
      publisher: 'Downtown Raleigh Alliance',
      url: 'https://issuu.com/downtownraleighalliance/docs/dra_q4_market_report_2021',
      read_on: '2026-11-21',
    },
    {
      id: 'downtown-plan',
      title: 'Raleigh Downtown Plan',
      publisher: 'City of Raleigh and Sasaki Associates',
      url: 'https://issuu.com/sasakiassociates/docs/raleigh_downtownplan/13',
      read_on: '2026-11-21',
    },
    {
      id: 'city-of-oaks',
      title: 'City of Oaks: histories of downtown Raleigh neighborhoods',
      publisher: 'Bethany Faulkner',
      url: 'https://bethanyfaulkner.com/cityofoaks',
      read_on: '2026-11-21',
    },
    {
      id: 'midtown-hotel',
      title: 'Economic Development January Recap',
      publisher: 'Wake County Economic Development',
      url: 'https://raleigh-wake.org/news-and-media/news-and-rankings/economic-development-january-recap',
      read_on: '2026-11-21',
    },
    {
      id: 'fall-festivals',
      title: 'Festivals and fairs of the fall',
      publisher: 'The News & Observer',
      url: 'https://www.newsobserver.com/entertainment/article233483062.html',
      read_on: '2026-11-21',
    },
    {
      id: 'state-fair',
      title: 'Spotlight: Fair game',
      publisher: 'Walter magazine',
      url: 'https://waltermagazine.com/art-and-culture/spotlight-fair-game/',
      read_on: '2026-11-21',
    },
    {
      id: 'home-business',
      title: 'Home-Based Businesses',
      publisher: 'City of Raleigh',
      url: 'https://raleighnc.gov/permits/services/home-based-businesses',
      read_on: '2026-11-21',
    },
    {
      id: 'restaurant-roadmap',
      title: 'Restaurants Roadmap',
      publisher: 'City of Raleigh',
      url: 'https://raleighnc.gov/doing-business/community-and-small-business-development/restaurants-roadmap',
      read_on: '2026-11-21',
    },
  ],
}
