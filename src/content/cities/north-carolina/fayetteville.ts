import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const fayetteville: City = {
  slug: 'fayetteville-nc',
  state: 'NC',
  county: 'Cumberland County',
  county_fips: '37051',
  lat: 35.0527,
  lng: -78.8784,
  ...countedPopulation(208_501),
  landmarks: ['Haymount', 'Hay Street', 'Skibo Road', 'Ramsey Street', 'Raeford Road'],
  intro:
    'Fayetteville lives with Fort Bragg. Families arrive and leave on orders, mostly in summer, and set up a whole life from a phone in a week. In Cumberland County someone is always new, and a complete, current profile is the first handshake.',
  faqs: [
    {
      question: 'How do I reach military families who are new to Fayetteville?',
      answer:
        'Publish what they need before they unpack. They ask about gate distance, short leases, weekend hours and whether you take their insurance. Name Skibo Road, Ramsey Street or Raeford Road and the nearest gate in minutes. Moves peak in summer, so be ready by May. Say if you serve Hope Mills, Spring Lake or Raeford. Words like “military friendly” mean little, while a clear policy helps.',
    },
    {
      question: 'What listing cleanup does a Fayetteville, North Carolina business need?',
      answer:
        'Two name problems. Arkansas has a large Fayetteville and Georgia a smaller one, so the state must always show. And the post was called Fort Liberty for a time before it became Fort Bragg again, which left both names in street directions and descriptions. We update those lines. Spring Lake and Hope Mills are towns of their own, and we keep them out of your city field.',
    },
    {
      question: 'How can Fayetteville shops keep a good name when customers move so often?',
      answer:
        'Through fresh, fair reviews. A family gone to its next station takes its goodwill along unless you asked in time. Send one request to each customer within a few days. Rank, mood and likely score play no part. We draft a reply to every review, and to the angry ones first. Landlords and car dealers get extra care, since leases and loans make for heated posts.',
    },
  ],
}
