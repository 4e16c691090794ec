import { type Article, levels } from '#src/content/articles/article.ts'
import { topics } from '#src/content/articles/topics.ts'
import { brand } from '#src/content/brand.ts'
import { dayText } from '#src/features/site/parts/article/day-text.ts'

/** The top of an article: title, who wrote it and when, and the plain answer. */
export function ArticleHeading({ article }: { article: Article }) {
  const { title, topic, level, published, updated, minutes, lead } = article
  return (
    <header className="mx-auto max-w-page px-5 pt-10 pb-12 sm:px-8 md:pt-14">
      <p className="eyebrow">
        {topics.find(({ id }) => id === topic)?.title} · {levels[level]} · {minutes} minutes to read
      </p>
      <h1 className="mt-3 max-w-[48rem]">{title}</h1>
      <p className="mt-5 text-[0.9375rem] text-soft">
        By the editorial desk of {brand.name}. Published <time dateTime={published}>{dayText(published)}</time>
        {updated !== published && (
          <>
            , last changed <time dateTime={updated}>{dayText(updated)}</time>
          </>
        )}
        .
      </p>
      <div className="mt-8 max-w-[48rem] border-l-4 border-lamp pl-5">
        <p className="eyebrow">The short answer</p>
        <p className="mt-1 text-[1.1875rem] leading-relaxed">{lead}</p>
      </div>
    </header>
  )
}
