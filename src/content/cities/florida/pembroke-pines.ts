import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const pembrokePines: City = {
  slug: 'pembroke-pines-fl',
  state: 'FL',
  county: 'Broward County',
  county_fips: '12011',
  lat: 26.0078,
  lng: -80.2963,
  ...countedPopulation(171_178),
  landmarks: ['Pines Boulevard', 'Chapel Trail', 'Silver Lakes', 'Century Village'],
  intro:
    'Pembroke Pines is long and narrow. It is strung along Pines Boulevard from Hollywood’s edge to the Everglades. Families here shop by exit and by plaza. Miramar, Cooper City and Weston are minutes away, so people compare across city lines without noticing, and the nearest well-kept profile often gets the call.',
  faqs: [
    {
      question: 'How does a Pembroke Pines shop compete with Miramar and Weston next door?',
      answer:
        'Own your stretch of Pines Boulevard. Say which plaza you are in, which cross street is nearest and where to park. Name the communities that use you, such as Silver Lakes or Chapel Trail. Many homes speak Spanish, so list the languages your staff really speaks. We then check how you show from Miramar, Cooper City and Weston, and tell you plainly where the drive is too long to win.',
    },
    {
      question: 'Why is my Pembroke Pines business listed in Hollywood, Florida?',
      answer:
        'Post offices and cities do not share borders here. Parts of Pembroke Pines have long accepted “Hollywood” as the mail name, so older databases kept it. Both get letters delivered, but a split name splits your listing in two. We set “Pembroke Pines” wherever the site allows it, ask for doubles to be merged, and leave a note for each one that refuses. Phone numbers left from an older office get tested as well.',
    },
    {
      question: 'Can reviews help a medical or dental office in Pembroke Pines?',
      answer:
        'They can, if handled with care. Families near Memorial Hospital West read several before they book. One neutral invitation goes to every patient who agreed to hear from you, and nobody sorts by mood. Replies must not confirm that anyone is a patient, so we keep ours general and short and you approve each. Older residents of Century Village may prefer a printed card with a code over an email.',
    },
  ],
}
