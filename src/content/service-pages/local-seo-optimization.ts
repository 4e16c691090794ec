import type { ServiceWords } from '#src/content/service-pages/service-words.ts'

/** The three layers of local search that can be worked on. */
export const localSeoLayers = [
  {
    title: 'Your profile',
    text: 'The card on Google Maps. It is the first thing most neighbors see, and often the last before they call.',
    work: [
      'The name as it stands on your sign, nothing added',
      'The few categories that fit your core business',
      'Hours that hold on holidays too',
      'Services, photos and posts that say what you do',
    ],
  },
  {
    title: 'Your site',
    text: 'It has to say what you do and where, to people and to machines, and open fast on a phone.',
    work: [
      'One page for each service you want to sell',
      'Titles that name the service and the town',
      'The same name, address and phone as your profile',
      'Structured data, so that machines read your hours right',
    ],
  },
  {
    title: 'Local signals',
    text: 'What others say about you: directories, reviews, the chamber, the team you sponsor.',
    work: [
      'Directories that agree with each other',
      'Reviews that come in steadily, each with an answer',
      'Links from groups you truly belong to',
      'No bought links, which do more harm than good',
    ],
  },
] as const

export const localSeoWords: ServiceWords = {
  steps: [
    {
      title: 'Measure the start',
      text: 'You agree to a handful of search phrases. We search for them from a grid of points around your shop and write down where you show up.',
    },
    {
      title: 'Put the profile right',
      text: 'We correct name, categories, hours and services one step at a time. Many big edits at once can get a profile suspended.',
    },
    {
      title: 'Put the site right',
      text: 'We check every page that should bring customers and list what to change. With DOMINATOR we make the changes on WordPress, or write detailed instructions.',
    },
    {
      title: 'Line up the signals',
      text: 'We build the listings that count for your trade and point out the local links you could have by asking.',
    },
    {
      title: 'Measure again',
      text: 'Same phrases, same points, several samples. You get the report each month, with the noise marked as noise.',
    },
  ],
  you_get: [
    'A profile that is complete, correct and still yours',
    'A list of what to change on your site, most useful first',
    'A ranking report each month, from the same points each time',
    'A record of every change, with its date',
  ],
  we_need: [
    'Manager access to your Google Business Profile; you stay the owner',
    'Access to your site, or the name of the person who looks after it',
    'Ten minutes to agree on the search phrases that bring you work',
    'Real photos: your door, your people, your work',
  ],
  we_do_not: [
    'Promise you a rank. Nobody can, and Google does not allow agencies to claim it',
    'Put search words into your business name',
    'Invent an office in a town where you have none',
    'Move you closer: a searcher across the county may still see someone nearer first',
  ],
  faqs: [
    {
      question: 'Can you get me to number one on Google?',
      answer:
        'We can improve your odds, not promise a place. Results differ from street to street and from one search to the next. So we measure from many points and show you the range instead of one proud number.',
    },
    {
      question: 'How long does local SEO take?',
      answer:
        'Profile corrections often show within days. Listings take weeks. Pages, reviews and links build up over months. We compare day 90 with day 1 and show you both.',
    },
    {
      question: 'Is Google My Business the same as Google Business Profile?',
      answer:
        'Yes. Google renamed it in 2021. Our plans use the old name because many owners still search for it. The work is on the profile as it is today.',
    },
    {
      question: 'I visit customers and have no shop. Does this work for me?',
      answer:
        'Yes. Google lets a service-area business hide its address and name the places it serves, up to 20. You keep one profile for your real base. PO boxes and virtual offices are not allowed, and we do not use them.',
    },
  ],
}
