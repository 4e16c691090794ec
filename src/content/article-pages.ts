import type { Article } from '#src/content/articles/article.ts'
import { indexedPage, type SitePage } from '#src/content/site-page.ts'

/** The page of one article. */
export function articlePage({ slug, title, description, card_title }: Article): SitePage {
  return indexedPage({
    path: `/education/${slug}`,
    title,
    description,
    card_title,
    card_shows: 'the figure of the guide',
  })
}
