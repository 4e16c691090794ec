import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const maconGuide: CityGuide = {
  slug: 'macon-ga',
  search: [
    'Some of the people who search in Macon are moving at seventy miles an hour. They have a passenger with a phone, one exit to decide, and no patience. For them three things count: open now, how far off the ramp, and a picture that shows the lot. If you live on the highway, test your listing from the shoulder of a side street, not from your desk.',
    'Those who live here search by hill and by avenue. Vineville, Ingleside, Shirley Hills and North Highlands are a few minutes apart, yet each is a name of its own. A shop that says it serves “all of Middle Georgia” on every line sounds like nobody in particular. Lead with the part of town. Save the region for the page on service areas.',
    'Since the merger there is one government, but not one map. Older records use the old city line. Payne City, a tiny town inside it, lost its charter soon after. If a data seller has you under a name that no longer exists, send it your tax certificate and ask for a correction.',
  ],
  trades: [
    {
      text: 'GEICO has its largest site in the country here, with over 7,000 workers by the count of the industrial authority. To reach them, offer a form or a text line that works in a short break.',
      source: 'major-employers',
    },
    {
      text: 'A 2021 outlook names the next largest employers as two hospitals, Mercer University and Georgia Farm Bureau. Nurses, students and claims staff keep different hours. Choose the group that pays your rent and set your booking times for it.',
      source: 'outlook-2021',
    },
    {
      text: 'In 2021 crews were rebuilding the crossing of I-75 and I-16 near downtown, a job put at 500 million dollars, for the trucks between Savannah and Atlanta. When ramps move, directions go stale. Drive your own route once a season and rewrite it.',
      source: 'growth-2021',
    },
  ],
  areas: [
    {
      name: 'Cherry and Poplar streets',
      note: 'The downtown blocks that close for festival parties. In 2025 a pizza shop on Cherry told student reporters of its best festival sales since 2020. Give walkers a landmark and drivers a deck.',
      source: 'festival-2025',
    },
    {
      name: 'Cherokee Heights',
      note: 'One of the first planned neighborhoods, framed by Pio Nono, Napier, Inverness and Suwanee avenues. Use it in directions along with the nearest of the four.',
      source: 'historic-districts',
    },
    {
      name: 'Ingleside',
      note: 'It begins where the avenue crosses Pierce. East of there the same avenue counts as Vineville, so give the cross street.',
      source: 'village-blog',
    },
    {
      name: 'Ocmulgee Mounds and Emery Highway',
      note: 'In 2023 guests of the September celebration at the park left their cars on Emery Highway and rode a shuttle. If you are near, say so in the plain words a visitor would use.',
      source: 'indigenous-celebration',
    },
  ],
  zip_note:
    'Not every code in the list has a street in it. The tax commissioner, for one, takes mail at a box in 31208, and a box cannot be a Google address. Lizella has 31052 and a mail name of its own inside Bibb County. A shop out there should not write Macon just to look closer.',
  seasons: [
    {
      text: 'The Cherry Blossom Festival was set for March 20 to 29 in 2026, downtown and at Carolyn Crayton Park. Enter your hours for all ten days at once.',
      source: 'festival-dates',
    },
    {
      text: 'For the festival of 2024 the visitors bureau counted 186,367 people, with 38,338 of them from more than 50 miles off. So most come from close by: tell regulars that you are open and where to park.',
      source: 'visit-macon',
    },
    {
      text: 'The Christmas lights are larger still: some 850,000 came over the run of 2023 and early 2024. Saturdays drew the most people from far away, Fridays the most in all. Staff the phone on both, and put the nearest lot in your profile.',
      source: 'visit-macon',
    },
  ],
  licenses: [
    {
      text: 'Every business in the county applies for a tax certificate and renews it each year. In 2019 it ended on December 31, renewal was due on April 1, and late firms paid 10 percent and interest. No form came by mail, so set a reminder.',
      source: 'license-2019',
    },
    {
      text: 'On January 1, 2021, the work passed to the tax commissioner, who takes new and renewal forms online, by mail or on Third Street. Old pages still name another desk. Link only to the new one if you tell customers or partners how you are licensed.',
      source: 'license-2021',
    },
  ],
  listings: [
    {
      name: 'Greater Macon Chamber of Commerce',
      url: 'https://www.maconchamber.com/',
      for_whom: 'Members in Macon and Central Georgia; dues apply.',
    },
    {
      name: 'Visit Macon',
      url: 'https://visitmacon.org/',
      for_whom: 'Places to eat, stay and see, for visitors.',
    },
  ],
  first_steps: [
    'Time the way from your nearest ramp, note the exit number, and put both under the address on your site.',
    'Search for your shop under the old names, such as Payne City or Bibb County. List each stale record you find.',
    'Enter hours for the ten days in March and for each Friday and Saturday of the light show.',
  ],
  sources: [
    {
      id: 'major-employers',
      title: 'Major employers',
      publisher: 'Choose Macon, Macon-Bibb County Industrial Authority',
      url: 'https://choosemacon.com/work/major-employers/',
      read_on: '2026-11-21',
    },
    {
      id: 'outlook-2021',
      title: 'Economic Trends 2021: Macon',
      publisher: 'Savannah Area Chamber of Commerce',
      url: 'https://savannah.uberflip.com/i/1336228-savannah-economic-trends-brochure-2021/35',
      read_on: '2026-11-21',
    },
    {
      id: 'growth-2021',
      title: 'Macon | Bibb County: growth at every corner',
      publisher: 'Choose Macon',
      url: 'https://choosemacon.com/macon-bibb-county-growth-at-every-corner/',
      read_on: '2026-11-21',
    },
    {
      id: 'festival-2025',
      title: 'How many people attend the Cherry Blossom Festival in Macon? Local businesses feel a boost',
      publisher: 'The Macon Newsroom',
      url: 'https://macon-newsroom.com/24653/community/studentwork/how-many-people-attend-the-cherry-blossom-festival-in-macon-local-business-feel-a-boost',
      read_on: '2026-11-21',
    },
    {
      id: 'historic-districts',
      title: 'Macon’s historic districts date back to the early 1800s',
      publisher: 'The Telegraph, on AOL',
      url: 'https://www.aol.com/macon-historic-districts-date-back-140227403.html',
      read_on: '2026-11-21',
    },
    {
      id: 'village-blog',
      title: 'Ingleside (31204)',
      publisher: 'The Village of Macon',
      url: 'https://thevillageofmacon.blogspot.com/2011/11/ingleside.html',
      read_on: '2026-11-21',
    },
    {
      id: 'indigenous-celebration',
      title: 'Ocmulgee Indigenous Celebration',
      publisher: 'Middle Georgia Times',
      url: 'https://middlegatimes.com/g/macon-ga/e/214240/ocmulgee-indigenous-celebration-ocmulgee-mounds-national-historical-park-macon',
      read_on: '2026-11-21',
    },
    {
      id: 'festival-dates',
      title: 'Music and concerts: International Cherry Blossom Festival',
      publisher: 'Explore Georgia',
      url: 'https://exploregeorgia.org/music-concerts?f%5B0%5D=categories%3A13726&f%5B1%5D=eventcities%3A4806',
      read_on: '2026-11-21',
    },
    {
      id: 'visit-macon',
      title: 'Macon, Georgia events continue to grow in visitation and economic impact',
      publisher: 'Visit Macon',
      url: 'https://visitmacon.org/media/press-releases/macon-georgia-events-continue-to-grow-in-visitation-and-economic-impact/',
      read_on: '2026-11-21',
    },
    {
      id: 'license-2019',
      title: 'Business License',
      publisher: 'Macon-Bibb County',
      url: 'http://www.maconbibb.us/businesslicense/',
      read_on: '2026-11-21',
    },
    {
      id: 'license-2021',
      title: 'Tax Commissioner: online business license applications',
      publisher: 'Macon-Bibb County',
      url: 'https://www.maconbibb.us/taxcommishonlinepush/',
      read_on: '2026-11-21',
    },
  ],
}
