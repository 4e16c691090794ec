import { expect, test } from 'vitest'
import { createHostPacer } from '#src/engines/audit/crawl/pace-hosts.ts'
import { openIdleClock } from '#tests/support/machine/idle-clock.ts'

const never = new AbortController().signal

test('a host is asked in turn with its pause, others meanwhile', async () => {
  const clock = openIdleClock()
  const pacer = createHostPacer({ at_once: 2, delay_ms: 40 }, clock, never)
  const begun: [string, number][] = []
  const ask = (host: string) => pacer.run(host, async () => void begun.push([host, clock.now()]))
  await Promise.all([ask('a'), ask('a'), ask('a'), ask('b')])
  const times = (host: string) => begun.filter(([name]) => name === host).map(([, time]) => time)
  expect(times('a')).toEqual([0, 40, 80])
  expect(times('b')).toEqual([0])
})

test('a host that asked for patience is left alone; its places are given back after errors', async () => {
  const clock = openIdleClock()
  const pacer = createHostPacer({ at_once: 1, delay_ms: 0 }, clock, never)
  await expect(pacer.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  pacer.pause('a', 60)
  await pacer.run('a', async () => undefined)
  expect(clock.now()).toBe(60)
})

test('a host that becomes slower while many wait gets them one by one', async () => {
  const clock = openIdleClock()
  const pacer = createHostPacer({ at_once: 4, delay_ms: 0 }, clock, never)
  let running = 0
  let most = 0
  const tasks = Array.from({ length: 12 }, (_, index) =>
    pacer.run('a', async () => {
      if (index === 0) pacer.slow('a', 1)
      running += 1
      if (index >= 4) most = Math.max(most, running)
      await clock.sleep(5)
      running -= 1
    }),
  )
  await Promise.all(tasks)
  expect(most).toBe(1)
})
