import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const greensboro: City = {
  slug: 'greensboro-nc',
  state: 'NC',
  county: 'Guilford County',
  county_fips: '37081',
  lat: 36.0726,
  lng: -79.792,
  ...countedPopulation(299_035),
  landmarks: ['Lindley Park', 'Fisher Park', 'Irving Park', 'Battleground Avenue', 'Friendly Center'],
  intro:
    'Greensboro is the largest city of the Piedmont Triad and shares Guilford County with High Point. Battleground and Wendover carry much of the shopping. Several campuses, an airport with a strong aircraft trade, and a coliseum that fills on short notice all shape who searches and when.',
  faqs: [
    {
      question: 'How can a Greensboro business be seen in searches across the Triad?',
      answer:
        'Win your side of the city first. Battleground Avenue serves the northwest, Wendover the west, Gate City Boulevard the campuses. Write for the part that pays you, then add High Point or Kernersville if you really drive there. Homecoming at N.C. A&T and tournaments at the coliseum bring sudden crowds, so keep special hours ready to post. We record your results month by month.',
    },
    {
      question: 'Is the name Greensboro a problem for directory listings?',
      answer:
        'A small one. Georgia has a Greensboro near Lake Oconee, Alabama has one too, and the old spelling “Greensborough” lingers. Larger trouble comes from the Triad itself: PTI airport addresses, Jamestown, Summerfield and Oak Ridge all drift into Greensboro. Streets such as High Point Road were renamed Gate City Boulevard in part, and outdated entries remain. We replace old street names one source at a time.',
    },
    {
      question: 'What is the best moment to ask Greensboro customers for a review?',
      answer:
        'When the result is visible. For a car that is at pickup, for a lawn a few days on, for a tax return after it is filed. Set that moment once and use it with each customer. It works for students at UNCG and A&T as well as for clients of thirty years. Replies matter just as much, so we draft one for every review that comes in, and you decide.',
    },
  ],
}
