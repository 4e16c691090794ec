import { parentPort, workerData } from 'node:worker_threads'
import { parseTable } from '#src/platform/sheets/parse-table.ts'

// A thread of its own, which read-table.ts starts for one file.
parentPort?.postMessage(await parseTable(workerData))
