import { plans } from '#src/content/plans.ts'
import { readRows } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { officeWeek, ownerOf } from './own-business.ts'
import { test } from './shop-site.ts'
import { expect } from './visitor.ts'

// The first check waits for its worker's process, which takes long where many tests run.
test.describe.configure({ timeout: 150_000 })

const sql = (text: string, values: unknown[]) => readRows(sharedDataFolder(), text, values)

const home = `<!doctype html><html lang="en"><head><title>Reyes Plumbing, Jacksonville</title></head><body>
<h1>Bay Street</h1><p>Call <a href="tel:+19043550199">(904) 355-0199</a>.</p>
<p>120 Bay St, Jacksonville, FL 32202</p>
<p>Monday - Thursday 9:00 am - 5:00 pm, Friday 9:00 am - 3:00 pm</p></body></html>`

test('a location with a running plan is checked and held against our record; another one says what opens it', async ({
  page,
  shop,
}) => {
  const site = await shop({ '/': home })
  const owner = await ownerOf(page, {
    'Bay Street': { regular_hours: officeWeek },
    'Cove Road': { store_code: 'C' },
    'Dock Lane': { store_code: 'D' },
  })
  const [bay, cove, dock] = ['Bay Street', 'Cove Road', 'Dock Lane'].map(owner.idOf)
  await sql('update locations set website = $2 where id = $1', [bay, site.address])
  for (const [id, status] of [
    [bay, 'trialing'],
    [cove, 'past_due'],
    [dock, 'active'],
  ]) {
    await sql('insert into subscriptions (location_id, business_id, status) values ($1, $2, $3)', [
      id,
      owner.business_id,
      status,
    ])
  }

  await page.goto('/client/location-seo')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await page.getByRole('link', { name: 'Cove Road' }).click()
  const closed = page.getByRole('region', { name: 'Location SEO opens with a plan' })
  await expect(closed).toContainText('Payment late'.toLowerCase())
  for (const { name } of plans) await expect(closed.getByRole('heading', { name })).toBeVisible()
  await expect(closed.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/client/billing#plans')
  await expect(page.getByRole('button', { name: 'Check the website' })).toHaveCount(0)
  await expectAccessibleInEveryLook(page, 'no plan')
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('link', { name: 'Choose a location' }).click()
  await page.getByRole('link', { name: 'Dock Lane' }).click()
  await expect(page.getByRole('link', { name: 'Add the website' })).toHaveAttribute(
    'href',
    `/client/locations/${dock}/info#website`,
  )

  await page.goto(`/client/locations/${bay}`)
  await page.getByRole('link', { name: 'SEO', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Not checked yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Check the website' }).click()
  await expect(page.getByRole('heading', { name: 'What we are doing' })).toBeVisible()
  const comparison = page.getByRole('region', { name: 'Your website against our record' })
  await expect(comparison).toBeVisible({ timeout: 60_000 })
  const row = (name: string) =>
    comparison
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .first()
  await expect(row('Phone')).toContainText('Differs')
  await expect(row('Phone')).toContainText('(904) 355-0142')
  await expect(row('Phone')).toContainText('(904) 355-0199')
  await expect(row('Phone').getByRole('link', { name: 'Change our record' })).toHaveAttribute(
    'href',
    `/client/locations/${bay}/info#phone`,
  )
  await expect(row('Opening hours').getByRole('row', { name: /^Friday/ })).toContainText('9 am–3 pm')
  await row('Opening hours').getByRole('link', { name: 'Change our record' }).click()
  await expect(page.getByRole('group', { name: 'Opening hours' })).toBeFocused()
  await page.goBack()
  await expect(row('Kind of business')).toContainText('Not on the site')
  await expect(page.getByRole('region', { name: 'Score', exact: true })).toContainText(/\d+\s*of 100 points/)
  const findings = page.getByRole('region', { name: 'Everything we found' })
  await expect(findings.getByRole('heading', { level: 3 }).first()).toContainText('Local')
  await expectAccessibleInEveryLook(page, 'a checked location')
  await page.setViewportSize({ width: 1280, height: 900 })

  await owner.ask('PATCH', `/api/locations/${bay}`, { version: 1, changes: { phone: '(904) 355-0199' } })
  await page.reload()
  await comparison.getByText(/ say the same$/).click()
  await expect(row('Phone')).toContainText('The same')
  await page.getByRole('button', { name: 'Check again' }).click()
  const history = page.getByRole('region', { name: 'How the score went' })
  await expect(history.getByRole('row')).toHaveCount(3, { timeout: 60_000 })
  await page.goto(`/client/locations/${bay}/activity`)
  await expect(page.getByText('had the website checked')).toHaveCount(2)
})
