import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const pembrokePinesGuide: CityGuide = {
  slug: 'pembroke-pines-fl',
  search: [
    'Directions in Pembroke Pines begin with a plaza and a cross street: Pines and Flamingo, Pines and University, Sheridan and the interstate. Searches borrow the same words. Your profile should carry the plaza name in the description and the cross street on the website, spelled as the road signs have it.',
    'The city grew by adding land around a tiny village, from the Turnpike side toward the Everglades. The east end is older, the west end newer, and each has its own shops. A customer at one end may see no reason to cross to the other for an everyday errand. Test your place on the map at both ends and judge the results apart.',
    'Then there is the name itself. Pembroke Park is another town, Pembroke Road is a street, and “the Pines” is what locals say. Use the full city name once in each listing, and let customers say it as they like in reviews.',
  ],
  trades: [
    {
      text: 'When the two cities argued over their joint chamber in 1999, a Miramar commissioner called Pembroke Pines the retail side and Miramar the planned industry. Shops were the strength then. If you sell in a plaza full of chains, show what they cannot: stock on hand today, repairs, fitting, a name behind the counter.',
      source: 'chamber-split',
    },
    {
      text: 'Pembroke Lakes Mall opened in October 1992 at Pines Boulevard and Flamingo Road. A stall, salon or clinic inside it needs a unit number and the nearest entrance in every listing, or the pin shows the middle of the roof.',
      source: 'lakes-mall',
    },
    {
      text: 'On Pines Day, the birthday party of the city, families found a business expo in 2023 with local help for their children. If you teach, tutor, fit braces or rent a party room, write for a parent on a phone at nine at night.',
      source: 'pines-day',
    },
  ],
  areas: [
    {
      name: 'East Pines',
      note: 'In 1987 planners called the stretch from University Drive to the Turnpike the oldest part of town. Long-run shops here should look for listings that still show a phone from that time.',
      source: 'four-districts',
    },
    {
      name: 'Pembroke Gardens',
      note: 'The open-air center at I-75 that filled with people nearly every night when the newspaper went there in 2011. Say which side of the highway you are on, so that nobody turns the wrong way off the exit.',
      source: 'east-west',
    },
    {
      name: 'Century Village',
      note: 'One housing guide lists 7,700 condos for people of 55 and older. If you make house calls there, explain on your site how you handle the gate and what time you arrive.',
      source: 'housing',
    },
    {
      name: 'North Perry Airport',
      note: 'A Navy training field of 1943, now ringed by homes, shops and restaurants. Make plain whether you are on the field or merely beside it, since visitors to the two park in different places.',
      source: 'where-we-live',
    },
    {
      name: 'City Center',
      note: 'The Charles F. Dodge City Center at 601 City Center Way hosts the arts festival of the city. If you are within a short walk, give that address as a landmark.',
      source: 'art-fest',
    },
  ],
  zip_note:
    'Only two codes carry the name of the city itself. Doors with any other code get mail under another name, so a directory that fills in the town from the ZIP will write it wrong. Type the city by hand and look again a week later.',
  seasons: [
    {
      text: 'In December 2019 the city put 75 tons of snow on the plaza at City Center for its Christmas event, and thousands came. Photo studios, bakeries and party rooms should have a post ready two weeks ahead of a day like that.',
      source: 'snowfest',
    },
    {
      text: 'The yearly arts festival was set for a weekend in mid-March in 2020, from ten to five, with food trucks and no entry fee. Cafés and galleries nearby can offer a quiet table and say so that week.',
      source: 'art-fest',
    },
    {
      text: 'The city set a free Caribbean-American Heritage Festival for the evening of June 28, 2025. If your kitchen, shop or salon serves that crowd, write about it in June and not only in season.',
      source: 'caribbean',
    },
  ],
  licenses: [
    {
      text: 'A shop in leased space must first have a Certificate of Use and only then applies for its Local Business Tax Receipt. New businesses sign up in the city’s Self Service Hub, and the yearly bills are moving there too.',
      source: 'city-receipt',
    },
    {
      text: 'Before that, the company has to be active in the state’s Division of Corporations, and a trade name has to be registered too. Three records in a row, then: make the first one right and copy it.',
      source: 'city-license',
    },
    {
      text: 'The county wants a receipt too, and that goes for home and one-person firms. It tells owners to check with their town first, so start at City Center and not at the county desk.',
      source: 'county-tax',
    },
  ],
  listings: [
    {
      name: 'Miramar Pembroke Pines Regional Chamber of Commerce',
      url: 'https://www.miramarpembrokepines.org/',
      for_whom: 'Members in both cities; it keeps a business directory. Dues apply.',
    },
  ],
  first_steps: [
    'Search your phone number with “Hollywood FL” and “Miramar FL”. Open each hit: it is a listing to correct, to merge or to leave alone on purpose.',
    'Write the plaza, the cross street and the side of the highway in one sentence, and use it everywhere.',
    'Pick the four family dates that matter to you and write a post for each now, while last year’s photos are at hand.',
  ],
  sources: [
    {
      id: 'city-receipt',
      title: 'Local Business Tax Receipt (LBTR)',
      publisher: 'City of Pembroke Pines',
      url: 'https://www.ppines.com/97/Local-Business-Tax-Receipt-LBTR',
      read_on: '2026-11-21',
    },
    {
      id: 'city-license',
      title: 'Business Licenses',
      publisher: 'City of Pembroke Pines',
      url: 'https://ppines.com/97/Business-Licenses',
      read_on: '2026-11-21',
    },
    {
      id: 'county-tax',
      title: 'Business Tax Receipt',
      publisher: 'Broward County Tax Collector',
      url: 'https://www.browardtax.org/business-tax-receipt/',
      read_on: '2026-11-21',
    },
    {
      id: 'chamber-split',
      title: 'Mayor of Pines Suggests That Chamber Be Split',
      publisher: 'South Florida Sun Sentinel',
      url: 'https://www.sun-sentinel.com/1999/03/26/mayor-of-pines-suggests-that-chamber-be-split/',
      read_on: '2026-11-21',
    },
    {
      id: 'lakes-mall',
      title: 'Pembroke Lakes Mall',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Pembroke_Lakes_Mall',
      read_on: '2026-11-21',
    },
    {
      id: 'pines-day',
      title: 'Celebrating Pines Day (2023)',
      publisher: 'City of Pembroke Pines',
      url: 'https://ppines.com/CivicSend/ViewMessage/message/197010',
      read_on: '2026-11-21',
    },
    {
      id: 'four-districts',
      title: 'Four districts along Pines Boulevard (1987)',
      publisher: 'South Florida Sun Sentinel',
      url: 'https://www.sun-sentinel.com/news/fl-xpm-1987-03-01-8701130610-story.html',
      read_on: '2026-11-21',
    },
    {
      id: 'east-west',
      title: 'East Pembroke Pines still waiting for revival',
      publisher: 'South Florida Sun Sentinel',
      url: 'https://www.sun-sentinel.com/news/fl-xpm-2011-03-20-mh-east-pines-development-20110315-story.html',
      read_on: '2026-11-21',
    },
    {
      id: 'housing',
      title: 'Living in Pembroke Pines, FL',
      publisher: 'Homes.com',
      url: 'https://www.homes.com/local-guide/pembroke-pines-fl',
      read_on: '2026-11-21',
    },
    {
      id: 'where-we-live',
      title: 'Where We Live: A tour through Pembroke Pines',
      publisher: 'Miami Herald',
      url: 'https://www.miamiherald.com/living/article17233610.html',
      read_on: '2026-11-21',
    },
    {
      id: 'art-fest',
      title: 'ArtFest in the Pines (2020)',
      publisher: 'South Florida Sun Sentinel',
      url: 'https://www.sun-sentinel.com/community/the-trailblazer/fl-cn-pembroke-pines-art-fest-20200311-20200305-d47zb2uvera5zc2mdfbtye6yvu-story.html',
      read_on: '2026-11-21',
    },
    {
      id: 'snowfest',
      title: 'Snowfest (2019)',
      publisher: 'City of Pembroke Pines',
      url: 'https://ppines.com/CivicSend/ViewMessage/message/100062',
      read_on: '2026-11-21',
    },
    {
      id: 'caribbean',
      title: 'Caribbean-American Heritage Festival celebrates culture in Pembroke Pines',
      publisher: 'South Florida Caribbean News',
      url: 'https://sflcn.com/caribbean-american-heritage-festival-celebrates-culture-in-pembroke-pines/',
      read_on: '2026-11-21',
    },
  ],
}
