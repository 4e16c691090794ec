import { Worker } from 'node:worker_threads'
import { createBoundedPool } from '#src/platform/passwords/bounded-pool.ts'
import { type ReadTable, refuseTable, type SheetFile, tableLimits } from '#src/platform/sheets/table.ts'

const run = createBoundedPool({ at_once: 1, waiting: 6 })

const entry = new URL('./table-worker.ts', import.meta.url)

const tooMuch = refuseTable('too_much_to_read', 'This file takes too long to read. Save it anew as CSV, or split it.')

function parseInThread({ bytes, ...named }: SheetFile): Promise<ReadTable> {
  const own = Uint8Array.from(bytes)
  const worker = new Worker(entry, {
    workerData: { bytes: own, ...named },
    transferList: [own.buffer],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    env: {},
    execArgv: [],
  })
  return new Promise(resolve => {
    const limit = setTimeout(() => resolve(tooMuch), tableLimits.milliseconds)
    worker.once('message', (read: ReadTable) => resolve(read))
    worker.once('error', () => resolve(tooMuch))
    worker.once('exit', () => {
      clearTimeout(limit)
      resolve(tooMuch)
    })
  }).finally(() => worker.terminate()) as Promise<ReadTable>
}

/**
 * Reads a file of CSV or XLSX in a thread of its own, bounded in time and memory, so that other answers do not wait for it.
 * Throws PoolIsFull when too many files wait.
 */
export function readTable(file: SheetFile): Promise<ReadTable> {
  return run(() => parseInThread(file))
}
