import { sentinelOrigin } from '#src/domain/site-origin.ts'

/** What crawlers are told: everything but the API, and where the sitemap lies. RFC 9309. */
export const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${sentinelOrigin}/sitemap.xml\n`
