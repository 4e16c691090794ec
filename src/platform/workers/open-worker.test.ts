import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openWorker } from '#src/platform/workers/open-worker.ts'
import { createListeningLog } from '#tests/support/machine/silent-log.ts'

function open(name: 'dying-worker' | 'silent-worker' | 'telling-worker', idle_ms = 60_000) {
  const { log, lines } = createListeningLog()
  const entry = fileURLToPath(new URL(`../../../tests/support/workers/${name}.ts`, import.meta.url))
  const worker = openWorker({ entry, memory_mb: 64, priority: 'low', log, idle_ms })
  onTestFinished(() => worker.close())
  return { worker, lines }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
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

/** What the worker tells of itself: its process id, and how many tasks it has had. */
async function askWho(worker: ReturnType<typeof open>['worker']): Promise<{ pid: number; tasks: number }> {
  let told: unknown
  const end = await worker.run('who', message => (told = message), 20_000)
  expect(end).toBe('over')
  return told as { pid: number; tasks: number }
}

test('a process that is there already takes the first task', async () => {
  const { worker } = open('telling-worker')
  worker.getReady()
  worker.getReady()
  const first = await askWho(worker)
  expect(await askWho(worker)).toEqual({ pid: first.pid, tasks: 2 })
})

test('a process without work gives way to a fresh one, which is there before the next task', async () => {
  const { worker, lines } = open('telling-worker', 200)
  const { pid } = await askWho(worker)
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
  const next = await askWho(worker)
  expect(next.pid).not.toBe(pid)
  expect(next.tasks).toBe(1)
  expect(lines.filter(({ level }) => level === 'warn')).toEqual([])
})

test('a close ends what runs', async () => {
  const { worker } = open('silent-worker')
  const run = worker.run('a', heedless, 20_000)
  setTimeout(() => worker.close(), 300)
  expect(await run).toBe('died')
})
