import type { Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

const box = (page: Page) => page.getByRole('search')

async function searchFor(page: Page, words: string): Promise<void> {
  await box(page).getByRole('searchbox').fill(words)
}

test('nothing is loaded for the search until somebody enters its box', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/education', { waitUntil: 'networkidle' })
  expect(asked.filter(path => /^\/(scripts|search|assets\/.*\.js)/.test(path))).toEqual(['/scripts/search.js'])
  await box(page).getByRole('searchbox').focus()
  await expect.poll(() => asked).toContain('/search/education.json')
  expect(asked.filter(path => path.startsWith('/assets/') && path.endsWith('.js'))).toEqual([])
})

test('the page is drawn before the script of its box is asked for', async ({ page }) => {
  await page.goto('/education', { waitUntil: 'networkidle' })
  const [drawn = Infinity, asked = 0] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/scripts/search.js'))?.startTime,
  ])
  expect(asked).toBeGreaterThanOrEqual(drawn)
})

for (const leaves of [false, true]) {
  test(`what is typed before the script is there is searched for when it comes${leaves ? ', also by whoever left the box' : ''}`, async ({
    page,
  }) => {
    const arrival = Promise.withResolvers<void>()
    await page.route('/scripts/search.js', async route => {
      await arrival.promise
      await route.continue()
    })
    await page.goto('/help-center', { waitUntil: 'commit' })
    await searchFor(page, 'forgot password')
    if (leaves) await page.getByRole('link', { name: 'Plans and prices' }).focus()
    arrival.resolve()
    await expect(box(page).getByRole('link', { name: 'I forgot my password.' })).toBeVisible()
  })
}

test('a guide is found by a word of its text, with a slip in it, and by keyboard alone', async ({ page }) => {
  await page.goto('/education')
  await searchFor(page, 'adress phone')
  await expect(box(page).getByRole('status')).toContainText('found')
  await page.keyboard.press('Tab')
  const first = box(page).getByRole('link').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/education\/nap-consistency-guide$/)
})

test('an answer of the help center is found, and following it opens it', async ({ page }) => {
  await page.goto('/help-center')
  await searchFor(page, 'forgot password')
  await box(page).getByRole('link', { name: 'I forgot my password.' }).click()
  await expect(page).toHaveURL(/\/help-center\/account#forgot-password$/)
  await expect(page.locator('#forgot-password')).toBeVisible()
})

test('what is not there is said, and an emptied box shows nothing', async ({ page }) => {
  await page.goto('/help-center')
  await searchFor(page, 'zzyzx')
  await expect(box(page).getByRole('status')).toContainText('Nothing found')
  await expect(box(page).getByRole('link')).toHaveCount(0)
  await searchFor(page, '')
  await expect(box(page).getByRole('status')).toBeEmpty()
})

test('the box searches too where the page was reached without loading it anew', async ({ page }) => {
  await page.goto('/contact-us')
  await page.waitForFunction(() => document.querySelector('form button[type=submit]:not([disabled])') !== null)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help center' }).click()
  await expect(page).toHaveURL('/help-center')
  await searchFor(page, 'directories')
  await expect(box(page).getByRole('link').first()).toBeVisible()
})

test.describe('while the index cannot be had', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test('the box says so, and works when it is entered again', async ({ page }) => {
    await page.route('/search/education.json', route => route.abort(), { times: 1 })
    await page.goto('/education')
    await box(page).getByRole('searchbox').focus()
    await expect(box(page).getByRole('status')).toContainText('could not be loaded')
    await page.getByRole('link', { name: 'feed for your reader' }).focus()
    await searchFor(page, 'address')
    await expect(box(page).getByRole('link').first()).toBeVisible()
  })
})

test('a level shows its guides and hides the others, by style alone', async ({ page }) => {
  await page.goto('/education')
  const guide = page.getByRole('link', { name: /NAP consistency/ })
  await page.getByRole('radio', { name: 'Advanced' }).check()
  await expect(guide).toBeHidden()
  await page.getByRole('radio', { name: 'Starting out' }).check()
  await expect(guide).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no box that would do nothing', async ({ page }) => {
    for (const path of ['/education', '/help-center']) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveCount(0)
    }
  })
})
