import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const augustaGuide: CityGuide = {
  slug: 'augusta-ga',
  search: [
    'Two crowds search in Augusta, and they hardly meet. For one week in April the phones belong to strangers who want a table, a ride or a dry cleaner tonight. For the rest of the year they belong to patients, soldiers, students and the people who fix houses for them. A profile tuned to the first crowd can go stale for the second. Write for the fifty-one weeks, and treat April as a notice you put up and take down.',
    'The map is wide and split. The merged city runs south for miles past the old streets, so “Augusta” alone says little. Name the part and the nearest large road. Watch the edges too: one bridge away lies North Augusta in another state, and to the west the county line runs among the same shopping strips.',
    'Hospitals make a special kind of mess. A clinic can show up under its own name, under each doctor, and under the building. If your shop shares a tower with them, a caller may land on the wrong floor. Add the suite to your address line, the entrance to your photos, and the deck where people should park.',
  ],
  trades: [
    {
      text: 'Health care is the steady trade. In 2018 the mayor counted more than 25,000 area jobs in it, with University Hospital, the children’s hospital and a VA center in the district by downtown. If you serve people on shifts, say what is open before seven and after nine.',
      source: 'mayors-memo',
    },
    {
      text: 'The chamber says that 90 percent of the world’s golf carts are made here, and that close to a fifth of the workforce is in manufacturing. It puts the people tied to the Army post at 82,000, soldiers and civilians together. For plant and post alike, state how you bill and how you get through a gate.',
      source: 'chamber-sectors',
    },
  ],
  areas: [
    {
      name: 'Broad Street',
      note: 'The downtown festival fills the blocks from 600 to 900 and the Augusta Common. Put your block number where people see it first.',
      source: 'fall-events',
    },
    {
      name: 'Medical District',
      note: 'Several hospitals stand close together by downtown. Name the one across from your door instead of the whole district.',
      source: 'mayors-memo',
    },
    {
      name: 'Harrisburg and West End',
      note: 'Mill houses and shops west of downtown, around the village that a tobacco merchant began before 1800. The street number tells a driver more than the old village name.',
      source: 'park-service',
    },
    {
      name: 'Summerville',
      note: 'Walton Way led out to it when it was a town apart. If you are on that long road, say near which cross street.',
      source: 'park-service',
    },
    {
      name: 'Washington Road',
      note: 'The strip by the golf club, with strip malls and fast food. It is the center of Masters week, so plan a second way in for regulars.',
      source: 'masters-week',
    },
  ],
  zip_note:
    'Hephzibah and Blythe are not in the list: they are in the county, yet have codes and mail names of their own. The post has 30905 and still says Augusta. A trade that drives can name all of them in its service area, but never as a second address.',
  seasons: [
    {
      text: 'By a report of 2020, local schools take spring break in Masters week, with a day added so that renters can leave on Monday. Many families rent out the house and go. One restaurant owner said he does a month of business in it. If you close, say so on the profile, and give the day you return.',
      source: 'masters-week',
    },
    {
      text: 'September has its own rush. In 2022 the tourism bureau put Arts in the Heart at some 95,000 people, and a half Ironman drew 9,000 the week after. Roads downtown close for it. Tell customers which side street stays open.',
      source: 'fall-events',
    },
  ],
  licenses: [
    {
      text: 'Once the tax and fees are paid, the License and Inspection Department gives you a Business Tax Certificate. It must hang where people can see it. Take a photo: it shows your exact name and address when a directory asks.',
      source: 'tax-certificate',
    },
    {
      text: 'The certificate ends on December 31 and cannot be handed on. If you buy a shop, the city treats it as an old one closed and a new one opened. Do the same online: ask for the old profile to be marked as closed or moved to you, and do not run both.',
      source: 'tax-certificate',
    },
  ],
  listings: [
    {
      name: 'Augusta Metro Chamber of Commerce',
      url: 'https://www.augustametrochamber.com/',
      for_whom: 'Members in Augusta and around it; dues apply.',
    },
  ],
  first_steps: [
    'Add the suite, the entrance and the parking deck to your address and photos, above all near the hospitals.',
    'Write your April notice now: open or closed, cash or card, walk-in or booked. Save it, and set the day it comes down.',
    'Search your name with South Carolina after it. If a copy sits across the river, have the source fixed before you touch the rest.',
  ],
  sources: [
    {
      id: 'mayors-memo',
      title: 'Mayor’s memo',
      publisher: 'The Augusta Chronicle',
      url: 'https://www.augustachronicle.com/special/20181029/mayors-memo',
      read_on: '2026-11-21',
    },
    {
      id: 'chamber-sectors',
      title: 'Major economic sectors',
      publisher: 'Augusta Metro Chamber of Commerce',
      url: 'https://www.augustametrochamber.com/major-economic-sectors',
      read_on: '2026-11-21',
    },
    {
      id: 'fall-events',
      title: 'Arts in the Heart, Ironman bringing economic boost to Augusta',
      publisher: 'WRDW',
      url: 'https://www.wrdw.com/2022/09/13/arts-heart-ironman-bringing-economic-boost-augusta/',
      read_on: '2026-11-21',
    },
    {
      id: 'park-service',
      title: 'Harrisburg–West End Historic District',
      publisher: 'National Park Service',
      url: 'https://www.nps.gov/nr/travel/augusta/harriswesthd.html',
      read_on: '2026-11-21',
    },
    {
      id: 'masters-week',
      title: 'The city of Augusta, Ga., doesn’t know what to do with itself this week',
      publisher: 'Waterloo Region Record',
      url: 'https://www.therecord.com/sports-story/9939650-the-city-of-augusta-ga-doesn-t-know-what-to-do-with-itself-this-week/',
      read_on: '2026-11-21',
    },
    {
      id: 'tax-certificate',
      title: 'Business Tax Certificate',
      publisher: 'Augusta, Georgia, License and Inspection Department',
      url: 'https://www.augustaga.gov/203/Business-Tax-Certificate',
      read_on: '2026-11-21',
    },
  ],
}
