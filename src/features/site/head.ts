import type { MetaDescriptor } from 'react-router'
import { brand } from '#src/content/brand.ts'
import { mainPage } from '#src/content/main-pages.ts'
import { cardPath, type SitePage } from '#src/content/site-page.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'
import { breadcrumbList, type JsonLd, localBusiness } from '#src/features/site/structured-data.ts'
import type { Crumb } from '#src/ui/breadcrumb.tsx'

/** Title, description, canonical, social card and structured data of a page. Crumbs lead from Home to the page. */
export function pageHead(
  page: SitePage,
  crumbs: readonly Crumb[] = [],
  structured: readonly JsonLd[] = [],
): MetaDescriptor[] {
  const url = sentinelOrigin + page.path
  const card = sentinelOrigin + cardPath(page.path)
  const title = page.path === '/' ? `${brand.name}: ${page.title}` : `${page.title} | ${brand.name}`
  const jsonLd = [localBusiness(), ...(crumbs.length > 1 ? [breadcrumbList(crumbs)] : []), ...structured]
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.indexable ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: card },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.card_title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: card },
    { name: 'twitter:image:alt', content: page.card_title },
    ...jsonLd.map(data => ({ 'script:ld+json': data })),
  ]
}

/** `pageHead` of the main page registered at `path`. */
export function mainPageHead(
  path: string,
  crumbs: readonly Crumb[] = [],
  structured: readonly JsonLd[] = [],
): MetaDescriptor[] {
  return pageHead(mainPage(path), crumbs, structured)
}

/** The head of an answer that must not be found: the not-found page. */
export function unfoundHead(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}
