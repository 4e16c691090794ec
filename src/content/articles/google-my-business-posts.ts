import type { Article } from '#src/content/articles/article.ts'

export const googleMyBusinessPosts: Article = {
  slug: 'google-my-business-posts',
  title: 'Google posts: what to post, and what posts cannot do',
  description:
    'What posts on your Google profile do and what they do not, how long each kind stays, why Google refuses some, and a plan for twelve weeks.',
  card_title: 'Fifteen minutes, one post.',
  topic: 'word-of-mouth',
  level: 'starting',
  lead: 'A post will not move you up on the map. It gives a person who already looks at your profile a reason to come this week. One useful post a week or two, with your own photo and one button, is plenty.',
  published: '2026-11-21',
  updated: '2026-11-21',
  minutes: 7,
  changes: [
    {
      date: '2025-10',
      text: 'Restaurants and bars with more than one location can use “What’s Happening,” a place at the top of the profile for tonight’s music or today’s special. Single ones in the United States have had it since May 2025.',
      source: 'whats-happening',
    },
    {
      date: '2021-11',
      text: 'Google My Business became Google Business Profile, and the app for it closed in 2022. You now post from Google Search or Maps while you are signed in. Many people still say the old name, and so does the address of this page.',
      source: 'renamed',
    },
    {
      date: '2021-01-19',
      text: 'Posts ceased to vanish after seven days. Guides that tell you to post every week “before the last one expires” were written before that.',
      source: 'seven-days',
    },
  ],
  sources: [
    {
      id: 'no-effect',
      title: 'Do Google posts impact ranking?',
      publisher: 'Sterling Sky',
      url: 'https://www.sterlingsky.ca/do-google-posts-impact-ranking/',
      read_on: '2026-11-21',
      supports: 'Nine weeks, one post a week on three profiles, 441 searches tracked for each: no measurable effect.',
    },
    {
      id: 'small-effect',
      title: 'Do Google Posts impact ranking? A case study',
      publisher: 'Search Engine Land, on posts of August to October 2017',
      url: 'https://searchengineland.com/google-posts-impact-ranking-case-study-285668',
      read_on: '2026-11-21',
      supports: 'Two profiles that posted twice a week moved up by one to five places, with no control group.',
    },
    {
      id: 'in-the-pack',
      title: 'Why is content from Google Posts appearing in local pack listings?',
      publisher: 'BrightLocal',
      url: 'https://www.brightlocal.com/blog/google-posts-content-in-local-pack-local-finder/',
      read_on: '2026-11-21',
      supports: 'Words of a post can show under a business in the map results when they match the search.',
    },
    {
      id: 'playbook',
      title: 'Google Business Profile posts: the operational playbook',
      publisher: 'Reinstatement Ninja, on Google’s documentation',
      url: 'https://www.reinstatementninja.com/google-business-profile-posts-strategy',
      read_on: '2026-11-21',
      supports:
        'Three kinds: update, offer, event; older than six months archived unless dated; posts can be scheduled and repeated.',
    },
    {
      id: 'first-line',
      title: 'Google Posts: the social channel you’re not scheduling yet',
      publisher: 'Feedsta, May 2026',
      url: 'https://feedsta.ai/blog/google-posts-social-channel-scheduling/',
      read_on: '2026-11-21',
      supports: 'Up to 1,500 characters; the preview is cut after about 80 to 100.',
    },
    {
      id: 'description-rules',
      title: 'Understanding Google Business Profile posts: what’s actually allowed',
      publisher: 'OmniMetrics, March 2026',
      url: 'https://omnimetrics.ca/Best-Practices-For-Creating-Google-Business-Profile-Posts.php',
      read_on: '2026-11-21',
      supports:
        'Prices and sales are not allowed in the description of a profile but in posts; Google does not say why a post was rejected.',
    },
    {
      id: 'google-help',
      title: 'Create a post and check its status',
      publisher: 'Google Business Profile help, read in its Latvian version',
      url: 'https://support.google.com/business/answer/7342169?co=GENIE.Platform%3DDesktop&hl=lv&ref_topic=11498410',
      read_on: '2026-11-21',
      supports:
        'A phone number in the text may get a post rejected; no misspellings or gimmicky letters; no regulated products such as alcohol or weapons.',
    },
    {
      id: 'post-policy',
      title: 'Business Profile posts content policy',
      publisher: 'Google, as of December 2021, in a copy at Trust & Safety Institute',
      url: 'https://www.trustsafetyinstitute.com/policies/google/eea2b17c-13b5-4bec-bea7-af31137cbcd1',
      read_on: '2026-11-21',
      supports: 'Posts must be about the business; no politics, no rants, no blurred or distracting pictures.',
    },
    {
      id: 'former-price',
      title: 'FTC guides against deceptive pricing (16 CFR Part 233)',
      publisher: 'Federal Trade Commission, full text at LawPublish',
      url: 'http://lawpublish.com/ftc-decprice.html',
      read_on: '2026-11-21',
      supports:
        'A former price must have been asked openly and for a good while; a “limited” offer must really be limited.',
    },
    {
      id: 'free',
      title: 'Guide concerning use of the word “free” (16 CFR Part 251)',
      publisher: 'Federal Trade Commission, quoted in a paper at 9lib',
      url: 'https://9lib.co/article/BacktoTop%E5%85%AC%E5%B9%B3%E4%BA%A4%E6%98%93%E6%B3%95%E5%B0%8D%E6%96%BC%E4%BA%8B%E6%A5%AD%E8%B4%88%E5%93%81%E8%B4%88%E7%8D%8E%E4%BF%83%E9%8A%B7%E8%A1%8C%E7%82%BA%E8%A6%8F%E7%AF%84%E4%B9%8B%E7%A0%94%E6%94%BF%E5%A4%A7%E5%AD%B8%E8%A1%93%E9%9B%86%E6%88%90.lq59vrrz',
      read_on: '2026-11-21',
      supports:
        '“Free” with a purchase rests on the regular price of what must be bought; “buy one, get one” falls under it.',
    },
    {
      id: 'whats-happening',
      title: 'Google’s “What’s Happening” feature puts restaurant events front and center',
      publisher: 'DGM News',
      url: 'https://dgmnews.com/posts/googles-whats-happening-feature-puts-restaurant-events-front-and-center',
      read_on: '2026-11-21',
      supports:
        'May 2025 for single restaurants and bars in five countries, October 2025 for those with several locations.',
    },
    {
      id: 'google-calls',
      title: 'About automated calls and texts from Google to confirm business info',
      publisher: 'Google, in a stored copy of its help pages',
      url: 'https://support.google.com/business/answer/7690269',
      read_on: '2026-11-21',
      supports: 'Google may post an update from what you say in such a call; it sends an email, and you can opt out.',
    },
    {
      id: 'renamed',
      title: 'Google Business Profile (formerly Google My Business)',
      publisher: 'Polimake',
      url: 'https://polimake.com/en-us/kb/que-es-google-my-business',
      read_on: '2026-11-21',
      supports: 'Renamed in November 2021; the app was discontinued in 2022; managed from Search and Maps.',
    },
    {
      id: 'seven-days',
      title: 'Google Posts no longer expire after seven days',
      publisher: 'BrightLocal',
      url: 'https://brightlocal.com/?p=80617',
      read_on: '2026-11-21',
      supports: 'Since January 19, 2021 posts older than seven days stay visible on the profile.',
    },
  ],
  related: ['google-business-profile-optimization', 'social-media-marketing-local-businesses', 'local-event-marketing'],
}
