import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const stPetersburg: City = {
  slug: 'st-petersburg-fl',
  state: 'FL',
  county: 'Pinellas County',
  county_fips: '12103',
  lat: 27.7731,
  lng: -82.64,
  ...countedPopulation(258_308),
  landmarks: ['Central Avenue', 'Old Northeast', 'Grand Central District', 'Historic Kenwood', 'EDGE District'],
  intro:
    'St. Petersburg has water on three sides and one long spine, Central Avenue, that ties the downtown to the beaches. Locals call it St. Pete and search that way. The beach towns next door have their own names and councils, so a business must be clear about which side of the line it is on.',
  faqs: [
    {
      question: 'Should my site say St. Pete, St. Petersburg or Saint Petersburg?',
      answer:
        'Use “St. Petersburg” in your address, since that is how the city writes its own name, and let “St. Pete” appear where you speak to neighbors. Search engines know they are one place. What helps more is the part of town: Old Northeast, Grand Central, Kenwood. Shops on Central Avenue should give the block and the cross street, because the avenue runs from the bay nearly to the Gulf.',
    },
    {
      question: 'What listing mistakes are common in St. Petersburg and Pinellas County?',
      answer:
        'St. Pete Beach, Gulfport, Pinellas Park and Treasure Island are all separate cities, yet they turn up as St. Petersburg. Streets and avenues share numbers, so 4th Street North and 4th Avenue North are easy to swap. A missing “N” or “S” moves you miles away. We fix those first, then spelling, so that maps, apps and the Florida DBPR license record all describe one shop.',
    },
    {
      question: 'Can you look after reviews for a seasonal St. Petersburg business?',
      answer:
        'Yes. Galleries, bars and charter boats here live by the season, and their reviews come in waves. We read new ones every working day, draft replies for you to approve, and keep the same request going to every guest in slow months too. After a hurricane, hours and access change fast, so drafts answer “are you open?” remarks with facts. Pinellas regulars notice when an owner replies to all, not just to praise.',
    },
  ],
}
