import { expect, test } from 'vitest'
import { finishedCheck } from '#tests/support/audit/finished-check.ts'
import { openDesk } from '#tests/support/features/open-desk.ts'

test('what becomes of free checks is counted by day: started, finished, mailed, wrote and signed up', async () => {
  const desk = await openDesk()
  const admin = await desk.signInAdmin()
  const { asOwner } = desk.database
  const [done] = [await finishedCheck(desk), await desk.ask('/api/audits', 'POST', { address: 'shop.example' })]
  await desk.ask(`/api/audits/${done.id}/mails?key=${done.key}`, 'POST', { email: 'a@shop.example', consent: true })
  await desk.ask(`/api/audits/${done.id}/mails?key=${done.key}`, 'POST', { email: 'b@shop.example', consent: true })
  await asOwner("update audit_links set created_at = '2026-11-20T15:00:00Z'")
  await desk.addContact({ created_at: '2026-11-20T16:00:00Z', source: '/ai-seo' })
  await desk.addContact({ created_at: '2026-11-20T16:00:00Z', source: '/contact-us' })
  const lead = await desk.addContact({ created_at: '2026-11-20T16:00:00Z', source: '/ai-seo' })
  await asOwner("update contacts set kind = 'check' where id = $1", [lead])
  await asOwner(
    "insert into users (id, email, created_at, signed_up_from) values (gen_random_uuid(), 'n@x.example', '2026-11-19T15:00:00Z', '/ai-seo')",
  )
  const query = 'from=2026-11-19&to=2026-11-20'
  const funnel = await admin.read(`/api/analytics/funnel?${query}`)
  const nothing = { started: 0, finished: 0, mailed: 0, contacts: 0, sign_ups: 0 }
  expect(funnel).toMatchObject({
    totals: { started: 2, finished: 1, mailed: 1, contacts: 1, sign_ups: 1 },
    previous_totals: nothing,
    days: [
      { day: '2026-11-19', ...nothing, sign_ups: 1 },
      { day: '2026-11-20', started: 2, finished: 1, mailed: 1, contacts: 1, sign_ups: 0 },
    ],
  })
  const csv = await (await admin.ask(`/api/analytics/funnel/csv?${query}`)).text()
  expect(csv).toContain('"2026-11-20",2,1,1,1,0')
})
