import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const spartanburg: City = {
  slug: 'spartanburg-sc',
  state: 'SC',
  county: 'Spartanburg County',
  county_fips: '45083',
  lat: 34.9496,
  lng: -81.932,
  ...countedPopulation(38_732),
  landmarks: ['Morgan Square', 'Drayton Mills', 'Converse Heights', 'Hampton Heights', 'Reidville Road'],
  intro:
    'Spartanburg calls itself Hub City, and roads still meet here: I-85 and I-26, with Greenville to the west and Asheville up the mountain. Plants around Greer and Duncan work in shifts. The county is far larger than the city, so service areas matter more than the city limit.',
  faqs: [
    {
      question: 'What does good local SEO look like for a Spartanburg company?',
      answer:
        'It covers the county and tells the truth about distance. Boiling Springs, Inman, Duncan and Lyman all look to Spartanburg for trades, so list them if you go there. Mention Reidville Road, Asheville Highway or Morgan Square for people already in town. Shift workers search at odd hours, so early and late opening times belong on the profile. We test results from both interstates as well as downtown.',
    },
    {
      question: 'Which place names confuse listings in Spartanburg County?',
      answer:
        'Boiling Springs tops the list, as a town of that name lies just over the border in North Carolina. Greer is split with Greenville County. Some feeds merge the whole Upstate into Greenville-Spartanburg because of the shared airport. Others print “Spartanburgh”. We correct each by hand and keep proof with a date. Builders should hold the same legal name at LLR and in every directory.',
    },
    {
      question: 'How should Spartanburg businesses respond to a harsh review?',
      answer:
        'Once, politely, and with a way to continue in private. Readers at Wofford, in Converse Heights or at a plant gate judge the reply more than the rant. Do not argue over facts in public. If the post breaks the site’s own rules, we show you how to report it; if it is fair, we leave it. And keep on asking all customers, so a single bad day sits among true stories.',
    },
  ],
}
