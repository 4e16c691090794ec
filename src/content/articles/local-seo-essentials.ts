import type { Article } from '#src/content/articles/article.ts'

export const localSeoEssentials: Article = {
  slug: 'local-seo-essentials',
  title: 'Local SEO essentials: where a small shop should start',
  description:
    'What local search shows, what decides who is in it, and a plan of two hours a week for four weeks that one owner can keep.',
  card_title: 'Two hours a week, in the right order.',
  topic: 'basics',
  level: 'starting',
  lead: 'Local SEO is the work that lets people nearby find you when they search for what you sell. Put your Google profile right, then your details everywhere else, then your website, then ask every customer for a review. Eight hours are enough for a sound start.',
  published: '2026-11-21',
  updated: '2026-11-21',
  minutes: 8,
  changes: [
    {
      date: '2026-05-15',
      text: 'Google published a guide to its AI answers. It says in plain words that getting into them is still ordinary search work.',
      source: 'ai-guide',
    },
    {
      date: '2025-05-12',
      text: 'Whitespark counted how often AI summaries show up beside the map in three large American cities: seldom for a plain “trade and town” search, nearly always for a question.',
      source: 'ai-overviews-count',
    },
  ],
  sources: [
    {
      id: 'ai-overviews-count',
      title: 'The prevalence of AI Overviews in local search',
      publisher: 'Whitespark’s study of May 2025, in a copy by LocalPlus',
      url: 'https://localplus.co/10-expert-tips-for-taking-great-photos-for-your-google-business-profile',
      read_on: '2026-11-21',
      supports: '540 searches in Houston, Phoenix and Denver: AI summaries in 68 percent, the map in 39 percent.',
    },
    {
      id: 'ai-overviews-kinds',
      title: 'Whitespark’s local search study, second quarter of 2025',
      publisher: 'Candid Creative, a summary',
      url: 'https://candidcreative.ca/kb/whitespark-q2-2025-ai-overview-15pct-local-92pct-info',
      read_on: '2026-11-21',
      supports:
        'Plain local searches: map 93 percent, AI summary 15 percent. Questions: AI summary 92 percent, map 6 percent.',
    },
    {
      id: 'local-ranking',
      title: 'How does Google determine local ranking?',
      publisher: 'Google’s help text, in a copy on a blog',
      url: 'https://dhirubhai.net/pulse/how-does-google-determine-local-ranking-gaurav-tyagi--bpmoc',
      read_on: '2026-11-21',
      supports:
        'Relevance, distance and prominence; reviews, links and place in normal results count; nobody can pay for a better place.',
    },
    {
      id: 'complete-information',
      title: 'How Google Business Profile determines local search rankings',
      publisher: 'PPC Land, on Google’s documentation',
      url: 'https://ppc.land/how-google-business-profile-determines-local-search-rankings',
      read_on: '2026-11-21',
      supports: 'Businesses with complete and accurate information are easier to match with searches.',
    },
    {
      id: 'mueller-time',
      title: 'How long does SEO take to work? Insights from Google explained',
      publisher: 'Web Marketing Designs, on a talk by John Mueller of Google',
      url: 'https://webmarketingdesigns.net/woodstock-marketing-blog/how-long-does-seo-take-to-work-insights-from-google-explained',
      read_on: '2026-11-21',
      supports: 'Small changes such as titles can show at once after a visit by Google; large ones take much longer.',
    },
    {
      id: 'visible-address',
      title: 'Seven takeaways from the 2026 Local Search Ranking Factors',
      publisher: 'Whitespark',
      url: 'https://whitespark.ca/?p=9149',
      read_on: '2026-11-21',
      supports:
        'A visible address ranks high among what experts think helps on the map; Google still asks some to hide it.',
    },
    {
      id: 'ranking-factors',
      title: 'Local search ranking factors: your 2026 playbook',
      publisher: 'Outrank, on Whitespark’s survey',
      url: 'https://www.outrank.co.uk/latest-news/local-search-ranking-factors-your-2026-playbook-for-winning-on-google',
      read_on: '2026-11-21',
      supports: 'What experts name for the map: main category first, nearness, correct hours, reviews and their age.',
    },
    {
      id: 'ai-guide',
      title: 'Google’s AI optimization guide, a synthesis',
      publisher: 'A public summary on GitHub, on Google Search Central’s guide of May 2026',
      url: 'https://raw.githubusercontent.com/AgriciDaniel/claude-seo/HEAD/skills/seo-geo/references/google-ai-optimization-guide.md',
      read_on: '2026-11-21',
      supports:
        'Google: AI answers are still search work; no tool can promise a rank or see Google’s own ranking data.',
    },
    {
      id: 'hire-an-seo',
      title: 'Google on how to hire an SEO provider',
      publisher: 'Cranked SEO, on Google’s video of 2017',
      url: 'https://crankedseo.com/articles/7929/google-hire-seo-provider/',
      read_on: '2026-11-21',
      supports: 'Four months to a year to make improvements and see what they bring; do not buy links.',
    },
    {
      id: 'ai-search-notes',
      title: 'AI search, reviewed against Google’s pages in August 2026',
      publisher: 'A public summary on GitHub',
      url: 'https://raw.githubusercontent.com/joeseesun/qiaomu-seo/HEAD/references/ai-search.md',
      read_on: '2026-11-21',
      supports: 'Google: llms.txt neither helps nor harms in its search; no special markup is needed for AI answers.',
    },
  ],
  related: ['google-business-profile-optimization', 'nap-consistency-guide', 'local-keywords-research'],
}
