import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const spartanburgGuide: CityGuide = {
  slug: 'spartanburg-sc',
  search: [
    'Every working day people drive into Spartanburg County for a job and out again. They pass your sign twice a day, before a shift and after it, and then go home to a county where they know somebody else. The search that wins them is made in a parking lot: who is open now, who can fit me in before five, who is on my side of the interstate?',
    'Old mills give this town its best landmarks. People say Drayton or Beaumont and mean the brick building, not the street. If you rent space in one, put the mill in your directions and the suite number in your address. Two shops behind one brick wall are easy for a map to fold into one.',
    'Downtown keeps changing, so old entries can linger: a cafe that moved, a store that closed, a map with no ballpark on it. Walk your block with the map open. Each wrong neighbor you report makes it less likely that you are the next mistake.',
  ],
  trades: [
    {
      text: 'In 2021 the Herald-Journal wrote that 61,964 people came into the county for work, while 70,490 both lived and worked in it. Offer the first and last hour of your day to those who commute, and label them so.',
      source: 'commuters',
    },
    {
      text: 'BMW had 11,000 workers at its plant at that time, and more than 111 firms from other countries were in the county. Lodging, language and moving trades can write a page for staff sent here for a year.',
      source: 'commuters',
    },
    {
      text: 'Sports brought 94 events and $32 million in direct spending in one budget year, a tourism officer said in January 2026. Teams eat early and in groups: show a group menu and a phone that is picked up.',
      source: 'tourism-2026',
    },
  ],
  areas: [
    {
      name: 'Northside',
      note: 'The city calls its renewal the largest ever. By 2021 it had a new community center with a pool, a food hub with a farmers market, and 90 apartments almost done. New neighbors have no habits yet, so be listed before they search.',
      source: 'northside',
    },
    {
      name: 'Drayton Mills',
      note: 'A mile and a half from downtown. By 2017 the old mill held flats, offices and shops. Tell guests which of the 500 or so parking spots is nearest your door.',
      source: 'drayton',
    },
    {
      name: 'Beaumont Mill',
      note: 'The hospital system moved about 600 office staff into this mill. A lunch spot or florist close by should state how fast it can fill an order at noon.',
      source: 'mills-gsa',
    },
    {
      name: 'East downtown',
      note: 'In 2021 the city planned to lead the Mary Black Rail Trail along Kennedy and Converse streets to Barnet Park, with 132 flats beside it. Trail users arrive on foot, so your pin should sit on the door that faces them.',
      source: 'rail-trail',
    },
  ],
  zip_note:
    'Eight codes, 29301 to 29307 and 29319, take in far more ground than a city of 38,732. The county has a lookup by parcel that shows if a lot is inside the limits. Use it for your own address and for each large job.',
  seasons: [
    {
      text: 'Spring Fling is the biggest event downtown; in 2024 it was April 26 to 28. A bike race opens it on Friday night. If you are inside the fence, say so; if you are just outside, say that there is parking.',
      source: 'fling-2024',
    },
    {
      text: 'The 2023 race took Converse, Broad, Church and Main streets from three on Friday, two hours before the festival itself. Offices downtown should stop bookings at noon that day and offer a call instead.',
      source: 'fling-2023',
    },
    {
      text: 'Baseball came back with the Hub City Spartanburgers, whose first season started on April 15, 2025. Kitchens near Fifth Third Park can list home games as events on their profile.',
      source: 'baseball',
    },
  ],
  licenses: [
    {
      text: 'Shops in the city and firms that work in it buy a license each year. A storefront first needs the certificate that follows zoning, fire and building checks; a home firm needs a home occupation permit.',
      source: 'city-license',
    },
    {
      text: 'Not sure if a customer lives inside the limits? The city tells outside firms to call, or to look up the parcel on the site of the county assessor. Do it once per street and keep the list.',
      source: 'city-limits',
    },
    {
      text: 'In 2008 the county began a 2 percent tax on prepared food outside city limits. A few city kitchens got the packet by mistake. If a county letter reaches you, look up your side of the line before you pay or ignore it.',
      source: 'hospitality-2008',
    },
  ],
  listings: [
    {
      name: 'Visit Spartanburg',
      url: 'https://www.visitspartanburg.com/',
      for_whom: 'Places to eat, stay and play, and events in the county.',
    },
  ],
  first_steps: [
    'Walk your block with a phone, list each wrong pin and closed shop, and report them along with your own errors.',
    'Put early, late and shift-end hours on the profile, and test the word “open” at six in the morning.',
    'Settle by parcel whether city or county rules hold for you, then print one address on all papers.',
  ],
  sources: [
    {
      id: 'commuters',
      title: '“People follow work”: jobs generate growth in Spartanburg County',
      publisher: 'Spartanburg Herald-Journal',
      url: 'https://www.goupstate.com/story/news/local/2021/05/12/jobs-in-spartanburg-county-sc-bmw-michelin-kobelco-staffing/4993721001/',
      read_on: '2026-11-21',
    },
    {
      id: 'tourism-2026',
      title: 'TATT Chat Recap: January 2026',
      publisher: 'Ten at the Top',
      url: 'https://tenatthetop.org/tatt-chat-recap-january-2026',
      read_on: '2026-11-21',
    },
    {
      id: 'northside',
      title: 'Northside Rising: early efforts sow seeds for city’s largest ever community revitalization',
      publisher: 'City of Spartanburg',
      url: 'https://www.cityofspartanburg.org/news/northside-rising-early-efforts-sow-seeds-for-citys-largest-ever-community-revitalization',
      read_on: '2026-11-21',
    },
    {
      id: 'drayton',
      title: 'Drayton Mills developer wants to be economic engine for community',
      publisher: 'WSPA',
      url: 'https://wspa.com/2017/08/04/drayton-mills-developer-wants-to-be-economic-engine-for-community/',
      read_on: '2026-11-21',
    },
    {
      id: 'mills-gsa',
      title: 'Spartanburg city development includes a taste of Greenville',
      publisher: 'GSA Business Report',
      url: 'https://gsabusiness.com/news/construction/70381/',
      read_on: '2026-11-21',
    },
    {
      id: 'rail-trail',
      title: 'Spartanburg’s downtown pushing east with Mary Black Rail Trail extension',
      publisher: 'Spartanburg Herald-Journal',
      url: 'https://www.goupstate.com/story/news/2021/02/18/mary-black-rail-trail-extension-and-others-highlight-downtown-growth-new-apartments/4181306001/',
      read_on: '2026-11-21',
    },
    {
      id: 'fling-2024',
      title: 'What to do and where to be',
      publisher: 'Visit Spartanburg',
      url: 'https://visitspartanburg.com/what-to-do-and-where-to-be-in-2023',
      read_on: '2026-11-21',
    },
    {
      id: 'fling-2023',
      title: 'Spring Fling, Spartanburg’s largest annual downtown festival',
      publisher: 'Spartanburg Herald-Journal',
      url: 'https://www.goupstate.com/story/news/2023/04/26/spring-fling-spartanburg-largest-annual-downtown-festival/70146416007/',
      read_on: '2026-11-21',
    },
    {
      id: 'baseball',
      title: 'Catch a Spartanburgers game at Fifth Third Park',
      publisher: 'Visit Spartanburg',
      url: 'https://www.visitspartanburg.com/tag/chapman-cultural-center/',
      read_on: '2026-11-21',
    },
    {
      id: 'city-license',
      title: 'Business Licensing Process',
      publisher: 'City of Spartanburg',
      url: 'https://www.cityofspartanburg.org/244/Business-Licensing-Process',
      read_on: '2026-11-21',
    },
    {
      id: 'city-limits',
      title: 'Business Licensing',
      publisher: 'City of Spartanburg',
      url: 'https://www.cityofspartanburg.org/business-licensing',
      read_on: '2026-11-21',
    },
    {
      id: 'hospitality-2008',
      title: 'Restaurants registering at slow pace',
      publisher: 'Spartanburg Herald-Journal',
      url: 'https://www.goupstate.com/article/20080118/NEWS/801180308?Title=Restaurants-registering-at-slow-pace',
      read_on: '2026-11-21',
    },
  ],
}
