import { articleBySlug } from '#src/content/articles/all-articles.ts'
import type { Article } from '#src/content/articles/article.ts'
import type { ArticleSlug } from '#src/content/articles/slugs.ts'

/** What the pages of the site offer to read before one asks for help, by path. */
export const readingLists: Readonly<Record<string, readonly ArticleSlug[]>> = {
  '/local-seo-optimization': [
    'local-seo-essentials',
    'google-business-profile-optimization',
    'local-keywords-research',
    'technical-seo-analytics',
    'local-schema-markup',
    'mobile-optimization-local-search',
  ],
  '/listings-management': ['nap-consistency-guide', 'google-business-profile-optimization', 'voice-search-local'],
  '/reputation-management': [
    'customer-reviews-reputation',
    'google-my-business-posts',
    'social-media-marketing-local-businesses',
  ],
  '/multi-location': ['location-specific-landing-pages', 'nap-consistency-guide', 'tracking-local-seo-performance'],
  '/what-we-do': [
    'local-seo-audit',
    'digital-marketing-channels',
    'business-growth-community',
    'local-content-marketing',
    'local-link-building-strategies',
    'email-marketing-local',
    'local-event-marketing',
  ],
}

/** The articles that the page at `path` offers, as far as they are written. */
export function readingFor(path: string): Article[] {
  return (readingLists[path] ?? []).map(articleBySlug).filter(article => article !== undefined)
}
