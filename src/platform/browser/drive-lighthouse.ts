import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LabAnswer } from '#src/domain/lab-speed.ts'
import { bareEnvironment } from '#src/platform/browser/bare-environment.ts'
import { type LabJob, labMessage } from '#src/platform/browser/lab-message.ts'
import { notMeasured } from '#src/platform/browser/not-measured.ts'

const program = join(import.meta.dirname, 'lighthouse-process.ts')
const mostHeap_mb = 1_024
const longestDetail = 300

/** Lighthouse's own codes for what lies with the page; any other one lies with the browser or with us. */
const ofPage =
  /^(NO_FCP|NO_LCP|NO_METRIC|NO_DCL|NO_NAVSTART|NO_DOCUMENT_REQUEST|(FAILED|ERRORED|INSECURE)_DOCUMENT_REQUEST|CHROME_INTERSTITIAL_ERROR|PAGE_HUNG|NOT_HTML|DNS_FAILURE|TARGET_CRASHED|SPEEDINDEX_OF_ZERO|NO_SPEEDLINE_FRAMES)/

function answerOf(text: unknown): LabAnswer {
  const read = labMessage.safeParse(text)
  if (!read.success) return notMeasured('browser_failed', 'The answer made no sense.')
  if (read.data.ok) return read.data
  const { code, detail } = read.data
  const words = `${code} ${detail}`.trim().slice(0, longestDetail)
  return notMeasured(ofPage.test(code) ? 'page_failed' : 'browser_failed', words)
}

/** The whole process group: the driver, the browser and all its processes. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended by itself.
  }
}

/** Measures in a process of its own and leaves no process behind, however it ends. */
export async function driveLighthouse(job: LabJob, longest_ms: number, signal: AbortSignal): Promise<LabAnswer> {
  if (signal.aborted) return notMeasured('cancelled')
  const child = fork(program, [JSON.stringify(job)], {
    detached: true,
    env: { ...bareEnvironment, HOME: job.folder, TMPDIR: job.folder },
    execArgv: [`--max-old-space-size=${mostHeap_mb}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const gone = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const { promise, resolve } = Promise.withResolvers<LabAnswer>()
  const clock = setTimeout(() => resolve(notMeasured('timeout', `Not within ${longest_ms} ms`)), longest_ms)
  const cancel = () => resolve(notMeasured('cancelled'))
  signal.addEventListener('abort', cancel, { once: true })
  child.once('message', message => resolve(answerOf(message)))
  void gone.then(() => resolve(notMeasured('browser_failed', 'Its driver ended without a word.')))
  try {
    return await promise
  } finally {
    clearTimeout(clock)
    signal.removeEventListener('abort', cancel)
    killGroup(child.pid)
    await gone
  }
}
