import type { LabSpeed } from '#src/domain/lab-speed.ts'
import { countOf } from '#src/engines/audit/report/report-words.ts'

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** What a browser measured, as names and values for a reader. */
export function labRows(speed: LabSpeed): [name: string, value: string][] {
  return [
    ['Performance score', `${speed.performance} of 100`],
    ['Largest Contentful Paint', seconds(speed.lcp_ms)],
    ['Cumulative Layout Shift', String(Math.round(speed.cls * 1_000) / 1_000)],
    ['Total Blocking Time', `${Math.round(speed.tbt_ms)} ms`],
    ['First Contentful Paint', seconds(speed.fcp_ms)],
    ['Speed Index', seconds(speed.speed_index_ms)],
    ['Loaded', `${Math.round(speed.bytes / 1_000)} kB in ${countOf(speed.requests, 'request')}`],
  ]
}

/** How it was measured. */
export function labMethod({ lighthouse_version }: LabSpeed): string {
  return `Measured once by Lighthouse ${lighthouse_version}, as a phone on a simulated slow line.`
}
