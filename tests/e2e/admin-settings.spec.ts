import { expectAccessibleInEveryLook } from './accessible.ts'
import { signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

test('an admin sees what is in force and where it comes from, and that a test mail goes out', async ({ page }) => {
  const admin = await signedIn(page, 'admin')
  await page.goto('/admin/settings')
  const brand = page.getByRole('region', { name: 'Brand' })
  await expect(brand).toContainText('Default; set BRAND_NAME to change it')
  await expect(brand).toContainText('Set by SITE_URL')
  await expect(page.getByRole('region', { name: 'Database' })).toContainText(/PostgreSQL \d+\.\d+/)
  await expect(page.getByRole('region', { name: 'Jobs' }).getByRole('row', { name: /^mail \d/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pictures' })).toContainText('In a folder')
  await expect(page.getByRole('region', { name: 'Program' })).toContainText(process.versions.node)

  const mail = page.getByRole('region', { name: 'Mail' })
  await expect(mail).toContainText('Written to files, not sent')
  await mail.getByRole('button', { name: 'Send a test mail to me' }).click()
  await expect(mail.getByRole('status')).toHaveText(`Written to the folder, for ${admin.email}.`)
})

test('everything is measured anew on request', async ({ page }) => {
  await signedIn(page, 'admin')
  await page.goto('/admin/settings')
  const measured = page.waitForResponse(/\/api\/settings$/)
  await page.getByRole('button', { name: 'Measure again' }).click()
  const { measured_at } = await (await measured).json()
  expect(Date.now() - Date.parse(measured_at)).toBeLessThan(10_000)
})

test('the settings have no accessibility fault and fit, in every look', async ({ page }) => {
  await signedIn(page, 'admin')
  await page.goto('/admin/settings')
  await expect(page.getByRole('region', { name: 'Brand' })).toBeVisible()
  await expectAccessibleInEveryLook(page, 'settings')
})
