import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const northCharleston: City = {
  slug: 'north-charleston-sc',
  state: 'SC',
  county: 'Charleston County',
  county_fips: '45019',
  lat: 32.8546,
  lng: -79.9748,
  ...countedPopulation(114_852),
  landmarks: ['Park Circle', 'Rivers Avenue', 'Ashley Phosphate Road', 'Dorchester Road', 'Montague Avenue'],
  intro:
    'North Charleston works. It has the airport, the Boeing plant, Joint Base Charleston and long commercial roads such as Rivers Avenue. It reaches into Dorchester and Berkeley counties. Park Circle has turned into a dining district of its own, and locals expect it to be named.',
  faqs: [
    {
      question: 'What should North Charleston companies do to be found in their own city?',
      answer:
        'No one can promise you a position, but you can remove doubt. Say “North Charleston” in the title, the address and the first lines of your site, and do not shorten it. Name Park Circle, Rivers Avenue or Ashley Phosphate Road as your area. Industrial suppliers should list brands, dock access and shift hours. We measure from the airport side and from Dorchester Road, as results differ between them.',
    },
    {
      question: 'How do three counties complicate North Charleston citations?',
      answer:
        'The city lies in Charleston, Dorchester and Berkeley counties, and property taxes follow the county. Directories often guess Charleston for all, or drop the word North. Hanahan, Goose Creek and Ladson are next door and get blended in. We note your county from the tax bill, fix the city name, and ask for twin listings to be merged. Long roads need care, since Dorchester Road alone passes through several places.',
    },
    {
      question: 'How can a North Charleston auto shop or clinic earn more honest reviews?',
      answer:
        'Ask at pickup or checkout, each time, with one sentence that staff can remember. Shift workers and base families are busy, so a link that opens the right page helps. It goes to all. Never hold back the link from someone who complained. We watch every working day and draft the answers. If a review belongs to a shop of like name downtown, we help you ask the site to move it.',
    },
  ],
}
