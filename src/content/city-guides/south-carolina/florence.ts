import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const florenceGuide: CityGuide = {
  slug: 'florence-sc',
  search: [
    'Somebody who looks for a meal in Florence tonight will be in another state by noon. She reads her phone in the passenger seat at highway speed. Three things count for her: which exit, how far from it, and open until when. A page that opens with your history has lost her.',
    'The next guest comes for a doctor. A family from a small Pee Dee town may spend a whole day here: the visit, the pharmacy, a late lunch, new tires while they wait. If you are near a hospital, tell them what can be done in an hour, and let them book from the waiting room.',
    'Downtown is the quiet winner. Two in five spaces there once stood empty, and memories are long. Pictures of a full patio on Evans Street on a plain Tuesday do more than any claim. Post one a month, with the name of the street in the caption.',
  ],
  trades: [
    {
      text: 'McLeod Health, whose flagship is in the city, had about 15,000 employees in the Pee Dee and on the coast in 2022, some 1,000 of them physicians. Night and weekend hours matter to people who work in shifts.',
      source: 'mcleod-2022',
    },
    {
      text: 'A business magazine counted about 5,000 hotel rooms in and around the city in 2019. If guests can walk or drive to you in five minutes, ask the desk to keep your card, with the code to your map entry on it.',
      source: 'rooms',
    },
    {
      text: 'Empty space in the eight blocks of downtown fell from 42 percent to 6 percent, and the city won a national Main Street award in 2023. A new tenant should claim the address before an old entry does.',
      source: 'main-street-award',
    },
  ],
  areas: [
    {
      name: 'Historic downtown',
      note: 'Restaurants, a boutique hotel and an arts center share a few blocks, and the plan for 2030 asks for 1,000 more homes. A shop that counts on walkers should show where to park once for the evening.',
      source: 'main-street-award',
    },
    {
      name: 'West Evans Street',
      note: 'Between Coit and Kuker the street was to go from four lanes to two, with wide walks and a bike lane. After a rebuild of that size, test the map route to your door in both directions.',
      source: 'west-evans',
    },
    {
      name: 'McLeod campus',
      note: 'The medical center takes up about 75 acres in downtown Florence. Deliveries and visitors both get lost on a site like that, so name the entrance or parking deck you are closest to.',
      source: 'mcleod-campus',
    },
    {
      name: 'Exit 164',
      note: 'US 52 leads south into Florence and north to Darlington. Signs here point to rooms, fuel, the state farmers market, the technical college and the speedway. Put the exit number in your first line.',
      source: 'i-95-north',
    },
    {
      name: 'Exit 160',
      note: 'Here I-20 ends at I-95, and its business spur runs on into the city. A driver from Columbia meets you on the spur, a driver from Richmond does not: describe both ways in.',
      source: 'i-95-north',
    },
  ],
  zip_note:
    'Florence has six codes in a row, 29501 to 29506. Travelers never look at them; billing and insurance forms always do. Keep the code on your invoices the same as on your profile, so that clinics and fleets find one firm and not two.',
  seasons: [
    {
      text: 'The pecan festival takes one Saturday in November and several downtown blocks. In 2023 it was November 4, from ten to seven, with over 50,000 people in a usual year and a shuttle. Shops inside should post a short menu and a cash rule.',
      source: 'pecan',
    },
    {
      text: 'Before the Southern 500 on Labor Day weekend of 2021, welcome banners hung at gas stations, stores, campgrounds and hotels, the visitors bureau said. Garages and kitchens should set holiday hours by mid-August.',
      source: 'southern-500',
    },
  ],
  licenses: [
    {
      text: 'You need not be located in Florence to do business in it: work inside the limits calls for a license as well. The fee follows gross receipts; income taxed by another city is left out for firms based in town.',
      source: 'license-qa',
    },
    {
      text: 'A new place first gets a zoning certificate and a visit by the fire marshal. The city says that the visit tends to take no more than two days to set up and do. Have the sign and the listing name settled by then.',
      source: 'license-steps',
    },
  ],
  listings: [
    {
      name: 'Greater Florence Chamber of Commerce',
      url: 'https://www.flochamber.com/',
      for_whom: 'Members in Florence and its county; dues apply.',
    },
    {
      name: 'Downtown Florence',
      url: 'https://florencedowntown.com/',
      for_whom: 'Shops, kitchens and events in the downtown district.',
    },
  ],
  first_steps: [
    'Put the exit, the minutes from it and tonight’s closing time in the first screen of your site.',
    'Make one page for people on a hospital day: what you can do in an hour, where they park, how they book.',
    'Set special hours for Labor Day weekend and the pecan festival now, and check them again a week before.',
  ],
  sources: [
    {
      id: 'mcleod-2022',
      title: 'McLeod Health unveils historical marker at hospital founder’s home',
      publisher: 'Morning News (SCNow)',
      url: 'https://scnow.com/news/local/mcleod-health-unveils-historical-marker-at-hospital-founders-home/article_4d402a76-d7a2-11ec-a4d1-0b01c98ffbe5.html',
      read_on: '2026-11-21',
    },
    {
      id: 'rooms',
      title: 'Florence, South Carolina: at a glance',
      publisher: 'Business View Magazine',
      url: 'https://businessviewmagazine.com/brochures/mar-2019/florence_sc/5/',
      read_on: '2026-11-21',
    },
    {
      id: 'main-street-award',
      title: 'Florence’s downtown revitalization',
      publisher: 'Municipal Association of South Carolina',
      url: 'https://masc.sc/node/3386',
      read_on: '2026-11-21',
    },
    {
      id: 'west-evans',
      title: 'Two projects set to transform area of downtown Florence',
      publisher: 'WBTW',
      url: 'https://www.wbtw.com/news/pee-dee/two-projects-set-to-transform-area-of-downtown-florence/',
      read_on: '2026-11-21',
    },
    {
      id: 'mcleod-campus',
      title: 'McLeod Health',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/McLeod_Health',
      read_on: '2026-11-21',
    },
    {
      id: 'i-95-north',
      title: 'Interstate 95 north: Florence to North Carolina line (photographs of October 2023)',
      publisher: 'Epzik8',
      url: 'https://www.epzik8.com/interstate-95-north-florence-to-nc-line',
      read_on: '2026-11-21',
    },
    {
      id: 'pecan',
      title: 'SC Pecan Music & Food Festival',
      publisher: 'Downtown Florence',
      url: 'https://florencedowntown.com/node/218',
      read_on: '2026-11-21',
    },
    {
      id: 'southern-500',
      title: 'Cities of Darlington, Florence also winners in Southern 500',
      publisher: 'Morning News (SCNow)',
      url: 'https://scnow.com/sports/motor-sports/cities-of-darlington-florence-also-winners-in-southern-500/article_ad66869a-fc7c-11eb-a96c-5bd8b6a02294.html',
      read_on: '2026-11-21',
    },
    {
      id: 'license-qa',
      title: 'Business License Q&A',
      publisher: 'City of Florence',
      url: 'https://www.cityofflorence.com/business-licenses/business-license-qa',
      read_on: '2026-11-21',
    },
    {
      id: 'license-steps',
      title: 'Business Licenses',
      publisher: 'City of Florence',
      url: 'https://www.cityofflorence.com/business-licenses',
      read_on: '2026-11-21',
    },
  ],
}
