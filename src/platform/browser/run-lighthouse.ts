import lighthouse, { defaultConfig } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import type { LabMessage } from '#src/platform/browser/lab-message.ts'

/** Lighthouse waits so long for a first paint, and for the page to come to rest; then it judges what there is. */
const firstPaint_ms = 15_000
const rest_ms = 30_000

/** The five parts of the performance score, and what was loaded. */
const audits = {
  fcp_ms: 'first-contentful-paint',
  lcp_ms: 'largest-contentful-paint',
  tbt_ms: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speed_index_ms: 'speed-index',
  bytes: 'total-byte-weight',
} as const

async function refuseDownloads(browser: Browser): Promise<void> {
  const session = await browser.target().createCDPSession()
  await session.send('Browser.setDownloadBehavior', { behavior: 'deny' })
}

/**
 * Visits a page once as a phone on a simulated slow line: Lighthouse's own defaults, its performance category alone.
 * @param introduces_as stands at the end of the phone's user agent, so that the site can tell who came
 */
export async function runLighthouse(browser: Browser, url: string, introduces_as: string): Promise<LabMessage> {
  await refuseDownloads(browser)
  const phone = defaultConfig.settings?.emulatedUserAgent
  const result = await lighthouse(
    url,
    {
      logLevel: 'silent',
      onlyAudits: [...Object.values(audits), 'network-requests'],
      maxWaitForFcp: firstPaint_ms,
      maxWaitForLoad: rest_ms,
      disableFullPageScreenshot: true,
      emulatedUserAgent: `${typeof phone === 'string' ? phone : ''} ${introduces_as}`.trim(),
    },
    undefined,
    await browser.newPage(),
  )
  if (!result) return { ok: false, code: 'NO_RESULT', detail: '' }
  const { lhr } = result
  if (lhr.runtimeError) return { ok: false, code: lhr.runtimeError.code, detail: lhr.runtimeError.message }
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  const failed = Object.values(audits).find(id => Number.isNaN(value(id)))
  const score = lhr.categories.performance?.score
  if (failed !== undefined || typeof score !== 'number')
    return { ok: false, code: 'NO_METRIC', detail: lhr.audits[failed ?? '']?.errorMessage ?? 'no score' }
  const { details } = lhr.audits['network-requests'] ?? {}
  const measured = Object.fromEntries(Object.entries(audits).map(([name, id]) => [name, value(id)]))
  return {
    ok: true,
    speed: {
      ...(measured as Record<keyof typeof audits, number>),
      // Not what a script may have written into the address bar since.
      final_url: lhr.mainDocumentUrl ?? lhr.finalDisplayedUrl,
      performance: Math.round(score * 100),
      requests: details?.type === 'table' ? details.items.length : 0,
      form_factor: 'mobile',
      lighthouse_version: lhr.lighthouseVersion,
      benchmark_index: lhr.environment.benchmarkIndex,
      fetched_at: lhr.fetchTime,
    },
  }
}
