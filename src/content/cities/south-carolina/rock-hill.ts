import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const rockHill: City = {
  slug: 'rock-hill-sc',
  state: 'SC',
  county: 'York County',
  county_fips: '45091',
  lat: 34.9249,
  lng: -81.0251,
  ...countedPopulation(74_372),
  landmarks: ['Old Town', 'Cherry Road', 'Dave Lyle Boulevard', 'Ebenezer Road', 'Riverwalk'],
  intro:
    'Rock Hill is the largest city in York County and lies on I-77 south of Charlotte. Many residents work across the state line and search on the way home. A business must show clearly that it is in South Carolina, licensed there, and close enough to beat a stop in Charlotte or Pineville.',
  faqs: [
    {
      question: 'How can a Rock Hill business win local searches against Charlotte companies?',
      answer:
        'Be the near one and prove it. Charlotte firms list Rock Hill as a service area, but they cannot show your street. Put Cherry Road, Dave Lyle Boulevard or Old Town on the page with photos of local jobs. State your response time for Fort Mill, Tega Cay and Lake Wylie. During Come-See-Me in spring, downtown shops should post hours and parking early, since visitors plan by phone.',
    },
    {
      question: 'What should Rock Hill contractors check in listings near the state line?',
      answer:
        'Licenses and labels. A North Carolina license does not cover work in York County, so your profile should show the South Carolina LLR number. Feeds sometimes place Rock Hill in the Charlotte area with “NC” attached. Lake Wylie and Fort Mill can be filed under either state. We search both sides, correct the state code first, and keep an 803 number as the main phone if you have one.',
    },
    {
      question: 'How do Rock Hill shops keep reviews coming after the first rush?',
      answer:
        'Put it in the routine, not in a campaign. One line on the receipt and one message after the visit will do, for all buyers alike. Winthrop students, commuters and retirees at the Riverwalk will each answer in their own time. We report what came in each month and what we drafted. If two reviews raise the same problem, we point it out.',
    },
  ],
}
