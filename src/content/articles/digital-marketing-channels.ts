import type { Article } from '#src/content/articles/article.ts'

export const digitalMarketingChannels: Article = {
  slug: 'digital-marketing-channels',
  title: 'Marketing channels: which three to do well',
  description:
    'Search, ads, social, mail, signs: how to compare them by what one customer costs you, in money and hours, and choose the three worth doing.',
  card_title: 'Three channels done well, not nine.',
  topic: 'basics',
  level: 'starting',
  lead: 'Begin where people already want what you sell, in a place that you own: your Google profile, your website, your past customers. Count what one new customer costs you in each channel, hours included. Keep three, and stop the rest.',
  published: '2026-11-21',
  updated: '2026-11-21',
  minutes: 9,
  changes: [
    {
      date: '2026',
      text: 'In BrightLocal’s yearly survey, Google’s share as a place to read reviews fell from 83 to 71 percent, while Facebook, the BBB, Apple Maps and others gained. People now use six sources on average.',
      source: 'survey-2026',
    },
    {
      date: '2025-12-07',
      text: 'The money-back promise behind the “Google Guaranteed” badge ended for jobs booked from this day. Since October 2025 there is one badge, “Google Verified”.',
      source: 'google-verified',
    },
  ],
  sources: [
    {
      id: 'survey-2026',
      title: 'BrightLocal Local Consumer Review Survey 2026, headline findings',
      publisher: 'Candid Creative, on BrightLocal’s survey',
      url: 'https://candidcreative.ca/api/kb/brightlocal-lcrs-2026-six-review-sources-45pct-ai-recommendations',
      read_on: '2026-11-21',
      supports:
        '1,002 American adults; 45 percent used AI tools for local tips, third most common source; Google for reviews from 83 to 71 percent; six sources on average.',
    },
    {
      id: 'cost-per-lead',
      title: 'Google Ads benchmark: strategies that generate the best return in 2025 and 2026',
      publisher: 'JB Impact, on LocaliQ’s report of June 2025',
      url: 'https://www.jbimpact.com/en/post/google-ads-benchmark-marketing-strategies-that-generate-the-best-roi-in-2025-2026',
      read_on: '2026-11-21',
      supports: 'Average cost of a lead from Google search ads: $41.40 in 2021, $70.11 in 2025.',
    },
    {
      id: 'lsa-guide',
      title: 'Google Local Services Ads: Google Verified, leads and when to use them',
      publisher: 'SpaceAds, on Google’s help pages, 2026',
      url: 'https://www.spaceads.agency/blog/google-local-services-ads-lsa-google-guaranteed-guide',
      read_on: '2026-11-21',
      supports:
        'Paid by the lead, after checks; ranked by bid and by quality of the profile, speed of answers included.',
    },
    {
      id: 'pew-social',
      title: 'It’s a social dilemma',
      publisher: 'MediaPost, on Pew Research Center’s survey of 2025',
      url: 'https://www.mediapost.com/publications/article/410929/its-a-social-dilemma.html',
      read_on: '2026-11-21',
      supports:
        '5,022 American adults, February to June 2025: YouTube 84, Facebook 71, Instagram 50, TikTok 37 percent.',
    },
    {
      id: 'can-spam',
      title: 'What are the main requirements for compliance?',
      publisher: 'Way2Mail, after the FTC’s guide to the CAN-SPAM Act',
      url: 'https://way2mail.net/knowledgebase/what-are-the-main-requirements-for-compliance',
      read_on: '2026-11-21',
      supports: 'Postal address and a clear way to opt out in each message; opt-outs honored within 10 business days.',
    },
    {
      id: 'postal',
      title: 'How to use Every Door Direct Mail, part 1',
      publisher: 'Digital Dog Direct',
      url: 'https://www.digitaldogdirect.com/how-to-use-every-door-direct-mail-eddm-part-1/',
      read_on: '2026-11-21',
      supports: 'The retail kind takes 200 to 5,000 pieces a day for one ZIP code, by carrier route.',
    },
    {
      id: 'postal-fit',
      title: 'Every Door Direct Mail',
      publisher: 'PostcardMania',
      url: 'https://www.postcardmania.com/products-services/eddm_every_door_direct_mail/',
      read_on: '2026-11-21',
      supports: 'It works for services that everyone needs and less well for special ones.',
    },
    {
      id: 'ftc-letter',
      title: 'Letter of March 20, 2017, on the Endorsement Guides',
      publisher: 'Federal Trade Commission, stored at DocumentCloud',
      url: 'https://assets.documentcloud.org/documents/3705619/doc01.txt',
      read_on: '2026-11-21',
      supports:
        'Payment and free products are material connections that must be told clearly; marketers must see to it too.',
    },
    {
      id: 'google-verified',
      title: 'About the Google Verified badge',
      publisher: 'Google, in a stored copy of its Local Services help',
      url: 'https://support.google.com/localservices/answer/16498018',
      read_on: '2026-11-21',
      supports: 'One badge for all; the money-back promise covers only services booked before December 7, 2025.',
    },
  ],
  related: ['local-seo-essentials', 'tracking-local-seo-performance', 'social-media-marketing-local-businesses'],
}
