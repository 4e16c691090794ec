import { Worker } from 'node:worker_threads'
import type { PdfRead, ReadPdf } from '#src/domain/pdf-text.ts'

const entry = new URL('./pdf-worker.ts', import.meta.url)
const longest_ms = 30_000
const heap_mb = 96
/** What a thread takes beyond its heap is seen in the memory of the process alone, which grows for other reasons, too. */
const most_memory = 400 * 1024 * 1024
const look_every_ms = 50

const notRead: PdfRead = { ok: false, reason: 'not_read' }

/**
 * Reads a PDF file in a thread of its own, bounded in time and memory: whoever made the file cannot stop or swell what
 * reads it.
 */
export const readPdf: ReadPdf = (bytes, signal) => {
  const own = Uint8Array.from(bytes)
  const before = process.memoryUsage.rss()
  const worker = new Worker(entry, {
    workerData: own,
    transferList: [own.buffer],
    resourceLimits: { maxOldGenerationSizeMb: heap_mb, maxYoungGenerationSizeMb: 16 },
    env: {},
    execArgv: [],
    stderr: true,
    stdout: true,
  })
  const { promise, resolve } = Promise.withResolvers<PdfRead>()
  const giveUp = () => resolve(notRead)
  const limit = setTimeout(giveUp, longest_ms)
  const look = setInterval(() => {
    if (process.memoryUsage.rss() - before > most_memory) giveUp()
  }, look_every_ms)
  worker.once('message', (read: PdfRead) => resolve(read))
  worker.once('error', giveUp)
  worker.once('exit', giveUp)
  signal.addEventListener('abort', giveUp, { once: true })
  if (signal.aborted) giveUp()
  return promise.finally(() => {
    signal.removeEventListener('abort', giveUp)
    clearTimeout(limit)
    clearInterval(look)
    return worker.terminate()
  })
}
