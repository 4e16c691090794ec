/** What one run of Lighthouse measured. Scores are 0 to 100, times milliseconds; undefined where it could not tell. */
export type LighthouseRun = {
  performance: number | undefined
  accessibility: number | undefined
  best_practices: number | undefined
  seo: number | undefined
  agentic_browsing: number | undefined
  lcp_ms: number | undefined
  cls: number | undefined
  /** Lighthouse's own measure of the machine. */
  benchmark_index: number
  /** Ids of audits that cost points. */
  faults: string[]
}

/** The audits of the SEO category that hold for a page: all of them, all but the one that asks to be found, or none. */
export type SeoGate = 'seo' | 'seo without is-crawlable' | 'none'

type Outcome = 'passed' | 'failed' | 'skipped'

export type Gate = { name: string; measured: string; outcome: Outcome }

/** Below this the simulated phone is slower than the one the gates are meant for. */
export const slowestFairMachine = 1500

/** The middle of the values, of an even number the one above; unknown values count as the worst. */
export function median(values: readonly (number | undefined)[], worst: number): number {
  const sorted = values.map(value => value ?? worst).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? worst
}

function outcome(passed: boolean, counted: boolean): Outcome {
  if (!counted) return 'skipped'
  return passed ? 'passed' : 'failed'
}

/** The machine is fair when the median run met a quick enough one. */
export function isFairMachine(runs: readonly LighthouseRun[]): boolean {
  return (
    median(
      runs.map(run => run.benchmark_index),
      0,
    ) >= slowestFairMachine
  )
}

/** Holds the medians of a page's runs against what we promise. */
export function gatesOf(runs: readonly LighthouseRun[], seo: SeoGate): Gate[] {
  const fair = isFairMachine(runs)
  const score = (
    name: keyof LighthouseRun & ('performance' | 'accessibility' | 'best_practices' | 'seo'),
    counted = true,
  ): Gate => {
    const value = median(
      runs.map(run => run[name]),
      0,
    )
    return {
      name: name.replace('_', ' '),
      measured: String(Math.round(value)),
      outcome: outcome(value === 100, counted),
    }
  }
  const lcp = median(
    runs.map(run => run.lcp_ms),
    Number.POSITIVE_INFINITY,
  )
  const cls = median(
    runs.map(run => run.cls),
    Number.POSITIVE_INFINITY,
  )
  return [
    score('performance', fair),
    { name: 'LCP <= 1.2 s', measured: `${(lcp / 1000).toFixed(2)} s`, outcome: outcome(lcp <= 1200, fair) },
    { name: 'CLS 0', measured: cls.toFixed(3), outcome: outcome(cls === 0, true) },
    score('accessibility'),
    score('best_practices'),
    ...(seo === 'none' ? [] : [{ ...score('seo'), name: seo }]),
  ]
}

/**
 * Whether every run so far passed every gate. What disturbs a run takes points and never adds any, so a page whose first
 * run is flawless is not run again; one that lost a point is judged by the median of three.
 */
export function areDecided(runs: readonly LighthouseRun[], seo: SeoGate): boolean {
  const passedAll = (run: LighthouseRun) => gatesOf([run], seo).every(gate => gate.outcome === 'passed')
  return runs.length > 0 && runs.every(passedAll)
}
