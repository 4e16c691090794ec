import type { Article } from '#src/content/articles/article.ts'

export const podcastMarketingLocal: Article = {
  slug: 'podcast-marketing-local',
  title: 'Podcasts for a local shop: be a guest before a host',
  description:
    'Three ways a local shop can use podcasts, what each costs in hours, how to be a good guest, the rules on recording and music, and when not to start.',
  card_title: 'Be a guest before a host.',
  topic: 'word-of-mouth',
  level: 'advanced',
  lead: 'Most local shops should not start a podcast. Be a guest on one that people in your area already hear, and ask for a link. If you still want your own, make six episodes, no more, and decide after that.',
  published: '2026-11-21',
  updated: '2026-11-21',
  minutes: 9,
  changes: [
    {
      date: '2025-03-20',
      text: 'In Edison Research’s yearly survey, 51 percent of Americans aged 12 and over had watched a podcast. YouTube was the service used most often.',
      source: 'infinite-dial-2025',
    },
    {
      date: '2024-04-02',
      text: 'Google closed its own podcast app in the United States and sent listeners to YouTube Music. Guides that tell you to list your show on Google Podcasts are out of date.',
      source: 'google-podcasts',
    },
    {
      date: '2024-03',
      text: 'Apple’s app began to write out new episodes by itself, so that people can read and search them.',
      source: 'apple-transcripts',
    },
  ],
  sources: [
    {
      id: 'infinite-dial-2025',
      title: 'The Infinite Dial 2025',
      publisher: 'Edison Research, March 20, 2025',
      url: 'https://www.edisonresearch.com/the-infinite-dial-2025',
      read_on: '2026-11-21',
      supports:
        '55 percent of Americans aged 12 and over use podcasts monthly; 33 percent of weekly listeners mostly use YouTube.',
    },
    {
      id: 'buzzsprout-2020',
      title: 'How many downloads does the average podcast get in 7 days?',
      publisher: 'Buzzcast, by Buzzsprout, November 20, 2020',
      url: 'https://buzzcast.buzzsprout.com/231452/6459772-the-average-podcast-episode-gets-this-many-downloads-in-the-first-7-days-feat-tom-buck?play=true',
      read_on: '2026-11-21',
      supports:
        'Counted over all active shows of one host in October 2020: the middle episode had 28 downloads in seven days.',
    },
    {
      id: 'inactive-2024',
      title: 'Podfaded: how many podcasts have stopped publishing?',
      publisher: 'Podchaser Pulse, figures of May 31, 2024',
      url: 'https://podchaser.beehiiv.com/p/podchaser-pulse-d8df',
      read_on: '2026-11-21',
      supports: 'Of 417,357 business podcasts, 66,660 still publish, which is 16 percent.',
    },
    {
      id: 'three-episodes',
      title: 'A surprisingly small number of podcasts are still in production',
      publisher: 'Amplifi Media, figures of April 2021',
      url: 'https://amplifimedia.com/blogstein-1/lyspqop3ylro9a2t7y2de820uwkgwx',
      read_on: '2026-11-21',
      supports: 'Of two million shows at Apple, 44 percent had three episodes or fewer.',
    },
    {
      id: 'endorsement-guides',
      title: 'Guides concerning the use of endorsements and testimonials, 16 CFR 255',
      publisher: 'Federal Trade Commission, as of July 26, 2023, in a copy kept by cliclaw.com',
      url: 'https://cliclaw.com/library/us-federal-laws/advertising/guides-concerning-use-endorsements-and-testimonials-advertising',
      read_on: '2026-11-21',
      supports: 'Section 255.5: material connections between speaker and seller are to be disclosed.',
    },
    {
      id: 'apple-transcripts',
      title: 'Full transcripts arrive on Apple Podcasts',
      publisher: 'Six Colors, March 2024',
      url: 'https://sixcolors.com/post/2024/03/full-transcripts-arrive-on-apple-podcasts/',
      read_on: '2026-11-21',
      supports: 'Apple writes out new episodes soon after they appear, in English, Spanish, French and German.',
    },
    {
      id: 'florida-recording',
      title: 'Florida’s consent law for audio recording',
      publisher: 'Linked Audio, on Florida Statutes chapter 934',
      url: 'https://linkedaudio.com/?p=34313',
      read_on: '2026-11-21',
      supports: 'Florida: everybody in a conversation must agree to being recorded.',
    },
    {
      id: 'nc-recording',
      title: 'Recording conversations in North Carolina',
      publisher: 'Lawpedia USA',
      url: 'https://www.lawpediausa.com/recording-conversations-in-north-carolina-know-the-legal-requirements/',
      read_on: '2026-11-21',
      supports:
        'North Carolina: the consent of one person in the conversation is enough; saying so is the safer choice.',
    },
    {
      id: 'podcast-music',
      title: 'Music in podcasts: ASCAP, BMI, SESAC and SoundExchange licenses don’t cover it',
      publisher: 'Broadcast Law Blog, May 2017',
      url: 'https://www.broadcastlawblog.com/2017/05/articles/music-in-podcasts-reminder-that-ascap-bmi-sesac-and-soundexchange-licenses-dont-cover-music-use-in-podcasts/',
      read_on: '2026-11-21',
      supports:
        'The usual licenses for playing music do not cover podcasts; the owners of the song and recording must agree.',
    },
    {
      id: 'google-podcasts',
      title: 'Google Podcasts to shut down on April 2nd',
      publisher: 'RTTNews on Nasdaq',
      url: 'https://www.nasdaq.com/articles/google-podcasts-to-shut-down-on-april-2nd',
      read_on: '2026-11-21',
      supports: 'April 2, 2024 in the United States; listeners are moved to YouTube Music.',
    },
  ],
  related: ['local-link-building-strategies', 'video-marketing-local', 'local-event-marketing'],
}
