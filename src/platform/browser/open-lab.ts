import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LabAnswer, MeasureLabSpeed } from '#src/domain/lab-speed.ts'
import { driveLighthouse } from '#src/platform/browser/drive-lighthouse.ts'
import { findChromium } from '#src/platform/browser/find-chromium.ts'
import { notMeasured } from '#src/platform/browser/not-measured.ts'
import { packageFile } from '#src/platform/browser/package-file.ts'
import { openTurns } from '#src/platform/browser/take-turns.ts'
import { openGuardedProxy } from '#src/platform/outbound/open-guarded-proxy.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'

type Options = {
  /** What the browser may reach, as everything else that leaves this machine. */
  policy: OutboundPolicy
  /** Undefined: the system's browser, or the packaged one. */
  chrome_path: string | undefined
  /** Stands at the end of the user agent. */
  introduces_as: string
  /** Where a measurement keeps what it removes at its end; the system's temp folder unless said otherwise. */
  folder?: string
  bounds?: Partial<LabBounds>
}

type LabBounds = {
  /** One measurement, from the start of the browser; then everything of it is killed. */
  longest_ms: number
  /** Until those before it are done. */
  longest_wait_ms: number
  /** What a visit may load and send. */
  most_bytes: number
}

const usualBounds: LabBounds = { longest_ms: 60_000, longest_wait_ms: 120_000, most_bytes: 100 * 1024 * 1024 }

export type Lab = {
  measure: MeasureLabSpeed
  /** Ends what is being measured and waits until nothing of it is left. */
  close: () => Promise<void>
}

/** A temp folder that another user may pass through: as root, the browser runs as someone else. */
async function makeFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'porchlight-lab-'))
  await chmod(folder, 0o711)
  return folder
}

/**
 * Measures pages with Lighthouse in a browser, one at a time: two at once would slow one another. Starts nothing before
 * it is asked, and where Lighthouse or a browser is missing every answer says so.
 */
export function openLab({ policy, chrome_path, introduces_as, folder: parent = tmpdir(), bounds = {} }: Options): Lab {
  const { longest_ms, longest_wait_ms, most_bytes } = { ...usualBounds, ...bounds }
  const closing = new AbortController()
  const turns = openTurns(longest_wait_ms)

  async function measureNow(url: string, signal: AbortSignal): Promise<LabAnswer> {
    if (packageFile('lighthouse') === undefined || packageFile('puppeteer-core') === undefined)
      return notMeasured('no_lighthouse')
    const found = await findChromium(chrome_path)
    if (!found.ok) return notMeasured('no_browser', found.problem)
    const folder = await makeFolder(parent)
    try {
      const proxy = await openGuardedProxy(policy, most_bytes)
      try {
        const job = { url, introduces_as, ...found.chromium, folder, proxy_url: proxy.url }
        const answer = await driveLighthouse(job, longest_ms, AbortSignal.any([signal, proxy.overdrawn]))
        return proxy.overdrawn.aborted ? notMeasured('too_large', `More than ${most_bytes} bytes`) : answer
      } finally {
        await proxy.close()
      }
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    }
  }

  return {
    async measure(url, signal) {
      const ended = AbortSignal.any([signal, closing.signal])
      const endTurn = await turns.take(ended)
      if (typeof endTurn === 'string') return notMeasured(endTurn)
      try {
        return await measureNow(url, ended)
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
