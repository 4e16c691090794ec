import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const mountPleasant: City = {
  slug: 'mount-pleasant-sc',
  state: 'SC',
  county: 'Charleston County',
  county_fips: '45019',
  lat: 32.8323,
  lng: -79.8284,
  ...countedPopulation(90_801),
  landmarks: ['Old Village', 'Shem Creek', 'I’On', 'Park West', 'Coleman Boulevard'],
  intro:
    'Mount Pleasant is the town across the Ravenel Bridge from Charleston. It runs for miles up Highway 17, from Shem Creek to Park West and Carolina Park. Families moved in fast, so they look up every dentist, tutor and roofer afresh, and they compare with care.',
  faqs: [
    {
      question: 'How do I get found from one end of Mount Pleasant to the other?',
      answer:
        'Accept that the town is long. Someone at Shem Creek will not cross it at rush hour, and someone in Park West shops north of the Isle of Palms Connector. Say which end you are on. Mention Coleman Boulevard, Johnnie Dodds or Highway 17 with the nearest light. Beach trade from Sullivan’s Island and Isle of Palms peaks in summer, and school-year services peak in August.',
    },
    {
      question: 'Does “Mt. Pleasant” versus “Mount Pleasant” hurt my listings?',
      answer:
        'The short form is mostly harmless, yet the wrong state is not. Michigan, Texas, Iowa and North Carolina all have a Mount Pleasant. We write the name out in full, add SC and ZIP, and then go through the directories for strays. Some firms here carry a Charleston mail name out of habit. Pick one. Your town business license and LLR license tell us which spelling ought to lead.',
    },
    {
      question: 'What tone suits review replies for Mount Pleasant families?',
      answer:
        'Warm, short and specific. Parents compare notes at school and at the pool, and they can spot a canned answer. We draft each reply from what the writer said, whether it was five stars or one. Kids’ names and medical facts stay out of it. The invitation goes to each family after the visit, once, with a single reminder. After that, leave people in peace.',
    },
  ],
}
