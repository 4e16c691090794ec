import type { LabSpeed } from '#src/domain/lab-speed.ts'
import type { LabCheck, Severity } from '#src/engines/audit/checks/check.ts'
import { found, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { labGoods } from '#src/engines/audit/checks/speed/lab-goods.ts'

/** Lighthouse warns below this that the machine is too slow for its figures to be fair: core/gather/driver/environment.js. */
const slowestFairMachine = 1_000

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
const milliseconds = (ms: number) => `${Math.round(ms)} ms`

type Metric = {
  name: string
  of: (speed: LabSpeed) => number
  say: (value: number) => string
  /** Google's bounds: good up to the first, poor above the second. */
  good: number
  poor: number
  /** A slow machine makes the value worse. */
  depends_on_machine: boolean
  why: string
  mend: string
  source: string
}

type Told = { id: string; severity: Severity; title: string }

/** One check for values that are poor, one for those in between: at most one of them finds something. */
function checksOf(metric: Metric, between: Told, poor: Told): LabCheck[] {
  const { of, say, why, mend, source, depends_on_machine } = metric
  const checkOf = (told: Told, above: number, upTo: number): LabCheck => ({
    ...told,
    section: 'speed',
    scope: 'lab',
    why,
    mend,
    source,
    look: speed => {
      const value = of(speed)
      if (value <= above || value > upTo) return ok
      if (depends_on_machine && speed.benchmark_index < slowestFairMachine)
        return notChecked('The machine that measured was too slow or too busy for a fair judgement.')
      const words = `${metric.name} ${say(value)} on a phone with a slow line, good is ${say(metric.good)} or less`
      return found(speed.final_url, null, words)
    },
  })
  return [checkOf(poor, metric.poor, Number.POSITIVE_INFINITY), checkOf(between, metric.good, metric.poor)]
}

const largestPaint = checksOf(
  {
    name: 'Largest Contentful Paint',
    of: ({ lcp_ms }) => lcp_ms,
    say: seconds,
    good: labGoods.lcp_ms,
    poor: 4_000,
    depends_on_machine: true,
    why: 'People on a phone look at an unfinished page for that long, and may go back to the search results.',
    mend: 'Make the largest picture or text at the top load first: a smaller picture, no lazy loading for it, and fewer scripts and styles before it.',
    source: 'https://web.dev/articles/lcp',
  },
  { id: 'lab-lcp-slow', severity: 'medium', title: 'The main part of the home page appears late on a phone' },
  { id: 'lab-lcp-poor', severity: 'high', title: 'The main part of the home page appears very late on a phone' },
)

const layoutShift = checksOf(
  {
    name: 'Cumulative Layout Shift',
    of: ({ cls }) => cls,
    say: value => String(Math.round(value * 1_000) / 1_000),
    good: labGoods.cls,
    poor: 0.25,
    depends_on_machine: false,
    why: 'What people want to tap moves away under their thumb while the page loads.',
    mend: 'Give pictures, videos and embedded parts a width and height, and keep room for banners that come later.',
    source: 'https://web.dev/articles/cls',
  },
  { id: 'lab-cls-high', severity: 'low', title: 'The home page moves while it loads' },
  { id: 'lab-cls-poor', severity: 'medium', title: 'The home page jumps about while it loads' },
)

const blockingTime = checksOf(
  {
    name: 'Total Blocking Time',
    of: ({ tbt_ms }) => tbt_ms,
    say: milliseconds,
    good: labGoods.tbt_ms,
    poor: 600,
    depends_on_machine: true,
    why: 'The page is there, and taps and scrolling do nothing while scripts run.',
    mend: 'Remove scripts that you do not need, above all chat windows, sliders and trackers, and load the others after the page.',
    source: 'https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time',
  },
  { id: 'lab-tbt-high', severity: 'low', title: 'The home page does not react at once on a phone' },
  { id: 'lab-tbt-poor', severity: 'medium', title: 'The home page does not react for a while on a phone' },
)

/**
 * What a visit by a browser shows, by the bounds that Google publishes. The score of Lighthouse is no check of its own:
 * it is made of these.
 */
export const labChecks: readonly LabCheck[] = [...largestPaint, ...layoutShift, ...blockingTime]
