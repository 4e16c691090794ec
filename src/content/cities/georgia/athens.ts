import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const athens: City = {
  slug: 'athens-ga',
  state: 'GA',
  county: 'Clarke County',
  county_fips: '13059',
  lat: 33.9519,
  lng: -83.3576,
  ...countedPopulation(127_315),
  landmarks: ['Five Points', 'Normaltown', 'Prince Avenue', 'Boulevard', 'Baxter Street'],
  intro:
    'Athens and Clarke County are run as one government. The University of Georgia sets the rhythm: move-in, home games, graduation, then a quiet summer. Behind it is a steady town of nurses, teachers and musicians who want the same mechanic every year and will read before they choose.',
  faqs: [
    {
      question: 'How can an Athens business reach both UGA students and families in search?',
      answer:
        'Give each its own page. Students type “near campus”, walk or ride the bus, and choose late at night. Families in Five Points or Normaltown plan ahead and care about parking. Use game-day hours on your profile for home Saturdays, since downtown traffic changes it all. In June and July, when campus is calm, put out the work that locals have been waiting to book.',
    },
    {
      question: 'Will people looking for Athens, Greece or Athens, Ohio find my listing by mistake?',
      answer:
        'Some will, and some bad data will follow. There are towns named Athens in Alabama, Ohio, Tennessee and Texas, and directories without a state field cross them. Always show “Athens, GA” with the ZIP code and 706 or 762. In Clarke County, Winterville is a separate city. Watkinsville is the seat of Oconee County, next door. We clear the strays and watch whether they come back.',
    },
    {
      question: 'How do you ask for reviews in a college town like Athens without breaking the rules?',
      answer:
        'Keep it dull and fair. No free drink for five stars, no contest between student staff, no tablet at the register. A printed code that opens on the customer’s own phone is enough. It goes to every table, cheerful or grumpy. We draft an answer to each of them. Managers, employees and their relatives should stay out of it, since the FTC treats hidden insider reviews as deceptive.',
    },
  ],
}
