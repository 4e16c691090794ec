import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const savannahGuide: CityGuide = {
  slug: 'savannah-ga',
  search: [
    'Downtown Savannah is searched on foot. A guest stops on a corner, types “coffee” or “pharmacy”, and sees only what lies within a few blocks. There the exact pin matters more than any page you write. If the pin sits in the middle of a square or on the wrong side of a lane, fix it before anything else.',
    'South of Victory Drive the picture turns around. People search from a car or a sofa, for a whole part of town: Midtown, Southside, the islands. A plumber or dentist there needs the page that a gift shop can do without, with the areas served, the price of a visit and the days booked out.',
    'Growth at the edge brings a third kind of search. New plants and warehouses pull workers to Pooler and to the next counties, where the mail no longer says Savannah. Decide if you will drive that far. If you will, name those towns in your service area. If not, say where you stop, so that nobody waits for a call back.',
  ],
  trades: [
    {
      text: 'The chamber counts 14.7 million visitors a year, who spend more than 4.7 billion dollars, and over 30,000 jobs that live on them. A visitor reads the newest photos and reviews first. Keep both fresh, and reply to each review, good or bad.',
      source: 'relocation-guide',
    },
    {
      text: 'In 2024 the Atlanta Fed wrote of a fast-growing area: a Hyundai plant that plans about 8,500 jobs, a larger port, and more at Gulfstream and Memorial Health. New hires do not know local names yet. Say what you do in plain words before you say who you are.',
      source: 'atlanta-fed',
    },
  ],
  areas: [
    {
      name: 'Downtown Historic District',
      note: 'By the official line it lies between Bay, Gaston, Price and Montgomery streets, though some draw it to the end of Forsyth Park. If you are past Gaston, say near Forsyth Park.',
      source: 'savannah-magazine',
    },
    {
      name: 'Starland',
      note: 'The city does not count it as a neighborhood. It covers Thomas Square, Metropolitan, Bingville and a bit of Ardsley Park. Use both names, since the city knows only the older ones.',
      source: 'neighborhoods-2014',
    },
    {
      name: 'Midtown',
      note: 'Just south of the old town, with Parkside next to Daffin Park. Streets are homes first, so say if you have a lot of your own.',
      source: 'midtown',
    },
    {
      name: 'Southside',
      note: 'The newer part, with malls, apartments and big stores. Name the mall or the plaza: a street number on a long road tells little.',
      source: 'districts',
    },
    {
      name: 'The islands',
      note: 'Whitemarsh, Talahi, Oatland, Wilmington and Tybee to the east; Skidaway, Dutch Island and Isle of Hope to the southeast. Name yours. They are not one place to those who live there.',
      source: 'districts',
    },
  ],
  zip_note:
    'Codes such as 31410 and 31411 carry the name Savannah far out to Wilmington and Skidaway islands. Pooler and Tybee have names of their own. So a Savannah ZIP code does not prove that you are inside the city, and city tax follows the line, not the mail.',
  seasons: [
    {
      text: 'The St. Patrick’s parade is the largest tourist event of the year. In 2019 most of the area’s 16,000 hotel rooms were booked for it, and past crowds were put above 500,000. Shops that live on locals can offer them a booking for the week after.',
      source: 'parade-2019',
    },
    {
      text: 'Storm season runs from June 1 to November 30, with a peak in September, as the county emergency agency told a town hall in 2019. Draft a closing notice and a reopening notice in May. Name who answers the phone if you must leave.',
      source: 'storm-season',
    },
    {
      text: 'A mandatory order to leave, as the county put it in 2017, covers businesses as well as homes and guests. Mark the profile as closed for now, not for good, and change it back on the day you are back.',
      source: 'evacuation',
    },
  ],
  licenses: [
    {
      text: 'The city does not issue a business license. It issues a business tax certificate, and it does so for shops, trades, professions and work from home. When a form asks for a license number, that is the paper meant.',
      source: 'business-tax',
    },
    {
      text: 'The tax is due by January 31, while the certificate ends on December 31. Until the due date you may work on the old one. The same city unit bills the regulatory fees.',
      source: 'regulations',
    },
  ],
  listings: [
    {
      name: 'Savannah Area Chamber of Commerce',
      url: 'https://www.savannahchamber.com/',
      for_whom: 'Members in the Savannah area; dues apply.',
    },
  ],
  first_steps: [
    'Stand at your door with a phone and compare the pin with your feet. Move it if it is off by even one lane.',
    'Choose one of the three crowds to write for first: guests on foot, households by car, or workers at the edge.',
    'Save two notices for a storm, one to close and one to reopen, and decide who in the shop can post them.',
  ],
  sources: [
    {
      id: 'relocation-guide',
      title: 'Savannah relocation guide 2024–2025',
      publisher: 'Savannah Area Chamber of Commerce',
      url: 'https://savannah.uberflip.com/i/1521944/38',
      read_on: '2026-11-21',
    },
    {
      id: 'atlanta-fed',
      title: 'Savannah manages explosive growth',
      publisher: 'Federal Reserve Bank of Atlanta',
      url: 'https://www.atlantafed.org/economy-matters/regional-economics/2024/07/11/savannah-manages-explosive-growth',
      read_on: '2026-11-21',
    },
    {
      id: 'savannah-magazine',
      title: 'Love where you live: finding your perfect Savannah neighborhood',
      publisher: 'Savannah Magazine',
      url: 'https://savannahmagazine.com/homes/love-live-finding-perfect-savannah-neighborhood/',
      read_on: '2026-11-21',
    },
    {
      id: 'neighborhoods-2014',
      title: 'Savannah’s neighborhoods reshaped by newcomers',
      publisher: 'Savannah Morning News',
      url: 'https://www.savannahnow.com/story/news/2014/06/29/savannahs-neighborhoods-reshaped-newcomers/13540930007/',
      read_on: '2026-11-21',
    },
    {
      id: 'midtown',
      title: 'Midtown Savannah',
      publisher: 'Corcoran',
      url: 'https://www.corcoran.com/savannah-real-estate/neighborhoods/midtown-savannah/regionId/121',
      read_on: '2026-11-21',
    },
    {
      id: 'districts',
      title: 'Savannah neighborhoods, locations and districts',
      publisher: 'World Guides',
      url: 'http://www.world-guides.com/north-america/usa/georgia/savannah/savannah_districts.html',
      read_on: '2026-11-21',
    },
    {
      id: 'parade-2019',
      title: 'Savannah gears up for St. Patrick’s Day weekend',
      publisher: 'The Associated Press in The Tuscaloosa News',
      url: 'https://www.tuscaloosanews.com/story/news/state/2019/03/14/savannah-gearing-up-for-profitable-st-patricks-day-weekend/5710100007/',
      read_on: '2026-11-21',
    },
    {
      id: 'storm-season',
      title: 'Hurricane town hall recap',
      publisher: 'Skidaway Times',
      url: 'https://skidawaytimes.com/2019/06/13/hurricane-town-hall-recap/',
      read_on: '2026-11-21',
    },
    {
      id: 'evacuation',
      title: 'Chatham County has new evacuation terminology and new evacuation zones',
      publisher: 'Savannah Business Journal',
      url: 'https://www.savannahbusinessjournal.com/news-categories/politics-local-govts/6929-feature-sept-7-12-30-a-m-chatham-county-has-new-evacuation-terminology-and-new-evacuation-zones.html',
      read_on: '2026-11-21',
    },
    {
      id: 'business-tax',
      title: 'Business Tax',
      publisher: 'City of Savannah',
      url: 'https://savannahga.gov/785/Business-Tax',
      read_on: '2026-11-21',
    },
    {
      id: 'regulations',
      title: 'Business & Alcohol Regulations',
      publisher: 'City of Savannah',
      url: 'https://savannahga.gov/546/Business-Alcohol-Regulations',
      read_on: '2026-11-21',
    },
  ],
}
