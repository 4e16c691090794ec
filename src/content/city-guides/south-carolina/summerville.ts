import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const summervilleGuide: CityGuide = {
  slug: 'summerville-sc',
  search: [
    'Who is a Summerville customer? Ask three people at the gas station on 17A and you may get three counties. One lives in the old town under the pines. One bought new in a community that was woods not long ago. One has the mail name and no town vote at all. All three type “Summerville” into the search box, and all three expect you to know their street.',
    'New houses bring a kind of search that old ones do not: fence, blinds, sod, gutter, irrigation, all in the first year. The people who need them have just closed on a loan and are careful. A page with a price range and photos of that very model of house will be read to the end.',
    'Then there is the county line, which crosses North Main. Surveyors moved it on paper as late as 2018. If your listing gives a county anywhere, read your tax bill before you believe the form.',
  ],
  trades: [
    {
      text: 'About 4,000 people lived here some fifty years before 2020; the Census Bureau put the town at 52,549 in 2019. In April 2020 it had 2,379 acres of homes approved and under way. Keep a page for new owners, with what to do in the first year.',
      source: 'boom',
    },
    {
      text: 'The downtown group DREAM prints a map of the old shopping streets that lists every business, more than eighty at one count, and not only those that pay. Check that you are on it, under your right name.',
      source: 'dream',
    },
    {
      text: 'In 2014 more than 40 percent of home sales in the Lowcountry were in Berkeley and Dorchester counties. Inspectors, movers and cleaners can send every client the same short review request on the day after the move.',
      source: 'historic-names',
    },
  ],
  areas: [
    {
      name: 'Hutchinson Square',
      note: 'The middle of downtown, rebuilt with a pavilion, a fountain and new walks; the ribbon was to be cut on March 1, 2019. If an old photo of the square stands on your profile, take a fresh one.',
      source: 'square',
    },
    {
      name: 'Nexton',
      note: 'A community on the Berkeley side, planned for as many as 30,000 people. Its first tenant called himself “resident zero”. Name the section of Nexton you served in each job story.',
      source: 'new-neighbors',
    },
    {
      name: 'Cane Bay and Carnes Crossroads',
      note: 'Neighbors of Nexton, planned for up to 30,000 and 15,000. With Nexton they cover about as much land as the town did. Give each its own lines on your service area page, with honest drive times.',
      source: 'new-neighbors',
    },
    {
      name: 'Sheep Island',
      note: 'Some 970 acres of woods in Berkeley County, near the Nexton interchange. A builder sought a deal with the town for 2,300 homes, and council voted no. Land like this can change its city hall, so look up the limits again each year.',
      source: 'sheep-island',
    },
    {
      name: 'North Main Street',
      note: 'Here Dorchester and Berkeley counties meet. In 2018 more than 200 homes were to shift to Berkeley after a survey. A shop on the line should keep the county out of its listings unless a form asks.',
      source: 'boundary',
    },
  ],
  zip_note:
    'The codes shown, 29483 to 29485, are those in Dorchester County. Cane Bay, in Berkeley County, gets Summerville mail too, so this list is shorter than your route. Match each customer by street, not by code.',
  seasons: [
    {
      text: 'Flowertown fills Azalea Park and Main Street for three days around the first of April. In 2023 more than 200,000 people were expected. House-call firms should book the far side of town for those days.',
      source: 'flowertown-2023',
    },
    {
      text: 'The festival is the main fund drive of the local YMCA, and over 200 vendors took part in 2022. If you rent a booth, put the booth number and the dates in a post, not in your address.',
      source: 'flowertown-2022',
    },
    {
      text: 'DREAM also runs Third Thursday each month, and a Sweet Tea Festival once a year. A shop that stays open late for one of them should enter it as special hours.',
      source: 'dream',
    },
  ],
  licenses: [
    {
      text: 'The town wants a license from shops inside it, from home firms, and from outside firms that work inside it. Fees follow class and gross receipts, and the year now ends on April 30.',
      source: 'license',
    },
    {
      text: 'A food stand at a town event can get a special license for at most two days. Prepared food and drink carry a 2 percent hospitality tax. Have the town’s paper ready when an organizer asks.',
      source: 'license',
    },
  ],
  listings: [
    {
      name: 'Greater Summerville/Dorchester County Chamber of Commerce',
      url: 'https://www.greatersummerville.org/',
      for_whom: 'Members in the town and Dorchester County; dues apply.',
    },
  ],
  first_steps: [
    'Make a list of the communities you really drove to last quarter. Those, and only those, go on the service page.',
    'Check town, county and parcel for your own address, then set the same answer on every listing.',
    'Write the page for people in their first year in a new house, with prices that start somewhere.',
  ],
  sources: [
    {
      id: 'boom',
      title: 'Summerville strives to retain small-town charm amid development boom',
      publisher: 'The Post and Courier',
      url: 'https://www.postandcourier.com/business/real_estate/summerville-strives-to-retain-small-town-charm-amid-development-boom-resource-strain/article_d7fd4168-c114-11ea-9c8a-235b620ac261.html',
      read_on: '2026-11-21',
    },
    {
      id: 'dream',
      title: 'Building the DREAM in Summerville',
      publisher: 'The Journal Scene, sponsored by Summerville DREAM',
      url: 'https://sponsored.journalscene.com/summerville-dream/building-the-dream-in-summerville/',
      read_on: '2026-11-21',
    },
    {
      id: 'historic-names',
      title: 'Historic Names, Trendy Gains',
      publisher: 'The Post and Courier',
      url: 'https://www.postandcourier.com/business/real_estate/historic-names-trendy-gains-new-home-shoppers-rediscovering-centuries-old/article_f63bfd72-7987-5926-9b28-76c74ef7099b.html',
      read_on: '2026-11-21',
    },
    {
      id: 'square',
      title: 'Dorchester County towns undergoing retail market study',
      publisher: '94.3 WSC, from WCSC',
      url: 'https://943wsc.iheart.com/content/2019-02-28-dorchester-county-towns-undergoing-retail-market-study/',
      read_on: '2026-11-21',
    },
    {
      id: 'new-neighbors',
      title: '75,000 new neighbors',
      publisher: 'The Post and Courier',
      url: 'https://www.postandcourier.com/archives/new-neighbors-berkeley-county-s-mushrooming-growth-on-the-edges/article_0f58d82e-0463-55df-81f7-9a5d0309720e.html',
      read_on: '2026-11-21',
    },
    {
      id: 'sheep-island',
      title: 'Nearly 1,000-acre development agreement fails to pass at Summerville council meeting',
      publisher: 'WCBD News 2',
      url: 'https://www.counton2.com/news/local-news/dorchester-county-news/nearly-1000-acre-development-agreement-fails-to-pass-at-summerville-council-meeting/',
      read_on: '2026-11-21',
    },
    {
      id: 'boundary',
      title: 'Berkeley-Dorchester boundary line shifting soon',
      publisher: 'The Gazette',
      url: 'https://www.ourgazette.com/news/berkeley-dorchester-boundary-line-shifting-soon/article_0e4121c6-dc5c-11e8-9d53-73769afa1e77.html',
      read_on: '2026-11-21',
    },
    {
      id: 'flowertown-2023',
      title: 'Flowertown Festival kicks off in Summerville',
      publisher: 'WCSC Live 5 News',
      url: 'https://www.live5news.com/2023/03/31/flowertown-festival-kicks-off-summerville/',
      read_on: '2026-11-21',
    },
    {
      id: 'flowertown-2022',
      title: 'Summerville Flowertown Festival is back to normal after the pandemic',
      publisher: 'WCSC Live 5 News',
      url: 'https://www.live5news.com/2022/04/01/summerville-flowertown-festival-is-back-normal-after-pandemic/',
      read_on: '2026-11-21',
    },
    {
      id: 'license',
      title: 'Business Licenses',
      publisher: 'Town of Summerville',
      url: 'https://summervillesc.gov/177/Business-Licenses',
      read_on: '2026-11-21',
    },
  ],
}
