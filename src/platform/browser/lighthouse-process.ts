import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import type { Browser } from 'puppeteer-core'
import { type LabMessage, labJob } from '#src/platform/browser/lab-message.ts'

/**
 * A process of its own, leader of a process group in which the browser runs too: whatever happens, one signal ends all
 * of it. Hands back one message and waits for its end.
 */

/** Below whatever serves visitors on this machine. */
const niceness = 10
const closesWithin_ms = 3_000

const job = labJob.parse(JSON.parse(process.argv[2] ?? ''))

async function carryOut(): Promise<LabMessage> {
  let browser: Browser | undefined
  try {
    const { startChromium } = await import('#src/platform/browser/start-chromium.ts')
    browser = await startChromium(job)
  } catch (error) {
    return { ok: false, code: 'START_FAILED', detail: String(error) }
  }
  try {
    const { runLighthouse } = await import('#src/platform/browser/run-lighthouse.ts')
    return await runLighthouse(browser, job.url, job.introduces_as)
  } catch (error) {
    return { ok: false, code: (error as { code?: string }).code ?? 'UNKNOWN', detail: String(error) }
  } finally {
    // A browser that ends by itself leaves no orphans for a container without an init process.
    await Promise.race([
      browser.close().catch(() => undefined),
      new Promise(resolve => setTimeout(resolve, closesWithin_ms)),
    ])
  }
}

/** Nobody waits any more: the other process may have been killed, so what it would have removed is removed here. */
function endEverything(): void {
  try {
    // The browser still runs, and may put a file where the others were just removed.
    rmSync(job.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  } finally {
    process.kill(-process.pid, 'SIGKILL')
  }
}

/** proc(5): the 41st field is the scheduling policy, and 5 the idle class. The second may hold spaces and ends in a bracket. */
const isIdleClass = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')[38] === '5'

/**
 * Where Linux shares the processor between sessions first, standing back counts within a session only. Ours is a new one:
 * started by a process of the idle class, it stands back as a whole.
 */
function standBackAsSession(): void {
  try {
    if (isIdleClass(readFileSync('/proc/self/stat', 'utf8'))) writeFileSync('/proc/self/autogroup', '19')
  } catch {
    // Another system, or one that shares between processes at once.
  }
}

setPriority(Math.max(niceness, getPriority()))
standBackAsSession()
process.once('disconnect', endEverything)
const message = await carryOut()
process.send?.(message)
