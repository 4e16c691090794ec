import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const wilmingtonGuide: CityGuide = {
  slug: 'wilmington-nc',
  search: [
    'Two people search for the same fish taco in Wilmington. One is on a phone with sand on it and wants the next table. The other lives off College Road and wants to know if the place is worth the bridge traffic. Photos speak to the first. Answers to reviews speak to the second. Give each its due, and keep the menu the same in both.',
    'New district names keep coming. Cargo, Soda Pop, South Front: some of these were coined in this century. Older neighbors still say the street. Use the street in your address and the district in your description, and you are found by both ages.',
    'After a storm the map goes wrong faster than anywhere else. Users mark a shop as closed because the block was dark, and nobody marks it open again. Check your status on the day the power is back. Then post one photo with the date in the text.',
  ],
  trades: [
    {
      text: 'Travelers spent over 658 million dollars in New Hanover County in 2019, a record then, and nearly 6,700 people worked in the trade. Guests choose in the car, so your first photo should show the way in.',
      source: 'busy-summer',
    },
    {
      text: 'The chamber’s list of mainstays is long: tourism, film, drug trials, finance, retail, building and schools. No single boss rules the town. That suits small firms with one clear specialty.',
      source: 'chamber-economy',
    },
    {
      text: 'Novant Health was the largest employer in the area in a 2022 guide, with more than 8,500 staff. A cafe or day care near the hospital should open before the morning shift, and say so.',
      source: 'wilmington-today',
    },
    {
      text: 'When UNCW first made the national basketball tournament in 2000, its charter plane was sent to Delaware. Software errs the same way, so print “North Carolina” in full on invoices and maps.',
      source: 'on-the-waterfront',
    },
  ],
  areas: [
    {
      name: 'Downtown Historic District',
      note: 'From the river to Eighth Street, about a mile to each side of Market. Show your front by day and by night, so that a walker knows it.',
      source: 'county-homes',
    },
    {
      name: 'Carolina Place',
      note: 'The first streetcar suburb, between Market Street, Wallace Park, Gibson Avenue and Wrightsville Avenue. Porch people read porch reviews: a job done next door is your best proof.',
      source: 'carolina-place',
    },
    {
      name: 'Cargo District',
      note: 'Around Queen and 16th streets, built from shipping containers. Boxes look alike, so give the color of your door.',
      source: 'adaptive-reuse',
    },
    {
      name: 'South Front',
      note: 'On 2nd and 3rd streets below downtown, known for dinner. State on the profile if you take bookings.',
      source: 'adaptive-reuse',
    },
    {
      name: 'Kings Grant, Ogden and the north',
      note: 'Suburban places of the county, by an older guide, and not of the city. A fence builder should ask whose rules apply before quoting.',
      source: 'county-homes',
    },
  ],
  zip_note:
    'The list stops at the water. Wrightsville Beach is 28480, Carolina Beach 28428 and Leland 28451, each with a mail name of its own. If your delivery map crosses a bridge, name the towns beyond it rather than stretch the word Wilmington over them.',
  seasons: [
    {
      text: 'The Azalea Festival in April opens the busy months, says the tourism office, and its organizers count 250,000 people a year. One owner spoke of two to three times his usual weekend. Print a short menu and link it.',
      source: 'azalea-boom',
    },
    {
      text: 'A 2011 study found that 93 percent of those at the festival lived in the area. Regulars, then, not strangers. Tell them by name of street where they can still park.',
      source: 'azalea-2013',
    },
    {
      text: 'Four months after Hurricane Florence, only 30 percent of people polled in the state believed the coast was open again. A dated “we are open” post, kept up for a season, is cheap and answers that doubt.',
      source: 'after-florence',
    },
  ],
  licenses: [
    {
      text: 'The city wants a zoning permit for each new use and each change of use, and for some uses a new one each year. Only then does the collections office handle a business license. Fix the shop name before you apply.',
      source: 'use-permits',
    },
    {
      text: 'The county asks for a license only if you sell beer or wine. The state or town paper comes first, and the renewal is due before May 1. Late payers lose 5 percent a month, up to 25.',
      source: 'county-license',
    },
  ],
  listings: [
    {
      name: 'Wilmington Chamber of Commerce',
      url: 'https://www.wilmingtonchamber.org/',
      for_whom: 'Members in the city and around it.',
    },
    {
      name: 'Wilmington and Beaches',
      url: 'https://www.wilmingtonandbeaches.com/',
      for_whom: 'Lodging, food, tours and events.',
    },
  ],
  first_steps: [
    'Look for yourself on a Delaware map. If you turn up there, report it before anything else.',
    'Write a storm note now, with blanks for date and hours, and store it where two people can post it.',
    'Pair the street with the district name on your page, and take one photo that a driver can match.',
  ],
  sources: [
    {
      id: 'busy-summer',
      title: 'It’s bound to be a busy summer as eager travelers flock to Wilmington, beaches',
      publisher: 'Port City Daily',
      url: 'https://portcitydaily.com/local-news/2021/05/25/its-bound-to-be-a-busy-summer-as-eager-travelers-folk-to-wilmington-beaches/',
      read_on: '2026-11-21',
    },
    {
      id: 'chamber-economy',
      title: 'Work, Play, Local',
      publisher: 'Wilmington Chamber of Commerce',
      url: 'https://wilmingtonchamber.org/work-play-local/',
      read_on: '2026-11-21',
    },
    {
      id: 'wilmington-today',
      title: 'Business & Growth',
      publisher: 'Wilmington Today',
      url: 'https://issuu.com/thenbm/docs/2022_wilmington_today_small_for_flippy_book/s/16410728',
      read_on: '2026-11-21',
    },
    {
      id: 'on-the-waterfront',
      title: 'NCtrend: On the waterfront',
      publisher: 'Business North Carolina',
      url: 'https://businessnc.com/nctrend-on-the-waterfront/',
      read_on: '2026-11-21',
    },
    {
      id: 'county-homes',
      title: 'New Hanover County real estate',
      publisher: 'newhanovercounty.org, a community site',
      url: 'http://newhanovercounty.org/resources/Real-Estate.html',
      read_on: '2026-11-21',
    },
    {
      id: 'carolina-place',
      title: 'Should the city protect Carolina Place as a local historic district?',
      publisher: 'Port City Daily',
      url: 'https://portcitydaily.com/local-news/2021/04/18/should-the-city-protect-carolina-place-as-a-local-historic-district/',
      read_on: '2026-11-21',
    },
    {
      id: 'adaptive-reuse',
      title: 'From Industrial Decay to Date Night Destinations: South Front vs. The Cargo District',
      publisher: 'Aspyre Realty Group',
      url: 'https://aspyrerealtygroup.com/?p=2835',
      read_on: '2026-11-21',
    },
    {
      id: 'azalea-boom',
      title: 'Businesses prepare for economic boom brought about by North Carolina Azalea Festival',
      publisher: 'WWAY',
      url: 'https://www.wwaytv3.com/businesses-prepare-for-economic-boom-brought-about-by-north-carolina-azalea-festival',
      read_on: '2026-11-21',
    },
    {
      id: 'azalea-2013',
      title: 'Business Of Life',
      publisher: 'WilmingtonBiz',
      url: 'https://www.wilmingtonbiz.com/more-news/2013/04/14/business-of-life/5214',
      read_on: '2026-11-21',
    },
    {
      id: 'after-florence',
      title: 'Local tourism industry leaders modify advertising tactics for summer',
      publisher: 'WWAY',
      url: 'https://www.wwaytv3.com/2019/05/13/local-tourism-industry-leaders-modify-advertising-tactics-for-summer/',
      read_on: '2026-11-21',
    },
    {
      id: 'use-permits',
      title: 'Use Permits',
      publisher: 'City of Wilmington',
      url: 'https://wilmingtonnc.gov/Development-Business/Zoning/Use-Permits',
      read_on: '2026-11-21',
    },
    {
      id: 'county-license',
      title: 'Business / Privilege Licenses',
      publisher: 'New Hanover County',
      url: 'https://newhanoversheriff.com/324/Business-Privilege-Licenses',
      read_on: '2026-11-21',
    },
  ],
}
