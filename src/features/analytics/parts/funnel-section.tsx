import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '#src/features/accounts/public.tsx'
import { funnelSchema } from '#src/features/analytics/funnel-answers.ts'
import { FunnelFigure } from '#src/features/analytics/parts/funnel-figure.tsx'
import { FunnelTable } from '#src/features/analytics/parts/funnel-table.tsx'
import { DownloadButton, ReadBlock } from '#src/features/workspace/public.tsx'

const funnelOptions = (query: string) =>
  queryOptions({
    queryKey: ['analytics', 'funnel', query],
    queryFn: () => callApi(`/api/analytics/funnel?${query}`, { schema: funnelSchema }),
    placeholderData: keepPreviousData,
  })

/** What becomes of free SEO checks, from the first to the sign-up: drawn, and in figures day by day. */
export function FunnelSection({ query }: { query: string }) {
  const funnel = useQuery(funnelOptions(query))
  return (
    <section aria-labelledby="funnel" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="funnel" className="text-xl">
          Free SEO checks
        </h2>
        <DownloadButton
          path={`/api/analytics/funnel/csv?${query}`}
          file_name="free-checks.csv"
          label="Download free checks"
        />
      </div>
      <ReadBlock query={funnel} what="The free checks">
        {counts => (
          <div aria-busy={funnel.isPlaceholderData} className={funnel.isPlaceholderData ? 'opacity-60' : ''}>
            <FunnelFigure funnel={counts} />
            <FunnelTable funnel={counts} />
          </div>
        )}
      </ReadBlock>
    </section>
  )
}
