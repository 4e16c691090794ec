import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { callApi } from '#src/features/accounts/public.tsx'
import { dailySchema } from '#src/features/analytics/daily-answers.ts'
import { localToday } from '#src/features/analytics/local-today.ts'
import { DailyReport } from '#src/features/analytics/parts/daily-report.tsx'
import { DailySkeleton } from '#src/features/analytics/parts/daily-skeleton.tsx'
import { FunnelSection } from '#src/features/analytics/parts/funnel-section.tsx'
import { readChoice } from '#src/features/analytics/parts/period-choice.ts'
import { PeriodPicker } from '#src/features/analytics/parts/period-picker.tsx'
import { DownloadButton, ReadBlock, screenHead, useTimeZone } from '#src/features/workspace/public.tsx'
import { AppHeading } from '#src/ui/app-heading.tsx'

export const meta = () => screenHead('/admin/analytics')

const dailyOptions = (query: string) =>
  queryOptions({
    queryKey: ['analytics', 'daily', query],
    queryFn: () => callApi(`/api/analytics/daily?${query}`, { schema: dailySchema }),
    placeholderData: keepPreviousData,
  })

export default function AnalyticsPage() {
  const time_zone = useTimeZone()
  const [address] = useSearchParams()
  const today = localToday(new Date(), time_zone)
  const choice = readChoice(address, today)
  const query = String(new URLSearchParams({ from: choice.from, to: choice.to, time_zone }))
  const daily = useQuery(dailyOptions(query))
  return (
    <div className="grid gap-8">
      <AppHeading
        title="Analytics"
        lead="Who wrote to us, who signed up and who had their site checked, day by day, and the page that led them there."
        action={<DownloadButton path={`/api/analytics/daily/csv?${query}`} file_name="analytics.csv" />}
      />
      <PeriodPicker choice={choice} today={today} />
      <ReadBlock query={daily} what="The counts" skeleton={<DailySkeleton />}>
        {counts => (
          <div aria-busy={daily.isPlaceholderData} className={daily.isPlaceholderData ? 'opacity-60' : ''}>
            <DailyReport daily={counts} />
          </div>
        )}
      </ReadBlock>
      <FunnelSection query={query} />
    </div>
  )
}
