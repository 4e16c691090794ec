/** What one visit of a page by a real browser came to, measured by Lighthouse as a phone on a simulated slow line. */
export type LabSpeed = {
  /** After redirects. */
  final_url: string
  /** Lighthouse's own score, 0 to 100. */
  performance: number
  /** Largest Contentful Paint, in milliseconds. */
  lcp_ms: number
  /** Cumulative Layout Shift, without a unit. */
  cls: number
  /** Total Blocking Time, in milliseconds. */
  tbt_ms: number
  /** First Contentful Paint, in milliseconds. */
  fcp_ms: number
  speed_index_ms: number
  /** Everything that the visit loaded, over the line. */
  bytes: number
  requests: number
  form_factor: 'mobile'
  lighthouse_version: string
  /** Lighthouse's measure of the machine it ran on; below 1000 it holds the machine for too slow. */
  benchmark_index: number
  /** ISO 8601 */
  fetched_at: string
}

/** Why there is no measurement. */
export type LabRefusal =
  | 'switched_off'
  | 'local_copy'
  | 'no_lighthouse'
  | 'no_browser'
  | 'browser_failed'
  | 'busy'
  | 'short_of_memory'
  | 'timeout'
  | 'too_large'
  | 'page_failed'
  | 'cancelled'

export type LabAnswer =
  | { ok: true; speed: LabSpeed }
  | {
      ok: false
      reason: LabRefusal
      /** Why nothing was measured, for a reader of a report. */
      sentence: string
      /** For a log or a curious reader. */
      detail: string
    }

/** Measures one page. Never throws, never hangs; the signal ends it at once. */
export type MeasureLabSpeed = (url: string, signal: AbortSignal) => Promise<LabAnswer>
