import type { MetaDescriptor } from 'react-router'
import { articlePage } from '#src/content/article-pages.ts'
import type { Article } from '#src/content/articles/article.ts'
import { brand } from '#src/content/brand.ts'
import { mainPage } from '#src/content/main-pages.ts'
import { cardInWords, type SitePage } from '#src/content/site-page.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'
import { type JsonLd, localBusiness, postalAddress } from '#src/features/site/agency-data.ts'
import { socialCard } from '#src/features/site/social-card.ts'
import { articleData, breadcrumbList } from '#src/features/site/structured-data.ts'
import { unfoundHead } from '#src/features/site/unfound-head.ts'
import type { Crumb } from '#src/ui/breadcrumb.tsx'

/** Lets a feed reader find the articles' feed from a page. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `${brand.name}: guides to local search`,
  href: '/education/feed.xml',
}

type Kind = { title: string; og_type: 'website' | 'article' }

function structuredData(data: readonly JsonLd[]): MetaDescriptor[] {
  return data.map(each => ({ 'script:ld+json': each }))
}

function headTags(
  page: SitePage,
  { title, og_type }: Kind,
  crumbs: readonly Crumb[],
  structured: readonly JsonLd[],
): MetaDescriptor[] {
  const url = sentinelOrigin + page.path
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.indexable ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: og_type },
    { property: 'og:url', content: url },
    ...socialCard({ path: page.path, in_words: cardInWords(page) }, page),
    ...structuredData([localBusiness(), ...(crumbs.length > 1 ? [breadcrumbList(crumbs)] : []), ...structured]),
  ]
}

/** The home page names the town that the agency sits in, as it tells every shop to do. */
function homeTitle(page: SitePage): string {
  const { addressLocality: town } = postalAddress(brand.address)
  return town ? `${brand.name}: local SEO for ${town} & the Southeast` : `${brand.name}: ${page.title}`
}

/** Title, description, canonical, social card and structured data of a page. Crumbs lead from Home to the page. */
export function pageHead(
  page: SitePage,
  crumbs: readonly Crumb[] = [],
  structured: readonly JsonLd[] = [],
): MetaDescriptor[] {
  const title = page.path === '/' ? homeTitle(page) : `${page.title} | ${brand.name}`
  return headTags(page, { title, og_type: 'website' }, crumbs, structured)
}

/** `pageHead` of an article, whose title needs all the room that search results give. */
export function articleHead(article: Article, crumbs: readonly Crumb[]): MetaDescriptor[] {
  const tags = headTags(articlePage(article), { title: article.title, og_type: 'article' }, crumbs, [
    articleData(article),
  ])
  return [...tags, feedLink]
}

/** `pageHead` of the main page registered at `path`. */
export function mainPageHead(
  path: string,
  crumbs: readonly Crumb[] = [],
  structured: readonly JsonLd[] = [],
): MetaDescriptor[] {
  return pageHead(mainPage(path), crumbs, structured)
}

/** The head of whatever is answered where there is no page. */
export function notFoundHead(): MetaDescriptor[] {
  const words =
    'There is no page at this address. From here it is one step to the home page, the prices, the free SEO check or a person.'
  return [...unfoundHead(`Page not found | ${brand.name}`, words), ...structuredData([localBusiness()])]
}
