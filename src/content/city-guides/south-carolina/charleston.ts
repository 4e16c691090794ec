import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const charlestonGuide: CityGuide = {
  slug: 'charleston-sc',
  search: [
    'A Charleston address proves less than it seems to. Some homes on Clements Ferry Road get mail under that name and lie outside the city; others across the street lie inside. The mail name is fine for the map. It will not tell you who licenses you, who picks up the trash, or where a crew may park.',
    'For a shop on the peninsula, water is part of the opening hours. At a very high tide, streets close, and a guest sits in a hotel asking a phone what is still open. An update on your profile that morning, with the dry way in, can be the whole sale.',
    'West of the Ashley the game is another one. West Ashley alone holds more land than the peninsula several times over, and most of its workers drive off each morning. They look for what is on the way home. Name the road, the turn and the hour you close, and leave the harbor photos to the inns.',
  ],
  trades: [
    {
      text: 'Explore Charleston put the effect of tourism on the region in 2023 at $13.1 billion, close to a quarter of all sales, with 53,700 jobs. If you sell to hotels and restaurants, a page on your service for them will find readers.',
      source: 'program-of-work',
    },
    {
      text: 'The same report says that spending per visitor grew faster than the number of visitors. People who pay more read more: answer questions on your profile in full, and keep the menu or price list current.',
      source: 'program-of-work',
    },
    {
      text: 'In 2019 some 62,000 people lived in West Ashley, and 84 percent of them left it for work. Early, late and Saturday hours are worth a line on the profile of any garage, vet or dentist there.',
      source: 'west-ashley',
    },
  ],
  areas: [
    {
      name: 'West Ashley',
      note: 'The biggest suburb of the city, about 44 square miles, more than eight times the peninsula. Say which part you mean, or a driver will guess wrong.',
      source: 'west-ashley',
    },
    {
      name: 'Sam Rittenberg Boulevard',
      note: 'Long the main shopping road of West Ashley. An older story in the local paper West Of counted empty big boxes along it. If your neighbor left, a photo with your sign in it shows that you did not.',
      source: 'sam-rittenberg',
    },
    {
      name: 'Cainhoy and Clements Ferry Road',
      note: 'Pockets of Berkeley County sit between pieces of the city here. A paper in 2024 told of a mayoral team that asked people to check the logo on the trash can. Check yours before you write “City of Charleston” on a permit.',
      source: 'jigsaw',
    },
    {
      name: 'James Island',
      note: 'City land, county land and, at times, a town of its own share the island. A city planner once said he was amazed how many people did not know if they lived in the city. List the island in your text and the postal name in the address.',
      source: 'james-island',
    },
  ],
  zip_note:
    'The list holds only codes in Charleston County, so the Berkeley side of the city is missing from it. And 29406 stands under Charleston in the postal list, although North Charleston is next door: look at the map line, not at the code.',
  seasons: [
    {
      text: 'Spoleto opened on May 26 in 2023, and streets around City Hall were shut from eight that morning. If you are near Meeting and Broad, tell customers how to come in, and set special hours for the opening.',
      source: 'spoleto-2023',
    },
    {
      text: 'The first weekend of April 2019 was called the busiest of the year: bridge run, tennis and festivals all at once. Trades should move jobs that need a truck on the peninsula to another week.',
      source: 'busy-weekend',
    },
    {
      text: 'King tides came with road closures in November 2021. The city counted 23 tides of eight feet or more since 2015, against 14 in all the years from 1922 to 2014. Write your flood-day message now and keep it ready.',
      source: 'king-tides',
    },
  ],
  licenses: [
    {
      text: 'Any business that works or earns in the city pays a yearly license fee, by class and gross income. Prepared food carries a 2 percent hospitality tax, due on the 20th of each month.',
      source: 'license',
    },
    {
      text: 'Licenses end on April 30; the fee is due on May 1 and can be paid through May 31. A spring reminder in your calendar is a good time to read your own listings too.',
      source: 'renewal',
    },
    {
      text: 'A shop with a street door needs zoning, the fire marshal and building inspections to sign off, and the certificate goes up near the entry. Signs need their own approval. Have the name fixed before you order one.',
      source: 'occupancy',
    },
  ],
  listings: [
    {
      name: 'Charleston Metro Chamber of Commerce',
      url: 'https://www.charlestonchamber.org/',
      for_whom: 'Members in Charleston, Berkeley and Dorchester counties; dues apply.',
    },
  ],
  first_steps: [
    'Look up your lot on the city map and write down: city or county, Charleston or Berkeley. Every listing follows from that line.',
    'Write two short notices, one for high water and one for festival streets, so that you only need to change the date.',
    'Compare how you are seen from King Street and from Savannah Highway, then put your effort on the side that buys.',
  ],
  sources: [
    {
      id: 'program-of-work',
      title: 'Program of Work 2024-2025',
      publisher: 'Explore Charleston',
      url: 'https://issuu.com/explorecharleston/docs/bureabook_pow_2425',
      read_on: '2026-11-21',
    },
    {
      id: 'west-ashley',
      title: 'West Ashley’s master plan is done. What happens next for the suburb is less clear.',
      publisher: 'The Post and Courier',
      url: 'https://www.postandcourier.com/news/west-ashley-s-master-plan-is-done-what-happens-next/article_704a0726-c521-11e9-b1a0-4f80346da9f9.html',
      read_on: '2026-11-21',
    },
    {
      id: 'sam-rittenberg',
      title: 'Sam Ritt’s changing face',
      publisher: 'West Of',
      url: 'http://westof.net/sam-ritts-changing-face/',
      read_on: '2026-11-21',
    },
    {
      id: 'jigsaw',
      title: 'Jurisdictional jigsaw',
      publisher: 'The Daniel Island News',
      url: 'https://www.thedanielislandnews.com/news/jurisdictional-jigsaw',
      read_on: '2026-11-21',
    },
    {
      id: 'james-island',
      title: 'Islanders ponder annexing',
      publisher: 'The Post and Courier',
      url: 'https://www.postandcourier.com/news/islanders-ponder-annexing-james-island-residents-attend-event-about-joining/article_c0e60111-2e00-584d-85ca-4f6527394428.html',
      read_on: '2026-11-21',
    },
    {
      id: 'spoleto-2023',
      title: 'Calendar: Spoleto Festival USA Opening Ceremonies',
      publisher: 'City of Charleston',
      url: 'https://www.charleston-sc.gov/Calendar.aspx?EID=8132&month=5&year=2023&day=26&calType=0',
      read_on: '2026-11-21',
    },
    {
      id: 'busy-weekend',
      title: 'How to survive Charleston’s busiest weekend',
      publisher: 'The Post and Courier',
      url: 'https://www.postandcourier.com/news/how-to-survive-charleston-s-busiest-weekend-one-tip-keep/article_6b503530-5238-11e9-87ff-5b75069c9f55.html',
      read_on: '2026-11-21',
    },
    {
      id: 'king-tides',
      title: 'Downtown Charleston faces flooding from King Tides',
      publisher: 'WCSC Live 5 News',
      url: 'https://www.live5news.com/2021/11/06/downtown-charleston-faces-flooding-king-tides/',
      read_on: '2026-11-21',
    },
    {
      id: 'license',
      title: 'Business Licenses',
      publisher: 'City of Charleston',
      url: 'https://charleston-sc.gov/2679/Business-Licenses',
      read_on: '2026-11-21',
    },
    {
      id: 'renewal',
      title: 'Business License Renewals',
      publisher: 'City of Charleston',
      url: 'https://www.charleston-sc.gov/135/Business-License-Renewals',
      read_on: '2026-11-21',
    },
    {
      id: 'occupancy',
      title: 'Business License Certificate of Occupancy',
      publisher: 'City of Charleston',
      url: 'https://www.charleston-sc.gov/2030/Business-License-Certificate-of-Occupanc',
      read_on: '2026-11-21',
    },
  ],
}
