import { connect } from 'node:net'

import { cpuSeconds } from '#bench/static/static-cpu-time.ts'

/** One request at a time on each of so many keep-alive connections, for so many seconds. */
type Load = { port: number; pid: number; connections: number; seconds: number; expected_status: string }

export type Answers = {
  per_second: number
  p50_ms: number
  p99_ms: number
  /** Processor time of the server for each answer; NaN where the machine does not tell. */
  cpu_ms: number
}

/** How long an answer is, head and body, once its head is whole; 0 before that. */
function lengthOf(answer: string): number {
  const head = answer.indexOf('\r\n\r\n')
  if (head < 0) return 0
  return head + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1] ?? 0)
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

/** Asks without a pause on each connection; answers the milliseconds that each answer took. */
function askFor({ port, connections, seconds, expected_status }: Load, next: () => string): Promise<number[]> {
  const milliseconds: number[] = []
  return new Promise((resolve, reject) => {
    const sockets = Array.from({ length: connections }, () => {
      let asked_at = 0
      let seen = ''
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      const ask = () => {
        seen = ''
        asked_at = performance.now()
        socket.write(next(), 'latin1')
      }
      socket.on('connect', ask).on('error', reject)
      socket.on('data', chunk => {
        seen += chunk.toString('latin1')
        const length = lengthOf(seen)
        if (length === 0 || seen.length < length) return
        milliseconds.push(performance.now() - asked_at)
        if (seen.slice(9, 12) === expected_status) ask()
        else reject(new Error(`An answer was not ${expected_status}:\n${seen}`))
      })
      return socket
    })
    setTimeout(() => {
      for (const socket of sockets) socket.destroy()
      resolve(milliseconds)
    }, seconds * 1000)
  })
}

/** Loads a server and measures every answer; `next` makes each request anew. Answers must say their Content-Length. */
export async function generateLoad(load: Load, next: () => string): Promise<Answers> {
  const before = await cpuSeconds(load.pid)
  const milliseconds = await askFor(load, next)
  const after = await cpuSeconds(load.pid)
  const used = before === undefined || after === undefined ? Number.NaN : after - before
  const sorted = milliseconds.toSorted((a, b) => a - b)
  return {
    per_second: sorted.length / load.seconds,
    p50_ms: percentile(sorted, 0.5),
    p99_ms: percentile(sorted, 0.99),
    cpu_ms: (used * 1000) / sorted.length,
  }
}
