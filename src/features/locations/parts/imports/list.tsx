import { useQuery } from '@tanstack/react-query'
import { withBusiness } from '#src/features/businesses/public.tsx'
import { keptDays } from '#src/features/locations/imports/import-state.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { AppSection } from '#src/ui/app-section.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { localTime } from '#src/ui/local-time.ts'
import { SiteLink } from '#src/ui/site-link.tsx'
import { importListOptions, importPath, type ListedImport } from './queries.ts'
import { importStateWords, locationsIn, rowsIn } from './words.ts'

type Props = { business_id: string; time_zone: string }

function Line({ each, time_zone }: { each: ListedImport; time_zone: string }) {
  const { words, tone } = importStateWords[each.state]
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-3">
      <span className="min-w-0 wrap-anywhere">
        <SiteLink to={withBusiness(importPath(each.id), each.business_id)} className="prose-link font-semibold">
          {each.file_name}
        </SiteLink>
        <span className="block text-sm text-soft">
          {rowsIn(each.total)}
          {each.saved > 0 && `, ${locationsIn(each.saved)} saved`}
          {each.created_by_name !== '' && `, by ${each.created_by_name}`}
        </span>
      </span>
      <span className="flex flex-wrap items-baseline gap-3 text-sm text-soft">
        <time dateTime={each.created_at}>{localTime(each.created_at, time_zone)}</time>
        <Badge tone={tone}>{words}</Badge>
      </span>
    </li>
  )
}

/** The files that were imported before, each leading to what came of it. */
export function ImportList({ business_id, time_zone }: Props) {
  const query = useQuery(importListOptions(business_id))
  return (
    <AppSection
      id="earlier"
      title="Earlier files"
      lead={`Kept for ${keptDays} days, with their rows. The locations that came of them stay.`}
    >
      <ReadBlock query={query} what="The earlier files">
        {imports =>
          imports.length === 0 ? (
            <p className="py-4 text-soft">None yet. Every file you upload is listed here with what came of it.</p>
          ) : (
            <ul>
              {imports.map(each => (
                <Line key={each.id} each={each} time_zone={time_zone} />
              ))}
            </ul>
          )
        }
      </ReadBlock>
    </AppSection>
  )
}
