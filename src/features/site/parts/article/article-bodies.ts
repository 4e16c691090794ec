import type { Toc } from '@stefanprobst/rehype-extract-toc'
import type { MDXContent } from 'mdx/types'

type ArticleBody = { default: MDXContent; contents: Toc }

const bodies = import.meta.glob<ArticleBody>('/src/content/articles/*.mdx', { eager: true })

/** The body of the article at `slug` and the tree of its headings. Throws when the file is missing. */
export function articleBody(slug: string): ArticleBody {
  const body = bodies[`/src/content/articles/${slug}.mdx`]
  if (!body) throw new Error(`src/content/articles/${slug}.mdx is missing.`)
  return body
}
