import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const orlando: City = {
  slug: 'orlando-fl',
  state: 'FL',
  county: 'Orange County',
  county_fips: '12095',
  lat: 28.5384,
  lng: -81.3789,
  ...countedPopulation(307_573),
  landmarks: ['Thornton Park', 'College Park', 'Mills 50', 'Lake Nona', 'International Drive'],
  intro:
    'Orlando has two markets on one map. Visitors search around International Drive and the parks. Residents search in College Park, Lake Nona or Winter Park and want a dentist or a roofer, not a ticket. A business should decide which of the two it serves before it spends a dollar on search.',
  faqs: [
    {
      question: 'How does an Orlando business stand out when so many results are for tourists?',
      answer:
        'Say plainly whom you serve. A repair shop in College Park gains nothing from theme park words. Choose the main category that fits your trade, show photos of local work, and list hours that residents can use. Then write about your real area, be it Mills 50, Lake Nona or Waterford Lakes. If visitors are your trade, say how far you are from the convention center on International Drive.',
    },
    {
      question: 'Why does my Orlando address show the wrong city or county?',
      answer:
        'Many “Orlando” addresses lie outside the city, in plain Orange County. Lake Buena Vista and Bay Lake are their own small cities near Disney. Kissimmee is in Osceola County, and Winter Park and Maitland are separate again. Data sellers blend them, so one shop can appear under three names. We choose the correct one with you, repair the big sources first, and then work through the rest.',
    },
    {
      question: 'What is a fair way to collect reviews from both guests and locals in Orlando?',
      answer:
        'Ask both groups with the same words. A guest may fly home tomorrow, so a link by email or a QR code on the receipt works best, opened on their own phone. A local may need a day. Leave out contests and coupons, which Google does not allow. Reply to all of it, and to foreign guests in simple English. Never ask anyone to change a low score in return for a gift.',
    },
  ],
}
