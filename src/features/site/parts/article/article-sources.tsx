import type { Article } from '#src/content/articles/article.ts'
import { dayText } from '#src/features/site/parts/article/day-text.ts'

/** Where the facts come from, numbered as they are cited: what each supports stands where it is cited. */
export function ArticleSources({ sources }: Pick<Article, 'sources'>) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ol className="article-sources">
        {sources.map(({ id, title, publisher, url, read_on }) => (
          <li key={id} id={`source-${id}`}>
            <a href={url} className="prose-link">
              {title}
            </a>
            , {publisher}. Read {dayText(read_on)}.
          </li>
        ))}
      </ol>
    </section>
  )
}
