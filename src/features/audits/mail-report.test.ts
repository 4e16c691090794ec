import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { mailConsent } from '#src/features/audits/consents.ts'
import { mailReport } from '#src/features/audits/mail-report.ts'
import { noteLead } from '#src/features/audits/note-lead.ts'
import { finishedCheck } from '#tests/support/audit/finished-check.ts'
import { openFreeChecks, openShopSite } from '#tests/support/audit/open-free-checks.ts'

// Each starts a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

type Checks = Awaited<ReturnType<typeof openFreeChecks>>

const outbox = (checks: Checks) => checks.database.asOwner('select * from mail_outbox')

async function send(checks: Checks, { id, key }: { id: string; key: string }, words: Record<string, unknown>) {
  return checks.ask(`/api/audits/${id}/mails?key=${key}`, 'POST', words)
}

const dana = { email: 'Dana@shop.example', consent: true }

test('the report is mailed once it is done, with the link and a PDF, however often it is asked for', async () => {
  const shop = await openShopSite(undefined, 50)
  const checks = await openFreeChecks()
  const requested = await checks.request({ address: shop.address, name: 'Free money at evil.example' })
  expect((await send(checks, requested, { ...dana, wants_news: true })).status).toBe(202)
  expect((await send(checks, requested, { ...dana, email: 'dana@SHOP.example' })).status).toBe(202)
  await checks.finished(requested)
  await vi.waitFor(async () => expect(await outbox(checks)).toHaveLength(1), { timeout: 15_000 })
  expect((await send(checks, requested, dana)).status).toBe(202)
  const [mail] = await outbox(checks)
  expect(mail?.to).toEqual({ name: '', address: 'dana@shop.example' })
  expect(mail?.text).toContain(`${checks.origin}${requested.link}`)
  expect(JSON.stringify(mail)).not.toContain('evil.example')
  const files = await checks.database.asOwner('select file_name, media_type, content from mail_attachments')
  expect(files).toMatchObject([
    { file_name: expect.stringMatching(/^seo-check-shop\.test-\d+\.pdf$/), media_type: 'application/pdf' },
  ])
  expect(String(files[0]?.content).slice(0, 5)).toBe('%PDF-')
  expect(await checks.database.asOwner('select consent, news_consent from audit_mails')).toEqual([
    { consent: mailConsent, news_consent: expect.stringMatching(/tips on local search/) },
  ])
})

test('without consent nothing is kept', async () => {
  const checks = await openFreeChecks({ workers: false })
  const done = await finishedCheck(checks)
  for (const consent of [false, undefined, 'yes', 1]) {
    const answer = await send(checks, done, { ...dana, consent })
    expect(answer.status).toBe(422)
    expect((await answer.json()).fields.consent).toMatch(/tick the box/)
  }
  expect(await checks.database.asOwner('select id from audit_mails')).toEqual([])
})

test('one link reaches three addresses, and one address gets three reports a day', async () => {
  const checks = await openFreeChecks({ workers: false, trusted_proxies: ['127.0.0.1', '::1'] })
  const one = await finishedCheck(checks)
  const to = (n: number) => ({ email: `n${n}@shop.example`, consent: true })
  expect((await Promise.all([1, 2, 3].map(n => send(checks, one, to(n))))).map(({ status }) => status)).toEqual([
    202, 202, 202,
  ])
  expect((await send(checks, one, to(4))).status).toBe(429)
  for (let n = 0; n < 2; n += 1) await send(checks, await finishedCheck(checks), to(1))
  const answer = await send(checks, await finishedCheck(checks), to(1))
  expect(answer.status).toBe(429)
  expect((await answer.json()).code).toBe('too_many_mails')
})

test('who waited for a report that never came is told why', async () => {
  const checks = await openFreeChecks()
  const requested = await checks.request({ address: 'nobody.example' })
  await send(checks, requested, dana)
  await vi.waitFor(async () => expect(await outbox(checks)).toHaveLength(1), { timeout: 15_000 })
  expect((await outbox(checks))[0]?.text).toMatch(/We could not check nobody\.example\. No server is known/)
  expect(await checks.database.asOwner('select id from mail_attachments')).toEqual([])
})

test('mail and contact name a site in the letters of its owner', async () => {
  const checks = await openFreeChecks()
  const requested = await checks.request({ address: 'bücher.example' })
  await send(checks, requested, dana)
  await vi.waitFor(async () => expect(await outbox(checks)).toHaveLength(1), { timeout: 15_000 })
  expect((await outbox(checks))[0]?.text).toContain('We could not check bücher.example.')
  const [contact] = await checks.database.asOwner('select name, message from contacts')
  expect(contact).toMatchObject({
    name: 'bücher.example',
    message: expect.stringContaining('check of https://bücher.example/.'),
  })
})

test('a check is one contact of the agency, which gains the address when one is given', async () => {
  const checks = await openFreeChecks({ workers: false })
  const done = await finishedCheck(checks)
  await noteLead(checks.audits, done.id)
  await noteLead(checks.audits, done.id)
  const leads = () =>
    checks.database.asOwner(
      'select kind, source, contacts.email, score, result_path, message from contacts join contact_checks on id = contact_id',
    )
  expect(await leads()).toMatchObject([
    {
      kind: 'check',
      source: '/ai-seo',
      email: '',
      score: 63,
      result_path: done.link,
      message: expect.stringMatching(/Score: 63 of 100/),
    },
  ])
  await send(checks, done, dana)
  await noteLead(checks.audits, done.id)
  expect(await leads()).toMatchObject([{ email: 'dana@shop.example' }])
  await noteLead(checks.audits, randomUUID())
  expect(await leads()).toHaveLength(1)
})

test('a mail that bounced is shown to the agency, and not sent again', async () => {
  const checks = await openFreeChecks({ workers: false })
  const done = await finishedCheck(checks)
  await send(checks, done, dana)
  const [request] = await checks.database.asOwner('select id from audit_mails')
  await mailReport(checks.audits, String(request?.id))
  await checks.database.asOwner(
    "update mail_outbox set failed_at = now(), attempts = 1, last_error = '550 no such user'",
  )
  await noteLead(checks.audits, done.id)
  await mailReport(checks.audits, String(request?.id))
  expect(await outbox(checks)).toHaveLength(1)
  expect(
    await checks.database.asOwner('select last_error from contact_checks join mail_outbox on mail_outbox.id = mail_id'),
  ).toEqual([{ last_error: '550 no such user' }])
})
