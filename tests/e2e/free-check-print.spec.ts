import { FreeCheck } from './free-check.ts'
import { test } from './shop-site.ts'
import { expect } from './visitor.ts'

// The first check waits for its worker's process, which takes long where many tests run.
test.describe.configure({ timeout: 90_000 })

test('on paper everything stands open, the link too, and nothing is there to press', async ({ page, shop }) => {
  const site = await shop()
  const check = new FreeCheck(page)
  const path = await check.checkToTheEnd(site.address)
  await page.getByRole('radio', { name: /^Critical/ }).check()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

  for (const role of ['button', 'radio', 'textbox', 'checkbox'] as const) {
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0)
  }
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const findings = page.getByRole('region', { name: 'Everything we found' }).locator('details')
  const count = await findings.count()
  expect(count).toBeGreaterThan(3)
  await expect(findings.getByText('What to do').filter({ visible: true })).toHaveCount(count)
  await expect(page.getByText(`This report is at ${new URL(page.url()).origin}${path} until`)).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(29, 35, 38)')
})

test('A4 and Letter hold it', async ({ page, shop }) => {
  const site = await shop()
  await new FreeCheck(page).checkToTheEnd(site.address)
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = await page.pdf({ format })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(pages, format).toBeGreaterThan(1)
  }
})
