import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const albanyGuide: CityGuide = {
  slug: 'albany-ga',
  search: [
    'In Albany the drive is part of the search. Someone from a farm road sets out for tires, a clinic and a sack of feed, and plans all three stops before leaving the yard. That person looks once, early, and does not want to come for nothing. Show what is in stock, who takes walk-ins, and when the counter closes. A wrong closing time costs you more here than a weak photo.',
    'The Flint River parts the town. For years people in East Albany have said that they must cross it to shop. If you serve that side, or stand on it, say so in the first line, for it may decide the choice. If you are across the bridge, say how long the drive takes.',
    'The name is shared with a state capital up north, so a phone call can start with “which Albany?” Answer it before it is asked. Write Georgia in full in your page titles. Name the Flint, Dougherty County or the base somewhere in the text, because no other Albany has all three. And pick photos that could only be from here.',
  ],
  trades: [
    {
      text: 'More people are in town by day than by night, the head of the chamber told Georgia Trend in 2006. They come to work, to shop and to see doctors, and the Marine base draws from some 40 counties. Put drive times from two or three of those county seats on your page.',
      source: 'georgia-trend',
    },
    {
      text: 'The paper plant of Procter & Gamble made Bounty and Charmin with about 700 people in 2018. If plant crews are your trade, give the hours you keep around their shifts.',
      source: 'industry-awards',
    },
    {
      text: 'A 2019 outlook says that the goods made here, such as beer, candy, paper and chicken, sell in good years and bad. It names health care as the main source of new jobs in 2018. If nurses and aides are your customers, post early and late slots.',
      source: 'outlook-2019',
    },
  ],
  areas: [
    {
      name: 'Downtown and Pine Avenue',
      note: 'In 2014 the street festival stood on the 100 block of Pine. If you are near it, tell guests that week where to leave the car.',
      source: 'street-festival',
    },
    {
      name: 'East Albany',
      note: 'In 2004 residents told the local station that they had to cross town for basics. If you are on this side, make that the first thing people read.',
      source: 'east-side',
    },
    {
      name: 'South Slappey Boulevard',
      note: 'A busy road where open shops stood among empty ones, a report said in 2007. A lit sign and a current photo prove that you are open.',
      source: 'south-side',
    },
    {
      name: 'Gillionville Road',
      note: 'In 2011 the marathon ran out this way to Doublegate on the west side. If the course still passes you, post your hours for that Saturday.',
      source: 'marathon-2011',
    },
    {
      name: 'Radium Springs',
      note: 'One of the sights the tourism office showed to its guests in 2023. If you sell to visitors, say how far you are from it in minutes.',
      source: 'events-2023',
    },
  ],
  zip_note:
    'The list has one surprise in it and one outside it. 31704 is the code of the Marine base. 31721 is missing, because the postal data files it under Baker County, although its mail says Albany too. If a site refuses your code or moves your county, that is why: set both by hand.',
  seasons: [
    {
      text: 'The Snickers Marathon fills a Saturday at the start of March. In 2022 it had 1,800 runners, who were expected to bring as many guests, and a street festival downtown. Open early, feed people, and say so on the profile by February.',
      source: 'marathon-2022',
    },
    {
      text: 'The pecan harvest runs from October to about Christmas, the local station said in 2009. A shop that lives on farm customers can use those months for short posts on hours and stock, and hold its big sale until after.',
      source: 'pecans-2009',
    },
  ],
  licenses: [
    {
      text: 'Whoever does business in Albany or in Dougherty County must hold an Occupational Tax Certificate. It belongs to one place and one owner. When you move, apply again, and move the profile on the same day.',
      source: 'tax-certificate',
    },
    {
      text: 'The first fee in the city is 125 dollars for a common shop and 1,000 dollars for a flea market or mall. Outside the city line it depends on how many people you employ. So know which side you are on before you apply.',
      source: 'tax-certificate',
    },
    {
      text: 'For 2018 the certificates had to be renewed by March 15 to avoid a late charge. Only firms with no change of address or owner could do it online. A profile that differs from the form is a sign that one of them is out of date.',
      source: 'renewal-2018',
    },
  ],
  listings: [
    {
      name: 'Albany Area Chamber of Commerce',
      url: 'https://albanyga.com/',
      for_whom: 'Members in Albany and Dougherty County; dues apply.',
    },
  ],
  first_steps: [
    'Call your own number at closing time and at opening time, and make the hours on the profile match who picks up.',
    'Say which side of the Flint you are on, then add drive times from Leesburg, Sylvester and one more town.',
    'Search for your name with New York after it. Report each stray listing to the site that holds it.',
  ],
  sources: [
    {
      id: 'georgia-trend',
      title: 'Albany/Dougherty County: military and industry at home',
      publisher: 'Georgia Trend',
      url: 'https://www.georgiatrend.com/2006/05/01/albany-dougherty-county-military-and-industry-at-home/',
      read_on: '2026-11-21',
    },
    {
      id: 'industry-awards',
      title: 'P&G, Miller, LogCom, Phoebe named as winners in EDC’s Industry Awards',
      publisher: 'Albany-Dougherty Economic Development Commission',
      url: 'http://choosealbany.com/news-events/news/pg-miller-logcom-phoebe-named-as-winners-in-edcs-industry-awards/',
      read_on: '2026-11-21',
    },
    {
      id: 'outlook-2019',
      title: '2019 Economic Trends: Albany',
      publisher: 'Savannah Area Chamber of Commerce',
      url: 'https://savannah.uberflip.com/i/1079136-2019-economic-trends/28',
      read_on: '2026-11-21',
    },
    {
      id: 'street-festival',
      title: 'Mardi Gras set for Saturday in downtown Albany',
      publisher: 'The Albany Herald',
      url: 'https://www.albanyherald.com/news/2014/feb/24/mardi-gras-set-for-saturday-in-downtown-albany/',
      read_on: '2026-11-21',
    },
    {
      id: 'east-side',
      title: 'Northwest Albany booms while east side waits',
      publisher: 'WALB',
      url: 'https://www.walb.com/global/Story.asp?s=1958083',
      read_on: '2026-11-21',
    },
    {
      id: 'south-side',
      title: 'Mayor Adams wants more East, South Albany biz',
      publisher: 'WALB',
      url: 'https://www.walb.com/global/Story.asp?s=7160816',
      read_on: '2026-11-21',
    },
    {
      id: 'marathon-2011',
      title: 'It’s time for Mardi Gras',
      publisher: 'The Albany Herald',
      url: 'https://www.albanyherald.com/news/2011/mar/02/its-time-for-mardi-gras/?opinion',
      read_on: '2026-11-21',
    },
    {
      id: 'events-2023',
      title: 'Post-COVID rebound: conventions, events returning to Albany with full schedule through March',
      publisher: 'The Albany Herald',
      url: 'https://www.albanyherald.com/news/post-covid-rebound-conventions-events-returning-to-albany-with-full-schedule-through-march/article_8c57645c-9824-11ed-b5cb-1bbe1c807713.html',
      read_on: '2026-11-21',
    },
    {
      id: 'marathon-2022',
      title: 'Saturday Snickers Marathon, downtown festival expected to bring thousands to Albany',
      publisher: 'The Albany Herald',
      url: 'https://www.albanyherald.com/news/saturday-snickers-marathon-downtown-festival-expected-to-bring-thousands-to-albany/article_7c093204-9b24-11ec-945d-a79e963bd43f.html',
      read_on: '2026-11-21',
    },
    {
      id: 'pecans-2009',
      title: 'State pecan crop worth $50 to $100 million',
      publisher: 'WALB',
      url: 'https://www.walb.com/global/Story.asp?s=11250459',
      read_on: '2026-11-21',
    },
    {
      id: 'tax-certificate',
      title: 'Occupational Tax Certificate',
      publisher: 'City of Albany',
      url: 'https://www.albanyga.gov/City-Departments/Finance-Department/Treasury-Division/Occupational-Tax-Certificate',
      read_on: '2026-11-21',
    },
    {
      id: 'renewal-2018',
      title: 'License renewal citizen portal',
      publisher: 'City of Albany and Dougherty County',
      url: 'https://www.citizenserve.com/CAP/CitizenController?Action=ShowWelcomePage&selType=Home&CtzPagePrefix=CAP_&InstallationID=129',
      read_on: '2026-11-21',
    },
  ],
}
