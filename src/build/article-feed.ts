import { Feed } from 'feed'
import type { Article } from '#src/content/articles/article.ts'
import type { Brand } from '#src/domain/brand.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** The articles as an Atom feed, those that changed last first. RFC 4287. */
export function articleFeed(articles: readonly Article[], brand: Brand): string {
  const newest_first = articles.toSorted((a, b) => b.updated.localeCompare(a.updated))
  const home = `${sentinelOrigin}/education`
  const author = { name: `${brand.name} editorial desk`, link: home }
  const feed = new Feed({
    id: home,
    link: home,
    title: `${brand.name}: guides to local search`,
    description: 'Plain guides to local search for shop owners in the Southeast.',
    language: 'en-US',
    copyright: brand.parent,
    updated: noon(newest_first[0]?.updated ?? '2026-11-20'),
    feedLinks: { atom: `${home}/feed.xml` },
    author,
  })
  for (const { slug, title, description, lead, published, updated } of newest_first) {
    const link = `${home}/${slug}`
    feed.addItem({ id: link, link, title, description, content: lead, date: noon(updated), published: noon(published) })
  }
  return feed.atom1()
}
