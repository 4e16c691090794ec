import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openWorker } from '#src/platform/workers/open-worker.ts'
import { createListeningLog } from '#tests/support/silent-log.ts'

function open(name: 'dying-worker' | 'silent-worker') {
  const { log, lines } = createListeningLog()
  const entry = fileURLToPath(new URL(`../../../tests/support/${name}.ts`, import.meta.url))
  const worker = openWorker({ entry, memory_mb: 64, priority: 'low', log })
  onTestFinished(() => worker.close())
  return { worker, lines }
}

const heedless = () => undefined

test('a process that ends under its tasks takes all of them with it, and the next task gets another', async () => {
  const { worker, lines } = open('dying-worker')
  expect(await Promise.all([worker.run('a', heedless, 20_000), worker.run('b', heedless, 20_000)])).toEqual([
    'died',
    'died',
  ])
  expect(await worker.run('c', heedless, 20_000)).toBe('died')
  expect(lines.filter(({ level }) => level === 'warn')).toHaveLength(2)
})

test('a task that outlasts its time and does not heed its end is ended with its process', async () => {
  const { worker } = open('silent-worker')
  const started = Date.now()
  expect(await worker.run('a', heedless, 500)).toBe('late')
  expect(Date.now() - started).toBeLessThan(12_000)
}, 20_000)

test('a close ends what runs', async () => {
  const { worker } = open('silent-worker')
  const run = worker.run('a', heedless, 20_000)
  setTimeout(() => worker.close(), 300)
  expect(await run).toBe('died')
})
