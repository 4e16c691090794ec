import { articleBySlug } from '#src/content/articles/all-articles.ts'
import type { Article } from '#src/content/articles/article.ts'
import { ArticleCard } from '#src/features/site/parts/article/article-card.tsx'
import { Section } from '#src/ui/section.tsx'

/** What to read next; nothing where none of it is written yet. */
export function RelatedArticles({ related }: Pick<Article, 'related'>) {
  const written = related.map(articleBySlug).filter(article => article !== undefined)
  if (written.length === 0) return null
  return (
    <div className="print:hidden">
      <Section tone="sunk" labelledBy="related">
        <h2 id="related">Read next</h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {written.map(article => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </ul>
      </Section>
    </div>
  )
}
