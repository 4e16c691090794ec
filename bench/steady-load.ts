import { Agent, get } from 'node:http'

export type Latencies = {
  answers: number
  p50_ms: number
  p99_ms: number
  failed: number
  /** Of each answer, the quickest first. */
  milliseconds: readonly number[]
}

export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/**
 * Asks for a page so many times a second, whether or not answers have come, until `stopped` or for so long. Each answer is
 * measured from the moment at which it was due: a server that halts cannot hide it.
 */
export async function steadyLoad(
  url: string,
  per_second: number,
  { seconds, stopped }: { seconds: number; stopped?: Promise<unknown> },
): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const milliseconds: number[] = []
  const open = new Set<Promise<void>>()
  let failed = 0
  let isOver = false
  void stopped?.then(() => {
    isOver = true
  })
  const ask = (due: number) =>
    new Promise<void>(resolve => {
      get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, answer => {
        answer.resume().once('close', () => {
          if (answer.statusCode === 200) milliseconds.push(performance.now() - due)
          else failed += 1
          resolve()
        })
      }).once('error', () => {
        failed += 1
        resolve()
      })
    })
  const start = performance.now()
  for (let sent = 0; !isOver && performance.now() - start < seconds * 1000; sent += 1) {
    const due = start + (sent * 1000) / per_second
    const wait = due - performance.now()
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
    const asked = ask(Math.max(due, performance.now() - 1))
    open.add(asked)
    void asked.then(() => open.delete(asked))
  }
  await Promise.all(open)
  agent.destroy()
  const sorted = milliseconds.toSorted((one, other) => one - other)
  return {
    answers: sorted.length,
    p50_ms: percentile(sorted, 0.5),
    p99_ms: percentile(sorted, 0.99),
    failed,
    milliseconds: sorted,
  }
}
