/** The addresses of the articles, `/education/{slug}`, in the order of the specification. */
export const articleSlugs = [
  'local-seo-essentials',
  'digital-marketing-channels',
  'customer-reviews-reputation',
  'technical-seo-analytics',
  'business-growth-community',
  'google-business-profile-optimization',
  'local-keywords-research',
  'nap-consistency-guide',
  'google-my-business-posts',
  'mobile-optimization-local-search',
  'location-specific-landing-pages',
  'local-schema-markup',
  'local-link-building-strategies',
  'voice-search-local',
  'local-content-marketing',
  'tracking-local-seo-performance',
  'local-seo-audit',
  'social-media-marketing-local-businesses',
  'email-marketing-local',
  'infographic-marketing',
  'local-event-marketing',
  'video-marketing-local',
  'podcast-marketing-local',
] as const

export type ArticleSlug = (typeof articleSlugs)[number]
