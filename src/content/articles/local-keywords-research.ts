import type { Article } from '#src/content/articles/article.ts'

export const localKeywordsResearch: Article = {
  slug: 'local-keywords-research',
  title: 'Local keyword research: the words your customers use',
  description:
    'Where to find the words that people near you type before they call, what the numbers in the tools mean, and how to get to a short list.',
  card_title: 'The words your customers use.',
  topic: 'website',
  level: 'growing',
  lead: 'Write down the words your callers use for a week, add what Google already shows you for free, and sort them by job. One job becomes one page. A few good pages are worth more than a list of 500 phrases.',
  published: '2026-11-21',
  updated: '2026-11-21',
  minutes: 8,
  changes: [
    {
      date: '2026-03-11',
      text: 'The filter in Search Console that splits searches with your name from searches without it, announced in November 2025, came to all sites with enough data. You no longer need to sort the two by hand.',
      source: 'brand-filter',
    },
    {
      date: '2026-01',
      text: 'Google put a question box under its AI summaries. A person can go on asking without typing the first search again, so one visit can hold several of your customers’ questions.',
      source: 'ai-follow-up',
    },
  ],
  sources: [
    {
      id: 'explicit-2013',
      title: 'Keyword vs. keyword and location: what to choose',
      publisher: 'GeoRanker, on Google Trends data of November 2013',
      url: 'https://www.georanker.com/keyword-vs-keywordlocation-what-to-chose',
      read_on: '2026-11-21',
      supports: 'In Miami, “law office” was searched over six times as often as “law office miami” (2004 to 2013).',
    },
    {
      id: 'without-near-me',
      title: 'SEO whitepaper: how distance and intent shape a local pack',
      publisher: 'Moz, in a copy at OutdoorsRank',
      url: 'https://outdoorsrank.com/blog/seo-whitepaper-distance-and-intent-shape-a-local-pack',
      read_on: '2026-11-21',
      supports:
        'Google in August 2017: local searches without “near me” up 150 percent; people leave off ZIP codes too.',
    },
    {
      id: 'local-ranking',
      title: 'Ranking of local results on Google',
      publisher: 'Google, in an older stored version of its help page',
      url: 'https://support.google.com/business/answer/7091?hl=en&topic=1656748&ctx=topic',
      read_on: '2026-11-21',
      supports:
        'Local results rest on relevance, distance and prominence; with no place in the search, Google uses what it knows of where the person is.',
    },
    {
      id: 'search-terms',
      title: 'GBP performance dashboard: the operational playbook',
      publisher: 'Reinstatement Ninja, June 2026',
      url: 'https://www.reinstatementninja.com/google-business-profile-performance-dashboard',
      read_on: '2026-11-21',
      supports: 'The profile lists search terms; they can be up to five days late at the start of a month.',
    },
    {
      id: 'search-console',
      title: 'Performance report (Search results)',
      publisher: 'Google, in a stored copy of its Search Console help',
      url: 'https://support.google.com/webmasters/answer/7576553',
      read_on: '2026-11-21',
      supports:
        'Up to 1,000 top queries; rare ones are hidden; near-identical queries are best read as one; look at clicks before position.',
    },
    {
      id: 'hidden-queries',
      title: 'A comprehensive look at Search Console performance data filtering and limits',
      publisher: 'SEO Hosting, on Google’s post of October 19, 2022',
      url: 'https://seohosting.io/seo-news/a-comprehensive-look-at-search-console-performance-data-filtering-and-limits/',
      read_on: '2026-11-21',
      supports: 'Searches made by no more than a few dozen people in two to three months are left out of the table.',
    },
    {
      id: 'planner-account',
      title: 'About Keyword Planner forecasts',
      publisher: 'Google Ads help',
      url: 'https://support.google.com/google-ads/answer/3022575?hl=en',
      read_on: '2026-11-21',
      supports: 'Keyword Planner needs Expert Mode, billing details and a campaign, which may be paused.',
    },
    {
      id: 'planner-numbers',
      title: 'Keyword Planner: about search volume statistics',
      publisher: 'Google, in an older stored version of its Ads help',
      url: 'https://support.google.com/adwords/answer/3022575?hl=en&ref_topic=3175091',
      read_on: '2026-11-21',
      supports:
        'Monthly searches are a 12-month average with close variants; competition counts advertisers; both follow the chosen place.',
    },
    {
      id: 'trends',
      title: 'How Trends data is adjusted',
      publisher: 'Google Trends help',
      url: 'https://support.google.com/trends/answer/4365533?hl=ko&ref_topic=6248052',
      read_on: '2026-11-21',
      supports: 'Trends shows a share from 0 to 100 and not a count; terms that few people search show as 0.',
    },
    {
      id: 'city-blocks',
      title: 'New Google guidelines that local SEOs must know',
      publisher: 'Local Search Forum, quoting Google in 2012',
      url: 'https://localsearchforum.com/threads/warning-new-google-guidelines-local-seos-must-know-could-cause-penalties.45479/',
      read_on: '2026-11-21',
      supports: 'Google names blocks of cities and states that a page wants to rank for as an example of stuffing.',
    },
    {
      id: 'stuffing',
      title: 'Google’s search policies: a guide for 2026',
      publisher: 'FlashCrafter, on Google’s spam policies',
      url: 'https://www.flashcrafter.ai/blog/google-search-policy-seo-guide-2026',
      read_on: '2026-11-21',
      supports:
        'Repeating a service and a city until the page reads like a list of searches counts as keyword stuffing.',
    },
    {
      id: 'meta-keywords',
      title: 'Meta keywords and why you can stop using them',
      publisher: 'Web Designs by Terri, quoting Google’s post of September 2009',
      url: 'https://webdesignsbyterri.com/meta-keywords-and-why-you-can-stop-using-them/',
      read_on: '2026-11-21',
      supports: 'Google does not use the keywords meta tag in web ranking.',
    },
    {
      id: 'fan-out',
      title: 'How to show up in Google AI search',
      publisher: 'SourceWatch, quoting Google’s documentation',
      url: 'https://sourcewatch.ai/blog/how-to-show-up-in-google-ai-search',
      read_on: '2026-11-21',
      supports:
        'AI Overviews and AI Mode run several related searches for one question; nothing extra is needed to appear there.',
    },
    {
      id: 'brand-filter',
      title: 'Average position for non-brand queries',
      publisher: 'Candid Creative, on Google’s announcements',
      url: 'https://candidcreative.ca/kb/rung-4-non-brand-position',
      read_on: '2026-11-21',
      supports:
        'The branded filter was announced on November 20, 2025 and came to all eligible sites on March 11, 2026.',
    },
    {
      id: 'ai-follow-up',
      title: 'Google AI Overviews, search topics and AI Mode explained',
      publisher: 'Gadget Hacks, on Google’s Search blog',
      url: 'https://android.gadgethacks.com/news/google-ai-overviews-deep-dive-search-topics-and-ai-mode-explained/',
      read_on: '2026-11-21',
      supports: 'Since late January 2026 an AI Overview offers a follow-up question that leads into AI Mode.',
    },
  ],
  related: ['location-specific-landing-pages', 'local-content-marketing', 'tracking-local-seo-performance'],
}
