import { expect, test } from './visitor.ts'

type Marked = Window & { marked?: boolean }

const toPricing = { name: 'Pricing', path: '/solutions' }

test('from a page that hydrated, a header link changes the page without loading it anew, and ends at its top', async ({
  page,
}) => {
  await page.goto('/contact-us')
  await page.waitForFunction(() => document.querySelector('form button[type=submit]:not([disabled])') !== null)
  await page.evaluate(() => {
    ;(window as Marked).marked = true
    window.scrollTo(0, 400)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: toPricing.name }).click()
  await expect(page).toHaveURL(toPricing.path)
  await expect(page.getByRole('link', { name: 'GET STARTED NOW' }).first()).toBeVisible()
  expect(await page.evaluate(() => (window as Marked).marked)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveTitle(/Pricing/)
})

test('back ends at the top of the page too', async ({ page }) => {
  await page.goto('/contact-us')
  await page.waitForFunction(() => document.querySelector('form button[type=submit]:not([disabled])') !== null)
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.getByRole('contentinfo').getByRole('link', { name: toPricing.name }).click()
  await expect(page).toHaveURL(toPricing.path)
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.goBack()
  await expect(page).toHaveURL('/contact-us')
  await expect(page.getByRole('button', { name: 'SEND MESSAGE' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('while a page is slow to come a spinner stands in the centre', async ({ page }) => {
  await page.goto('/contact-us')
  await page.waitForFunction(() => document.querySelector('form button[type=submit]:not([disabled])') !== null)
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/solutions-[^/]*\.js$/, async route => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: toPricing.name }).click()
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' })
  await expect(spinner).toBeVisible()
  const box = await spinner.locator('span').first().boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(12)
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - height / 2)).toBeLessThan(12)
  held.resolve()
  await expect(page).toHaveURL(toPricing.path)
  await expect(spinner).toHaveCount(0)
})

test('a page without anything to operate asks for no script', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  for (const path of ['/', '/solutions', '/locations', '/services/miami-fl', '/privacy'])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
})
