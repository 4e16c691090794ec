import { type Article, levels } from '#src/content/articles/article.ts'
import { ArticleLink } from '#src/features/site/parts/article/article-link.tsx'

/** One article in a list of them. */
export function ArticleCard({ article }: { article: Article }) {
  return (
    <li data-level={article.level} className="border-t-2 border-ink pt-4">
      <h3>
        <ArticleLink slug={article.slug} className="prose-link inline-block py-1">
          {article.title}
        </ArticleLink>
      </h3>
      <p className="mt-2 text-[0.9375rem] text-soft">{article.description}</p>
      <p className="mt-2 text-sm text-soft">
        {levels[article.level]} · {article.minutes} min
      </p>
    </li>
  )
}
