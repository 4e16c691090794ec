import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const tallahassee: City = {
  slug: 'tallahassee-fl',
  state: 'FL',
  county: 'Leon County',
  county_fips: '12073',
  lat: 30.4383,
  lng: -84.2807,
  ...countedPopulation(196_169),
  landmarks: ['Midtown', 'Killearn', 'SouthWood', 'Frenchtown', 'Railroad Square'],
  intro:
    'Tallahassee fills and empties by the calendar. Students at Florida State and Florida A&M arrive in August, lawmakers come for the session, and football weekends fill every table. Between those dates, Leon County families and state workers keep shops going. Good local search here follows the calendar.',
  faqs: [
    {
      question: 'How do I plan local SEO around Tallahassee’s calendar?',
      answer:
        'Work one season ahead. Movers, laundries and landlords need fresh pages before students return in August. Hotels and caterers should be ready before the legislative session, and sports bars before the first home game. Put special hours on your profile for those dates. In quiet weeks, build the pages that serve year-round neighbors in Killearn, SouthWood and Midtown, who search for the same trades every month.',
    },
    {
      question: 'Does it matter that half of my Tallahassee customers live in other counties?',
      answer:
        'It does for listings. People drive in from Crawfordville in Wakulla County, Quincy in Gadsden County, Monticello in Jefferson County, and from Thomasville, Georgia. Keep one true Leon County address and state those places as service areas. Do not invent an office in each. We remove made-up addresses left by older vendors, since they can get a profile suspended, and then correct the good ones everywhere.',
    },
    {
      question: 'How do you handle reviews from Tallahassee students who leave every spring?',
      answer:
        'We ask soon, while they are still in town, and every student gets the same message as every parent and state worker. Lease and towing trades near campus draw angry posts in summer. Each deserves an answer that gives the rule, the date and a person to call. Law firms and lobby shops have their own duty: a reply must never reveal who was a client.',
    },
  ],
}
