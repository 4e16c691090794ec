import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const atlanta: City = {
  slug: 'atlanta-ga',
  state: 'GA',
  county: 'Fulton County',
  county_fips: '13121',
  lat: 33.749,
  lng: -84.388,
  ...countedPopulation(498_715),
  landmarks: ['Midtown', 'Buckhead', 'Old Fourth Ward', 'West End', 'Little Five Points'],
  intro:
    'Atlanta is a city of neighborhoods inside a far larger metro. Most of it is in Fulton County, with a slice in DeKalb. People ask for “Midtown” or “Buckhead” before they ask for Atlanta, and traffic sets the limit of how far they will go, more than miles do.',
  faqs: [
    {
      question: 'How can a small shop compete in Atlanta’s local results?',
      answer:
        'Stop trying to win all of Atlanta. Pick the neighborhoods your customers reach in twenty minutes at five o’clock, and be the clear answer there. A bakery by the BeltLine needs walkers from Old Fourth Ward, not drivers from the far suburbs. We check how you show in each pocket, fix the profile and site to say where you are, and leave the rest of the metro alone.',
    },
    {
      question: 'What goes wrong with business listings on Atlanta’s Peachtree streets?',
      answer:
        'The name. Peachtree Street, Peachtree Road, West Peachtree and many more run through the city, and feeds swap them. Add NE, NW, SE and SW and there are plenty of ways to be wrong. East Point and Brookhaven are cities of their own, yet an address there may still say Atlanta. We fix the full street line, tie it to your Georgia license where you need one, and check it over time.',
    },
    {
      question: 'Do Atlanta customers really read reviews before they call?',
      answer:
        'Many do, and they read the answers. A new arrival who moved for film, a hospital or a tech job has no neighbor to ask yet. Send every customer one plain request with a link. Reply to each review with a detail that shows you remember the job. We watch the big sites for you and write drafts. We never write reviews, and we never hide the low ones.',
    },
  ],
}
