import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const charleston: City = {
  slug: 'charleston-sc',
  state: 'SC',
  county: 'Charleston County',
  county_fips: '45019',
  lat: 32.7765,
  lng: -79.9311,
  ...countedPopulation(150_227),
  landmarks: ['King Street', 'West Ashley', 'James Island', 'Johns Island', 'Daniel Island'],
  intro:
    'Charleston is a peninsula that visitors adore and a spread of islands and suburbs where most residents live. Bridges divide the day. A shop on King Street and a plumber in West Ashley share a city but not a customer, and both share a name with North Charleston, which is another city.',
  faqs: [
    {
      question: 'How should a Charleston business balance visitors and residents in search?',
      answer:
        'Choose the lead role. On the peninsula, guests search on foot, so photos, hours and short menus win. In West Ashley, James Island or on Johns Island, people drive home and think about bridges. Tell them which side you serve. Spoleto in late spring and the busy fall bring demand that you can plan posts for. High tides that flood streets are worth a notice on your profile.',
    },
    {
      question: 'Is North Charleston the same as Charleston on directory sites?',
      answer:
        'No, and the error costs calls. North Charleston has its own mayor, permits and business license. Mount Pleasant is a town of its own as well, while Daniel Island belongs to Charleston although it is in Berkeley County. West Virginia’s capital adds one more mix-up. We check the license first, then set city, county and pin to agree, from the big maps down to the trade sites.',
    },
    {
      question: 'What is your approach to reviews for Charleston restaurants and inns?',
      answer:
        'Speed and fairness. A busy dining room can draw several reviews a day, so we draft every working day and you approve by email. Each guest gets the same after-visit note. No free dessert for stars. When someone is unhappy, say what happened without blaming them. Yelp does not want businesses to ask at all, so our request points to other places and simply leaves Yelp out.',
    },
  ],
}
