import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const summerville: City = {
  slug: 'summerville-sc',
  state: 'SC',
  county: 'Dorchester County',
  county_fips: '45035',
  lat: 33.0185,
  lng: -80.1757,
  ...countedPopulation(50_915),
  landmarks: ['Hutchinson Square', 'Nexton', 'Knightsville', 'Oakbrook', 'Main Street'],
  intro:
    'Summerville is mainly in Dorchester County and spills into Berkeley and Charleston counties. New communities such as Nexton and Cane Bay brought thousands of new neighbors. Old Summerville gathers at Hutchinson Square, and the Flowertown Festival fills it each spring.',
  faqs: [
    {
      question: 'How do new residents around Summerville find local services?',
      answer:
        'Many search by community and by road: Nexton, Cane Bay, Knightsville or Oakbrook, next to the town name. A page that says you cover them, with drive times on Berlin G. Myers Parkway or US 17A, answers the real question. New homes mean pest control, fences and warranty fixes. Older homes near the square need other trades. Show which you are used to, with photos of each.',
    },
    {
      question: 'Is Cane Bay in Summerville, and how should my listing show it?',
      answer:
        'Its mail says Summerville, but Cane Bay is Berkeley County land outside the town. Nexton is mostly in Berkeley County too, and Ladson sits between places. For permits and taxes that matters, and for directories it causes doubles. We use the postal city in the address and explain the area in the text. A Summerville exists in Georgia as well, so “SC” stays on each entry.',
    },
    {
      question: 'How can a Summerville business handle review sites and neighbor groups together?',
      answer:
        'Treat the review site as the record and the group as the talk. When someone praises or blames you in a neighbor thread, thank them there, but do not beg for stars. Your request goes to each customer from your own list instead. We answer every post on the review sites in draft. Fast-growing areas breed mix-ups of builders, so we check that each complaint is truly about you.',
    },
  ],
}
