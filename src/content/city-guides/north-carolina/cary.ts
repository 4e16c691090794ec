import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const caryGuide: CityGuide = {
  slug: 'cary-nc',
  search: [
    'Buyers in Cary do homework. They open five tabs, sort by review, and read the low ones first. What wins is not a slogan but a missing doubt: the price of a first lesson, the name of the person who comes, how to cancel. Put those three on the page that Google shows, not two clicks behind it.',
    'Corners matter more than streets here. Plazas sit where two big roads meet, and one is known to all by its clock tower. So the two road names that meet at your plaza belong in your first line. “High House and Cary Parkway” is a place; a five-digit house number is not.',
    'One more thing sets this map apart. Many homes hold a business: a tutor, a music teacher, a bookkeeper. The town has rules for each kind, and Google has its own. When the two agree on what you are, your profile stands. When they do not, it can be suspended in a busy month.',
  ],
  trades: [
    {
      text: 'SAS had more than 5,572 staff in the region in 2017 and gives them a doctor, a school and a day care on campus. A clinic outside must offer what that one cannot, such as evenings or a specialty. Say so in the first line.',
      source: 'relocation-2017',
    },
    {
      text: 'MetLife was adding nearly 1,100 jobs on a new campus around 2015, and over 700 firms had registered in town the year before. New staff look for movers, dentists and dance schools all in one weekend.',
      source: 'growing-pains',
    },
    {
      text: 'More than half the residents were born in another state, by an older note of the county’s economic office. They cannot ask a cousin. Spell out what locals take for granted, down to which school bus passes.',
      source: 'still-booming',
    },
  ],
  areas: [
    {
      name: 'Downtown, by Academy Street',
      note: 'A new deck on Cedar Street added about 300 free spaces near the park. “Free deck” is the phrase to add to your directions.',
      source: 'cedar-deck',
    },
    {
      name: 'Eastern Cary Gateway',
      note: 'The planners’ name for the east side, one of five areas with a plan of its own. Residents may not say it, so pair it with the nearest exit.',
      source: 'community-plan',
    },
    {
      name: 'Historic Carpenter and Green Level',
      note: 'Two more of the five. If you use one of these names, add the plaza and the road, since a newcomer may know only those.',
      source: 'community-plan',
    },
    {
      name: 'The Chatham County edge',
      note: 'The town and Chatham County plan this strip together. Contractors should ask which office inspects before they quote.',
      source: 'community-plan',
    },
    {
      name: 'Preston Corners',
      note: 'All four corners of High House Road and Cary Parkway, known by the brick clock tower. Say which corner.',
      source: 'preston-corners',
    },
  ],
  zip_note:
    'Five codes carry the name Cary. Morrisville is 27560 and Apex 27502, next door on the map and in many forms. If your plaza sits near that edge, let the deed decide, then write the same town on all sites.',
  seasons: [
    {
      text: 'The Chinese Lantern Festival at Koka Booth Amphitheatre draws more than 125,000 guests in a season, the town says. In 2021 it ran from November 19 to January 9, open from six to ten at night. Dinner at five and dessert at ten are the gaps to fill.',
      source: 'lantern-2021',
    },
    {
      text: 'Lazy Daze brings over 300 artists on a late August weekend; 2019 was its 43rd year. Parents decide on fall classes in those same days, so have the sign-up form live before it.',
      source: 'lazy-daze-2019',
    },
    {
      text: 'July 4 in 2016 put 12,000 people inside the amphitheatre and 15,000 more around it. Anyone who cools, feeds or parks people nearby should plan a special day.',
      source: 'town-report-2016',
    },
  ],
  licenses: [
    {
      text: 'The town stopped the privilege license in 2015, when the state took that power away. Sellers of beer or wine still apply for a permit.',
      source: 'town-privilege',
    },
    {
      text: 'Any new tenant needs a commercial building permit, even with no change to the space. Ask for a zoning letter before you sign; it may take two weeks. Move your map pin only when the permit is yours.',
      source: 'town-start',
    },
    {
      text: 'At home there are two types. Type I, with no clients and no deliveries, needs no permit. Type II does, and may have one outside helper. A teacher who sees pupils at home is Type II and should show hours by appointment.',
      source: 'town-home',
    },
  ],
  listings: [
    {
      name: 'Cary Chamber of Commerce',
      url: 'https://www.carychamber.com/',
      for_whom: 'Members in town; the town and the chamber share a guide to starting a business.',
    },
  ],
  first_steps: [
    'Stand at your crossing and photograph the plaza sign with both road names in view. Use it as your cover.',
    'Decide if you are Type I, Type II or a shop. Set the address on your profile to shown or hidden to fit.',
    'Read your three lowest reviews as a stranger would, and answer on your site the doubt that each one raises.',
  ],
  sources: [
    {
      id: 'relocation-2017',
      title: 'Cary, in The Original Relocation Guide, Triangle NC, 2017',
      publisher: 'Relocation Guide',
      url: 'http://emagazine.relocationguide.biz/i/875114-vol17-iss2-2017/43',
      read_on: '2026-11-21',
    },
    {
      id: 'growing-pains',
      title: 'Growing Pains',
      publisher: 'CoChapel',
      url: 'http://www.cochapel.com/project4/growing-pains/',
      read_on: '2026-11-21',
    },
    {
      id: 'still-booming',
      title: 'Cary Still Booming',
      publisher: 'Wake County Economic Development',
      url: 'https://raleigh-wake.org/blog/cary-still-booming',
      read_on: '2026-11-21',
    },
    {
      id: 'cedar-deck',
      title: 'New infrastructure delivered in Cary',
      publisher: 'Oak Street Commercial Real Estate',
      url: 'https://www.oakstreetcre.com/new-infrastructure-delivered-in-cary-and-it-directly-impacts-downtown-activity/',
      read_on: '2026-11-21',
    },
    {
      id: 'community-plan',
      title: 'Cary Community Plan, chapter 6: special planning areas',
      publisher: 'Town of Cary',
      url: 'https://townofcary.uberflip.com/i/774873-cary-community-plan-1-18-2017-part-2/35',
      read_on: '2026-11-21',
    },
    {
      id: 'preston-corners',
      title: 'Preston Corners',
      publisher: 'Preston Development Company',
      url: 'https://prestondev.com/preston-corners',
      read_on: '2026-11-21',
    },
    {
      id: 'lantern-2021',
      title: 'Chinese Lantern Festival in Cary sets attendance records over first 2 weeks',
      publisher: 'CBS 17',
      url: 'https://www.cbs17.com/news/local-news/wake-county-news/chinese-lantern-festival-in-cary-sets-attendance-records-over-first-2-weeks/',
      read_on: '2026-11-21',
    },
    {
      id: 'lazy-daze-2019',
      title: 'Festivals and fairs of the fall',
      publisher: 'The News & Observer',
      url: 'https://www.newsobserver.com/entertainment/article233483062.html',
      read_on: '2026-11-21',
    },
    {
      id: 'town-report-2016',
      title: 'Third quarter 2016 report to council',
      publisher: 'Town of Cary',
      url: 'https://townofcary.uberflip.com/i/745305-3q-2016-report-to-council/9',
      read_on: '2026-11-21',
    },
    {
      id: 'town-privilege',
      title: 'Privilege Licenses',
      publisher: 'Town of Cary',
      url: 'http://www.townofcary.org/Departments/Finance/Business_Opportunities/Privilege_Licenses.htm',
      read_on: '2026-11-21',
    },
    {
      id: 'town-start',
      title: 'Starting a Business',
      publisher: 'Town of Cary',
      url: 'https://www.townofcary.org/business-development/starting-a-business',
      read_on: '2026-11-21',
    },
    {
      id: 'town-home',
      title: 'Citizen Guide to Home Occupations Permits',
      publisher: 'Town of Cary',
      url: 'https://carync.gov/connect-engage/town-departments-offices/planning-and-development-services/faq/home-occupation',
      read_on: '2026-11-21',
    },
  ],
}
