import { randomUUID } from 'node:crypto'
import { readRows } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { ownerOf } from './own-business.ts'
import { expect, test } from './visitor.ts'

const sql = (text: string, ...values: unknown[]) => readRows(sharedDataFolder(), text, values)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('every part of a location is in sight, and the one that is open too', async ({ page }) => {
    const { idOf } = await ownerOf(page, { 'Bay Street': {} })
    await page.goto(`/client/locations/${idOf('Bay Street')}/subscription`)
    const tabs = page.getByRole('navigation', { name: 'This location' }).getByRole('link')
    await expect(tabs).toHaveText(['Overview', 'Business info', 'Photos', 'Activity', 'Subscription', 'SEO'])
    for (const tab of await tabs.all()) {
      const box = await tab.boundingBox()
      expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
    }
    await page.getByRole('link', { name: /^The plans, and how to start/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
  })
})

test('of two states that read alike, the one of the plan is named', async ({ page }) => {
  const { idOf } = await ownerOf(page, { 'Bay Street': {} })
  const id = idOf('Bay Street')
  await sql(`update locations set status = 'active' where id = $1`, id)
  await sql(
    `insert into subscriptions (location_id, business_id, status) select id, business_id, 'active' from locations where id = $1`,
    id,
  )
  await page.goto(`/client/locations/${id}`)
  await expect(page.getByRole('main').getByText('Plan Active', { exact: true })).toBeVisible()
})

test.describe('a location that is not there', () => {
  test.use({ tolerated: /status of 404/ })

  test('says so and leads back to the others, and offers nothing that would bring the same', async ({ page }) => {
    await ownerOf(page, {})
    await page.goto(`/client/locations/${randomUUID()}`)
    await expect(page.getByRole('alert')).toContainText('There is no such location')
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.getByRole('link', { name: 'All locations' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible()
  })
})
