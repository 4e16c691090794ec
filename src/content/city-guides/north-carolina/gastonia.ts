import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const gastoniaGuide: CityGuide = {
  slug: 'gastonia-nc',
  search: [
    'Gastonia sits close enough to Charlotte to borrow its customers and far enough to lose its own. A phone on I-85 shows both cities at once. The winner at six in the evening is the shop that is plainly open and plainly on the right side of the river. So guard two facts above all: your closing hour and your exit.',
    'Mills shape the addresses. One mill is now a stack of lofts, and another stands beyond an outfield wall. Couriers and map apps treat such a block as one dot. Ask Google to move your pin to the entrance that people use, and write the floor and the letter of the hall.',
    'The county holds fifteen towns. Some have only a few streets, yet each has a name, a hall and a pride of its own. A plumber who says “Gaston County” loses to one who says “Lowell” in Lowell. List the towns you truly drive to, in the order you like to go.',
  ],
  trades: [
    {
      text: 'Making things is still the first trade. A magazine put it at almost 16,000 jobs, about one in five in the county. Plant workers call at breaks, so a text line or a form catches what a ringing phone would lose.',
      source: 'active-approach',
    },
    {
      text: 'Firms from abroad build here too. A Dutch maker of food colors announced a plant of 30 million dollars in Dallas in 2020. Welders, cleaners and caterers who want such work need a page in plain terms with insurance and safety papers.',
      source: 'growing-popularity',
    },
    {
      text: 'Downtown is busy enough that one owner, 36 years in business, says you cannot find a space to park. That was in a profile dated 2024. Tell people when to come, not only where.',
      source: 'close-up-2024',
    },
  ],
  areas: [
    {
      name: 'FUSE District',
      note: 'Sixteen acres between Franklin Boulevard, Hill Street, Highway 7 and Clay Street, around a stadium with over 5,000 seats. The short name means nothing to a visitor, so add “by the ballpark”.',
      source: 'fuse-background',
    },
    {
      name: 'Loray Mill',
      note: 'A mill from 1902, now loft homes; the FUSE land fills the gap from it to downtown. Residents walk, so give them minutes on foot.',
      source: 'new-look',
    },
    {
      name: 'Trenton Mill',
      note: 'Eighty-four apartments planned in a mill of 1897, just past the outfield. Deliveries should ask which entrance stays open during games.',
      source: 'new-look',
    },
    {
      name: 'East Garrison Boulevard',
      note: 'The Schiele Museum is at number 1500. School trips and planetarium shows bring families in the day; a lunch place near it can list “kids’ menu” as a feature.',
      source: 'gazette-2019',
    },
    {
      name: 'Dallas',
      note: 'A town of its own, ten minutes north of downtown on U.S. 321, with the county museum and a 100-acre park. If you serve it, give it a line with “North Carolina” beside it.',
      source: 'active-approach',
    },
  ],
  zip_note:
    'Only five codes say Gastonia, and they reach past the city limits. Belmont is 28012, Dallas 28034 and McAdenville 28101. A roof in any of those can be a fine job for you, but it is not a Gastonia address on a review reply or a project page.',
  seasons: [
    {
      text: 'McAdenville, a few miles off, turns into Christmas Town USA. In 2024 the lights shone from December 2 to 26, from 5:30 to 10 at night. The tourism office sells the whole county as Christmas County, so ask to be in its guide by fall.',
      source: 'christmas-county',
    },
    {
      text: 'The Gazette told readers in 2019 to bring patience for the traffic to those lights. If you do house calls on that side, book them before five in December.',
      source: 'gazette-2019',
    },
  ],
  licenses: [
    {
      text: 'Each January a business must list its equipment with the county tax office. After January 31 a 10 percent penalty is added. Use the name and address from that form as your master copy.',
      source: 'business-property',
    },
    {
      text: 'New use in an old space? The city asks for a Zoning Change of Use Permit, once called a Certificate of Compliance. Its questions page covers home occupations as well. Permits go through the city’s online portal.',
      source: 'planning-faq',
    },
  ],
  listings: [
    {
      name: 'Gaston Business Association',
      url: 'https://www.gastonbusiness.com/',
      for_whom: 'Members in the county; it took the place of the regional chamber in 2021.',
    },
    {
      name: 'GO Gaston',
      url: 'https://gogastonnc.org/',
      for_whom: 'Events, food and lodging.',
    },
  ],
  first_steps: [
    'Search for your firm beside the words “Gaston Regional Chamber”. That body merged in 2021, and links to it may be dead.',
    'Drag your pin to the right mill door, then ask a friend who has never been there to find it.',
    'Rank the county’s towns by last year’s paid jobs, and put the first six on your page in that order.',
  ],
  sources: [
    {
      id: 'active-approach',
      title: 'Community close-up: Gaston County’s active approach',
      publisher: 'Business North Carolina',
      url: 'https://businessnc.com/community-close-up-gaston-countys-active-approach/',
      read_on: '2026-11-21',
    },
    {
      id: 'growing-popularity',
      title: 'Community close up: Gaston County, growing popularity',
      publisher: 'Business North Carolina',
      url: 'https://businessnc.com/community-close-up-gaston-county-growing-popularity/',
      read_on: '2026-11-21',
    },
    {
      id: 'close-up-2024',
      title: 'Community close up: Gaston County',
      publisher: 'Business North Carolina',
      url: 'https://businessnc.com/community-close-up-gaston-county/',
      read_on: '2026-11-21',
    },
    {
      id: 'fuse-background',
      title: 'About FUSE',
      publisher: 'FUSE Gastonia',
      url: 'https://www.fusegastonianc.com/background',
      read_on: '2026-11-21',
    },
    {
      id: 'new-look',
      title: 'Gastonia gets a whole new look',
      publisher: 'Business North Carolina',
      url: 'https://businessnc.com/gastonia-gets-a-whole-new-look/',
      read_on: '2026-11-21',
    },
    {
      id: 'gazette-2019',
      title: 'Plenty to do this holiday season',
      publisher: 'The Gaston Gazette',
      url: 'https://www.gastongazette.com/lifestyle/20191213/plenty-to-do-this-holiday-season',
      read_on: '2026-11-21',
    },
    {
      id: 'christmas-county',
      title: 'Christmas County: A Holiday Extravaganza in Gaston County',
      publisher: 'GO Gaston',
      url: 'https://gogastonnc.org/post/christmas-county-a-holiday-extravaganza-in-gaston-county',
      read_on: '2026-11-21',
    },
    {
      id: 'business-property',
      title: 'Business Personal Property',
      publisher: 'Gaston County Tax Office',
      url: 'https://www.gastongov.com/652/Business-Personal-Property',
      read_on: '2026-11-21',
    },
    {
      id: 'planning-faq',
      title: 'Planning FAQs',
      publisher: 'City of Gastonia',
      url: 'https://gastonianc.gov/planning-faqs.html',
      read_on: '2026-11-21',
    },
  ],
}
