import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const savannah: City = {
  slug: 'savannah-ga',
  state: 'GA',
  county: 'Chatham County',
  county_fips: '13051',
  lat: 32.0809,
  lng: -81.0912,
  ...countedPopulation(147_780),
  landmarks: ['Historic District', 'Starland District', 'Ardsley Park', 'Broughton Street', 'River Street'],
  intro:
    'Savannah sells charm to visitors and plain service to Chatham County. Tour groups fill the squares, students at SCAD fill the Starland District, and the port keeps trucks and warehouses busy. A business should know which of the three pays its rent, because each searches with other words.',
  faqs: [
    {
      question: 'What local SEO work pays off in Savannah’s Historic District?',
      answer:
        'Directions. Squares break up the streets, parking is scarce and visitors walk, so tell them which square or corner you face. Add photos of the door, not just the food. Post hours for St. Patrick’s Day, when much of downtown closes to cars. If locals are your trade, build a second set of words for Ardsley Park, Southside and the islands, where people drive and want to park.',
    },
    {
      question: 'Which nearby towns cause trouble for Savannah citations?',
      answer:
        'Pooler, Garden City, Port Wentworth, Thunderbolt and Tybee Island all have governments of their own in Chatham County. Wilmington Island and Georgetown are not cities but sound like them, and other places share their names. Feeds shuffle the lot. We tie your listing to the parcel and ZIP code, then to your state license if you hold one. East and West on Broughton or Bay Street get a second look.',
    },
    {
      question: 'Can you help a Savannah inn or tour company with reviews?',
      answer:
        'Yes. You may get more reviews in a month than a plumber gets in a year, and each one should have an answer. We sort by date, not by score, and draft in your voice. Guests all receive the same note after checkout, with no reward. Tours that lose a day to heat or a storm should say so openly. For local trades we slow the pace, so requests follow real jobs.',
    },
  ],
}
