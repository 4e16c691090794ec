import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const wilmington: City = {
  slug: 'wilmington-nc',
  state: 'NC',
  county: 'New Hanover County',
  county_fips: '37129',
  lat: 34.2257,
  lng: -77.9447,
  ...countedPopulation(115_451),
  landmarks: ['Riverwalk', 'Mayfaire', 'Monkey Junction', 'Oleander Drive', 'Market Street'],
  intro:
    'Wilmington is a river port with beaches minutes away and film crews in its streets. New Hanover County is among the smallest in the state by area, so growth runs over the bridge to Leland and up to Hampstead. Summer guests, UNCW students and retirees each bring their own season.',
  faqs: [
    {
      question: 'How can a Wilmington, NC business get found by beach visitors and locals?',
      answer:
        'Treat the beach as another town, because it is. Wrightsville Beach and Carolina Beach have their own names and parking rules. Say how many minutes you are from each. Locals steer by Monkey Junction, Mayfaire and Oleander Drive. Post summer hours in April, around the Azalea Festival, and winter hours in October. In hurricane season, a dated open-or-closed note is the most useful thing you can publish.',
    },
    {
      question: 'How do you keep Wilmington, North Carolina listings out of Delaware?',
      answer:
        'We search for them there first. Delaware’s Wilmington is a business address for companies from everywhere, so databases lean toward it. A 910 phone, a 284 ZIP code and “NC” in each field pull you back. Leland and Belville lie in Brunswick County across the river, while Castle Hayne and Ogden are county places with a Wilmington feel. Each gets its right label, with the old entry closed.',
    },
    {
      question: 'How should Wilmington rental, charter and repair firms treat reviews?',
      answer:
        'Evenly. Ask the guest who had sun and the guest who had rain in the same words. Charters should send the link when the boat is back at the dock. Roofers should wait until the last nail is picked up, as storm jobs run long here. We reply to all of them with you. If a film crew hires you, check your contract before you mention it in public.',
    },
  ],
}
