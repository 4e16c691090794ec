import { articles } from '#src/content/articles/all-articles.ts'
import { type Article, levels } from '#src/content/articles/article.ts'
import { topics } from '#src/content/articles/topics.ts'
import { ArticleCard } from '#src/features/site/parts/article/article-card.tsx'
import { Section } from '#src/ui/section.tsx'
import '#src/features/site/parts/article/article-library.css'

const choices = [['all', 'All levels'], ...Object.entries(levels)] as const

function LevelChoice() {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-[0.9375rem] font-semibold">Which level</legend>
      {choices.map(([id, name]) => (
        <label
          key={id}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-hairline bg-raised px-4 text-[0.9375rem] has-checked:border-harbour has-checked:text-harbour"
        >
          <input
            type="radio"
            name="level"
            id={`level-${id}`}
            defaultChecked={id === 'all'}
            className="size-6 accent-harbour"
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

function Topic({ topic, found }: { topic: (typeof topics)[number]; found: readonly Article[] }) {
  return (
    <section aria-labelledby={`topic-${topic.id}`} className="library-topic mt-14">
      <h2 id={`topic-${topic.id}`} className="text-3xl">
        {topic.title}
      </h2>
      <p className="mt-2 text-soft">{topic.about}</p>
      <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {found.map(article => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </ul>
    </section>
  )
}

/** All articles by topic. The choice of a level hides the others by style alone, so it works without script. */
export function ArticleLibrary() {
  return (
    <Section ruled>
      <div className="article-library">
        <LevelChoice />
        {topics.map(topic => {
          const found = articles.filter(article => article.topic === topic.id)
          return found.length > 0 && <Topic key={topic.id} topic={topic} found={found} />
        })}
      </div>
    </Section>
  )
}
