import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const highPoint: City = {
  slug: 'high-point-nc',
  state: 'NC',
  county: 'Guilford County',
  county_fips: '37081',
  lat: 35.9557,
  lng: -80.0053,
  ...countedPopulation(114_059),
  landmarks: ['Emerywood', 'Uptowne', 'Main Street', 'Eastchester Drive'],
  intro:
    'High Point hosts the furniture market twice a year, in spring and in fall, and the city changes shape for it. Between markets it is a family city with a busy university. It sits mainly in Guilford County and reaches into Davidson, Randolph and Forsyth, which few cities can say.',
  faqs: [
    {
      question: 'How does furniture market season change local search in High Point?',
      answer:
        'Around market week each spring and fall, buyers from around the world look for meals, rides, printing and repairs close to the showrooms. Prepare those pages a month ahead and put market hours on your profile. For the rest of the year, write to residents. Emerywood and Uptowne shop close to home, and Eastchester Drive draws from Jamestown. A page that tries to do both at once tends to do neither.',
    },
    {
      question: 'Why do four counties show up on my High Point listings?',
      answer:
        'Because the city really touches four: Guilford, Davidson, Randolph and Forsyth. Directories choose one by ZIP code, not by parcel. Archdale, Trinity, Thomasville and Jamestown next door are separate and get mixed in. Then there is “High Point Market”, which is an event and not a place. We take the county from your tax record, make it the rule, and remove showroom addresses you no longer lease.',
    },
    {
      question: 'What should High Point showrooms and local shops know about reviews?',
      answer:
        'They serve two different publics. Trade buyers seldom post, and you should not press them or trade favors for praise. Retail customers do post, so invite each one, at delivery, with no prize. We draft an answer for all reviews in both groups. Furniture complaints often concern freight, so say who carried it and whom to call. Students from HPU and their parents read up before move-in, so keep it current.',
    },
  ],
}
