import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const jacksonville: City = {
  slug: 'jacksonville-fl',
  state: 'FL',
  county: 'Duval County',
  county_fips: '12031',
  lat: 30.3322,
  lng: -81.6557,
  ...countedPopulation(949_611),
  landmarks: ['Riverside', 'San Marco', 'Mandarin', 'Arlington', 'Southside'],
  intro:
    'Jacksonville shares one government with Duval County, so one city name covers farms, shipyards, suburbs and downtown towers. The St. Johns River splits it, and people search by side and by neighborhood: Riverside, San Marco, Mandarin, Arlington. Across so wide a city, “near me” can matter more than the word “Jacksonville”.',
  faqs: [
    {
      question: 'How do I get found across a city as wide as Jacksonville?',
      answer:
        'You will not be equally visible everywhere, and that is normal. A plumber in Mandarin and one in Arlington share a city name but hardly share customers. We measure from points all over Duval County, then build up the parts you can reach in a fair drive. Pages about the Southside or Riverside should show work done there. The bridges count: a short line on the map can be a long way round.',
    },
    {
      question: 'Which listings go wrong most often for Jacksonville and the Beaches?',
      answer:
        'City names. Jacksonville Beach, Neptune Beach, Atlantic Beach and Baldwin kept their own governments when the rest of Duval County merged with Jacksonville. Orange Park is in Clay County and Ponte Vedra Beach in St. Johns County. Old data mixes them all. There is a Jacksonville in North Carolina too, and stray listings land there. We match name, address and phone on each site, then check again.',
    },
    {
      question: 'Can you help a Jacksonville business earn reviews from Navy families and newcomers?',
      answer:
        'Yes, by asking everyone in the same way. Families at NAS Jacksonville and Naval Station Mayport move often and lean on reviews when they land. We set up a request that goes to each customer after the visit, with a direct link and no prize attached. We then draft an answer to every review, good or bad, for you to approve. Your own staff and relatives should not post reviews of your shop.',
    },
  ],
}
