import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const albany: City = {
  slug: 'albany-ga',
  state: 'GA',
  county: 'Dougherty County',
  county_fips: '13095',
  lat: 31.5785,
  lng: -84.1557,
  ...countedPopulation(69_647),
  landmarks: ['Dawson Road', 'Slappey Boulevard', 'Westover Boulevard', 'Downtown Albany'],
  intro:
    'Albany is the market town of southwest Georgia. People drive in from Lee, Worth and Terrell counties for the hospital, the tire shop and the lawyer. Competition is thinner than in Atlanta, so simple things, such as true hours and a phone that gets answered, go further here.',
  faqs: [
    {
      question: 'What should an Albany business do first to be easier to find?',
      answer:
        'Claim the profile and finish it. If rivals around Dougherty County have half-empty listings with old photos, a full one stands out. Fill in services, hours and pictures, and name Dawson Road, Slappey Boulevard or Westover so that drivers know where to turn. Say that you serve Leesburg, Sylvester or Dawson if you do. Farm and pecan season shifts the hours of many customers, so early opening times deserve a line.',
    },
    {
      question: 'How do I keep listings for Albany, Georgia from landing in Albany, New York?',
      answer:
        'Never let the city stand alone. New York’s capital is the better known of the two, and one wrong click copies itself far. Put GA, the 317 ZIP code family and your 229 phone on each entry. Around Ledo Road, near the Lee County line, an address may read Albany or Leesburg. We trace each wrong listing to its source, fix that first, and then the copies.',
    },
    {
      question: 'Can steady review work make a difference in a smaller city like Albany?',
      answer:
        'Yes, because a few dozen real ones can describe you well. Word travels fast between Phoebe Putney’s staff, the Marine base and the churches. Invite each customer, not a chosen few. Answer all reviews by name of the service, never by private detail. We email you the drafts, and if there is nothing new we say so. Slow and regular is fine here.',
    },
  ],
}
