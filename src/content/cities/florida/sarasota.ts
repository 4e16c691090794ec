import type { City } from '#src/content/cities/city.ts'
import { publishedPopulation } from '#src/content/cities/population.ts'

export const sarasota: City = {
  slug: 'sarasota-fl',
  state: 'FL',
  county: 'Sarasota County',
  county_fips: '12115',
  lat: 27.3364,
  lng: -82.5307,
  ...publishedPopulation(54_842, '60K'),
  landmarks: ['St. Armands Circle', 'Rosemary District', 'Gillespie Park', 'Lido Key', 'Tamiami Trail'],
  intro:
    'Sarasota is a small city with a big winter. Theaters, galleries and the Ringling bring visitors, and seasonal residents fill the keys from late fall to spring. Much of what people call Sarasota lies outside the city line, on Siesta Key or toward Lakewood Ranch, so plain words about place pay off.',
  faqs: [
    {
      question: 'When should a Sarasota business prepare for the winter season in search?',
      answer:
        'In September. New pages and corrected hours need weeks to settle, and seasonal residents start to look in October. Name what they ask for: home watch, pool care, alterations before opening night. Say whether you cross the bridges to Lido Key or Longboat Key. In summer, shift your posts toward year-round families and storm readiness. A page that fits both halves of the year keeps calls from dropping to nothing.',
    },
    {
      question: 'Is Siesta Key or Lakewood Ranch part of Sarasota for my listings?',
      answer:
        'Not for the city. Siesta Key is mostly county land, Longboat Key is a town of its own, and Lakewood Ranch spreads over Manatee and Sarasota counties. Many mailing addresses say Sarasota all the same. We keep the mail form that you can prove, and describe the area in your text. North and South Tamiami Trail are a common trap: one wrong letter and the pin moves for miles.',
    },
    {
      question: 'How can Sarasota galleries, restaurants and home services keep up with reviews?',
      answer:
        'With one habit: a reply to each review, every week of the year. Patrons here often write long and careful notes, so a one-word thanks looks cold. We draft something that fits what they said, and you change or approve it. Invite all guests in the same way, from a first visit to a season ticket holder. Skip Yelp requests, since Yelp asks businesses not to make them.',
    },
  ],
}
