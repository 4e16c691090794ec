import type { Article } from '#src/content/articles/article.ts'

export const locationSpecificLandingPages: Article = {
  slug: 'location-specific-landing-pages',
  title: 'Location pages: which towns deserve one, and what goes in',
  description:
    'When a page for a town helps customers and when it is a doorway that search engines push down, with the parts of a good page and a way to merge thin ones.',
  card_title: 'A page for each place, and no more.',
  topic: 'website',
  level: 'growing',
  lead: 'Give a page to every place where you have a door, and to a town you drive to only when you can fill it with things you know from working there. If nothing but the name of the town would change, do not make the page.',
  published: '2026-11-21',
  updated: '2026-11-21',
  minutes: 8,
  changes: [
    {
      date: '2026-06-26',
      text: 'Google finished a spam update that had begun on June 24, for all countries and languages. Google says little of what such an update aims at, so take any list of “what it hit” with care. Copied town pages were against the rules long before.',
      source: 'spam-june-2026',
    },
    {
      date: '2026-05-15',
      text: 'Google added a sentence to its spam rules: trying to manipulate the answers of its AI features counts as spam too. Town pages written to be quoted by a machine fall under the same rules as those written to rank.',
      source: 'ai-clause',
    },
  ],
  sources: [
    {
      id: 'google-location-pages',
      title: 'Location pages for local businesses and organizations',
      publisher: 'Google Developers, older guide',
      url: 'https://developers.google.com/webmasters/business-location-pages/',
      read_on: '2026-11-21',
      supports:
        'A location page holds address, hours, phone and the services of that branch; people search for the nearest branch and whether it is open.',
    },
    {
      id: 'service-area-test',
      title: 'Controlled tests of Google Business Profile tactics',
      publisher: 'Candid Creative, on tests by Sterling Sky and Whitespark',
      url: 'https://candidcreative.ca/kb/sterling-sky-controlled-tests-debunked-tactics',
      read_on: '2026-11-21',
      supports: 'Naming more service areas in a profile did not make it show up farther away.',
    },
    {
      id: 'doorway-words',
      title: 'Location pages',
      publisher: 'Pigzilla, quoting Google’s help page on doorway pages',
      url: 'https://www.pigzilla.co/local-seo-training/bhb/content/location-pages/',
      read_on: '2026-11-21',
      supports:
        'Google’s examples of doorways: pages for regions or cities that funnel people to one page; near-identical pages without a browsable order.',
    },
    {
      id: 'mueller-1300',
      title: 'Google: city landing pages can be doorway pages and against guidelines',
      publisher: 'Local Search Forum, on Search Engine Roundtable of December 12, 2019',
      url: 'https://localsearchforum.com/threads/google-city-landing-pages-can-be-doorway-pages-against-guidelines.55438/',
      read_on: '2026-11-21',
      supports: 'Google’s John Mueller called a plan for 1,300 city pages a set of doorway pages.',
    },
    {
      id: 'scaled',
      title: 'Google’s search policies: a guide for 2026',
      publisher: 'FlashCrafter, on Google’s spam policies',
      url: 'https://www.flashcrafter.ai/blog/google-search-policy-seo-guide-2026',
      read_on: '2026-11-21',
      supports:
        'Large numbers of pages from templates, feeds or AI with little of their own count as scaled content abuse.',
    },
    {
      id: 'doorway-questions',
      title: 'How Google’s doorway pages update affects local SEO',
      publisher: 'Moz Q&A of March 2015, in a stored copy, quoting Google',
      url: 'https://dhxe2br6s9irb.cloudfront.net/community/q/post/267204',
      read_on: '2026-11-21',
      supports:
        'Google asked whether pages repeat lists of places that the site already has in order to catch more searches.',
    },
    {
      id: 'own-page-each',
      title: 'Local business markup for each location page',
      publisher: 'SEO Claims, on a Google Search Central video of January 14, 2022',
      url: 'https://seoclaims.com/en/d/schema-local-business-par-page-de-localisation',
      read_on: '2026-11-21',
      supports:
        'Google advises a page of its own for each location, with its own address, phone and hours in the markup.',
    },
    {
      id: 'which-link',
      title: 'Which URL should you add: home page or location page?',
      publisher: 'Suvaance, April 2019',
      url: 'https://www.suvaance.com/what-url-you-should-add-in-gmb-homepage-or-location-page/',
      read_on: '2026-11-21',
      supports: 'Experts disagree: some link every profile to the home page, others to the page of the branch.',
    },
    {
      id: 'spam-june-2026',
      title: 'What Google’s June 2026 spam update means for small businesses',
      publisher: 'TK Internet Marketing',
      url: 'https://tkinternetmarketing.com/?p=41151',
      read_on: '2026-11-21',
      supports:
        'The update ran from June 24 to June 26, 2026, worldwide and in all languages; Google rarely gives details.',
    },
    {
      id: 'ai-clause',
      title: 'AI intelligence briefing, issue 1',
      publisher: 'Search Labs, June 27, 2026',
      url: 'https://www.searchlabs.com/search-labs-ai-intelligence-briefing-issue-01/',
      read_on: '2026-11-21',
      supports: 'On May 15, 2026 the spam policies named attempts to manipulate AI responses in Google Search.',
    },
  ],
  related: ['local-keywords-research', 'local-schema-markup', 'local-content-marketing'],
}
