import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const roswellGuide: CityGuide = {
  slug: 'roswell-ga',
  search: [
    'Two Roswells share one name. There is the old mill town by Canton Street and the Square, where people stroll and choose with their eyes. And there is the newer city of wide roads and cul-de-sacs, where people compare three bids at the kitchen table. Most owners know which one feeds them. Few profiles show it. Pick your Roswell, and let the first photo and the first line say so.',
    'Neighbors crowd the results. From many doors here the next city hall north, or the river and Sandy Springs to the south, is a short drive. So a search near a border mixes towns, and the shop with fuller facts is easier to choose. Compare your listing with the two closest rivals across the line. Note what theirs answers and yours does not, such as price, parking, wait, or who comes to the house.',
    'One name hides in another. Old Roswell Road, Roswell Road and Roswell Street run through other towns as well, and a sloppy feed will send your caller to one of them. Say the number, the suite and the nearest crossing each time. A line such as “behind the library” is worth more to a driver than a second adjective.',
  ],
  trades: [
    {
      text: 'More than 670 firms opened in 2021, by the count of Roswell Inc, the city’s business group. A new rival can appear in any month. Look at your own search results each quarter, and note who is new.',
      source: 'state-of-city',
    },
    {
      text: 'The same group puts the daytime population above 105,000. It says the number who commute into the city grew by 15 percent over five years. A place that feeds or treats commuters should lead with lunch hours and early slots.',
      source: 'workforce',
    },
  ],
  areas: [
    {
      name: 'Canton Street',
      note: 'The main stage of the monthly street party, which runs on into East Alley and the Town Square, with a free trolley. Say where that trolley stops if it is near you.',
      source: 'alive-2021',
    },
    {
      name: 'Historic Town Square',
      note: 'At highways 9 and 120, with 610 Atlanta Street as its address for drivers. If you are near it, use that crossing in your directions.',
      source: 'town-square',
    },
    {
      name: 'Holcomb Bridge Road',
      note: 'At a workshop for the 2040 plan, people asked for a town center where it meets Highway 9. If work starts there, check your pin and your directions.',
      source: 'plan-2040',
    },
    {
      name: 'Woodstock Road',
      note: 'The way to Roswell Area Park, where the parade and a road race ended in 2019. Selling to families? Say how far you are from the park gate.',
      source: 'youth-day-2019',
    },
    {
      name: 'Vickery Creek',
      note: 'The mills that made the town stood along it. An inn or a gift shop can name the nearest house museum in its directions.',
      source: 'wikipedia',
    },
  ],
  zip_note:
    'There are three codes in the list, and one of them, 30077, is for boxes. The city does not license a box, and Google does not accept one. 30075 also runs past the city line to the west. Look up your parcel before you call yourself a Roswell shop on a form for the city.',
  seasons: [
    {
      text: 'Alive in Roswell fills the heart of town on the third Thursday of the month, through October. In July 2021 about 7,000 people came. Decide in spring if you stay open late on those nights, and enter them all at once.',
      source: 'alive-2021',
    },
    {
      text: 'Youth Day falls in October and goes back to 1950. In 2023 its parade came down Canton Street on a Saturday at 10 a.m., and the fair at City Hall was over by 2. Morning bookings near the route need a note on where to park.',
      source: 'youth-day-2023',
    },
  ],
  licenses: [
    {
      text: 'A shop on commercial land in the city needs a license, and the land must lie inside the limits. You need a six-digit trade code, called NAICS, 100 dollars for the form and 50 dollars as a fee, and the tax comes on top. Write the code down: directories ask for the same thing in other words.',
      source: 'new-license',
    },
    {
      text: 'Licenses end on December 31. The tax was due on March 15 in 2025, and 10 percent is added after that. The bill comes in December, so check then that its name and address match your profile.',
      source: 'renewal-2025',
    },
  ],
  listings: [
    {
      name: 'Visit Roswell',
      url: 'https://www.visitroswellga.com/',
      for_whom: 'Restaurants, lodging and sights, for visitors.',
    },
    {
      name: 'Roswell Inc',
      url: 'https://roswellinc.org/',
      for_whom: 'Firms in the city: help with sites, growth and contacts.',
    },
  ],
  first_steps: [
    'Choose old town or the wider city, then change your cover photo, your first line and your categories to fit.',
    'Lay your profile beside the nearest rival in the next town, and fill each field that theirs has and yours lacks.',
    'Check the tax bill, the profile and the site for the same suite number, and add the third Thursdays to your hours.',
  ],
  sources: [
    {
      id: 'state-of-city',
      title: 'State of the City 2022: looking to the future',
      publisher: 'Roswell Inc',
      url: 'https://roswellinc.org/state-of-the-city-2022-looking-to-the-future/',
      read_on: '2026-11-21',
    },
    {
      id: 'workforce',
      title: 'Workforce, demographics and talent',
      publisher: 'Roswell Inc',
      url: 'https://roswellinc.org/business-in-roswell/workforce-demographics-talent/',
      read_on: '2026-11-21',
    },
    {
      id: 'alive-2021',
      title: 'Alive in Roswell expected to draw thousands more through October',
      publisher: 'Appen Media',
      url: 'https://www.appenmedia.com/arts_entertainment/alive-in-roswell-expected-to-draw-thousands-more-through-october/article_c06f6224-fa1b-11eb-807f-b381cd8c301b.html',
      read_on: '2026-11-21',
    },
    {
      id: 'town-square',
      title: 'Colors Festival of Arts, May 2012',
      publisher: 'Visit Roswell',
      url: 'https://visitroswellga.blogspot.com/2012/05',
      read_on: '2026-11-21',
    },
    {
      id: 'plan-2040',
      title: 'Roswell’s 2040 comprehensive plan could bring changes to Historic District, Holcomb Bridge Road',
      publisher: 'Marietta Daily Journal, Neighbor Newspapers',
      url: 'https://www.mdjonline.com/neighbor_newspapers/north_fulton/roswells-2040-comprehensive-plan-could-bring-changes-to-historic-district-holcomb-bridge-road/article_e546de9a-ce17-11eb-9213-ab363bb9d231.html',
      read_on: '2026-11-21',
    },
    {
      id: 'youth-day-2019',
      title: 'Roswell to host annual Frances McGahee Youth Day celebration',
      publisher: 'Appen Media, North Fulton',
      url: 'https://www.northfulton.com/alpharetta_roswell/roswell-to-host-annual-frances-mcghee-youth-day-celebration-oct/article_f1f84bcc-e50e-11e9-826e-1b6b08f79e5e.html',
      read_on: '2026-11-21',
    },
    {
      id: 'wikipedia',
      title: 'Roswell, Georgia',
      publisher: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Roswell,_Georgia',
      read_on: '2026-11-21',
    },
    {
      id: 'youth-day-2023',
      title: 'Roswell gears up for Youth Day on October 14',
      publisher: 'The Georgia Sun',
      url: 'https://thegeorgiasun.com/2023/10/04/roswell-gears-up-for-youth-day-on-october-14/',
      read_on: '2026-11-21',
    },
    {
      id: 'new-license',
      title: 'Applying for a new business license',
      publisher: 'City of Roswell',
      url: 'https://roswellgov.com/government/departments/finance/business-registration/new-business-license',
      read_on: '2026-11-21',
    },
    {
      id: 'renewal-2025',
      title: 'Renewing a business license',
      publisher: 'City of Roswell',
      url: 'https://roswellgov.com/government/departments/finance/business-registration/license-renewal',
      read_on: '2026-11-21',
    },
  ],
}
