import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '#tests/support/machine/chromium.ts'
import type { LighthouseRun } from './lighthouse-gates.ts'

type Browser = { port: number; close(): void }

/** Starts the Chromium that Lighthouse drives. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findChromium()
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [...args, '--headless'],
    envVars: env,
    logLevel: 'error',
  })
  return { port: chrome.port, close: () => chrome.kill() }
}

/**
 * Runs Lighthouse once on a page, as a phone on a simulated slow line (its own defaults), `skipAudits` left out. Throws
 * when it could not run.
 */
export async function runLighthouse(url: string, port: number, skipAudits: string[] = []): Promise<LighthouseRun> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', skipAudits })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { categories, audits, environment, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse could not run on ${url}: ${runtimeError.message}`)
  const score = (id: string) => {
    const value = categories[id]?.score
    return typeof value === 'number' ? value * 100 : undefined
  }
  const gated = ['performance', 'accessibility', 'best-practices', 'seo']
  const faults = gated.flatMap(id =>
    (categories[id]?.auditRefs ?? [])
      .filter(reference => reference.weight > 0 && (audits[reference.id]?.score ?? 1) < 1)
      .map(reference => reference.id),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    agentic_browsing: score('agentic-browsing'),
    lcp_ms: audits['largest-contentful-paint']?.numericValue,
    cls: audits['cumulative-layout-shift']?.numericValue,
    benchmark_index: environment.benchmarkIndex,
    faults: [...new Set(faults)],
  }
}
