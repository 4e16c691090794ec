import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const gastonia: City = {
  slug: 'gastonia-nc',
  state: 'NC',
  county: 'Gaston County',
  county_fips: '37071',
  lat: 35.2621,
  lng: -81.1873,
  ...countedPopulation(80_411),
  landmarks: ['FUSE District', 'Loray Mill', 'Franklin Boulevard', 'Downtown Gastonia'],
  intro:
    'Gastonia is the seat of Gaston County, west of Charlotte on I-85. Old mills have turned into homes and the FUSE District brought baseball downtown. Many residents commute east, so a local firm wins when it is easy to find on the way home and plainly based here.',
  faqs: [
    {
      question: 'How can a Gastonia company keep customers from calling Charlotte instead?',
      answer:
        'Make the short drive obvious. Put Franklin Boulevard, the I-85 exit and the minutes from Belmont, Mount Holly or Cramerton near the top. Commuters look things up in the evening, so late hours and online booking beat a slogan. Show work in mill houses and new subdivisions both. We compare your results in Gastonia with those at the river, where Charlotte firms begin to take over.',
    },
    {
      question: 'What place names cause listing errors around Gastonia?',
      answer:
        'Dallas, for one. Gaston County has a town called Dallas, and software loves to send it to Texas. There are also towns named Gaston in both Carolinas that have nothing to do with you. Kings Mountain lies partly in Cleveland County, and Clover is across the line in South Carolina. We fix the state and ZIP code, then test each link on a map by opening it.',
    },
    {
      question: 'How do you help Gastonia trades get reviews in a fair way?',
      answer:
        'We write one short request and your crew uses it at each job, from a Loray Mill loft to a farmhouse near Crowders Mountain. Nobody is asked first if they were pleased. Older customers may like paper, so a printed card with a code helps. Responses to every review wait for your yes. If none came for a month, we tell you and look at how the asking is done.',
    },
  ],
}
