import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { finishedCheck } from '#tests/support/audit/finished-check.ts'
import { openFreeChecks, openShopSite } from '#tests/support/audit/open-free-checks.ts'

// Each starts a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const behindProxy = { trusted_proxies: ['127.0.0.1', '::1'] }
const from = (address: string) => ({ 'X-Forwarded-For': address })

test('a site is audited, and its link opens the report', async () => {
  const shop = await openShopSite()
  const checks = await openFreeChecks()
  const requested = await checks.request({ address: shop.address, name: 'Reyes Roofing', city: 'Macon' })
  expect(requested).toMatchObject({ state: 'waiting', is_stored_result: false })
  expect(requested.link).toBe(`/ai-seo/results/${requested.id}.${requested.key}`)
  expect(requested.key).toMatch(/^[\w-]{43}$/)
  const answer = await checks.finished(requested)
  expect(answer).toMatchObject({ state: 'done', problem: null, host: `shop.test:${shop.port}`, pages_audited: 3 })
  expect(answer.given).toMatchObject({ name: 'Reyes Roofing', city: 'Macon', phone: '' })
  expect(answer.report?.findings.map(({ id }) => id)).toContain('broken-internal-link')
  expect(answer.report?.first_three).toHaveLength(3)
  expect(answer.steps.every(({ state }) => state === 'done' || state === 'not_checked')).toBe(true)
  expect(JSON.stringify(checks.lines)).not.toContain(requested.key)
  expect(JSON.stringify(await checks.database.asOwner('select * from audit_links'))).not.toContain(requested.key)
})

test('another visitor who asks for the same within a day is answered from the stored result, under a link of their own', async () => {
  const shop = await openShopSite()
  const checks = await openFreeChecks()
  const first = await checks.request({ address: shop.address })
  await checks.finished(first)
  const asked = shop.asked.length
  const second = await checks.request({ address: shop.address.replace('http://', 'http://www.').toUpperCase() })
  expect(second).toMatchObject({ state: 'done', is_stored_result: true })
  expect(second.key).not.toBe(first.key)
  expect((await checks.read(second)).report?.score).toBe((await checks.read(first)).report?.score)
  expect(shop.asked).toHaveLength(asked)
  const other = await checks.request({ address: shop.address, city: 'Macon' })
  expect(other.is_stored_result).toBe(false)
  await checks.database.asOwner("update audit_receipts set created_at = created_at - interval '25 hours'")
  expect(await checks.request({ address: shop.address })).toMatchObject({ is_stored_result: false })
})

test('a fresh check says what has changed since the last', async () => {
  const shop = await openShopSite()
  const checks = await openFreeChecks()
  const first = await checks.finished(await checks.request({ address: shop.address }))
  const { '/': home = '', ...others } = shop.shown.pages
  shop.shown.pages = {
    '/': home.replace('<a href="/gone">Prices</a>', '').replace('<h1>', '<p>').replace('</h1>', '</p>'),
    ...others,
  }
  const { report } = await checks.finished(await checks.request({ address: shop.address, fresh: true }))
  expect(report?.earlier).toMatchObject({ score: first.report?.score, finished_at: first.report?.finished_at })
  expect(report?.earlier?.fixed.map(({ id }) => id)).toContain('broken-internal-link')
  expect(report?.earlier?.appeared.map(({ id }) => id)).toContain('h1-missing')
})

test('what cannot be audited ends with a sentence, and answers nobody else', async () => {
  const checks = await openFreeChecks()
  const requested = await checks.request({ address: 'nobody.example' })
  const answer = await checks.finished(requested)
  expect(answer).toMatchObject({ state: 'failed', report: null, problem: { code: 'unresolvable' } })
  expect(answer.problem?.sentence).toMatch(/nobody\.example/)
  expect(answer.steps.find(({ id }) => id === 'reach')).toMatchObject({ state: 'not_checked' })
  expect(await checks.request({ address: 'nobody.example' })).toMatchObject({ is_stored_result: false })
})

test('a site without https is found where no scheme was typed', async () => {
  const shop = await openShopSite()
  const checks = await openFreeChecks()
  const answer = await checks.finished(await checks.request({ address: `shop.test:${shop.port}` }))
  expect(answer).toMatchObject({ state: 'done', pages_audited: 3 })
})

test('the same request twice is one check with one link, and other words under its key are refused', async () => {
  const checks = await openFreeChecks({ workers: false })
  const key = { 'Idempotency-Key': 'a-key-of-mine' }
  const all = await Promise.all([1, 2, 3].map(() => checks.request({ address: 'shop.test' }, key)))
  expect(new Set(all.map(({ link }) => link)).size).toBe(1)
  expect(await checks.database.asOwner('select id from audits')).toHaveLength(1)
  expect((await checks.ask('/api/audits', 'POST', { address: 'other.test' }, key)).status).toBe(409)
  expect((await checks.ask('/api/audits', 'POST', { address: 'shop.test' }, { 'Idempotency-Key': 'x' })).status).toBe(
    400,
  )
})

