import type { Article } from '#src/content/articles/article.ts'

export const socialMediaMarketingLocalBusinesses: Article = {
  slug: 'social-media-marketing-local-businesses',
  title: 'Social media for a local shop: one place, kept alive',
  description:
    'How to choose the one social site worth your time, what to post from a normal working day, the rules on music and followers, and when to stop.',
  card_title: 'One place, kept alive.',
  topic: 'word-of-mouth',
  level: 'starting',
  lead: 'Choose one site, the one where your customers are, and keep it alive with two honest posts a week. Answer each message the same day. Answering brings in more work than posting does, and it is the part most often left undone.',
  published: '2026-11-21',
  updated: '2026-11-21',
  minutes: 9,
  changes: [
    {
      date: '2026-01-22',
      text: 'The day named for TikTok’s American business to pass to a new company, with Oracle among its owners. The app stays; what it shows to whom is to be trained anew on American users.',
      source: 'tiktok-deal',
    },
    {
      date: '2025-07-10',
      text: 'Public posts from professional Instagram accounts may be shown by Google and other search engines. An owner can switch it off.',
      source: 'instagram-search',
    },
    {
      date: '2024-10-21',
      text: 'The federal rule on fake reviews came into force. It also forbids buying fake followers, views and likes.',
      source: 'rule-in-force',
    },
  ],
  sources: [
    {
      id: 'pew-2025',
      title: 'It’s a social dilemma',
      publisher: 'MediaPost, on a survey by Pew Research Center',
      url: 'https://www.mediapost.com/publications/article/410929/its-a-social-dilemma.html',
      read_on: '2026-11-21',
      supports:
        'Survey of February 5 to June 18, 2025; YouTube and Facebook are used by a majority in every age group.',
    },
    {
      id: 'pew-areas',
      title: 'Media facts page on social media',
      publisher: 'Radio Advertising Bureau, quoting Pew Research Center’s “Americans’ Social Media Use 2025”',
      url: 'https://www.rab.com/whyradio/mfprofile.cfm?catId=96&section=pr',
      read_on: '2026-11-21',
      supports:
        'Facebook 71 percent in city, suburb and country; Instagram 55, 54 and 37 percent; X 21 percent of all.',
    },
    {
      id: 'instagram-search',
      title: 'Instagram automatically creates SEO-optimized headlines for Google Search',
      publisher: 'The Sudden Now, on a report by 404 Media',
      url: 'https://thesuddennow.com/instagram-automatically-creates-seo-optimized-headlines-for-google-search-outcomes',
      read_on: '2026-11-21',
      supports:
        'Posts of professional accounts in Google from July 10; titles written by AI, sometimes wrong; one can opt out.',
    },
    {
      id: 'messages-2015',
      title: '7 in 8 messages to brands ignored on social media',
      publisher: 'Sprout Social, press release of July 30, 2015',
      url: 'https://prnewswire.com/news-releases/7-in-8-messages-to-brands-ignored-on-social-media-300120965.html',
      read_on: '2026-11-21',
      supports: 'In 2015 seven of eight messages to businesses went without an answer within 72 hours.',
    },
    {
      id: 'nextdoor-posts',
      title: 'Nextdoor rolls out free Business Posts',
      publisher: 'Thrive, on Nextdoor’s announcement of 2020',
      url: 'https://thrivesearch.com/nextdoor-rolls-out-free-business-posts-best-practices-advice/',
      read_on: '2026-11-21',
      supports: 'In 2020: two free posts a month for a claimed page, shown to neighbors within two miles.',
    },
    {
      id: 'music-terms',
      title: 'Are you using a “personal” account for your business on social media?',
      publisher: 'King Patent Law',
      url: 'https://kingpatentlaw.com/?p=4877',
      read_on: '2026-11-21',
      supports:
        'Songs offered to personal accounts may not be used to promote a business; both Meta and TikTok say so.',
    },
    {
      id: 'music-ads',
      title: 'Music rights on Facebook and Instagram video: a guide for brands',
      publisher: 'Trakr',
      url: 'https://trakr.music/blog/facebook-instagram-video-music-rights-brands',
      read_on: '2026-11-21',
      supports: 'Music cleared for a normal post is not always cleared when the post is paid for as an ad.',
    },
    {
      id: 'fake-indicators',
      title: 'What the FTC’s final rule means for fake indicators of social media influence',
      publisher: 'BCLP, on 16 CFR 465.8',
      url: 'https://bclplaw.com/en-US/events-insights-news/what-the-ftcs-final-rule-means-for-fake-indicators-of-social-media-influence-and-fake-review-websites.html',
      read_on: '2026-11-21',
      supports: 'No selling or buying of fake followers, views, likes or comments that overstate a business.',
    },
    {
      id: 'ftc-endorsements',
      title: 'The FTC’s Endorsement Guides: what people are asking',
      publisher: 'Federal Trade Commission',
      url: 'https://www.ftc.gov/DOCUMENTS/BUS71-FTCS-REVISED-ENDORSEMENT-GUIDESWHAT-PEOPLE-ARE-ASKING',
      read_on: '2026-11-21',
      supports: 'A tie that people would not expect, such as family, work or pay, must be said clearly.',
    },
    {
      id: 'tiktok-deal',
      title: 'TikTok signs deal to meet divestiture law',
      publisher: 'TechInformed',
      url: 'https://techinformed.com/tiktok-signs-deal-to-meet-divestiture-law',
      read_on: '2026-11-21',
      supports: 'Joint venture with Oracle, Silver Lake and MGX, expected to close January 22, 2026.',
    },
    {
      id: 'rule-in-force',
      title: 'The Consumer Reviews and Testimonials Rule: questions and answers',
      publisher: 'Federal Trade Commission',
      url: 'https://ftc.gov/business-guidance/resources/consumer-reviews-testimonials-rule-questions-answers',
      read_on: '2026-11-21',
      supports: 'The rule is in force since October 21, 2024.',
    },
  ],
  related: ['video-marketing-local', 'google-my-business-posts', 'email-marketing-local'],
}
