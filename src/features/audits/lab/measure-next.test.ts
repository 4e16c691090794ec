import { expect, test, vi } from 'vitest'
import { stillMeasuring } from '#src/features/audits/lab/lab-state.ts'
import { measureNext } from '#src/features/audits/lab/measure-next.ts'
import { mailReport } from '#src/features/audits/mail-report.ts'
import { exampleReport, finishedCheck } from '#tests/support/audit/finished-check.ts'
import { openFreeChecks, openShopSite } from '#tests/support/audit/open-free-checks.ts'
import { textAsItComes } from '#tests/support/machine/text-as-it-comes.ts'

// Each starts a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const nowhere = { chrome_path: '/nowhere/chromium' }

type Checks = Awaited<ReturnType<typeof openFreeChecks>>

/** A check whose report is there and whose start page nobody has measured yet. */
async function unmeasuredCheck(checks: Checks) {
  const report = { ...exampleReport, not_checked: [{ id: 'lab-speed', reason: stillMeasuring }] }
  const requested = await finishedCheck(checks, report)
  await checks.database.asOwner(
    `update audits set lab = 'waiting', progress = jsonb_set(progress, '{steps,6,state}', '"waiting"')
      where id = (select audit_id from audit_links where id = $1)`,
    [requested.id],
  )
  return requested
}

const labs = async ({ database }: Checks) =>
  (await database.asOwner('select lab from audits order by finished_at')).map(({ lab }) => lab)

const reasonIn = ({ report }: Awaited<ReturnType<Checks['read']>>) =>
  report?.not_checked.find(({ id }) => id === 'lab-speed')?.reason

test('the report comes first and says that speed is still measured; where there is no browser it then says that', async () => {
  const shop = await openShopSite()
  const checks = await openFreeChecks({ lab: nowhere })
  const requested = await checks.request({ address: shop.address })
  const first = await checks.finished(requested)
  expect([stillMeasuring, expect.stringContaining('no Chromium')]).toContainEqual(reasonIn(first))
  await vi.waitFor(async () => expect(reasonIn(await checks.read(requested))).toMatch(/no Chromium here/), 30_000)
  const { report, steps } = await checks.read(requested)
  expect(report?.sections.find(({ id }) => id === 'speed')?.note).toMatch(/no Chromium here/)
  expect(report?.lab_speed).toBeNull()
  expect(steps.every(({ state }) => state === 'done' || state === 'not_checked')).toBe(true)
})

test('who watches hears to read the report, watches on, and hears the end when speed is measured', async () => {
  const checks = await openFreeChecks({ workers: false, lab: nowhere })
  const { id, key } = await unmeasuredCheck(checks)
  await checks.database.asOwner("update audits set state = 'running', beat_at = now()")
  const names = (text: string) => [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)
  /** Resolves with what is told until the end, once the first of it is there. */
  const watch = async () => {
    const begun = Promise.withResolvers<void>()
    const answer = await checks.ask(`/api/audits/${id}/events?key=${key}`)
    const text = textAsItComes(answer, so_far => /event: state\ndata: .*\n/.test(so_far) && begun.resolve())
    await begun.promise
    return { text }
  }
  const change = async (sql: string) => {
    await checks.database.asOwner(sql)
    await checks.database.asOwner("select pg_notify('audits', id::text) from audits")
  }
  const first = await watch()
  await change("update audits set state = 'done'")
  const told = names(await first.text)
  expect(told.at(-1)).toBe('refetch')
  expect(told).not.toContain('done')
  const second = await watch()
  await measureNext(checks.audits)
  const heard = names(await second.text)
  expect(heard.at(0)).toBe('state')
  expect(heard.at(-1)).toBe('done')
  expect(heard).not.toContain('refetch')
})

test('a mail waits until speed is measured, or left out', async () => {
  const checks = await openFreeChecks({ workers: false, lab: nowhere })
  const { id, key } = await unmeasuredCheck(checks)
  const dana = { email: 'dana@shop.example', consent: true }
  expect((await checks.ask(`/api/audits/${id}/mails?key=${key}`, 'POST', dana)).status).toBe(202)
  const [mail] = await checks.database.asOwner('select id from audit_mails')
  const written = () => checks.database.asOwner('select id from mail_outbox')
  await mailReport(checks.audits, String(mail?.id))
  expect(await written()).toEqual([])
  await measureNext(checks.audits)
  await mailReport(checks.audits, String(mail?.id))
  expect(await written()).toHaveLength(1)
})

test('nothing is measured while somebody waits for a report, and after five minutes it is left out', async () => {
  const checks = await openFreeChecks({ workers: false, lab: nowhere })
  const late = await unmeasuredCheck(checks)
  await checks.request({ address: 'shop.test' })
  const { asOwner } = checks.database
  await asOwner("update audits set finished_at = now() - interval '298 seconds' where lab = 'waiting'")
  await measureNext(checks.audits)
  expect(reasonIn(await checks.read(late))).toMatch(/too many other measurements/)
  const later = await unmeasuredCheck(checks)
  await asOwner("update audits set finished_at = now() - interval '1 hour' where lab = 'waiting'")
  await measureNext(checks.audits)
  expect(reasonIn(await checks.read(later))).toMatch(/did not end in time/)
})

test('one start page is measured at a time; one whose process is gone is measured again', async () => {
  const checks = await openFreeChecks({ workers: false, lab: nowhere })
  await unmeasuredCheck(checks)
  await unmeasuredCheck(checks)
  const { asOwner } = checks.database
  const both = await Promise.allSettled([measureNext(checks.audits), measureNext(checks.audits)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await labs(checks)).toEqual(['over', 'waiting'])
  await asOwner("update audits set lab = 'measuring', lab_at = now() where lab = 'waiting'")
  await expect(measureNext(checks.audits)).rejects.toThrow('Another')
  await asOwner("update audits set lab_at = now() - interval '2 minutes' where lab = 'measuring'")
  await measureNext(checks.audits)
  expect(await labs(checks)).toEqual(['over', 'over'])
  await measureNext(checks.audits)
})

test('a program that is told to stop gives the measurement back', async () => {
  const checks = await openFreeChecks({ workers: false, lab: nowhere })
  await unmeasuredCheck(checks)
  const measuring = measureNext(checks.audits)
  await expect.poll(() => labs(checks)).toEqual(['measuring'])
  checks.audits.stop()
  await expect(measuring).rejects.toThrow('given back')
  expect(await labs(checks)).toEqual(['waiting'])
})

test('switched off meanwhile, what still waits is settled and says so', async () => {
  const checks = await openFreeChecks({ workers: false })
  const requested = await unmeasuredCheck(checks)
  await measureNext(checks.audits)
  expect(reasonIn(await checks.read(requested))).toMatch(/not wished/)
})
