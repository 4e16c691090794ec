import { expect, test } from 'vitest'
import { openFreeChecks, openShopSite } from '#tests/support/open-free-checks.ts'

test('a site is audited while one watches, and its link opens the report', async () => {
  const shop = await openShopSite()
  const checks = await openFreeChecks()
  const requested = await checks.request({ address: shop.address, name: 'Reyes Roofing', city: 'Macon' })
  expect(requested).toMatchObject({ state: 'waiting', is_stored_result: false })
  expect(requested.link).toBe(`/ai-seo/results/${requested.id}.${requested.key}`)
  const answer = await checks.finished(requested)
  expect(answer.problem).toBeNull()
  expect(answer).toMatchObject({ state: 'done', host: `shop.test:${shop.port}`, pages_audited: 3 })
  expect(answer.report?.findings.map(({ id }) => id)).toContain('broken-internal-link')
  expect(answer.report?.first_three).toHaveLength(3)
  expect(answer.steps.every(({ state }) => state === 'done' || state === 'not_checked')).toBe(true)
})
