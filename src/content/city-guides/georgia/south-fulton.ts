import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const southFultonGuide: CityGuide = {
  slug: 'south-fulton-ga',
  search: [
    'South Fulton means two things. It is a city, and it is the old word for the whole south end of the county, with Union City, Fairburn, College Park and others in it. A searcher who types it may want either. So one plain sentence on your home page does more work here than elsewhere: you are in the City of South Fulton, near this road, and you also drive to these towns.',
    'There is no old downtown to be near, so roads do its job. People say Old National, Cascade, Camp Creek or the Parkway, and picture a stretch of several miles. Add the crossing. If your pin was set before 2017, look at what the map now prints under it.',
    'Much of the work here goes to homes, and the van is the shop front. A service business with no counter should hide the street address on its profile and list the areas it serves. Use the names that neighbors use. Keep the list short enough to be true on a Friday at five.',
  ],
  trades: [
    {
      text: 'The Old National corridor has about 250 places of business, by the count of its redevelopment district. One group of eleven buildings holds some forty small tenants. If you are one of them, put the building number in every listing, or the mail and the reviews go next door.',
      source: 'old-national',
    },
    {
      text: 'Freight and hospitality set the tone for the south end, Georgia Trend wrote in 2021, because of the airport and the highways. If you serve crews or guests, show your hours for nights and Sundays.',
      source: 'georgia-trend',
    },
    {
      text: 'The chamber calls Fulton Industrial the largest corridor of its kind east of the Mississippi. If plants are your customers, post your certificate, your insurance and how you bill.',
      source: 'chamber-districts',
    },
  ],
  areas: [
    {
      name: 'Old National',
      note: 'Just south of I-85 and I-285 on the east edge, where the city is most dense. Godby, Jerome, Pleasant Hill and Flat Shoals roads cross it: name yours.',
      source: 'old-national',
    },
    {
      name: 'Red Oak',
      note: 'The spot on Roosevelt Highway is one of three that the city studies for new plans. If work starts there, post how to reach you during it.',
      source: 'three-sites',
    },
    {
      name: 'Cedar Grove',
      note: 'Another of the three, where Cedar Grove Road meets South Fulton Parkway. Use both roads in your directions.',
      source: 'three-sites',
    },
    {
      name: 'Cliftondale',
      note: 'A community with its own club and hall, where council members came to report in 2019. If you sponsor its fall festival, ask for your exact name on the page.',
      source: 'cliftondale',
    },
  ],
  zip_note:
    'No code has South Fulton as its first name in the data we use, so there is none to show. The city is served by codes such as 30331 and 30349, which the file calls Atlanta, and by 30213 and 30291, which it calls Fairburn and Union City. Keep the one on your mail. Put the real city in your text instead.',
  seasons: [
    {
      text: 'In 2024 South Fulton Arts set its plays, music and two festivals in summer and fall, partly at the Southwest Arts Center. If you feed or park the guests, post your hours for show nights.',
      source: 'arts-2024',
    },
    {
      text: 'Wolf Creek Amphitheater has drawn tens of thousands over the years on its 42 acres. In 2022 the county was about to hand it to the city. Look up its dates each spring, and tell regulars which road to avoid.',
      source: 'wolf-creek',
    },
  ],
  licenses: [
    {
      text: 'Each firm must register with the city and hold a tax certificate. It ends on December 31 and must be renewed by March 31. After that 10 percent is added, and interest each month. Food trades also show a county food permit.',
      source: 'city-license',
    },
    {
      text: 'On Fulton Industrial, ask before you print. In 2021 the city wrote that a state act had moved the county land south of I-20 into it. Firms there were to swap their county license for one from the city by July 31 of that year.',
      source: 'city-license',
    },
  ],
  listings: [
    {
      name: 'South Fulton Chamber of Commerce',
      url: 'https://www.southfultonchamber.com/',
      for_whom: 'Members in the cities of the south end of the county; dues apply.',
    },
  ],
  first_steps: [
    'Write the one sentence that sets you apart from the wider south end. Use it on the profile, on the site and in the chamber entry.',
    'Check if your pin, your suite or building number and your mail name agree in the ten listings that people see first.',
    'List the areas your van really reaches in rush hour, and drop the rest from the profile.',
  ],
  sources: [
    {
      id: 'old-national',
      title: 'About us',
      publisher: 'Old National District, City of South Fulton',
      url: 'https://www.oldnationaldistrict.us/about',
      read_on: '2026-11-21',
    },
    {
      id: 'georgia-trend',
      title: 'South Fulton County: changing the narrative',
      publisher: 'Georgia Trend',
      url: 'https://www.georgiatrend.com/2021/11/29/s-fulton-county-changing-the-narrative/',
      read_on: '2026-11-21',
    },
    {
      id: 'chamber-districts',
      title: 'Community improvement districts',
      publisher: 'South Fulton Chamber of Commerce',
      url: 'https://www.southfultonchamber.com/community-improvement-districts',
      read_on: '2026-11-21',
    },
    {
      id: 'three-sites',
      title: 'South Fulton: project overview',
      publisher: 'City of South Fulton and Sycamore Consulting',
      url: 'https://engagesycamore.mysocialpinpoint.com/south-fulton',
      read_on: '2026-11-21',
    },
    {
      id: 'cliftondale',
      title: 'April 2019 minutes',
      publisher: 'Cliftondale Community Club',
      url: 'http://www.cliftondale.org/?p=1065',
      read_on: '2026-11-21',
    },
    {
      id: 'arts-2024',
      title: 'South Fulton Arts announces summer-fall partner events schedule',
      publisher: 'Georgia Entertainment',
      url: 'https://www.georgiaentertainment.com/2024/06/south-fulton-arts-announces-summer-fall-partner-events-schedule/',
      read_on: '2026-11-21',
    },
    {
      id: 'wolf-creek',
      title: 'Wolf Creek Amphitheater vote scheduled for May 4',
      publisher: 'The Georgia Sun',
      url: 'https://thegeorgiasun.com/2022/05/02/wolf-creek-amphitheater-vote-scheduled-for-may-4/',
      read_on: '2026-11-21',
    },
    {
      id: 'city-license',
      title: 'Business License',
      publisher: 'City of South Fulton',
      url: 'https://www.cityofsouthfultonga.gov/2897/Business-License',
      read_on: '2026-11-21',
    },
  ],
}
