import type { Article } from '#src/content/articles/article.ts'
import { businessGrowthCommunity } from '#src/content/articles/business-growth-community.ts'
import { customerReviewsReputation } from '#src/content/articles/customer-reviews-reputation.ts'
import { digitalMarketingChannels } from '#src/content/articles/digital-marketing-channels.ts'
import { emailMarketingLocal } from '#src/content/articles/email-marketing-local.ts'
import { googleBusinessProfileOptimization } from '#src/content/articles/google-business-profile-optimization.ts'
import { googleMyBusinessPosts } from '#src/content/articles/google-my-business-posts.ts'
import { infographicMarketing } from '#src/content/articles/infographic-marketing.ts'
import { localContentMarketing } from '#src/content/articles/local-content-marketing.ts'
import { localEventMarketing } from '#src/content/articles/local-event-marketing.ts'
import { localKeywordsResearch } from '#src/content/articles/local-keywords-research.ts'
import { localLinkBuildingStrategies } from '#src/content/articles/local-link-building-strategies.ts'
import { localSchemaMarkup } from '#src/content/articles/local-schema-markup.ts'
import { localSeoAudit } from '#src/content/articles/local-seo-audit.ts'
import { localSeoEssentials } from '#src/content/articles/local-seo-essentials.ts'
import { locationSpecificLandingPages } from '#src/content/articles/location-specific-landing-pages.ts'
import { mobileOptimizationLocalSearch } from '#src/content/articles/mobile-optimization-local-search.ts'
import { napConsistencyGuide } from '#src/content/articles/nap-consistency-guide.ts'
import { podcastMarketingLocal } from '#src/content/articles/podcast-marketing-local.ts'
import { socialMediaMarketingLocalBusinesses } from '#src/content/articles/social-media-marketing-local-businesses.ts'
import { technicalSeoAnalytics } from '#src/content/articles/technical-seo-analytics.ts'
import { trackingLocalSeoPerformance } from '#src/content/articles/tracking-local-seo-performance.ts'
import { videoMarketingLocal } from '#src/content/articles/video-marketing-local.ts'
import { voiceSearchLocal } from '#src/content/articles/voice-search-local.ts'

/** Every article that is written. */
export const articles: readonly Article[] = [
  businessGrowthCommunity,
  customerReviewsReputation,
  digitalMarketingChannels,
  emailMarketingLocal,
  googleBusinessProfileOptimization,
  googleMyBusinessPosts,
  infographicMarketing,
  localContentMarketing,
  localEventMarketing,
  localKeywordsResearch,
  localLinkBuildingStrategies,
  localSchemaMarkup,
  localSeoAudit,
  localSeoEssentials,
  locationSpecificLandingPages,
  mobileOptimizationLocalSearch,
  napConsistencyGuide,
  podcastMarketingLocal,
  socialMediaMarketingLocalBusinesses,
  technicalSeoAnalytics,
  trackingLocalSeoPerformance,
  videoMarketingLocal,
  voiceSearchLocal,
]

/** The article at `/education/{slug}`, if it is written. */
export function articleBySlug(slug: string): Article | undefined {
  return articles.find(article => article.slug === slug)
}
