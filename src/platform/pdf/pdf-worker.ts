import { parentPort, workerData } from 'node:worker_threads'
import { boundBuffers } from '#src/platform/pdf/bound-buffers.ts'
import { parsePdf } from '#src/platform/pdf/parse-pdf.ts'

// A thread of its own, which read-pdf.ts starts for one file.
boundBuffers()
parentPort?.postMessage(await parsePdf(workerData))
