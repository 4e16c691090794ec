import type { CitySource, SourcedFact } from '#src/content/city-guides/city-guide.ts'
import { SourceMark } from './source-mark.tsx'

type Props = { path: string; facts: readonly SourcedFact[]; sources: readonly CitySource[] }

/** Statements about a place, each with the number of its source. */
export function SourcedFacts({ path, facts, sources }: Props) {
  return (
    <ul className="border-t border-hairline">
      {facts.map(({ text, source }) => (
        <li key={text} className="border-b border-hairline py-4">
          {text} <SourceMark path={path} source={source} sources={sources} />
        </li>
      ))}
    </ul>
  )
}
