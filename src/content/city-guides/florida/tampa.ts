import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const tampaGuide: CityGuide = {
  slug: 'tampa-fl',
  search: [
    'Ask people in Hillsborough County where they live, and some who have never voted for a Tampa mayor will still say Tampa. The name covers a city with a ragged outline and the county land around it. A profile that says only “Tampa” tells a searcher in Carrollwood and one in Palma Ceia the same thing, which is nothing.',
    'Roads do the sorting. Dale Mabry, Kennedy, Fowler and Bruce B. Downs are what people name when they explain where a place is. Write your nearest crossing into the contact page and the appointment e-mail. It helps the driver, and it gives the page words that a rival two exits away cannot copy.',
    'Then look at when Tampa searches. An office park is empty on Saturday, just when a brunch street is full. If your trade lives by one of these clocks, check your visibility at that hour and not at nine on a Tuesday, since the map favors places that are open.',
  ],
  trades: [
    {
      text: 'Westshore, near the airport, holds some 4,000 businesses, close to 100,000 workers and 32 hotels. That is lunch, car care, printing and dentistry between eight and six. People who search from a desk choose by the walk or the drive back to it.',
      source: 'cityscape',
    },
    {
      text: 'In 2015 the chamber named finance and shared services, life sciences, defense and security, manufacturing and farming among the industries on the rise. If you sell to firms, make a page for each kind of client you truly have, with a job you did for one.',
      source: 'climate',
    },
    {
      text: 'The largest industrial areas lie north of the airport and east of the city limits. Fleet, uniform and repair trades out there may hold county papers only. Say “Tampa area” in text and let the address be exact.',
      source: 'cityscape',
    },
  ],
  areas: [
    {
      name: 'Westshore',
      note: 'East of the bay and south of the airport, with two big malls. Tell people which garage or entrance is yours, because the pin alone is not enough in a tower.',
      source: 'cityscape',
    },
    {
      name: 'Ybor City',
      note: 'A historic district just northeast of downtown. If your kitchen and your bar keep different hours, show both sets, or someone will come hungry at the wrong time.',
      source: 'cityscape',
    },
    {
      name: 'Seminole Heights and Hyde Park',
      note: 'Two of the biggest historic districts, mostly Victorian in style. Trades that know old windows, plaster and wiring should caption such work with the name of the district.',
      source: 'cityscape',
    },
    {
      name: 'New Tampa',
      note: 'One of six regions the city divides itself into, beside West Tampa, Ybor City, Downtown, the Channel District and Brooklyn Village. If you serve both ends of town, give the trip time from each.',
      source: 'neighborhoods',
    },
  ],
  zip_note:
    'Tampa codes spread over county land as well as the city, and the ones for post office boxes are in the list too. A box can take your mail, but it can never stand in for your address on Google.',
  seasons: [
    {
      text: 'Gasparilla shuts roads before it starts. In 2023 Bayshore Boulevard closed at ten on Friday night, and the parade ran 4.5 miles from Bay to Bay to Cass Street on Saturday. Anyone who books visits south of Kennedy should move them and post the change.',
      source: 'gasparilla-roads',
    },
    {
      text: 'It takes two Saturdays, not one: the children’s parade comes a week ahead of the pirates. In 2020 public radio expected hundreds of thousands along Bayshore. Set special hours for both dates at once, while you think of it.',
      source: 'gasparilla-2020',
    },
  ],
  licenses: [
    {
      text: 'Inside the city limits a county business tax account is not enough; the city wants its own receipt too. City renewals open on July 1, fall due by September 30, and cost more each month after that.',
      source: 'city-receipt',
    },
    {
      text: 'For the county receipt you may use a post office box for mail, but you must have a physical location in Hillsborough County. A trade name other than your legal one has to be registered first. Settle that name before you claim a single profile.',
      source: 'county-receipt',
    },
  ],
  listings: [
    {
      name: 'Tampa Bay Chamber',
      url: 'https://www.tampabaychamber.com/',
      for_whom: 'Members across the Tampa region; dues apply.',
    },
    {
      name: 'South Tampa Chamber of Commerce',
      url: 'https://www.southtampachamber.org/',
      for_whom: 'Members south of downtown; dues apply.',
    },
  ],
  first_steps: [
    'Find out on which side of the city limit your door is. It decides which receipts you need and what you may truthfully call yourself.',
    'Check how you show on the map from Westshore at noon and from New Tampa at seven in the evening, and note who stands above you in each.',
    'Add both Gasparilla Saturdays to your special hours, with a line about which side of Bayshore you can reach.',
  ],
  sources: [
    {
      id: 'city-receipt',
      title: 'Business Tax: How do I … FAQ',
      publisher: 'City of Tampa',
      url: 'http://www.tampagov.net/dept_Business_Tax/how_do_i/index.asp',
      read_on: '2026-11-21',
    },
    {
      id: 'county-receipt',
      title: 'Business Tax: Application and Renewal Information',
      publisher: 'Hillsborough County Tax Collector',
      url: 'http://www.hillstax.org/services/services-business-tax/registerorrenew.aspx',
      read_on: '2026-11-21',
    },
    {
      id: 'cityscape',
      title: 'Cityscape of Tampa, Florida',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Cityscape_of_Tampa,_Florida',
      read_on: '2026-11-21',
    },
    {
      id: 'neighborhoods',
      title: 'Neighborhoods in Tampa, Florida',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Neighborhoods_in_Tampa,_Florida',
      read_on: '2026-11-21',
    },
    {
      id: 'climate',
      title: 'Business Climate in Tampa Bay',
      publisher: 'Greater Tampa Chamber of Commerce',
      url: 'https://www.tampachamber.com/About-Tampa/Business-Climate.aspx',
      read_on: '2026-11-21',
    },
    {
      id: 'gasparilla-roads',
      title: 'Gasparilla 2023: What you need to know',
      publisher: 'WFLA',
      url: 'https://www.wfla.com/news/gasparilla-2023-what-you-need-to-know/',
      read_on: '2026-11-21',
    },
    {
      id: 'gasparilla-2020',
      title: 'Everything You Need To Know About Gasparilla 2020',
      publisher: 'WUSF',
      url: 'https://www.wusf.org/everything-you-need-to-know-about-gasparilla-2020/',
      read_on: '2026-11-21',
    },
  ],
}
