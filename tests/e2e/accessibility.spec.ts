import type { Page } from '@playwright/test'
import { articles } from '#src/content/articles/all-articles.ts'
import { cities } from '#src/content/cities/all-cities.ts'
import { mainPages } from '#src/content/main-pages.ts'
import { expectAccessible, expectAccessibleIn, looks, wear } from './accessible.ts'
import { ContactPage, newMessage, toasts } from './contact-page.ts'
import { expect, test } from './visitor.ts'

function openEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

const pages = [
  ...mainPages.map(({ path }) => path),
  '/education/nap-consistency-guide',
  '/no-such-page',
  '/services/florida',
  '/services/miami-fl',
  '/services/macon-ga',
  '/services/hilton-head-island-sc',
  '/services/winston-salem-nc',
]

test.use({ tolerated: /status of 404/ })

for (const path of pages) {
  test(`${path} has no accessibility fault, at 360 and 1280 px, light and dark, all of it open`, async ({ page }) => {
    await page.goto(path)
    if (path === '/contact-us') await expect(page.getByLabel(/^What is \d/)).toBeVisible()
    await openEverything(page)
    for (const look of looks) await expectAccessibleIn(page, look, path)
  })
}

for (const state of ['FL', 'GA', 'SC', 'NC']) {
  test(`no city page of ${state} has an accessibility fault on a phone`, async ({ page }) => {
    test.setTimeout(90_000)
    await wear(page, looks[0])
    for (const { slug } of cities.filter(city => city.state === state)) {
      await page.goto(`/services/${slug}`)
      await openEverything(page)
      await expectAccessible(page, slug)
    }
  })
}

test('no article has an accessibility fault on a phone', async ({ page }) => {
  test.setTimeout(120_000)
  await wear(page, looks[0])
  for (const { slug } of articles) {
    await page.goto(`/education/${slug}`)
    await openEverything(page)
    await expectAccessible(page, slug)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open menu has no accessibility fault in ${colorScheme}`, async ({ page }) => {
    await wear(page, { width: 360, height: 740, colorScheme })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page, 'menu')
  })

  test.describe(() => {
    test.use({ tolerated: /status of 422/ })

    test(`the refused form and its toast have no accessibility fault in ${colorScheme}`, async ({ page }) => {
      await wear(page, { width: 360, height: 740, colorScheme })
      const contact = new ContactPage(page)
      await contact.open()
      await contact.send(newMessage({ email: 'a@b' }))
      await contact.expectToast(toasts.notSent)
      await expectAccessible(page, 'refused form')
    })
  })
}
