import { expect, test, vi } from 'vitest'
import { clearOutAudits } from '#src/features/audits/clear-out.ts'
import { type LocationAudit, locationAuditSchema } from '#src/features/audits/of-location/schema.ts'
import { runAudit } from '#src/features/audits/run/run-audit.ts'
import { openShopSite } from '#tests/support/audit/open-free-checks.ts'
import { openBusiness } from '#tests/support/features/open-business.ts'

// The website is read by a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const shop = `<!doctype html><html lang="en"><head><title>Reyes Plumbing, Jacksonville</title></head><body><h1>Reyes Plumbing</h1>
<p>Call <a href="tel:+19043550199">(904) 355-0199</a>. 120 Bay St, Jacksonville, FL 32202.</p></body></html>`

/** A business with a location whose website stands on loopback, and ways to set its plan and to read it. */
async function openLocation(website?: string) {
  const api = await openBusiness()
  const id = await api.addLocation({ website: 'https://reyes.example/' })
  const { asOwner } = api.database
  if (website !== undefined) await asOwner('update locations set website = $2 where id = $1', [id, website])

  async function subscribe(status: string | null) {
    await asOwner('delete from subscriptions where location_id = $1', [id])
    if (status === null) return
    await asOwner('insert into subscriptions (location_id, business_id, status) values ($1, $2, $3)', [
      id,
      api.business_id,
      status,
    ])
  }
  const path = `/api/locations/${id}/audits`

  async function audited(): Promise<LocationAudit> {
    const { id: audit_id } = await api.owner.read(path, 'POST')
    await runAudit(api.audits, audit_id)
    return locationAuditSchema.parse(await api.owner.read(`${path}/${audit_id}`))
  }
  return { ...api, id, path, subscribe, audited }
}

async function codeOf(asked: Promise<Response>) {
  const answer = await asked
  return [answer.status, (await answer.json()).code]
}

test('audits open with a running plan alone, but for the agency; a stranger’s location is as good as missing', async () => {
  const { owner, signIn, path, subscribe, stranger_id } = await openLocation()
  const admin = await signIn('admin')
  for (const status of [null, 'past_due', 'paused', 'cancelled', 'incomplete']) {
    await subscribe(status)
    for (const method of ['GET', 'POST'] as const) {
      expect(await codeOf(owner.ask(path, method))).toEqual([403, 'subscription_needed'])
    }
    expect((await admin.ask(path)).status).toBe(200)
  }
  await subscribe('trialing')
  expect(await owner.read(path)).toEqual({ may_start: true, audits: [] })
  await subscribe('active')
  const { id } = await owner.read(path, 'POST')
  const stranger = await signIn()
  for (const part of ['', `/${id}`, `/${id}/events`]) {
    const [strange, missing] = await Promise.all(
      [`${path}${part}`, `/api/locations/${stranger_id}/audits${part}`].map(async asked => {
        const { request_id, ...words } = await stranger.read(asked)
        return words
      }),
    )
    expect(strange).toEqual(missing)
    expect(strange).toMatchObject({ code: 'not_found' })
  }
  expect(await codeOf(owner.ask(`${path}/${stranger_id}`))).toEqual([404, 'not_found'])
  await subscribe('cancelled')
  expect(await codeOf(owner.ask(`${path}/${id}`))).toEqual([403, 'subscription_needed'])
  expect(await codeOf(owner.ask(`${path}/${id}/events`))).toEqual([403, 'subscription_needed'])
})

test('the website is read and held against the record as it is now; no link, lead or free check knows of it', async () => {
  const site = await openShopSite({ '/': shop })
  const { owner, ask, database, audits, id, path, subscribe, audited, business_id } = await openLocation(site.address)
  await subscribe('active')
  const first = await audited()
  expect(first).toMatchObject({ state: 'done', pages_at_most: 100, given: { name: 'Reyes Plumbing' } })
  const stateOf = ({ comparison }: LocationAudit, field: string) => comparison?.fields.find(one => one.id === field)
  expect(stateOf(first, 'name')).toMatchObject({ state: 'same' })
  expect(stateOf(first, 'address')).toMatchObject({ state: 'same' })
  expect(stateOf(first, 'phone')).toMatchObject({
    state: 'differs',
    record: '(904) 355-0142',
    site: '(904) 355-0199',
    seen: { url: site.address, line: 2 },
  })
  expect(stateOf(first, 'data_type')).toMatchObject({ state: 'not_on_site', record: 'Plumber' })
  expect(first.report?.findings.map(finding => finding.id)).toContain('nap-mismatch-user-input')

  await owner.ask(`/api/locations/${id}`, 'PATCH', { version: 1, changes: { phone: '904-355-0199' } })
  const later: LocationAudit = await owner.read(`${path}/${first.id}`)
  expect(stateOf(later, 'phone')).toMatchObject({ state: 'same' })
  const second = await audited()
  expect(second.report?.earlier?.fixed.map(fixed => fixed.id)).toContain('nap-mismatch-user-input')
  const list = await owner.read(path)
  expect(list.audits.map((run: LocationAudit) => run.id)).toEqual([second.id, first.id])

  const { entries } = await owner.read(`/api/activity?business_id=${business_id}&action=site_check_started`)
  expect(entries.map((entry: { location_id: string }) => entry.location_id)).toEqual([id, id])
  for (const table of ['audit_links', 'contacts', 'contact_checks', 'audit_receipts']) {
    expect(await database.asOwner(`select count(*)::int as n from ${table}`)).toEqual([{ n: 0 }])
  }
  const free = await (await ask('/api/audits', 'POST', { address: site.address })).json()
  const [row] = await database.asOwner("select id from audits where kind = 'free_check'")
  await runAudit(audits, String(row?.id))
  const { report } = await (await ask(`/api/audits/${free.id}?key=${free.key}`)).json()
  expect(report).toMatchObject({ earlier: null })
})

test('one audit runs at a time for a location, five are made in a day, and viewers look on', async () => {
  const { owner, addMember, addLocation, database, id, path, subscribe } = await openLocation()
  await subscribe('active')
  const viewer = await addMember({ role: 'viewer', scope: 'chosen', location_ids: [id] })
  const other = await addLocation({ address_line_1: '9 Ocean Boulevard' })
  const started = await Promise.all([1, 2, 3].map(() => owner.read(path, 'POST')))
  expect(new Set(started.map(run => run.id)).size).toBe(1)
  expect((await viewer.read(`${path}/${started[0]?.id}`)).state).toBe('waiting')
  expect((await viewer.read(path)).may_start).toBe(false)
  expect(await codeOf(viewer.ask(path, 'POST'))).toEqual([403, 'editors_only'])
  expect(await codeOf(viewer.ask(`/api/locations/${other}/audits`))).toEqual([404, 'not_found'])
  for (let run = 1; run <= 5; run++) {
    await database.asOwner("update audits set state = 'failed', finished_at = now()")
    if (run < 5) expect((await owner.ask(path, 'POST')).status).toBe(202)
  }
  const refused = await owner.ask(path, 'POST')
  expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many_audits'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
})

test('a location without a website, or with one that nobody outside could open, is told so', async () => {
  const none = await openLocation('')
  await none.subscribe('active')
  expect(await codeOf(none.owner.ask(none.path, 'POST'))).toEqual([422, 'website_needed'])
  await none.database.asOwner("update locations set website = 'http://10.0.0.9/'")
  expect(await codeOf(none.owner.ask(none.path, 'POST'))).toEqual([422, 'website_unreadable'])
})

test('who watches hears the end, and results but the newest are forgotten after 90 days', async () => {
  const site = await openShopSite({ '/': shop })
  const { owner, database, audits, path, subscribe, audited } = await openLocation(site.address)
  await subscribe('active')
  const [first, second] = [await audited(), await audited()]
  const heard = await (await owner.ask(`${path}/${first.id}/events`)).text()
  expect([...heard.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)).toEqual(['state', 'done'])
  await database.asOwner("update audits set finished_at = now() - interval '91 days'")
  expect(await clearOutAudits(audits)).toMatchObject({ results: 1 })
  expect(await owner.read(`${path}/${first.id}`)).toMatchObject({ report: null, comparison: null })
  expect((await owner.read(`${path}/${second.id}`)).report).not.toBeNull()
  const { audits: runs } = await owner.read(path)
  expect(runs.map((run: { score: number }) => typeof run.score)).toEqual(['number', 'number'])
})
