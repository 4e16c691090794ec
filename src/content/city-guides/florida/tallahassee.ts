import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const tallahasseeGuide: CityGuide = {
  slug: 'tallahassee-fl',
  search: [
    'Part of your market in Tallahassee is brand new each August. A student who arrived last week has no mechanic, no barber and no landlord to ask. That search starts from zero, on foot or by bus, with price and closing time in mind. A state worker in Killearn searches from a car seat and asks who will still be here in ten years. One page rarely speaks to both.',
    'You can tell them apart by their words. Students add “near FSU”, “near FAMU”, “cheap”, “open now”, “walk in”. Households add the part of town and the make of the thing that broke. Read the questions that reach you for a month, sort them in these two piles, and write for the pile that pays.',
    'Paper is thinner here than elsewhere in Florida. There is no city or county business tax, so no local receipt stands behind your name and address. When Google or a directory asks for proof, it comes down to the state license, the utility bill, the lease and the sign. Keep photos of all four in one folder.',
  ],
  trades: [
    {
      text: 'About 18 percent of the people in the metro area are of college age, twice the share of the state, and some 65,000 are enrolled. Shops that live on them should keep prices, wait times and late hours on the profile, where a phone shows them first.',
      source: 'data-talks',
    },
    {
      text: 'State government gave a quarter of the jobs in the metro area in the 2010s, down from three in ten in the 1990s. Offices that close at five make a rush for errands at half past. Say how long a lunch-hour job takes.',
      source: 'data-talks',
    },
    {
      text: 'More than 19,000 people work in health care and social services in the metro area. Shift workers search at six in the morning and at eleven at night; check what your profile says at those hours.',
      source: 'data-talks',
    },
  ],
  areas: [
    {
      name: 'Railroad Square',
      note: 'An art district between the two universities, where some shops open only from Wednesday to Sunday and the first Friday of the month is the big night. Set those hours by hand, or the map will guess.',
      source: 'railroad-square',
    },
    {
      name: 'CollegeTown',
      note: 'In 2016 the student paper wrote of a second building phase, with businesses racing for a spot. Check that no former tenant still sits on your address.',
      source: 'college-town',
    },
    {
      name: 'Levy Park',
      note: 'Small houses from the 1940s between West Tharpe Street and Fourth Avenue, with owners from state workers to students. Trades that fit old plumbing can say so by name.',
      source: 'living-here',
    },
    {
      name: 'Betton Hills',
      note: 'The daily paper counts it to Midtown but calls that label a little vague. Give Thomasville or Centerville Road as well, since Midtown has no fixed edge.',
      source: 'living-here',
    },
    {
      name: 'Killearn',
      note: 'A story in Tallahassee Magazine took it as the stand-in for the whole northeast side. If you work there, write “Northeast Tallahassee” once, in plain text.',
      source: 'killearn',
    },
  ],
  zip_note:
    'Nineteen codes carry the name, among them those of campuses, state offices and post office boxes. If yours is one of the office codes, give the building and the room, or the pin falls on the gate.',
  seasons: [
    {
      text: 'Football fills the fall. The first home game of Florida State in 2023 brought in over 70,000 fans, and hotels charge far more on such weekends. Towing, food and ride trades should enter every home date of both universities as soon as it is known.',
      source: 'football',
    },
    {
      text: 'The legislature sits for sixty days, sometimes longer, and in 2010 downtown hotels were mostly sold out all through it. Lawyers, caterers and dry cleaners near the Capitol can post late hours for exactly those weeks.',
      source: 'session',
    },
    {
      text: 'Springtime Tallahassee drew more than 27,000 visitors from outside the county in 2015. People from away know no street names, so add a landmark such as Park Avenue to your directions.',
      source: 'springtime',
    },
  ],
  licenses: [
    {
      text: 'The city ended its business tax certificate on June 30, 2017. Nobody has to buy one any more, so be wary of a letter that asks you to renew it.',
      source: 'repeal',
    },
    {
      text: 'Close to 200 kinds of work still need a license from the state, and food, retail credit and alcohol have permits of their own. Since the state record is the one a stranger can look up, its address must be yours of today.',
      source: 'repeal',
    },
    {
      text: 'Leon County had dropped its tax some years before; the chamber called the area the first in Florida to end both. If a checklist from another city tells you to post a local receipt, skip that line.',
      source: 'chamber-repeal',
    },
  ],
  listings: [
    {
      name: 'Greater Tallahassee Chamber of Commerce',
      url: 'https://www.talchamber.com/',
      for_whom: 'Members in Tallahassee and Leon County; dues apply.',
    },
  ],
  first_steps: [
    'Look up your own state record at DBPR or Sunbiz and correct the address there. In this city it is your strongest proof.',
    'Enter home games, session weeks and graduation weekends as special hours for the coming year.',
    'Search your exact address alone. Claim, merge or report whatever former tenants have left on it.',
  ],
  sources: [
    {
      id: 'repeal',
      title: 'Business Tax Certificate',
      publisher: 'City of Tallahassee, Treasurer-Clerk',
      url: 'https://talgov.com/doingbusiness/treasurer-bustaxcert.aspx',
      read_on: '2026-11-21',
    },
    {
      id: 'chamber-repeal',
      title: 'City of Tallahassee Votes to Repeal Business License Tax',
      publisher: 'Greater Tallahassee Chamber of Commerce',
      url: 'https://www.talchamber.com/city-of-tallahassee-votes-to-repeal-business-license-tax-based-on-chamber-proposal/',
      read_on: '2026-11-21',
    },
    {
      id: 'data-talks',
      title: 'DataTALKS',
      publisher: 'Tallahassee-Leon County Office of Economic Vitality',
      url: 'https://oevforbusiness.org/data-center/datatalks/',
      read_on: '2026-11-21',
    },
    {
      id: 'railroad-square',
      title: 'Tallahassee, an underrated Southern capital',
      publisher: 'Islands',
      url: 'https://www.islands.com/1945571/underrated-southern-capital-tallahassee-florida-trendy-college-city-gulf-coast-fabulous-cuisine/',
      read_on: '2026-11-21',
    },
    {
      id: 'college-town',
      title: 'A city in growth: Tallahassee’s next step',
      publisher: 'FSView & Florida Flambeau',
      url: 'https://www.fsunews.com/story/life/2016/07/03/city-growth-tallahahasses-next-step/86659894/',
      read_on: '2026-11-21',
    },
    {
      id: 'living-here',
      title: 'From bungalows to condos, find character and leafy charm',
      publisher: 'Tallahassee Democrat',
      url: 'https://www.tallahassee.com/story/life/communities/living-here/2019/08/23/bungalows-condos-find-character-and-leafy-charm/1545523001/',
      read_on: '2026-11-21',
    },
    {
      id: 'killearn',
      title: 'Is Tallahassee’s Growth Part of a Master Plan, or a Natural Evolution?',
      publisher: 'Tallahassee Magazine',
      url: 'https://www.tallahasseemagazine.com/is-tallahassees-growth-part-of-a-master-plan-or-a-natural-evolution/',
      read_on: '2026-11-21',
    },
    {
      id: 'football',
      title: 'Cash registers ring during football season',
      publisher: 'The FAMUAN',
      url: 'https://www.thefamuanonline.com/2023/09/12/cash-registers-ring-during-football-season/',
      read_on: '2026-11-21',
    },
    {
      id: 'session',
      title: 'Session profitable for Tallahassee',
      publisher: 'Jacksonville Daily Record',
      url: 'https://www.jaxdailyrecord.com/news/2010/apr/21/session-profitable-tallahassee',
      read_on: '2026-11-21',
    },
    {
      id: 'springtime',
      title: 'Springtime Tallahassee Boosts Local Economy By Millions',
      publisher: 'WTXL',
      url: 'https://www.wtxl.com/news/springtime-tallahassee-boosts-local-economy-by-millions/article_abab5c1c-f788-11e5-9cca-031f2e918dfe.html',
      read_on: '2026-11-21',
    },
  ],
}
