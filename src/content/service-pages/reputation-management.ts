import type { ServiceWords } from '#src/content/service-pages/service-words.ts'

/** Rules on reviews that bind an owner and an agency alike. Sources: Google Maps contribution policy, 16 CFR Part 465, Yelp's advice to businesses. */
export const reviewRules = [
  {
    rule: 'Ask everyone, or no one',
    whose: 'Google',
    text: 'You may ask for honest reviews. You may not ask only the happy customers, or talk the unhappy ones out of it. So there is no “How did we do?” question before the link.',
  },
  {
    rule: 'Nothing in return',
    whose: 'Google',
    text: 'No discount, gift or raffle for posting, changing or removing a review. Google can stop new reviews for a time, take down old ones and put a warning on your profile.',
  },
  {
    rule: 'No review without a customer',
    whose: 'Federal Trade Commission, 16 CFR Part 465',
    text: 'Since October 21, 2024, a federal rule bans fake reviews, paying for praise, and reviews by insiders that hide who they are. It covers agencies too. Each knowing violation can cost more than $50,000.',
  },
  {
    rule: 'Do not ask on Yelp',
    whose: 'Yelp',
    text: 'Yelp asks businesses not to request reviews at all, and may warn customers when they do. Our requests never point there. We still read and answer what people write.',
  },
] as const

export const reputationWords: ServiceWords = {
  steps: [
    {
      title: 'We watch',
      text: 'We read your new reviews every working day, on Google and the other sites where your trade is reviewed.',
    },
    {
      title: 'We draft',
      text: 'A person writes a reply that fits what was said. A draft is marked as a draft.',
    },
    {
      title: 'You decide',
      text: 'The drafts reach you by email. Say yes, change a word, or write your own. Without your OK nothing goes out.',
    },
    {
      title: 'We publish and learn',
      text: 'The reply goes up under your name. Once a month we tell you what people praise and what they keep complaining about.',
    },
  ],
  you_get: [
    'A draft reply to each review, good or bad',
    'A request you can send to all your customers, by email or on a printed card with a QR code',
    'Reviews that break a platform rule reported, with the answer',
    'A monthly page: what came in, what was answered, what repeats',
  ],
  we_need: [
    'Manager access to the profiles where you are reviewed',
    'Your yes or no on drafts, best within a day or two',
    'What really happened, when a complaint is about facts',
    'Your word that every customer gets the same request',
  ],
  we_do_not: [
    'Write reviews, buy them or ask your staff for them',
    'Get an honest bad review taken down; platforms remove only what breaks their rules',
    'Ask “Were you happy?” before showing the link',
    'Reply in your name without your OK',
  ],
  faqs: [
    {
      question: 'Can you remove a bad review?',
      answer:
        'Not if it is honest. If it breaks a rule, say spam, hate or a review of the wrong shop, we report it and tell you what the platform decided. A calm public answer often does more than a removal would.',
    },
    {
      question: 'May I offer a discount for a review?',
      answer:
        'No. Google does not allow anything in return for a review, and paying for praise breaks federal rules. A kind, equal request to everyone is allowed, and it is what we help you send.',
    },
    {
      question: 'May my staff or family review the shop?',
      answer:
        'No. A review by an owner or a manager who does not say so breaks the Federal Trade Commission rule, and asking staff or relatives for one can break it too. Leave it to customers.',
    },
    {
      question: 'I am too busy to approve replies. What then?',
      answer:
        'The drafts come together in one email, and “yes to all” is an answer. If you do not answer, we remind you and wait. A reply you have not seen does not go out.',
    },
  ],
}
