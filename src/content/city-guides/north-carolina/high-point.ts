import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const highPointGuide: CityGuide = {
  slug: 'high-point-nc',
  search: [
    'High Point has a center that looks open and is not. Block after block belongs to furniture showrooms, and for most of the year they are quiet. A map app cannot tell. If your shop serves the public all year, say “open to the public” in the first ten words, and show a customer in the photo.',
    'So the city has been building a second center: a corner on Lexington, a ballpark, a mill made into offices. Each came with a brand name, and brands change. The ballpark has had two already. Give the street first and the brand second, and a new sponsor will cost you one word.',
    'Parents of students are the quiet giant. They plan from as far off as Massachusetts, with a list. They look for a cake, a hair appointment, a storage unit and a table for eight. A page that answers in full, with a phone number that is picked up, gets the whole list.',
  ],
  trades: [
    {
      text: 'The furniture market fills 11.5 million square feet of showrooms downtown and draws about 75,000 people each spring and each fall. Outside those weeks much of the center sleeps. Set two sets of hours a year, not one.',
      source: 'vibrant-year-round',
    },
    {
      text: 'Ralph Lauren led the list of employers in 2013, with some 2,396 full-time jobs at five sites. If their staff are your customers, ask when the shifts end and put that hour on the sign.',
      source: 'pulse-2014',
    },
    {
      text: 'The university expected 6,200 to 6,300 students for the year and had 2,400 on staff, the chamber reported. To a phone shop or a dentist that is a small town in itself.',
      source: 'state-of-city',
    },
  ],
  areas: [
    {
      name: 'Uptowne',
      note: 'The blocks out from West Lexington Avenue and North Main Street, with shops, kitchens and homes. The odd spelling is on purpose; write it plain as well, since few people type the last letter.',
      source: 'ignite-2013',
    },
    {
      name: 'Stadium and Social District',
      note: 'The city’s 2045 plan puts new public money here and along North Main. Works crews will come with it: warn of closed lanes in your posts.',
      source: 'plan-2045',
    },
    {
      name: 'Church Avenue and Pine Street',
      note: 'The crossing by which the city first placed the ballpark in 2017. Use it for drivers, since the name on the stadium has changed since.',
      source: 'stadium-2017',
    },
    {
      name: 'Congdon Yards',
      note: 'A former hosiery mill with 50 tenants and 400 workers; it held 827 events in one year. Tenants need a suite number and a door, or guests will wander.',
      source: 'state-of-city',
    },
    {
      name: 'Piedmont Parkway',
      note: 'Office land to the north, where Volvo planned room for about 700 staff. Lunch spots do well to post a five-minute menu.',
      source: 'pulse-2014',
    },
  ],
  zip_note:
    'The campus has a code to itself, 27268, and parcels sent there go to a mailroom. Thomasville is 27360 and Jamestown 27282. A showroom lease in 27260 that ran out is the most common ghost: ask each data site to mark it closed, not moved.',
  seasons: [
    {
      text: 'Move-in weekend comes in late August. In 2022 the school looked for more than 20,000 people and the tourism office for 5 million dollars of spending. Hardware, food and haulage should show stock and hours by early August.',
      source: 'move-in-2022',
    },
    {
      text: 'Commencement in May drew over 10,000 that year. Thirteen hotels were sold out days before, and tables were expected to run short. Take bookings in winter and say so on the profile.',
      source: 'commencement-2022',
    },
    {
      text: 'Family Weekend in September adds about 8,000 guests. They have seen the campus; now they want the town. One post with three things to do near you is enough.',
      source: 'family-weekend-2022',
    },
  ],
  licenses: [
    {
      text: 'Since July 1, 2015 only sellers of beer or wine need a city privilege license. Beer to drink on site costs 15 dollars, to take away 5. It runs to April 30.',
      source: 'privilege-license',
    },
    {
      text: 'A business run wholly inside a home needs a zoning permit for a home occupation. Hide the home address on Google if customers never come, and keep the permit for proof.',
      source: 'home-permit',
    },
  ],
  listings: [
    {
      name: 'Business High Point, Chamber of Commerce',
      url: 'https://bhpchamber.org/',
      for_whom: 'Members in the city; runs Congdon Yards.',
    },
    {
      name: 'Visit High Point',
      url: 'https://visithighpoint.com/',
      for_whom: 'Hotels, restaurants and shops that serve visitors.',
    },
  ],
  first_steps: [
    'Put “open to the public” on the profile, the door and the site, if it is true all year.',
    'Replace each sponsor’s name in your directions with the two streets that cross there.',
    'Build one page for out-of-state parents with prices, lead times and a number, and link it before spring.',
  ],
  sources: [
    {
      id: 'vibrant-year-round',
      title: 'NC trend: High Point’s efforts to remain vibrant year-round',
      publisher: 'Business North Carolina',
      url: 'https://businessnc.com/nc-trend-high-points-efforts-to-remain-vibrant-year-round/',
      read_on: '2026-11-21',
    },
    {
      id: 'pulse-2014',
      title: 'Community Pulse: Industry, March 30, 2014',
      publisher: 'The High Point Enterprise',
      url: 'https://issuu.com/hpenterprise/docs/c_pulse_industry',
      read_on: '2026-11-21',
    },
    {
      id: 'state-of-city',
      title: 'Can more visitor-drawing events help All-America High Point take the next economic step?',
      publisher: 'Business High Point',
      url: 'https://bhpchamber.org/can-more-visitor-drawing-events-help-all-america-high-point-take-the-next-economic-step',
      read_on: '2026-11-21',
    },
    {
      id: 'ignite-2013',
      title: '‘Ignite High Point’ has city’s downtown revitalization efforts going Uptowne',
      publisher: 'Triad Business Journal',
      url: 'https://www.bizjournals.com/triad/print-edition/2013/05/17/ignite-high-point-has-citys.html',
      read_on: '2026-11-21',
    },
    {
      id: 'plan-2045',
      title: 'Strengthen the Sense of Place and Economic Vitality of Downtown',
      publisher: 'High Point 2045',
      url: 'https://highpoint2045.org/?p=616',
      read_on: '2026-11-21',
    },
    {
      id: 'stadium-2017',
      title: 'This is Your DOWNTOWN and We Want YOUR INPUT!',
      publisher: 'City of High Point',
      url: 'https://www.highpointnc.gov/CivicAlerts.aspx?AID=1884&ARC=3626',
      read_on: '2026-11-21',
    },
    {
      id: 'move-in-2022',
      title: 'Largest class yet moving in at HPU',
      publisher: 'The High Point Enterprise',
      url: 'https://www.hpenews.com/news/largest-class-yet-moving-in-at-hpu/article_1713545e-36fd-5d3d-963f-ea98e9e2dafb.html',
      read_on: '2026-11-21',
    },
    {
      id: 'commencement-2022',
      title: 'HPU commencement takes place Saturday',
      publisher: 'The High Point Enterprise',
      url: 'https://www.hpenews.com/news/hpu-commencement-takes-place-saturday/article_74e33b28-ca7e-5c11-be8d-8b86cd54acfe.html',
      read_on: '2026-11-21',
    },
    {
      id: 'family-weekend-2022',
      title: 'Surge of visitors expected this weekend',
      publisher: 'The High Point Enterprise',
      url: 'https://www.hpenews.com/news/surge-of-visitors-expected-this-weekend/article_cf6d7780-c7b4-5212-b7b6-985be338b80f.html',
      read_on: '2026-11-21',
    },
    {
      id: 'privilege-license',
      title: 'Business Privilege License',
      publisher: 'City of High Point',
      url: 'https://www.highpointnc.gov/1427/Business-Privilege-License',
      read_on: '2026-11-21',
    },
    {
      id: 'home-permit',
      title: 'Permits',
      publisher: 'City of High Point',
      url: 'http://buildhighpoint.com/189/Permits',
      read_on: '2026-11-21',
    },
  ],
}
