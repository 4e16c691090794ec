import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const greenville: City = {
  slug: 'greenville-sc',
  state: 'SC',
  county: 'Greenville County',
  county_fips: '45045',
  lat: 34.8526,
  lng: -82.394,
  ...countedPopulation(70_720),
  landmarks: ['Main Street', 'West End', 'North Main', 'Augusta Road', 'Woodruff Road'],
  intro:
    'Greenville’s downtown and Falls Park draw people from all over the Upstate. The city itself is small next to its county, so many “Greenville” customers really live in Mauldin, Simpsonville, Taylors or Greer. Plant workers, engineers and new arrivals keep asking who is good and who is near.',
  faqs: [
    {
      question: 'How can a Greenville, South Carolina shop be found beyond downtown?',
      answer:
        'Map your buyers first. If they come from Simpsonville and Mauldin, Woodruff Road traffic decides if they reach you, so talk about parking and off-peak hours. North Main and Augusta Road shoppers want to know that you are a short walk or drive away. Runners and riders use the Swamp Rabbit Trail, and a trailside shop should say so. Each area deserves true words of its own on your site.',
    },
    {
      question: 'Why does my business appear in Greenville, North Carolina?',
      answer:
        'Because the two states share the name, and even the size is close enough to fool software. Mississippi and Texas have a Greenville as well. Your 864 phone number and a 296 ZIP code are the clearest proof. Nearby, Greer spans two counties and Taylors is not a city at all. We hunt for copies in the wrong state, ask to have them closed or moved, and log the answer.',
    },
    {
      question: 'What review help do you give Greenville professional firms?',
      answer:
        'A calm system. Lawyers, accountants and clinics get few reviews, so each weighs more. We set up one neutral message for every closed matter, and you check it against your profession’s rules. Drafts are brief and reveal nothing about the client. You approve them all. Restaurants around Falls Park can say more and need answers sooner. In both cases the low ones stay up and get an answer.',
    },
  ],
}
