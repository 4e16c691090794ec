import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const durhamGuide: CityGuide = {
  slug: 'durham-nc',
  search: [
    'The word “Duke” is the strongest sign in Durham and an easy one to misuse. A nurse types it, a parent types it, and so does a patient from two hours away. If you are close to a gate or a deck, say which one. If you are not, leave the word out. A sandwich shop that hints at a tie it lacks will hear about it in reviews.',
    'This is a city of reused brick. A tobacco plant holds offices, a mill holds studios, and the old sign on the wall may name neither. Visitors get lost in that. Take a photo of your true door, not the famous smokestack. Then add two lines: which side of the building, and where the ramp is.',
    'If you are locally owned, prove it. “Locally owned since”, the owner’s name and a face do more than a stock picture. Keep such facts in one file so that each site says the same year.',
  ],
  trades: [
    {
      text: 'Duke and its health system are the largest employer and the largest landowner in the city, by a count of 2024. They were also second among private employers in the state. If nurses are your crowd, offer an evening slot and a Sunday one, and show both on the profile.',
      source: 'duke-impact',
    },
    {
      text: 'A 2021 regional forum heard of 900 open posts at Duke Health alone. New hires move, and movers look for a vet, a barber and a school in the same month. A “new in town” note with real openings serves them.',
      source: 'regional-forum',
    },
    {
      text: 'The chamber calls Research Triangle Park the largest of its kind in the country. Caterers and print shops that deliver there should state the latest hour to order for the same day.',
      source: 'chamber-history',
    },
  ],
  areas: [
    {
      name: 'Parrish Street',
      note: 'The downtown block known as Black Wall Street, where banks and insurers owned by African Americans grew early last century. History walkers come by; give them hours, not just a plaque.',
      source: 'chamber-history',
    },
    {
      name: 'Hayti',
      note: 'Said “HAY-tie”. A stranger who reads it wrong will ask for it wrong, so put the sound in brackets once.',
      source: 'chamber-history',
    },
    {
      name: 'Golden Belt',
      note: 'In 2016 a city weekly called it the last mill village still whole. The name means both the village and the old factory, so add which of the two you mean.',
      source: 'golden-belt',
    },
    {
      name: 'Trinity Park',
      note: 'Forty blocks of old homes between downtown and East Campus. A painter or plumber should show work on houses of that age.',
      source: 'central-durham',
    },
    {
      name: 'Northgate Park',
      note: 'Between Duke Street and Roxboro Road, north of I-85, built mostly in the 1940s and 1950s. The life and science museum lies inside it, a handy landmark for families.',
      source: 'central-durham',
    },
  ],
  zip_note:
    'Some codes in the list are one customer: Duke mail goes to 27708 with a box number. A practice on campus should publish the street where people walk in, and keep the box for letters.',
  seasons: [
    {
      text: 'Dancers come for the American Dance Festival. In 2011 it ran from June 9 to July 23 and drew more than 300 artists and students. They stay for weeks, so food, laundry and massage near the stages are worth a line of their own.',
      source: 'adf-2011',
    },
    {
      text: 'A student paper gave the year in arts in 2004. Film fans came in spring. A street festival came in September, and open studios in November. Ask those who run each one if shops on the route can be listed.',
      source: 'arts-year',
    },
  ],
  licenses: [
    {
      text: 'Run a firm from your house, and you need a Home Occupation Permit. It applies where goods or services start from the home, not to mere telework. Register with the Secretary of State first. The name filed there is the spelling to copy.',
      source: 'home-permit',
    },
    {
      text: 'For a shop outside the home, or one that changes hands, the city lists a Business Verification Letter. If you bought the firm, send that letter when a site still shows the old owner.',
      source: 'minor-review',
    },
    {
      text: 'Beer and wine take two papers inside the city: the county license alone is not enough. The county’s must be renewed by April 30.',
      source: 'county-license',
    },
  ],
  listings: [
    {
      name: 'Greater Durham Chamber of Commerce',
      url: 'https://durhamchamber.org/',
      for_whom: 'Members in Durham; dues apply.',
    },
  ],
  first_steps: [
    'Photograph your door from the spot where a stranger would stop and wonder, and make that the first picture.',
    'Search for your name with the word “Duke” added. Ask sites to drop any tie that is not real.',
    'Set the fact file: owner, year, street door, mailing box. Then hold each listing against it, line by line.',
  ],
  sources: [
    {
      id: 'duke-impact',
      title: 'Duke’s economic impact on Durham and North Carolina, by the numbers',
      publisher: 'The Duke Chronicle',
      url: 'https://dukechronicle.com/article/2024/08/duke-university-economic-impact-on-durham-north-carolina-employment-education-public-health-medicine-research-501c3-nate-baker-duke-respect-durham-affordability-crisis',
      read_on: '2026-11-21',
    },
    {
      id: 'regional-forum',
      title: 'Regional Economic Development Forum',
      publisher: 'Chapel Hill Magazine',
      url: 'https://issuu.com/shannonmedia/docs/_chmja21_issuu/14',
      read_on: '2026-11-21',
    },
    {
      id: 'chamber-history',
      title: 'Durham’s Economic History',
      publisher: 'Greater Durham Chamber of Commerce',
      url: 'https://durhamchamber.org/economic-development/durhams-economic-history/',
      read_on: '2026-11-21',
    },
    {
      id: 'golden-belt',
      title: 'The Last Little Village (abstract of an INDY Week article)',
      publisher: 'East Carolina University, Joyner Library',
      url: 'https://digital.lib.ecu.edu/ncpi/view/27270',
      read_on: '2026-11-21',
    },
    {
      id: 'central-durham',
      title: 'Central Durham Neighborhoods',
      publisher: 'Carl Johnson Real Estate',
      url: 'https://www.carljohnsonrealestate.com/central-durham-neighborhoods-814494-990472.html',
      read_on: '2026-11-21',
    },
    {
      id: 'adf-2011',
      title: 'American Dance Festival',
      publisher: 'WUNC',
      url: 'https://www.wunc.org/show/the-state-of-things/2011-06-09/american-dance-festival',
      read_on: '2026-11-21',
    },
    {
      id: 'arts-year',
      title: 'Art & entertainment in Durham',
      publisher: 'The Duke Chronicle',
      url: 'https://dukechronicle.com/article/2004/07/art-entertainment-durham',
      read_on: '2026-11-21',
    },
    {
      id: 'home-permit',
      title: 'Home Occupation Permit',
      publisher: 'City of Durham',
      url: 'https://www.durhamnc.gov/4760/Home-Occupation-Permit',
      read_on: '2026-11-21',
    },
    {
      id: 'minor-review',
      title: 'Minor Development Review Applications',
      publisher: 'City of Durham',
      url: 'https://durhamnc.gov/381/Minor-Development-Review-Applications',
      read_on: '2026-11-21',
    },
    {
      id: 'county-license',
      title: 'License & Fees',
      publisher: 'Durham County Tax Administration',
      url: 'https://dconc.gov/Tax-Administration/License-and-Fees',
      read_on: '2026-11-21',
    },
  ],
}
