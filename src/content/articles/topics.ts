/** What the articles are about, in the order in which an owner needs it. */
export const topics = [
  { id: 'basics', title: 'The basics', about: 'What local search is, and where a week of your time does the most.' },
  { id: 'listings', title: 'Profile and listings', about: 'Your Google profile and your details everywhere else.' },
  { id: 'website', title: 'Your website', about: 'The pages, words and code that local search reads.' },
  { id: 'reviews', title: 'Reviews', about: 'Asking fairly, answering well, staying inside the rules.' },
  { id: 'word-of-mouth', title: 'Getting the word out', about: 'Posts, mail, video, events and the links they earn.' },
  { id: 'measuring', title: 'Measuring', about: 'What to count, how often, and what to do about it.' },
] as const

export type TopicId = (typeof topics)[number]['id']
