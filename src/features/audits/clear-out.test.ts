import { expect, test } from 'vitest'
import { clearOutAudits } from '#src/features/audits/clear-out.ts'
import { noteLead } from '#src/features/audits/note-lead.ts'
import { finishedCheck } from '#tests/support/audit/finished-check.ts'
import { openFreeChecks } from '#tests/support/audit/open-free-checks.ts'

test('what nobody may open any more is forgotten; that there was a check, and its score, is kept', async () => {
  const checks = await openFreeChecks({ workers: false })
  const { asOwner } = checks.database
  const [kept, gone] = [await finishedCheck(checks), await finishedCheck(checks)]
  for (const { id, key } of [kept, gone]) {
    await checks.ask(`/api/audits/${id}/mails?key=${key}`, 'POST', { email: `${id}@shop.example`, consent: true })
    await noteLead(checks.audits, id)
  }
  await asOwner("update audit_links set expires_at = now() - interval '1 hour' where id = $1", [gone.id])
  await asOwner("update audit_receipts set created_at = now() - interval '3 days' where link_id = $1", [gone.id])
  expect(await clearOutAudits(checks.audits)).toEqual({ results: 1, mail_addresses: 1, receipts: 1 })
  expect(await clearOutAudits(checks.audits)).toEqual({ results: 0, mail_addresses: 0, receipts: 0 })
  const [emptied, whole] = await asOwner('select * from audits order by report is not null')
  expect(emptied).toMatchObject({ score: 63, state: 'done', report: null, host: '', site: '', start_url: '' })
  expect(whole?.report).not.toBeNull()
  const emails = (await asOwner('select email from audit_mails')).map(({ email }) => String(email))
  expect(emails.filter(email => email.includes('@'))).toEqual([`${kept.id}@shop.example`])
  const paths = (await asOwner('select result_path from contact_checks')).map(row => row.result_path)
  expect(paths.toSorted()).toEqual([kept.link, null])
})
