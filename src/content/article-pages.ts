import type { Article } from '#src/content/articles/article.ts'
import { topics } from '#src/content/articles/topics.ts'
import { indexedPage, type SitePage } from '#src/content/site-page.ts'

/** The page of one article. */
export function articlePage({ slug, title, description, card_title, topic }: Article): SitePage {
  const about = topics.find(({ id }) => id === topic)?.title
  return indexedPage({
    path: `/education/${slug}`,
    title,
    description,
    card_title,
    card_kind: `Guide · ${about}`,
    card_shows: 'the figure of the guide',
  })
}
