import { expect, test } from 'vitest'
import { createHostPacer } from '#src/engines/audit/crawl/pace-hosts.ts'
import { realClock } from '#src/real-clock.ts'

const never = new AbortController().signal
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

test('a host is asked in turn with its pause, others meanwhile', async () => {
  const pacer = createHostPacer({ at_once: 2, delay_ms: 40 }, realClock, never)
  const begun: [string, number][] = []
  const start = performance.now()
  const ask = (host: string) => pacer.run(host, async () => void begun.push([host, performance.now() - start]))
  await Promise.all([ask('a'), ask('a'), ask('a'), ask('b')])
  const times = (host: string) => begun.filter(([name]) => name === host).map(([, time]) => time)
  expect(times('a')[2]).toBeGreaterThan(75)
  expect(times('b')[0]).toBeLessThan(30)
})

test('a host that asked for patience is left alone; its places are given back after errors', async () => {
  const pacer = createHostPacer({ at_once: 1, delay_ms: 0 }, realClock, never)
  await expect(pacer.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  pacer.pause('a', 60)
  const start = performance.now()
  await pacer.run('a', async () => undefined)
  expect(performance.now() - start).toBeGreaterThan(55)
})

test('a host that becomes slower while many wait gets them one by one', async () => {
  const pacer = createHostPacer({ at_once: 4, delay_ms: 0 }, realClock, never)
  let running = 0
  let most = 0
  const tasks = Array.from({ length: 12 }, (_, index) =>
    pacer.run('a', async () => {
      if (index === 0) pacer.slow('a', 1)
      running += 1
      if (index >= 4) most = Math.max(most, running)
      await pause(5)
      running -= 1
    }),
  )
  await Promise.all(tasks)
  expect(most).toBe(1)
})
