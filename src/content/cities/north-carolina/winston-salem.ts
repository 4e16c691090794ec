import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const winstonSalem: City = {
  slug: 'winston-salem-nc',
  state: 'NC',
  county: 'Forsyth County',
  county_fips: '37067',
  lat: 36.0999,
  lng: -80.2442,
  ...countedPopulation(249_545),
  landmarks: ['Ardmore', 'West End', 'Old Salem', 'Innovation Quarter', 'Stratford Road'],
  intro:
    'Winston-Salem joined two towns and kept a hyphen, which software still trips over. Hospitals and Wake Forest University are among the large employers, Old Salem brings school trips, and the Innovation Quarter fills former factories. Forsyth County towns such as Clemmons and Kernersville feed into it.',
  faqs: [
    {
      question: 'How can a Winston-Salem business improve its map results?',
      answer:
        'Use the landmarks people steer by. Ardmore, the West End, Stratford Road and Hanes Mall Boulevard say more than a street number. Clinics and cafes close to the two hospital campuses should explain parking decks. Write “Winston-Salem” in full with the hyphen, and let “Twin City” appear only as color. We check searches from Clemmons, Lewisville and Kernersville, since those drivers choose between you and Greensboro.',
    },
    {
      question: 'Does the hyphen in Winston-Salem break business listings?',
      answer:
        'At times. Some forms drop it, some split the name, and a few file you under Salem. Pick the hyphen and keep it. Road names are the second trap: Business 40 became Salem Parkway, but old directions remain on many sites. We look for those in your descriptions too, not just in the address. Names on plumbing or electrical licenses at the state boards should match letter for letter.',
    },
    {
      question: 'How do you manage reviews for practices tied to Winston-Salem’s hospitals?',
      answer:
        'We keep doctor, practice and hospital profiles apart, since patients often post on the wrong one. You cannot move another’s review, but you can answer your own and correct the links. Each visitor gets the same plain invitation. No reply of ours mentions a diagnosis or a visit. For shops in the West End or on Trade Street the work is simpler: notice, thank, fix, and say so.',
    },
  ],
}
