import { type Funnel, funnelSteps } from '#src/features/analytics/funnel-answers.ts'
import { csvLine } from '#src/platform/http/csv.ts'

/** The funnel as lines of CSV, one for each day. */
export async function* funnelCsv({ days, time_zone }: Funnel): AsyncGenerator<string, void> {
  yield csvLine([`day (${time_zone})`, ...funnelSteps])
  yield days.map(day => csvLine([day.day, ...funnelSteps.map(step => day[step])])).join('')
}
