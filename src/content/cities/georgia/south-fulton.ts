import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const southFulton: City = {
  slug: 'south-fulton-ga',
  state: 'GA',
  county: 'Fulton County',
  county_fips: '13121',
  lat: 33.5926,
  lng: -84.6698,
  ...countedPopulation(107_436),
  landmarks: ['Old National Highway', 'Cascade Road', 'Campbellton Road', 'Cliftondale', 'Red Oak'],
  intro:
    'South Fulton is one of the youngest cities in Georgia, made from land that used to be plain county. Its addresses still read Atlanta, College Park, Fairburn or Union City. That leaves a real gap: people say South Fulton with pride, but many listings do not, so a tidy profile stands out.',
  faqs: [
    {
      question: 'Is it worth using “South Fulton” in my local SEO when the city is so new?',
      answer:
        'Yes, next to the older names. Neighbors search by road and area: Old National Highway, Cascade, Cliftondale, Camp Creek. A page that joins those words with the City of South Fulton helps people and machines link the two. Keep your postal city in the address field if mail depends on it. In the description, say in one sentence that you are in the city and which end of it.',
    },
    {
      question: 'How do you fix citations for a South Fulton address that says College Park or Fairburn?',
      answer:
        'Carefully, since both can be right. The mail name may be College Park, Fairburn, Palmetto, Union City or Atlanta, although your business license comes from South Fulton. We keep the postal form steady in every directory so that no duplicate appears. Then we use service area, description and your own site to state the true city. Phone numbers left over from the time before the city are tested by calling them.',
    },
    {
      question: 'What is a good way for South Fulton home services to build reviews?',
      answer:
        'Make it part of the job. When the work is done, the crew hands over the same card with the same code at each house, in Cascade or near Red Oak. No score is asked first. One follow-up message goes out, then no more. Answers to every review go out after your OK. Many streets here share a neighborhood group, so one fair reply is seen by a lot of people.',
    },
  ],
}
