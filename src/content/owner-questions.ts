type Reading = { path: string; name: string; about: string }

/** What an owner asks, what to do first without us, and which pages of this site say more. */
export type OwnerQuestion = {
  id: string
  question: string
  first: readonly string[]
  reading: readonly Reading[]
}

/** The education page, in the order in which owners ask. */
export const ownerQuestions: readonly OwnerQuestion[] = [
  {
    id: 'map',
    question: 'I am not on the map',
    first: [
      'Search your business name on a phone. If a profile is there and you do not control it, claim that one. Do not make a second.',
      'Write the name as it stands on your sign. Google does not allow slogans, services or towns added to it.',
      'Pick the fewest categories that say what you mainly do.',
      'You drive to your customers? Hide your address and name the areas you serve, up to 20. A mailbox or a virtual office does not count as an address.',
    ],
    reading: [
      {
        path: '/local-seo-optimization',
        name: 'Local SEO optimization',
        about: 'how profile, site and town work together',
      },
      { path: '/locations', name: 'Your city', about: 'forty city pages, each with a map and three answers' },
      { path: '/what-we-do', name: 'What we do', about: 'the four steps, from audit to report' },
    ],
  },
  {
    id: 'details',
    question: 'My details are wrong somewhere',
    first: [
      'Write down one truth: name, address, phone and hours, as they are today.',
      'Open your listing on Google, Apple Maps, Bing, Facebook and Yelp, and compare each line.',
      'Dots, dashes and parentheses in a phone number do no harm. A different number does.',
      'Before you correct a listing, note who holds its login. You will need it again.',
    ],
    reading: [
      {
        path: '/listings-management',
        name: 'Listings management',
        about: 'how a listing is corrected and checked again',
      },
      {
        path: '/education/nap-consistency-guide',
        name: 'One name, one address, one phone',
        about: 'the whole afternoon, step by step',
      },
      { path: '/help-center#how-long', name: 'Why old hours linger', about: 'the short answer' },
      { path: '/help-center#ownership', name: 'Who owns a listing', about: 'the short answer' },
    ],
  },
  {
    id: 'reviews',
    question: 'I do not know what to do about reviews',
    first: [
      'Ask every customer, in the same words. Google does not allow you to pick out the happy ones.',
      'Give nothing in return: no discount, no gift, no prize drawing.',
      'On Yelp, do not ask at all.',
      'Answer the bad ones first, in two calm sentences. The next customer is reading.',
    ],
    reading: [
      { path: '/reputation-management', name: 'Reputation management', about: 'how replies are drafted and approved' },
      { path: '/help-center#bad-review', name: 'Getting a bad review removed', about: 'the short answer' },
      { path: '/help-center#write-reviews', name: 'The federal rule on fake reviews', about: 'the short answer' },
    ],
  },
  {
    id: 'shops',
    question: 'I have several shops',
    first: [
      'Give each shop one profile of its own, with its own phone number if it has one.',
      'Give each shop a page on your site that says what is different there: hours, staff, parking, services.',
      'Keep one list that is right, and one person who may change it.',
    ],
    reading: [
      {
        path: '/multi-location',
        name: 'Multi-location',
        about: 'one true record per shop, and one email to change it',
      },
      { path: '/solutions', name: 'Pricing', about: 'what a plan costs for each location' },
    ],
  },
  {
    id: 'site',
    question: 'Is my website the problem?',
    first: [
      'Open your site on your phone, outdoors, off the Wi-Fi. Tap the phone number. Does the right phone ring?',
      'Read the title in the browser tab. Does it say what you do, and where?',
      'Look for your name, address and hours. Are they on the page as text, not only in a picture?',
    ],
    reading: [
      { path: '/ai-seo', name: 'The free SEO check', about: 'type your address, see what to fix first' },
      {
        path: '/local-seo-optimization',
        name: 'Local SEO optimization',
        about: 'what we fix first, and how it is measured',
      },
    ],
  },
  {
    id: 'money',
    question: 'What does help cost, and what if it fails?',
    first: [
      'Ask anyone who sells you SEO what they will do in month one, and how you will see it.',
      'Walk away from promised first places. Nobody can sell them.',
      'Make sure that you stay the owner of your profile and your logins.',
    ],
    reading: [
      { path: '/solutions', name: 'Pricing', about: 'three plans, by the month' },
      { path: '/terms#guarantee', name: 'The guarantee', about: 'every condition of it' },
      { path: '/get-started', name: 'Get started', about: 'three doors, one of them free' },
    ],
  },
]
