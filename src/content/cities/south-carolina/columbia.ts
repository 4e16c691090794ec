import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const columbia: City = {
  slug: 'columbia-sc',
  state: 'SC',
  county: 'Richland County',
  county_fips: '45079',
  lat: 34.0007,
  lng: -81.0348,
  ...countedPopulation(136_632),
  landmarks: ['Five Points', 'The Vista', 'Shandon', 'Rosewood', 'Devine Street'],
  intro:
    'Columbia is the state capital, a college town and an Army town at once. Richland County holds most of it, and Lexington County begins across the river. Lawmakers, students and Fort Jackson families arrive on different dates, and each group asks its phone for different things.',
  faqs: [
    {
      question: 'How can a Columbia, South Carolina business improve its local visibility?',
      answer:
        'Tell people which Columbia and which part. Five Points, the Vista, Shandon and Rosewood each draw their own crowd. Use those names where you truly are. Add the dates that matter: graduation days at Fort Jackson, home games, the legislative months. Long hot summers bring AC calls, so cooling trades should refresh pages in April. We then test results from Harbison to Garners Ferry Road, not just downtown.',
    },
    {
      question: 'What makes business listings tricky around Columbia and Lexington County?',
      answer:
        'The rivers. West Columbia and Cayce are cities of their own, mainly in Lexington County. Irmo sits across two counties, and Forest Acres is a city of its own beside Columbia. All of them can get filed as Columbia. There are Columbias in Missouri and Maryland too. We match each directory to your real city, and for trades we compare the name with the license held at South Carolina LLR.',
    },
    {
      question: 'How do reviews work for businesses near USC and Fort Jackson?',
      answer:
        'Much of your audience leaves within a few years, so recent reviews count more than old ones. A soldier’s family in town for graduation may visit once and write that night. A student may write in May. Offer the same simple link to them and to your Shandon regulars. Respond to each. And note that “USC” means California to many readers, so say South Carolina when you answer.',
    },
  ],
}