test('of fifty checks at once from one network ten are accepted, and the rest hear kindly when to come back', async () => {
  const checks = await openFreeChecks({ workers: false, ...behindProxy })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      checks.ask('/api/audits', 'POST', { address: `shop-${n}.test` }, from('192.0.2.7')),
    ),
  )
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(10)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(await refused?.json()).toMatchObject({
    code: 'too_many_audits',
    message: expect.stringMatching(/welcome in 60 minutes/),
  })
  expect((await checks.ask('/api/audits', 'POST', { address: 'shop.test' }, from('192.0.2.8'))).status).toBe(202)
})

test('a website is freshly checked six times a day by everybody together; stored results do not count', async () => {
  const checks = await openFreeChecks({ workers: false, ...behindProxy })
  const ask = (n: number, fresh: boolean) =>
    checks.ask('/api/audits', 'POST', { address: 'shop.test', fresh }, from(`198.51.100.${n}`))
  for (let n = 0; n < 6; n += 1) expect((await ask(n, true)).status).toBe(202)
  const seventh = await ask(7, true)
  expect(seventh.status).toBe(429)
  expect((await seventh.json()).message).toMatch(/This website was checked 6 times/)
  expect((await ask(8, false)).status).toBe(202)
})

test.each([
  [{}, 'address', /write the address/],
  [{ address: '' }, 'address', /write the address/],
  [{ address: 'tony@tonyspizza.com' }, 'address', /looks like an email/],
  [{ address: 'http://127.0.0.1/' }, 'address', /private network/],
  [{ address: 'http://169.254.169.254/latest' }, 'address', /private network/],
  [{ address: 'javascript:alert(1)' }, 'address', /http and https/],
  [{ address: 'a'.repeat(2001) }, 'address', /2000 characters/],
  [{ address: 'a\u0000b.example' }, 'address', /one line/],
  [{ address: 'shop.test', name: 'x'.repeat(121) }, 'name', /120 characters/],
  [{ address: 'shop.test', city: 'Ma\ncon' }, 'city', /one line/],
  [{ address: 'shop.test', fresh: 'yes' }, 'fresh', /true or false/],
])('%j is refused with a sentence beside the field', async (words, field, sentence) => {
  const checks = await openFreeChecks({ workers: false })
  const answer = await checks.ask('/api/audits', 'POST', words)
  expect(answer.status).toBe(422)
  expect((await answer.json()).fields[field]).toMatch(sentence)
  expect(await checks.database.asOwner('select id from audits')).toEqual([])
})

test('a wrong key, another link’s key, an unknown and an expired link are one and the same answer', async () => {
  const checks = await openFreeChecks({ workers: false })
  const [one, other] = [await finishedCheck(checks), await finishedCheck(checks)]
  const tried = [
    `${one.id}?key=${other.key}`,
    `${one.id}?key=`,
    `${one.id}`,
    `${one.id}?key=${one.key}x`,
    `not-an-id?key=${one.key}`,
    `${one.id}' or true--?key=${one.key}`,
  ]
  const meaning = async (path: string) => {
    const answer = await checks.ask(`/api/audits/${path}`)
    const { request_id: _id, ...rest } = await answer.json()
    return JSON.stringify([answer.status, rest])
  }
  expect((await checks.ask(`/api/audits/${one.id}?key=${one.key}`)).status).toBe(200)
  await checks.database.asOwner('update audit_links set expires_at = now() where id = $1', [other.id])
  const meanings = await Promise.all([...tried, `${other.id}?key=${other.key}`].map(meaning))
  expect(new Set(meanings).size).toBe(1)
  expect(meanings[0]).toMatch(/^\[404/)
  for (const path of ['events', 'report.pdf']) {
    expect((await checks.ask(`/api/audits/${other.id}/${path}?key=${other.key}`)).status).toBe(404)
  }
})

test('the PDF says what the report says, and there is none before', async () => {
  const checks = await openFreeChecks({ workers: false })
  const waiting = await checks.request({ address: 'shop.test' })
  expect((await checks.ask(`/api/audits/${waiting.id}/report.pdf?key=${waiting.key}`)).status).toBe(409)
  const done = await finishedCheck(checks)
  const answer = await checks.ask(`/api/audits/${done.id}/report.pdf?key=${done.key}`)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="seo-check-[\w.-]+\.pdf"$/)
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 8)
      .toString(),
  ).toBe('%PDF-1.7')
})

test('who waits is told how many are before them', async () => {
  const checks = await openFreeChecks({ workers: false })
  await checks.request({ address: 'one.test' })
  await pause(5)
  const second = await checks.request({ address: 'two.test' })
  expect(await checks.read(second)).toMatchObject({ state: 'waiting', waiting_before: 1, pages_at_most: 30 })
})
