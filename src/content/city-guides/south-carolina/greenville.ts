import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const greenvilleGuide: CityGuide = {
  slug: 'greenville-sc',
  search: [
    'Two maps lie on top of each other in Greenville. One is a downtown you can cross on foot, where visitors look for dinner with a phone in one hand. The other is a wide county of drivers who would rather not touch Woodruff Road on a Saturday. The same words will not serve both. Pick the map you live on before you write.',
    'Newcomers make the second map grow. They have no dentist, no mechanic and no sitter, and they compare five at once. What they want is plain: does the shop take new clients, how soon, and is there a review from someone like me? Answer the first two yourself. For the third, ask each customer, pleased or not.',
    'Keep an eye on the border as well. A house can carry the name of the city in its mail and sit outside its limits. That changes which office wants to hear from you. It should not change how you write your address, as long as it is the same everywhere.',
  ],
  trades: [
    {
      text: 'Visit Greenville said in January 2026 that visitors had an effect of $2.5 billion on the county in 2024. Tourism carries one in 25 jobs there. Downtown shops should treat the map app as a second front window.',
      source: 'tourism-2026',
    },
    {
      text: 'The county gained more than 13,400 people in 2022, about one in five of them from abroad. If someone on your staff speaks a second language, say so on your website and in your description.',
      source: 'global',
    },
    {
      text: 'A university study named five fields that hold 83 percent of the county’s jobs. They are making things, trade and transport, business services, schools and health, and leisure. Sellers to offices can use those labels on their pages.',
      source: 'moore-study',
    },
  ],
  areas: [
    {
      name: 'Main Street',
      note: 'A city crew worked here six days a week in 2018 to keep it clean for guests. Photos of a tidy, open door do the same job online; renew them each season.',
      source: 'clean-street',
    },
    {
      name: 'Woodruff Road',
      note: 'Near Verdin Road about 37,900 vehicles passed each day in 2018, and a produce seller had moved five miles up the road because buyers could not get in and out. Tell people which light and which lane to use.',
      source: 'woodruff-2018',
    },
    {
      name: 'Unity Park',
      note: 'Sixty acres on the Reedy River, opened in 2022, with a link to the Swamp Rabbit Trail. Old warehouses along it now hold food and drink. A shop there should say “beside the park” in its description.',
      source: 'unity-park',
    },
    {
      name: 'Hampton Avenue and the west side',
      note: 'In 2016 small makers, among them a brewer, moved in across the tracks, drawn by the trail and lower prices. Say how to reach the door by bike, since the trail is why guests come.',
      source: 'west-side',
    },
  ],
  zip_note:
    'Seventeen codes, 29601 to 29617, go by the name of Greenville, far more than a city of this size fills. A customer in one of them may well live outside the limits. Use the code to plan drives, and the parcel map to plan permits.',
  seasons: [
    {
      text: 'Artisphere comes on Mother’s Day weekend. For 2024 nearly 93,000 people were expected, and Main Street was to close from Thursday morning. Put your pickup point and the nearest garage in a post that week.',
      source: 'artisphere',
    },
    {
      text: 'Fall for Greenville shut Main Street and parts of seven other streets from Friday to Sunday in October 2022. Service firms should move downtown jobs off that weekend and say so in the booking text.',
      source: 'fall',
    },
    {
      text: 'From mid-November 2019 the city limited left turns near Woodruff Road for the holidays. Officials named weekday mornings from nine to noon as the calmest time. Offer those slots first.',
      source: 'holiday-turns',
    },
  ],
  licenses: [
    {
      text: 'All who do business in the city need its license. It is bought by April 30 and valid from May 1; for 2024 the city cut the rate that is paid per $1,000. Compare your class with last year when the form comes.',
      source: 'license',
    },
    {
      text: 'In the county, outside any city, a firm with a state license or permit must register each year, and each place of business counts on its own. Use the name from that form in your listings, with no road or city added to it.',
      source: 'county-registration',
    },
  ],
  listings: [
    {
      name: 'Greenville Chamber',
      url: 'https://www.greenvillechamber.org/',
      for_whom: 'Members in Greenville and its county; dues apply.',
    },
  ],
  first_steps: [
    'Decide which map is yours, the walking one or the driving one, and move the facts it needs to the top.',
    'Look up your address on the county parcel map, and file the license or the registration that fits.',
    'Put the Mother’s Day, October and holiday closures in your calendar, with a post drafted for each.',
  ],
  sources: [
    {
      id: 'tourism-2026',
      title: 'TATT Chat Recap: January 2026',
      publisher: 'Ten at the Top',
      url: 'https://tenatthetop.org/tatt-chat-recap-january-2026',
      read_on: '2026-11-21',
    },
    {
      id: 'global',
      title: 'Greenville County leadership helps Upstate’s economy soar',
      publisher: 'Greenville Business Magazine',
      url: 'https://www.greenvillebusinessmag.com/2023/07/10/441060/greenville-county-leadership-helps-upstate-s-economy-soar',
      read_on: '2026-11-21',
    },
    {
      id: 'moore-study',
      title: 'What’s Greenville’s secret weapon to economic success?',
      publisher: 'Yahoo',
      url: 'https://www.yahoo.com/now/greenville-secret-weapon-economic-success-090000122.html',
      read_on: '2026-11-21',
    },
    {
      id: 'clean-street',
      title: 'Greenville tourism efforts yield big payoff',
      publisher: 'The Greenville News',
      url: 'https://www.greenvilleonline.com/story/money/2018/01/21/greenville-tourism-efforts-yield-big-payoff/1003160001/',
      read_on: '2026-11-21',
    },
    {
      id: 'woodruff-2018',
      title: 'Woodruff Road remains hot spot for businesses',
      publisher: 'The Greenville News',
      url: 'https://www.greenvilleonline.com/story/news/2018/06/25/traffic-increasing-but-woodruff-road-growth-not-slowing-down/599497002/',
      read_on: '2026-11-21',
    },
    {
      id: 'unity-park',
      title: 'Confronting Our History and Making Good on a Promise',
      publisher: 'Municipal Association of South Carolina',
      url: 'https://masc.sc/achievement-award/2024/public-service-city-greenville',
      read_on: '2026-11-21',
    },
    {
      id: 'west-side',
      title: 'Greenville’s West Side park will bring change, creative businesses',
      publisher: 'The Greenville News',
      url: 'https://www.greenvilleonline.com/story/news/local/greenville/downtown/2016/01/28/greenvilles-west-side-park-bring-change-creative-businesses/78838824/',
      read_on: '2026-11-21',
    },
    {
      id: 'artisphere',
      title: 'Here’s where to park and how to travel for Artisphere 2024',
      publisher: 'The Greenville News, on Yahoo',
      url: 'https://www.yahoo.com/lifestyle/heres-park-travel-bike-artisphere-120349916.html',
      read_on: '2026-11-21',
    },
    {
      id: 'fall',
      title: 'Fall for Greenville: road closures, parking, where to find police',
      publisher: 'WSPA 7News',
      url: 'https://www.wspa.com/news/local-news/fall-for-greenville-all-you-need-to-know-about-road-closures-parking-where-to-find-police/',
      read_on: '2026-11-21',
    },
    {
      id: 'holiday-turns',
      title: 'Left turn restrictions begin at busy Woodruff Rd. intersection',
      publisher: 'FOX Carolina',
      url: 'https://www.foxcarolina.com/news/left-turn-restrictions-begin-at-busy-woodruff-rd-intersection-will/article_0eed28a6-07d8-11ea-a98c-4705340416d1.html',
      read_on: '2026-11-21',
    },
    {
      id: 'license',
      title: 'Business License Center',
      publisher: 'City of Greenville',
      url: 'https://recycle.greenvillesc.gov/340/Business-License-Center',
      read_on: '2026-11-21',
    },
    {
      id: 'county-registration',
      title: 'Code of Ordinances, Chapter 21: business registration',
      publisher: 'Greenville County',
      url: 'https://codelibrary.amlegal.com/codes/greenvillecounty/latest/greenvilleco_sc/0-0-0-7915',
      read_on: '2026-11-21',
    },
  ],
}
