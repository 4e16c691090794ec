import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const sarasotaGuide: CityGuide = {
  slug: 'sarasota-fl',
  search: [
    'In Sarasota the same person searches in two ways. From November to Easter she lives in her condo here and types “near me”. By June she is home in Michigan, types “Sarasota window film” and wants a price by e-mail. A page that answers only one of the two loses her for half of the year.',
    'Since the storms of 2024, people look for signs that a place is open, dry and staffed: a photo from this month, a reply from this week, hours that match the door. A profile that has slept since the flood looks like a shop that never came back.',
    'Keep the keys straight. Lido and St. Armands are part of the city; Longboat is a town; a bridge lies between all of them and the mainland. If you deliver or do house calls, name the bridges you cross and the hours when you will not, and customers will plan with you.',
  ],
  trades: [
    {
      text: 'A study of the late 2010s counted 2.5 million people a year at arts and culture events in the county, half of them tourists. The groups behind them bought some $295 million of local goods and services, plumbing included. If you supply one, ask to be named on its website.',
      source: 'arts-study',
    },
    {
      text: 'Sarasota Memorial was the largest employer of the county in 2017, with nearly 5,500 people. Staff on shifts and families of patients need food, rooms and child care at odd hours, so show the hours when you can be reached.',
      source: 'hospital',
    },
    {
      text: 'The average tourist of the 2019 fiscal year was 52 years old, with a median household income of about $121,000. Readers like that check spelling, phone a number and expect it to be answered. Test yours on a Sunday.',
      source: 'tourists',
    },
  ],
  areas: [
    {
      name: 'St. Armands Circle',
      note: 'Every store flooded in the hurricanes of 2024, one owner said; by late March 2025, 84 of more than 100 merchants were open. If you came back, moved or left, fix every listing, because an old one can send people to a shutter.',
      source: 'st-armands',
    },
    {
      name: 'Rosemary District',
      note: 'Overtown in the old days, from Third to Tenth Street, and now revived by new businesses. A new tenant should claim the address before a former one’s listing does the talking.',
      source: 'special',
    },
    {
      name: 'Newtown',
      note: 'A retail study of 2014 counted its corridor on Dr. Martin Luther King Jr. Way among the four shopping areas of the city. Spell the street out the same in each directory, since apps may each shorten it in their own way.',
      source: 'shopping-areas',
    },
    {
      name: 'Laurel Park',
      note: 'A National Register district since 2008, in downtown itself, where houses can date from the 1920s. Painters, roofers and window makers can show work there by street.',
      source: 'laurel-park',
    },
  ],
  zip_note:
    'Sarasota codes run far east and south of the city and over to the keys. Since the county tax is gone, the ZIP will not tell you whether a receipt is due; the city limit does.',
  seasons: [
    {
      text: 'The rush begins in February: around the 15th in a usual year, by a Siesta Key owner’s account of 2019, and on the first that year. Have hours, menus and photos fresh by the last week of January.',
      source: 'season-end',
    },
    {
      text: 'Seasonal renters come in late December or January and stay through March; for one Siesta Key rental firm, the 31st is the classic moving day. Cleaners, movers and home watch firms should post open slots for that week well before.',
      source: 'seasonal-dance',
    },
    {
      text: 'Things slow down after Easter, but they do not stop. Florida families come for long weekends, and in July 2014 the county took in more bed tax than in the December before. A summer price list in plain sight speaks to them.',
      source: 'summer',
    },
  ],
  licenses: [
    {
      text: 'Sarasota County repealed its business tax on July 9, 2024; only the one on attorneys goes on. Older web pages still tell you to buy two receipts, so rely on the tax collector’s own page.',
      source: 'county-repeal',
    },
    {
      text: 'The city tax remains, for home businesses too, and runs from October to September. A firm’s payment does not cover its people: each one whose work needs a state license pays too. List those professionals by the name on that license.',
      source: 'city-tax',
    },
  ],
  listings: [
    {
      name: 'Greater Sarasota Chamber of Commerce',
      url: 'https://www.sarasotachamber.com/',
      for_whom: 'Members in the Sarasota area; dues apply.',
    },
    {
      name: 'Sarasota Downtown Merchants Association',
      url: 'https://destinationdowntownsarasota.com/',
      for_whom: 'Shops and restaurants downtown that join.',
    },
    {
      name: 'Visit Sarasota County',
      url: 'https://www.visitsarasota.com/',
      for_whom: 'Lodging, restaurants and attractions that live on visitors.',
    },
  ],
  first_steps: [
    'Upload three photos from this month that show the open door, the inside and the people, and set today’s true hours.',
    'Clear out the address you had before the storms, on maps, on delivery apps and on the city’s own records.',
    'Write one page for the guest and one for the absent owner, each with its own first question answered in the first line.',
  ],
  sources: [
    {
      id: 'county-repeal',
      title: 'Business Tax',
      publisher: 'Sarasota County Tax Collector',
      url: 'https://sarasotataxcollector.com/services/tax-services/business-tax',
      read_on: '2026-11-21',
    },
    {
      id: 'city-tax',
      title: 'Local Business Tax',
      publisher: 'City of Sarasota',
      url: 'https://www.sarasotafl.gov/government/development-services/local-business-tax',
      read_on: '2026-11-21',
    },
    {
      id: 'arts-study',
      title: 'Arts and cultural organizations spend $295 million a year on local goods and services, study shows',
      publisher: 'The Sarasota News Leader',
      url: 'https://sarasotanewsleader.com/arts-and-cultural-organizations-spend-295-million-a-year-on-local-goods-and-services-study-shows/',
      read_on: '2026-11-21',
    },
    {
      id: 'hospital',
      title: 'Sarasota Memorial’s crucial role in region’s health economy',
      publisher: 'Sarasota Herald-Tribune',
      url: 'https://www.heraldtribune.com/story/business/columns/2017/07/31/sarasota-memorials-crucial-role-in-regions-health-economy/20050994007/',
      read_on: '2026-11-21',
    },
    {
      id: 'tourists',
      title: 'More than $3.1 billion estimated as tourism’s economic impact on Sarasota County in 2019 fiscal year',
      publisher: 'The Sarasota News Leader',
      url: 'https://sarasotanewsleader.com/more-than-3-1-billion-estimated-as-tourisms-economic-impact-on-sarasota-county-in-2019-fiscal-year/',
      read_on: '2026-11-21',
    },
    {
      id: 'st-armands',
      title: 'St. Armands Circle buzzes as hurricane recovery continues',
      publisher: 'Business Observer',
      url: 'https://businessobserverfl.com/news/2025/apr/10/st-armands-circle-recovery',
      read_on: '2026-11-21',
    },
    {
      id: 'special',
      title: 'What Makes Sarasota So Very Special? Story 8 of 12',
      publisher: 'Suncoast Post',
      url: 'https://www.suncoastpost.com/great-reading/what-makes-sarasota-so-very-special-story-8-of-12/',
      read_on: '2026-11-21',
    },
    {
      id: 'shopping-areas',
      title: 'Issue of July 25, 2014, page 16',
      publisher: 'The Sarasota News Leader',
      url: 'https://newsleader.uberflip.com/i/352007/16',
      read_on: '2026-11-21',
    },
    {
      id: 'laurel-park',
      title: 'Sarasota, Florida In Brief (2009)',
      publisher: 'Susan Ladika, for HGTV',
      url: 'https://www.susanladika.com/freelance_journalist_susan_ladika_travel_writing_sarasota_florida.html',
      read_on: '2026-11-21',
    },
    {
      id: 'season-end',
      title: 'Season in Sarasota nears its end',
      publisher: 'Sarasota Herald-Tribune',
      url: 'https://www.heraldtribune.com/story/news/local/sarasota/2019/04/21/season-in-sarasota-manatee-nears-its-end/5305431007/',
      read_on: '2026-11-21',
    },
    {
      id: 'seasonal-dance',
      title: 'Stellar tourist season nearing an end',
      publisher: 'Sarasota Herald-Tribune',
      url: 'https://www.heraldtribune.com/news/20120330/stellar-tourist-season-nearing-an-end',
      read_on: '2026-11-21',
    },
    {
      id: 'summer',
      title: 'Tourism Beat: Heat Wave',
      publisher: 'Sarasota Magazine',
      url: 'https://www.sarasotamagazine.com/news-and-profiles/2015/06/tourism-beat-heat-wave',
      read_on: '2026-11-21',
    },
  ],
}
