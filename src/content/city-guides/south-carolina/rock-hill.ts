import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const rockHillGuide: CityGuide = {
  slug: 'rock-hill-sc',
  search: [
    'On a tournament weekend Rock Hill fills with parents who have ninety minutes between games. They search from a folding chair: breakfast, ice, a pharmacy, a shoe in size six. They cannot tell how far Cherry Park is from the velodrome. The shop that writes “eight minutes from the Sports & Event Center” gets the car.',
    'On a Tuesday it is another place. Foot traffic in Old Town is thin enough that owners have asked the city for help. A profile cannot make people walk, but it can tell those who already drive past on Dave Lyle that you are open, that parking is close, and what lunch costs.',
    'Charlotte pulls at every search north of here. A phone near the line offers shops from both states. So test your own listing from Fort Mill and from the south side of town, and see where the North Carolina names take over. Work on the ground you can hold.',
  ],
  trades: [
    {
      text: 'The parks director told WCNC after the pandemic that amateur sports bring $78 to $80 million a year, up from $5 or $6 million in the 1980s. Ask the hotel next door which teams are coming, and post for them by sport.',
      source: 'sports-wcnc',
    },
    {
      text: 'One indoor venue alone earned $40,000 to $50,000 on a weekend, WBTV heard in 2020, and big meets bring 150 teams. Kitchens should show whether they seat a group of twenty.',
      source: 'sports-wbtv',
    },
    {
      text: 'In early 2024 owners downtown told WSOC that fewer people walk by than they had hoped. They formed a group to ask for signs, events and promotion. Join in, and ask that any new map lists every shop.',
      source: 'downtown-traffic',
    },
  ],
  areas: [
    {
      name: 'Old Town and Knowledge Park',
      note: 'The plan for this square mile dates from 2014 and means to renew the first heart of the city. Road and bridge work come with it, so keep a line about access near the top.',
      source: 'knowledge-park',
    },
    {
      name: 'Riverwalk',
      note: 'About 1,000 acres near Cherry Road and I-77, with homes, shops, a river trail and the cycling venues. Walkers and riders look for water, food and repairs within sight of the path.',
      source: 'riverwalk',
    },
    {
      name: 'Cherry Road',
      note: 'In 2013 the city cut this five-mile road into seven parts to study it. One street name is not enough on so long a road: add the nearest crossing each time.',
      source: 'cherry-road',
    },
    {
      name: 'Galleria and Manchester Village',
      note: 'The shopping area at exit 79, on both sides of the interstate. A city plan of about $6 million once added walks and fountains there. Inside a center, add the suite and the anchor store to your directions.',
      source: 'galleria',
    },
  ],
  zip_note:
    'Five codes run from 29730 to 29734, with no gap. A code is no city line, though, and the license rules turn on that line. Look up the parcel before you promise a customer a permit.',
  seasons: [
    {
      text: 'Come-See-Me lasts ten days in spring. In 2023 it ran from April 13 to 22, and the chair expected around 130,000 people. Events are spread over streets and parks, so say which of them is near you.',
      source: 'come-see-me',
    },
    {
      text: 'ChristmasVille takes over Old Town for four days; in 2023 that was November 30 to December 3, with carriage rides on Fridays and Saturdays through the month. Shops on Main Street should publish late hours by mid-November.',
      source: 'christmasville',
    },
  ],
  licenses: [
    {
      text: 'One question in the city’s license guide is whether you use ads or business cards with a Rock Hill address. A listing can work the same way, so claim the city only where you hold the license.',
      source: 'license-faq',
    },
    {
      text: 'Firms from outside the city need a license for work inside it; a contractor may take one per job instead. Home firms need a home occupation permit, and shops a certificate of occupancy.',
      source: 'license',
    },
    {
      text: 'Prepared food carries a 2 percent city tax and lodging 3 percent, both due on the 20th of each month. Print menu prices so that guests know if tax is in them.',
      source: 'taxes',
    },
  ],
  listings: [
    {
      name: 'York County Regional Chamber of Commerce',
      url: 'https://www.yorkcountychamber.com/',
      for_whom: 'Members in York County; dues apply.',
    },
    {
      name: 'Visit York County',
      url: 'https://www.visityorkcounty.com/',
      for_whom: 'Places to eat, stay and play that visiting teams look for.',
    },
  ],
  first_steps: [
    'List the three venues nearest to you with honest drive times, and keep that list on your home page from spring to fall.',
    'Correct every entry that puts you in North Carolina or gives a Charlotte phone number as the main one.',
    'Bring the city license, your sign and your cards to the same spelling before you order the next batch of ads.',
  ],
  sources: [
    {
      id: 'sports-wcnc',
      title: 'Sports tourism booms in Rock Hill after the pandemic',
      publisher: 'WCNC',
      url: 'https://www.wcnc.com/article/money/economy/sports-tourism-rock-hill-economy-after-pandemic/275-15695745-15b5-48b1-941c-6a08e04a0227',
      read_on: '2026-11-21',
    },
    {
      id: 'sports-wbtv',
      title: 'With youth sports set to return, Rock Hill hopes sports tourism dollars follow',
      publisher: 'WBTV',
      url: 'https://www.wbtv.com/2020/05/21/with-youth-sports-set-return-rock-hill-hopes-sports-tourism-dollars-follow/',
      read_on: '2026-11-21',
    },
    {
      id: 'downtown-traffic',
      title: 'Business owners focus on bringing more foot traffic to downtown Rock Hill',
      publisher: 'WSOC-TV',
      url: 'https://www.wsoctv.com/news/local/business-owners-focus-bringing-more-foot-traffic-downtown-rock-hill/CKY6GJPRG5BTDIBTOPTWV3UHAY/',
      read_on: '2026-11-21',
    },
    {
      id: 'knowledge-park',
      title: 'Construction in Old Town brings repairs, development',
      publisher: 'The Johnsonian (Winthrop University)',
      url: 'https://mytjnow.com/2021/10/06/construction-in-old-town-brings-repairs-development',
      read_on: '2026-11-21',
    },
    {
      id: 'riverwalk',
      title: 'Lots to see and do at Rock Hill’s riverfront',
      publisher: 'The Charlotte Observer',
      url: 'https://www.charlotteobserver.com/living/living-here-guide/article98745867.html',
      read_on: '2026-11-21',
    },
    {
      id: 'cherry-road',
      title: 'City leaders discuss reviving Rock Hill’s Cherry Road',
      publisher: 'The Herald',
      url: 'https://www.heraldonline.com/2013/04/06/4751288/business-leaders-rock-hill-official.html',
      read_on: '2026-11-21',
    },
    {
      id: 'galleria',
      title: 'Dave Lyle upgrade gets approval',
      publisher: 'The Charlotte Observer',
      url: 'https://www.charlotteobserver.com/news/local/community/south-charlotte/article8993885.html',
      read_on: '2026-11-21',
    },
    {
      id: 'come-see-me',
      title: 'Come-See-Me Festival kicks off in Rock Hill',
      publisher: 'WCCB Charlotte',
      url: 'https://www.wccbcharlotte.com/2023/04/14/come-see-me-festival-kicks-off-in-rock-hill/',
      read_on: '2026-11-21',
    },
    {
      id: 'christmasville',
      title: 'Plan your visit to ChristmasVille in Rock Hill, SC',
      publisher: 'QC Exclusive',
      url: 'https://qcexclusive.com/plan-your-visit-christmasville-rock-hill-sc/',
      read_on: '2026-11-21',
    },
    {
      id: 'license-faq',
      title: 'Business License Frequently Asked Questions',
      publisher: 'City of Rock Hill',
      url: 'https://cityofrockhill.com/departments/planning-and-development/open-for-business/business-license-frequently-asked-questions',
      read_on: '2026-11-21',
    },
    {
      id: 'license',
      title: 'Business Licensing',
      publisher: 'City of Rock Hill',
      url: 'https://cityofrockhill.com/departments/planning-and-development/open-for-business/business-licensing',
      read_on: '2026-11-21',
    },
    {
      id: 'taxes',
      title: 'Taxes & Fees',
      publisher: 'Rock Hill Economic Development',
      url: 'https://rockhillusa.com/business-support/taxes-fees',
      read_on: '2026-11-21',
    },
  ],
}
