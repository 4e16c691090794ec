import type { CitySource } from '#src/content/city-guides/city-guide.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

type Props = { path: string; source: string; sources: readonly CitySource[] }

/** The number of a source in the list at the end of the page at `path`, and the way there. */
export function SourceMark({ path, source, sources }: Props) {
  const number = sources.findIndex(({ id }) => id === source) + 1
  return (
    <SiteLink
      to={`${path}#source-${source}`}
      className="inline-block min-h-6 min-w-6 text-center text-sm text-harbour tabular-nums hover:underline"
    >
      <span className="sr-only">Source </span>[{number}]
    </SiteLink>
  )
}
