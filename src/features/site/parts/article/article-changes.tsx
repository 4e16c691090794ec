import type { Article } from '#src/content/articles/article.ts'
import { Cite } from '#src/features/site/parts/article/cite.tsx'
import { dayText } from '#src/features/site/parts/article/day-text.ts'

/** What changed lately in the field, newest first. */
export function ArticleChanges({ changes }: Pick<Article, 'changes'>) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">What changed lately</h2>
      <dl>
        {changes.map(({ date, text, source }) => (
          <div key={text}>
            <dt>
              <time dateTime={date}>{dayText(date)}</time>
            </dt>
            <dd>
              {text} <Cite id={source} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
