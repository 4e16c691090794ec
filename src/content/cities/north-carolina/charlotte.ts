import type { City } from '#src/content/cities/city.ts'
import { publishedPopulation } from '#src/content/cities/population.ts'

export const charlotte: City = {
  slug: 'charlotte-nc',
  state: 'NC',
  county: 'Mecklenburg County',
  county_fips: '37119',
  lat: 35.2271,
  lng: -80.8431,
  ...publishedPopulation(874_579, '885K'),
  landmarks: ['Uptown', 'South End', 'NoDa', 'Plaza Midwood', 'Ballantyne'],
  intro:
    'Charlotte has an Uptown, not a downtown, and a ring of districts with strong names: South End, NoDa, Plaza Midwood, Ballantyne. Banks and new apartments bring people who choose fast. Mecklenburg County towns and the South Carolina line sit close, so service areas need honest borders.',
  faqs: [
    {
      question: 'How do I choose which parts of Charlotte to focus on in local search?',
      answer:
        'Follow your invoices. Mark where the last fifty paying customers live and you will see a shape, maybe NoDa and University City, maybe Ballantyne and Matthews. That is your map. We measure there, month after month, and write pages about those districts only. Say Uptown, as residents do. South End shops near a Blue Line stop should name the station, since some buyers arrive by train.',
    },
    {
      question: 'What citation errors do you see for Charlotte businesses?',
      answer:
        'Street names first. Queens Road and Providence Road bend in ways that surprise even locals, and other streets change names mid-route. Towns come next: Matthews, Mint Hill, Pineville and Huntersville are separate from Charlotte but can share ZIP codes with it. Fort Mill and Indian Land are in South Carolina. General contractors should use the exact name held by the state licensing board. We fix the source, then the copies.',
    },
    {
      question: 'How can a Charlotte business answer reviews without sounding like a bank?',
      answer:
        'Write as you speak. Our drafts use your words, mention the job, and skip phrases such as “we value your feedback”. You read them before they post. Each customer, from a Plaza Midwood regular to a one-time visitor, is sent the same link. Newcomers judge by the last month or two, so steady beats sudden. Staff can be proud of good ones but should not post any.',
    },
  ],
}
