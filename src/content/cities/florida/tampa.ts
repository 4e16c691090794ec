import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const tampa: City = {
  slug: 'tampa-fl',
  state: 'FL',
  county: 'Hillsborough County',
  county_fips: '12057',
  lat: 27.9506,
  lng: -82.4572,
  ...countedPopulation(384_959),
  landmarks: ['Ybor City', 'Hyde Park', 'Seminole Heights', 'Westshore', 'New Tampa'],
  intro:
    'Tampa is the county seat of Hillsborough County, but many people with a Tampa mailing address live outside the city. Water divides the market. Few drivers cross the bay for a haircut, though they will for a specialist. MacDill Air Force Base brings new households who start with an empty contact list.',
  faqs: [
    {
      question: 'What matters most for local SEO in Tampa?',
      answer:
        'Distance, and which side of the water you are on. A searcher in South Tampa sees other shops than one in New Tampa or Ybor City. We look at your results from several parts of the city, not from one desk, and put work where you are weak and can serve. Profiles that list real service areas, such as Brandon or Temple Terrace, tell a searcher more than profiles that claim the whole bay.',
    },
    {
      question: 'My shop is in Brandon but listed as Tampa. Should I change it?',
      answer:
        'Use the address your mail carrier and your sign agree on, then use it everywhere. Brandon is not a city. It is a part of Hillsborough County with no city hall, so directories may file it under both names. We pick the form that matches your license and utility bill, correct the listings that differ, and note who holds the login for each one. Suite numbers along Dale Mabry Highway need the same care.',
    },
    {
      question: 'How should a Tampa restaurant or trade handle reviews around Gasparilla and storm season?',
      answer:
        'Plan for the peaks. Gasparilla fills tables in winter. Storms fill the phones of roofers and tree crews in summer and fall. Those are the weeks when reviews pile up and replies slip. Use one request for all customers, sent soon after the job, with no filter for mood. Answer all of them, the short ones too. When a storm delays work, a plain apology with a date reads better than silence.',
    },
  ],
}
