import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const miami: City = {
  slug: 'miami-fl',
  state: 'FL',
  county: 'Miami-Dade County',
  county_fips: '12086',
  lat: 25.7743,
  lng: -80.1937,
  ...countedPopulation(442_241),
  landmarks: ['Brickell', 'Wynwood', 'Little Havana', 'Coconut Grove', 'Calle Ocho'],
  intro:
    'Miami people search in English and in Spanish, often within the same household. The city is one of many in Miami-Dade County, so a shop near a line competes with Hialeah, Coral Gables or Miami Beach as much as with its own neighbors. Visitors search all year and most of all in winter.',
  faqs: [
    {
      question: 'How can a Miami business show up better in local search?',
      answer:
        'Start with the street. Miami splits its addresses into NW, NE, SW and SE, and a missing quadrant can send the map pin across town. Then name the areas you really work in, such as Brickell, Little Havana or Coconut Grove. If your staff speaks Spanish, say so on your profile and give Spanish readers a proper page of their own, not a machine copy of the English one.',
    },
    {
      question: 'Why do directories mix up Miami with Miami Beach and its other neighbors?',
      answer:
        'Because “Miami” is used for the whole of Miami-Dade County. Miami Beach, Hialeah, Coral Gables and Doral are cities of their own, and Kendall is not in any city. Directories guess, and they guess differently. We settle one form of your address, quadrant included, fix it at each source, and look again later to see that the fix held. Contractors should have the name match their state license at the Florida DBPR.',
    },
    {
      question: 'Do you help with Spanish-language reviews for Miami shops?',
      answer:
        'Yes. We watch reviews in both languages. A reply belongs in the language the customer wrote in, so we agree at the start who on your staff checks the Spanish. You approve each draft before it goes out. Every customer gets the same short request, in English or Spanish, pleased or not. Tourists off a cruise ship or a winter stay may write weeks later from home, so we keep watching long after the busy months end.',
    },
  ],
}
