import { tmpdir } from 'node:os'
import type { LabAnswer, MeasureLabSpeed } from '#src/domain/lab-speed.ts'
import { type Chromium, findChromium } from '#src/platform/browser/find-chromium.ts'
import { type LabBounds, usualLabBounds } from '#src/platform/browser/lab-bounds.ts'
import { notMeasured } from '#src/platform/browser/not-measured.ts'
import { packageFile } from '#src/platform/browser/package-file.ts'
import { openTurns } from '#src/platform/browser/take-turns.ts'
import { visitOnce } from '#src/platform/browser/visit-once.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'
import { readTarget } from '#src/platform/outbound/read-target.ts'

type Options = {
  /** What the browser may reach, as everything else that leaves this machine. */
  policy: OutboundPolicy
  /** Undefined: the system's browser, or the packaged one. */
  chrome_path: string | undefined
  /** Stands at the end of the user agent, so that a site can tell who came. */
  introduces_as: string
  /** Where a measurement keeps what it removes at its end; the system's temp folder unless said otherwise. */
  folder?: string
  bounds?: Partial<LabBounds>
}

export type Lab = {
  measure: MeasureLabSpeed
  /** Ends what is being measured and waits until nothing of it is left. */
  close: () => Promise<void>
}

const needed = ['lighthouse', 'puppeteer-core']

/**
 * Measures pages with Lighthouse in a browser, one at a time: two at once would slow one another. Starts nothing before
 * it is asked, and where Lighthouse or a browser is missing every answer says so.
 */
export function openLab({ policy, chrome_path, introduces_as, folder = tmpdir(), bounds = {} }: Options): Lab {
  const around = { policy, bounds: { ...usualLabBounds, ...bounds }, parent_folder: folder }
  const closing = new AbortController()
  const turns = openTurns(around.bounds.longest_wait_ms)
  let chromium: Chromium | undefined

  async function measureNow(url: string, signal: AbortSignal): Promise<LabAnswer> {
    if (needed.some(name => packageFile(name) === undefined)) return notMeasured('no_lighthouse')
    const free = process.availableMemory()
    if (free < around.bounds.least_free_bytes) return notMeasured('short_of_memory', `${free} bytes are free`)
    if (!chromium) {
      const found = await findChromium(chrome_path)
      if (!found.ok) return notMeasured('no_browser', found.problem)
      chromium = found.chromium
    }
    return visitOnce({ url, introduces_as, ...chromium }, around, signal)
  }

  return {
    async measure(url, signal) {
      const target = readTarget(url, policy)
      if (!target.ok) return notMeasured('page_failed', `${target.reason} ${target.detail}`)
      const ended = AbortSignal.any([signal, closing.signal])
      const endTurn = await turns.take(ended)
      if (typeof endTurn === 'string') return notMeasured(endTurn)
      try {
        return await measureNow(target.url.href, ended)
      } catch (error) {
        return notMeasured('browser_failed', String(error))
      } finally {
        endTurn()
      }
    },
    async close() {
      closing.abort()
      await turns.idle()
    },
  }
}
