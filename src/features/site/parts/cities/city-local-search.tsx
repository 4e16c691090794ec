import type { CityGuide } from '#src/content/city-guides/city-guide.ts'
import { Section } from '#src/ui/section.tsx'
import { SourcedFacts } from './sourced-facts.tsx'

/** What local search is like in a city: our reading, then the facts it stands on. */
export function CityLocalSearch({ name, path, guide }: { name: string; path: string; guide: CityGuide }) {
  const { search, trades, seasons, licenses, sources } = guide
  const groups = [
    { title: 'Who works and visits here', facts: trades },
    { title: 'What the year does', facts: seasons },
    { title: 'Licenses and registers', facts: licenses },
  ]
  return (
    <Section labelledBy="local-search">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 id="local-search">What local search is like in {name}</h2>
          {search.map(paragraph => (
            <p key={paragraph} className="mt-5 max-w-measure">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="grid content-start gap-8">
          {groups.map(({ title, facts }) => (
            <div key={title}>
              <h3 className="mb-3">{title}</h3>
              <SourcedFacts path={path} facts={facts} sources={sources} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
