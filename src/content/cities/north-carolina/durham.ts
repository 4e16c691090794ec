import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const durham: City = {
  slug: 'durham-nc',
  state: 'NC',
  county: 'Durham County',
  county_fips: '37063',
  lat: 35.994,
  lng: -78.8986,
  ...countedPopulation(283_506),
  landmarks: ['Ninth Street', 'Brightleaf Square', 'Trinity Park', 'American Tobacco Campus', 'Southpoint'],
  intro:
    'Durham mixes a research university, a hospital system and old tobacco warehouses full of new firms. Research Triangle Park lies mostly inside Durham County. People are well informed and a bit skeptical, so thin pages and vague claims do poorly, while clear detail does well.',
  faqs: [
    {
      question: 'What content helps a Durham business in local search?',
      answer:
        'Facts that a careful reader can check. Say who does the work, what it costs to start, and where you have done it: Trinity Park, Hope Valley, Southpoint. Restaurants near Ninth Street or the ballpark need event hours. Biotech suppliers should explain loading and delivery to Research Triangle Park. A vague page will be skipped here. We help you cut claims you cannot back and keep what remains.',
    },
    {
      question: 'How do we avoid being listed in Durham, England or Durham, New Hampshire?',
      answer:
        'Add “NC” and the 919 phone on each entry, and set the country field rather than leave it blank. The English city, an Ontario region and New Hampshire’s university town all share the name. Closer by, Research Triangle Park has its own mail name, and part of Chapel Hill is in Durham County. We check global directories as well as local ones, since that is where these errors start.',
    },
    {
      question: 'Can Durham health and research businesses ask for reviews at all?',
      answer:
        'They can, with limits. A clinic may invite all patients in the same words, through a channel they agreed to. It may not answer in a way that confirms care. Study sites should ask their review board first. We draft replies within those limits. Bars, builders and salons have it easier: one link, sent to everyone, no reward. Bull City readers respect an owner who owns up to a mistake.',
    },
  ],
}
