import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const mountPleasantGuide: CityGuide = {
  slug: 'mount-pleasant-sc',
  search: [
    'Most workers who live in Mount Pleasant earn their pay somewhere else. They cross a bridge in the morning and cross it back at night, and the search for a pediatrician, a tutor or a tile setter happens in between. So “open after six” and “book online” win more calls here than any line about service.',
    'The town also argues over its own names. For the fast-growing end some say North Mount Pleasant and others Upper. You need not take sides. Put the subdivision and the road on your page, and let visitors use the word they like.',
    'In a planned community neighbors ask each other for a name before they ask a phone. When that name is yours, the next step is a look at your profile. Make sure it answers three things at once: do you come to my street, what does it cost to start, and who holds the license?',
  ],
  trades: [
    {
      text: 'A town study made after the 2020 census found that 72 percent of the people who live here work elsewhere. It also counted close to 91,000 residents, twice as many as in 2000. Hours outside the workday are a selling point.',
      source: 'strategy',
    },
    {
      text: 'Shem Creek still has a working fleet. Since 2013 each registered shrimp or fishing boat in the blessing parade has received $500. Restaurants that buy from a boat can name it, with leave of the captain.',
      source: 'fleet-craft',
    },
    {
      text: 'The local chamber said in 2025 that it wants people who live in town to work in town, and it added a job fair to its September expo. A hiring post on your profile reaches the same readers.',
      source: 'hire-local',
    },
  ],
  areas: [
    {
      name: 'Carolina Park',
      note: 'A planned community at the upper end. In early 2022 a new row of small shops opened at The Bend, and residents were glad not to drive down Highway 17. If you are new there, ask to be added to the center’s own page.',
      source: 'the-bend',
    },
    {
      name: 'Faison Road',
      note: 'Costco chose the corner with Park Avenue Boulevard for its second store in the Charleston area. A big neighbor is a handy landmark in your directions, as long as your own number leads.',
      source: 'costco',
    },
    {
      name: 'Snee Farm',
      note: 'An older neighborhood near Highway 17, begun in the 1970s on 200 acres of plantation land. Houses of that age need other trades than new ones, so show the kind of work you do there.',
      source: 'east-of-cooper',
    },
    {
      name: 'Johnnie Dodds and Long Point Road',
      note: 'The town named both among the zones where it wants jobs to grow, next to Patriots Point and Carolina Park. Office clients there look for lunch, cleaning and parking they can count on.',
      source: 'strategy',
    },
    {
      name: 'Memorial Waterfront Park',
      note: 'The daylong seafood festival with its boat parade is held here. A shop up in Park West should not expect its crowds.',
      source: 'fleet-2021',
    },
  ],
  zip_note:
    'Three codes belong to the town: 29464, 29465 and 29466. Ask each customer for the code when you take the call. After a month you will see which end of Highway 17 your work comes from, and where your next page should point.',
  seasons: [
    {
      text: 'Local ministers bless the fleet on the last Sunday of April. Entry to the festival is free. Waterfront kitchens should set Sunday hours two weeks ahead.',
      source: 'fleet-craft',
    },
    {
      text: 'In 2021 the day ran from eleven to five, with boats from one o’clock. Shops along the way to the park can post where their customers may park at that hour.',
      source: 'fleet-2021',
    },
  ],
  licenses: [
    {
      text: 'Since July 2019 an owner who rents out a home for less than 30 days in a row counts as doing business and needs a town license. So does one who rents out three or more homes for longer.',
      source: 'rentals',
    },
    {
      text: 'The town code charges builders with no fixed place in town twice the base and twice the rate of those who have one. No contractor gets a license before the state and town trade rules are met.',
      source: 'class-8',
    },
  ],
  listings: [
    {
      name: 'Mount Pleasant Chamber of Commerce',
      url: 'https://business.mountpleasantchamber.org/',
      for_whom: 'Members in and around the town; dues apply.',
    },
    {
      name: 'Experience Mount Pleasant',
      url: 'https://experiencemountpleasant.com/',
      for_whom: 'Restaurants, shops and events that visitors look for.',
    },
  ],
  first_steps: [
    'Set your evening and Saturday hours on the profile, and test that the booking link works on a phone.',
    'Pick the end of town you serve best and write one page about it, with streets, job photos and a starting price.',
    'Show your town license and state license numbers on the contact page, spelled as on the paper.',
  ],
  sources: [
    {
      id: 'strategy',
      title: 'The Advocates: Mount Pleasant’s Economic Development Strategy',
      publisher: 'Charleston Metro Chamber of Commerce',
      url: 'https://www.charlestonchamber.org/news/government-relations/the-advocates-mount-pleasants-economic-development-strategy/',
      read_on: '2026-11-21',
    },
    {
      id: 'fleet-craft',
      title: 'Blessing of the Fleet craft show applications available',
      publisher: 'Moultrie News',
      url: 'https://www.postandcourier.com/moultrie-news/community-news/blessing-of-the-fleet-craft-show-applications-available/article_44f3b040-6179-11eb-8cc3-b3a4e592bb55.html',
      read_on: '2026-11-21',
    },
    {
      id: 'fleet-2021',
      title: 'Blessing of the Fleet festival to bring familiar traditions',
      publisher: 'Moultrie News',
      url: 'https://www.postandcourier.com/moultrie-news/news/blessing-of-the-fleet-festival-to-bring-familiar-traditions-with-covid-precautions/article_0a31b260-9e1c-11eb-8b47-4f3fe0242cf1.html',
      read_on: '2026-11-21',
    },
    {
      id: 'hire-local',
      title: 'Chamber Dir. shares “hiring local” plan',
      publisher: 'Mount Pleasant Chamber of Commerce',
      url: 'https://business.mountpleasantchamber.org/news/details/chamber-dir-shares-hiring-local-plan',
      read_on: '2026-11-21',
    },
    {
      id: 'the-bend',
      title: 'New businesses open in latest North Mount Pleasant retail space',
      publisher: 'WCBD News 2',
      url: 'https://www.counton2.com/news/new-businesses-open-in-latest-north-mount-pleasant-retail-space/',
      read_on: '2026-11-21',
    },
    {
      id: 'costco',
      title: 'Carolina Park welcomes new businesses',
      publisher: 'Moultrie News',
      url: 'https://www.moultrienews.com/news/business/carolina-park-welcomes-new-businesses/article_ccb07078-2c60-11e8-9f8b-c7f357230917.html',
      read_on: '2026-11-21',
    },
    {
      id: 'east-of-cooper',
      title: 'East of the Cooper, a growing community',
      publisher: 'The Post and Courier',
      url: 'https://www.postandcourier.com/business/real_estate/east-of-the-cooper-a-growing-community-with-increasing-home/article_10b2bdca-3472-11e9-a1c2-eb00feae5550.html',
      read_on: '2026-11-21',
    },
    {
      id: 'rentals',
      title: 'Short-, long-term rental business license provisions go into effect',
      publisher: 'Moultrie News',
      url: 'https://www.moultrienews.com/news/short-long-term-rental-business-license-provisions-go-into-effect/article_70add454-8dea-11e9-9c97-c3be2986966d.html',
      read_on: '2026-11-21',
    },
    {
      id: 'class-8',
      title: 'Code of Ordinances, Chapter 110, Appendix A: Class 8 rates',
      publisher: 'Town of Mount Pleasant',
      url: 'https://codelibrary.amlegal.com/codes/mtpleasantsc/latest/mpleasant_sc/0-0-0-116039',
      read_on: '2026-11-21',
    },
  ],
}
