import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runAudit } from '#src/features/audits/run/run-audit.ts'
import { openWorkshop } from '#src/features/audits/run/workshop.ts'
import { openFreeChecks, openShopSite } from '#tests/support/audit/open-free-checks.ts'
import { silentLog } from '#tests/support/machine/silent-log.ts'

// Each starts a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

type Checks = Awaited<ReturnType<typeof openFreeChecks>>

async function auditIds({ database }: Checks): Promise<string[]> {
  return (await database.asOwner('select id from audits order by created_at')).map(({ id }) => String(id))
}

function dyingWorkshop() {
  const entry = fileURLToPath(new URL('../../../../tests/support/workers/dying-worker.ts', import.meta.url))
  const workshop = openWorkshop({ worker: entry, priority: 'low' }, silentLog)
  onTestFinished(() => workshop.close())
  return workshop
}

test('a check whose worker dies is taken up once more, and then said honestly', async () => {
  const checks = await openFreeChecks({ workers: false })
  const requested = await checks.request({ address: 'shop.test' })
  const [id = ''] = await auditIds(checks)
  await runAudit({ ...checks.audits, workshop: dyingWorkshop() }, id)
  expect(await checks.read(requested)).toMatchObject({
    state: 'failed',
    problem: { code: 'worker_died', sentence: expect.stringMatching(/fault of ours/) },
  })
  expect(await checks.database.asOwner('select takes, state from audits')).toEqual([{ takes: 2, state: 'failed' }])
})

test('a check in the hands of a living worker is left alone, and one of a silent worker is taken up', async () => {
  const shop = await openShopSite()
  const checks = await openFreeChecks({ workers: false })
  const requested = await checks.request({ address: shop.address })
  const [id = ''] = await auditIds(checks)
  const { asOwner } = checks.database
  await asOwner("update audits set state = 'running', takes = 1, beat_at = now() - interval '8 seconds'")
  await expect(runAudit(checks.audits, id)).rejects.toThrow('hands of another')
  await asOwner("update audits set beat_at = now() - interval '11 seconds'")
  await runAudit(checks.audits, id)
  expect(await checks.read(requested)).toMatchObject({ state: 'done' })
  expect(await asOwner('select takes from audits')).toEqual([{ takes: 2 }])
  await runAudit(checks.audits, id)
  expect(await asOwner('select takes from audits')).toEqual([{ takes: 2 }])
})

test('after two silent workers nobody takes it up a third time', async () => {
  const checks = await openFreeChecks({ workers: false })
  const requested = await checks.request({ address: 'shop.test' })
  const [id = ''] = await auditIds(checks)
  await checks.database.asOwner("update audits set state = 'running', takes = 2, beat_at = now() - interval '1 minute'")
  await runAudit(checks.audits, id)
  expect(await checks.read(requested)).toMatchObject({ state: 'failed', problem: { code: 'worker_died' } })
})

test('of five workers who reach for a check at once one carries it out', async () => {
  const shop = await openShopSite()
  const checks = await openFreeChecks({ workers: false })
  const requested = await checks.request({ address: shop.address })
  const [id = ''] = await auditIds(checks)
  const runs = await Promise.allSettled([1, 2, 3, 4, 5].map(() => runAudit(checks.audits, id)))
  expect(runs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await checks.read(requested)).toMatchObject({ state: 'done' })
  expect(shop.asked.filter(asked => asked === 'GET /about')).toHaveLength(1)
})

test('a program that is told to stop gives back what it was at, as if it had never been taken up', async () => {
  const shop = await openShopSite(undefined, 300)
  const checks = await openFreeChecks({ workers: false })
  const requested = await checks.request({ address: shop.address })
  const [id = ''] = await auditIds(checks)
  const run = runAudit(checks.audits, id)
  setTimeout(() => checks.audits.stop(), 600)
  await expect(run).rejects.toThrow('given back')
  expect(await checks.read(requested)).toMatchObject({ state: 'waiting', waiting_before: 0 })
  expect(await checks.database.asOwner('select takes from audits')).toEqual([{ takes: 0 }])
})
