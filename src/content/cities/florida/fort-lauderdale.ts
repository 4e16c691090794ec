import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const fortLauderdale: City = {
  slug: 'fort-lauderdale-fl',
  state: 'FL',
  county: 'Broward County',
  county_fips: '12011',
  lat: 26.1224,
  lng: -80.1373,
  ...countedPopulation(182_760),
  landmarks: ['Las Olas Boulevard', 'Victoria Park', 'Flagler Village', 'Sistrunk Boulevard', 'Port Everglades'],
  intro:
    'Fort Lauderdale runs on water: canals behind the houses, yards for yachts, and cruise ships at Port Everglades. Broward County packs many small cities close together, so a ten-minute drive can cross several of them. Search results change with each crossing, and winter visitors add to the hunt for tables and repairs.',
  faqs: [
    {
      question: 'How can marine and home trades in Fort Lauderdale get more calls from local search?',
      answer:
        'Be exact about what you fix. “Boat repair” and “yacht refit” bring different callers, and dock work is another trade again. Set the category for each, show the canals and marinas where you work, and keep your emergency hours true. The boat show each fall brings a rush, so refresh photos and hours before it. Along Las Olas Boulevard, parking notes help as much as keywords do.',
    },
    {
      question: 'How do you keep Fort Lauderdale, Lauderhill and Lauderdale Lakes apart in listings?',
      answer:
        'By hand. Broward County has Fort Lauderdale, North Lauderdale, Lauderhill, Lauderdale Lakes and Lauderdale-by-the-Sea, and automated feeds can confuse all five. Wilton Manors and Oakland Park sit so close that their streets run straight on. Our people compare each listing with your lease and license, correct the city and ZIP code, and keep a dated record. A wrong “Ft.” here or “Fort” there matters less than a wrong town.',
    },
    {
      question: 'What should a Fort Lauderdale business do about bad reviews in the busy season?',
      answer:
        'Answer each one within a day or so, and calmly. From winter into spring you serve more strangers than at any other time, and their complaints are often about waits and parking. Thank them, say what you changed, and move the rest to the phone. Keep sending the same request to every customer all year. A page that goes silent in season looks worse than a page with a few low scores.',
    },
  ],
}
