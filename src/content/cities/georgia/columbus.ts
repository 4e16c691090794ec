import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const columbus: City = {
  slug: 'columbus-ga',
  state: 'GA',
  county: 'Muscogee County',
  county_fips: '13215',
  lat: 32.461,
  lng: -84.9877,
  ...countedPopulation(206_922),
  landmarks: ['Uptown', 'MidTown', 'Wynnton', 'Green Island Hills', 'Bradley Park'],
  intro:
    'Columbus and Muscogee County share one government, and the Chattahoochee River is the state line. Phenix City, Alabama, is across a bridge and shares the same customers. Soldiers at Fort Benning arrive all year with no local contacts, which makes a correct map pin worth a lot.',
  faqs: [
    {
      question: 'How do I keep my Columbus, Georgia business from being confused with Columbus, Ohio?',
      answer:
        'Write “Columbus, Georgia” or “Columbus, GA” on every page title, photo caption and profile field that allows it. Ohio’s Columbus is far bigger, and careless feeds send your listing there. Local words do the rest: Uptown, Wynnton, Manchester Expressway, Fort Benning. With Muscogee County and the 706 area code on the same page, search engines have little room for doubt.',
    },
    {
      question: 'My Columbus company also serves Phenix City. How should listings show that?',
      answer:
        'Keep one real address in Columbus and add Phenix City as a service area. Alabama has its own contractor rules, so be sure that you are licensed there before you list it. Watch the clock as well. Alabama is on Central Time by law, while Phenix City mostly lives by Georgia time, so say “Eastern” next to your hours. We correct both states’ directories and note the ones that lag.',
    },
    {
      question: 'How can Columbus businesses earn trust with Fort Benning families?',
      answer:
        'Be steady in public. A family with orders to Fort Benning picks a vet, a mechanic and a landlord from a phone, often before the drive. Old posts may call it Fort Moore, the name it had for a time. We help you invite reviews from soldiers, civilians and longtime residents alike, and we draft replies to all. A fair answer to one complaint can say more than praise.',
    },
  ],
}
