import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const raleigh: City = {
  slug: 'raleigh-nc',
  state: 'NC',
  county: 'Wake County',
  county_fips: '37183',
  lat: 35.7796,
  lng: -78.6382,
  ...countedPopulation(467_665),
  landmarks: ['Inside the Beltline', 'North Hills', 'Glenwood South', 'Five Points', 'Brier Creek'],
  intro:
    'Raleigh is the state capital and the seat of Wake County. Residents divide it by the Beltline: inside or outside. State offices, NC State and tech firms feed a wave of newcomers, and towns such as Garner, Wake Forest and Knightdale grow right up to the edge.',
  faqs: [
    {
      question: 'What does Raleigh local SEO need that other Triangle cities do not?',
      answer:
        'A clear side of the Beltline. People inside I-440 ask for Five Points, Oakwood or the Village District. Outside, they ask for North Hills or Brier Creek, which is nearer to the airport than to the Capitol. Put yours in plain sight. October’s State Fair and NC State game days change traffic on the west side, so post hours and routes. We track you apart from Durham and Cary.',
    },
    {
      question: 'Do Triangle directories confuse Raleigh with Durham or Wake Forest?',
      answer:
        'Often. The airport is called Raleigh-Durham, so some feeds treat both as one city. Wake Forest is a town north of Raleigh, while the university of that name is in Winston-Salem. Garner and Knightdale have Raleigh addresses at the edges. We choose the city where your permits are issued, repair the main data sources, and follow up where a site copies the old error back.',
    },
    {
      question: 'How do you support Raleigh firms whose clients are private about hiring them?',
      answer:
        'By keeping it low-key. Law offices, counselors and lobby firms near the Capitol may get only a handful of reviews a year. Everyone who finishes a matter receives one polite note, and no one is chased. You tell us what your board or the State Bar allows, and we keep to it. Every answer is short, names no facts, and invites a call. Home services can be more open, and we draft those too.',
    },
  ],
}
