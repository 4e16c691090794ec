import { readingFor } from '#src/content/articles/reading.ts'
import { ArticleCard } from '#src/features/site/parts/article/article-card.tsx'
import { Section } from '#src/ui/section.tsx'

/** What a page offers to read on its subject; nothing while none of it is written. */
export function ReadingShelf({ path }: { path: string }) {
  const articles = readingFor(path)
  if (articles.length === 0) return null
  return (
    <Section ruled labelledBy="reading">
      <h2 id="reading">Do it yourself: our guides</h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {articles.map(article => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </ul>
    </Section>
  )
}
