import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const augusta: City = {
  slug: 'augusta-ga',
  state: 'GA',
  county: 'Richmond County',
  county_fips: '13245',
  lat: 33.4735,
  lng: -81.9748,
  ...countedPopulation(202_081),
  landmarks: ['Broad Street', 'Summerville', 'Washington Road', 'Harrisburg'],
  intro:
    'Augusta merged with Richmond County, so the city reaches well past its old downtown. One week in April the whole golf world arrives. The other weeks belong to hospitals, Augusta University and Fort Gordon. Across the river, North Augusta is a different city in a different state.',
  faqs: [
    {
      question: 'How should an Augusta business prepare its search profile for Masters week?',
      answer:
        'Begin in February. Set special hours, decide if you take walk-ins that week, and post a notice for regular customers who want to avoid the crowd. Restaurants on Washington Road and Broad Street need menus that load on a phone. Home services face the reverse: many families rent out the house and leave, so calls come before and after. When it ends, turn the pages back to local needs.',
    },
    {
      question: 'How do you separate Augusta listings from North Augusta and Augusta, Maine?',
      answer:
        'With state, county and ZIP code on each one. North Augusta is in Aiken County, South Carolina. Evans and Martinez are in Columbia County, Georgia, though many shops there say Augusta. Hephzibah and Blythe kept their own city names inside Richmond County. Maine’s capital shares your name too. Our team checks these by eye, fixes the record at its source, and records what changed and when.',
    },
    {
      question: 'What review habits work for Augusta clinics, trades and shops near Fort Gordon?',
      answer:
        'Same request, each customer, every week. The medical district and the post, which was called Fort Eisenhower for a time, bring people from all over, and they search before they trust. A clinic’s answer must never hint that the writer was a patient. A roofer can say more. We prepare both kinds for your approval, and flag any review that breaks a site’s rules so you can report it.',
    },
  ],
}
