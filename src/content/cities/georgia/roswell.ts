import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const roswell: City = {
  slug: 'roswell-ga',
  state: 'GA',
  county: 'Fulton County',
  county_fips: '13121',
  lat: 34.0232,
  lng: -84.3616,
  ...countedPopulation(92_833),
  landmarks: ['Canton Street', 'Historic Roswell', 'Holcomb Bridge Road', 'East Roswell'],
  intro:
    'Roswell lies north of the Chattahoochee in Fulton County, with a restaurant street people drive in for and quiet subdivisions around it. Alpharetta, Milton and Johns Creek crowd close. Owners here can lose calls to a neighbor two miles away whose profile is simply more complete.',
  faqs: [
    {
      question: 'What helps a Roswell restaurant or boutique on Canton Street get found?',
      answer:
        'Fresh facts. Canton Street fills on weekend nights, and people choose from the sidewalk with a phone in hand. Keep the menu, the wait list link and the patio note current. Say where to park. Use “Historic Roswell” in words and captions, since visitors ask for it. For shops out on Holcomb Bridge Road or in East Roswell, name the GA 400 exit and the plaza instead.',
    },
    {
      question: 'How do you stop mix-ups between Roswell, Georgia and Roswell, New Mexico?',
      answer:
        'Spell out the state and anchor it with local facts. The New Mexico city is famous, so feeds and even photo sites drift toward it. “Roswell, GA 30075” with a 770, 678 or 404 phone settles most cases. Closer to home, Marietta addresses in East Cobb and Alpharetta addresses nearby cause subtler slips. We list each wrong copy with a link, correct it, and show you the before and after.',
    },
    {
      question: 'Are reviews worth the time for a Roswell home-service company?',
      answer:
        'They are, since homeowners compare bids and read before they call. One new and honest comment a week beats a burst once a year. Send the request when the invoice is paid, to each household, and never screen first. We watch Google and the trade sites, write a reply for all, and point out when a review is really a service problem for your office to solve.',
    },
  ],
}
