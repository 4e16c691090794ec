import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const cary: City = {
  slug: 'cary-nc',
  state: 'NC',
  county: 'Wake County',
  county_fips: '37183',
  lat: 35.7915,
  lng: -78.7811,
  ...countedPopulation(174_721),
  landmarks: ['Downtown Cary', 'Kildaire Farm Road', 'Preston', 'Amberly', 'Waverly Place'],
  intro:
    'Cary is called a town and is larger than many cities. It lies in Wake County, with a western part in Chatham County, between Raleigh and Research Triangle Park. Families from many countries live here, compare patiently, and expect sites that answer questions without a phone call.',
  faqs: [
    {
      question: 'What should a Cary business do to stand out from Raleigh and Apex?',
      answer:
        'Lead with Cary and be complete. Parents in Preston or Amberly read the whole page, so give class times, prices from, and the teacher’s real experience. Kildaire Farm Road, Waverly Place and Downtown Cary Park are the names to use. If your staff speaks Hindi, Telugu, Chinese or Spanish, list it. Summer camps and tutoring are chosen by March, so publish in January, not in May.',
    },
    {
      question: 'Why do some sites show my Cary business in Morrisville or Apex?',
      answer:
        'The three meet in zigzag lines, and a ZIP code can cover parts of each. New subdivisions on the west side may even lie in Chatham County. Illinois has a Cary too. We look up the parcel in county records first and make that the rule. Then we correct the data brokers, the map apps and the school or trade directories that parents use, and send you the list.',
    },
    {
      question: 'How do reviews help tutors, clinics and builders in Cary?',
      answer:
        'They let careful buyers check a claim. Invite each family or owner in one neutral sentence, and let them write in any language. We reply in clear English unless you can check the other tongue yourself. A child’s name never appears. For builders, we wait until the punch list is closed. Nothing is deleted for being low, and every one of them gets an answer.',
    },
  ],
}
