import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const sandySprings: City = {
  slug: 'sandy-springs-ga',
  state: 'GA',
  county: 'Fulton County',
  county_fips: '13121',
  lat: 33.9304,
  lng: -84.3733,
  ...countedPopulation(108_080),
  landmarks: ['City Springs', 'Perimeter Center', 'Roswell Road', 'Hammond Drive'],
  intro:
    'Sandy Springs is a young city, and much of its mail still says Atlanta. Offices fill by day around Perimeter Center, hospitals never close, and residents run errands along Roswell Road. The same address can serve commuters, patients and neighbors, who each search from a different spot.',
  faqs: [
    {
      question: 'Should a Sandy Springs business target Sandy Springs or Atlanta in search?',
      answer:
        'Both, in order. Use Sandy Springs as your city wherever you can, because that is where nearby searches start. Mention Atlanta once, so that people from farther off know where you are. Then describe your corner: City Springs, Hammond Drive, north of I-285 or close to GA 400. Lunch places by Perimeter Center should keep weekday hours exact. Empty offices on Friday change demand more than keywords can.',
    },
    {
      question: 'Why do my Sandy Springs listings say Atlanta or Dunwoody?',
      answer:
        'The post office accepts Atlanta for many Sandy Springs ZIP codes, and Perimeter Center spreads over the line into Dunwoody and Brookhaven in DeKalb County. The city is also young, so some old databases do not know it. We look up which city collects your business license, make that the standard, and update one directory after another. Tower suites need floor and number spelled the same each time.',
    },
    {
      question: 'How should Sandy Springs practices around Pill Hill manage their reviews?',
      answer:
        'With privacy first. The hill where Northside, Emory Saint Joseph’s and Children’s stand is dense with practices, and patients compare them. Invite each visitor in the same neutral way, through the contact they agreed to. Our drafts thank the writer and offer a phone line without saying that any visit took place. Doctors and locations have separate profiles, so we make sure a review is answered on the right one.',
    },
  ],
}
