import { shopPages } from '#tests/support/crawl/shop-site.ts'
import { FreeCheck } from './free-check.ts'
import { test } from './shop-site.ts'
import { expect } from './visitor.ts'

// The first check waits for its worker's process, which takes long where many tests run.
test.describe.configure({ timeout: 90_000 })

const deadLink = 'Links on your site lead to pages that do not exist'

test('an address typed ends in a report: score, three things to fix first, every finding with its line', async ({
  page,
  shop,
}) => {
  const site = await shop()
  const check = new FreeCheck(page)
  await check.checkToTheEnd(site.address)

  await expect(check.heading).toContainText(site.host)
  await expect(page.getByRole('region', { name: 'Score', exact: true })).toContainText(/\d+\s*of 100 points/)
  const first = page.getByRole('region', { name: 'Fix these three things first' })
  await expect(first.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(first.getByText('What to do')).toHaveCount(3)
  await expect(first.getByText('Effort.')).toHaveCount(3)
  await expect(first).toContainText(/We do it in (STARTUP|GROWTH|DOMINATOR), \$\d+\/month for each location/)

  const phone = check.finding('A link shows one phone number and dials another')
  await phone.locator('summary').first().click()
  await expect(phone.getByRole('blockquote').first()).toContainText('555-0123')
  await expect(phone).toContainText('Line 2 of')
  await expect(phone.getByRole('link', { name: site.address, exact: true }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /^Local/ })).toContainText('20')
  await expect(page.getByRole('region', { name: 'What we did not check' })).toContainText('Where you rank')
})

test('while it runs each step shows its state, findings come in, and the result leads to its heading', async ({
  page,
  shop,
}) => {
  const held = Promise.withResolvers<void>()
  const about: (typeof shopPages)[string] = async (_request, response) => {
    await held.promise
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(shopPages['/about'])
  }
  const site = await shop({ ...shopPages, '/about': about })
  const check = new FreeCheck(page)
  await check.check(site.address)
  await expect(check.heading).toHaveText(`We are reading ${site.host}.`)
  await expect(check.heading).toBeFocused()
  await expect(check.step('Reach your site')).toContainText('Done', { timeout: 30_000 })
  await expect(check.step('Read your pages')).toContainText('Working')
  await expect(check.step('Add up the score')).toContainText('Waiting')
  await expect(page.getByRole('region', { name: 'What we have found' })).toContainText(
    'A link shows one phone number and dials another',
  )
  await expect(check.announced).toHaveText(/^Step \d of 8 is through: /)
  await expect(page).toHaveTitle(`Checking ${site.host} …`)
  held.resolve()
  await check.expectReport()
  await expect(check.announced).toHaveText(/^The check is finished: \d+ of 100, .*3 things to fix first\.$/)
  await expect(check.heading).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${site.host}: \\d+ of 100`))
})

test('the filter shows one severity and says how many that are', async ({ page, shop }) => {
  const site = await shop()
  const check = new FreeCheck(page)
  await check.checkToTheEnd(site.address)
  const all = page.getByRole('region', { name: 'Everything we found' }).locator('summary')
  const before = await all.count()
  await page.getByRole('radio', { name: /^Critical/ }).check()
  const shown = all.filter({ visible: true })
  await expect(shown).toHaveCount(await shown.filter({ hasText: 'Critical' }).count())
  expect(await shown.count()).toBeLessThan(before)
  await expect(page.getByText(/^\d+ findings? shown\.$/)).toBeAttached()
  await page.getByRole('radio', { name: /^All/ }).check()
  await expect(shown).toHaveCount(before)
})

test('whoever opens the link sees the report, is not led there by a search engine, and learns until when', async ({
  page,
  shop,
  browser,
}) => {
  const site = await shop()
  const check = new FreeCheck(page)
  const path = await check.checkToTheEnd(site.address)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(path)
  await expect(page.getByText(/Anyone who has this link can read the report until \w+ \d+, \d{4}/)).toBeVisible()

  const stranger = await browser.newContext()
  const other = await stranger.newPage()
  const answer = await other.goto(copied)
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  })
  await new FreeCheck(other).expectReport()
  await expect(other.getByRole('heading', { level: 1 })).toContainText(site.host)
  await stranger.close()
})

test('where the browser copies for nobody, the link stands there marked', async ({ page, shop }) => {
  const site = await shop()
  const check = new FreeCheck(page)
  await check.checkToTheEnd(site.address)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Your browser does not let us copy.')).toBeVisible()
  await expect(page.getByLabel('Link to this report')).toBeFocused()
  expect(await page.evaluate(() => window.getSelection()?.toString() || 'the field')).toBeTruthy()
})

test('the same site asked for again gets the result that is there, and run again it is compared', async ({
  page,
  shop,
}) => {
  const site = await shop()
  const check = new FreeCheck(page)
  const first = await check.checkToTheEnd(site.address)
  const second = await check.checkToTheEnd(site.address)
  expect(second).not.toBe(first)
  await expect(page.getByText('The site was checked a short while ago, so this is that result.')).toBeVisible()

  await page.getByRole('button', { name: 'Run it again' }).click()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(second)
  await check.expectReport()
  await expect(page.getByText('checked a short while ago')).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^Since / })).toContainText('Nothing new was found.')
  await expect(page.getByRole('columnheader', { name: 'Before' })).toBeVisible()
})

test('the whole of it works by keyboard alone', async ({ page, shop }) => {
  const site = await shop()
  const check = new FreeCheck(page)
  await check.open()
  await check.address.focus()
  await page.keyboard.type(site.address)
  await page.keyboard.press('Enter')
  await check.expectReport()
  const finding = check.finding(deadLink).locator('summary').first()
  await finding.focus()
  await page.keyboard.press('Enter')
  await expect(check.finding(deadLink).getByText('Why it matters')).toBeVisible()
  await page.getByRole('link', { name: 'Share' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Link to this report')).toBeFocused()
})

test('back in the browser leads to the form as it was sent', async ({ page, shop }) => {
  const site = await shop()
  const check = new FreeCheck(page)
  await check.checkToTheEnd(site.address)
  await page.goBack()
  await expect(check.address).toHaveValue(site.address)
})

test('sign-up and messages that come of a report are counted for the free check, and its link is told nobody', async ({
  page,
  shop,
}) => {
  const site = await shop()
  const check = new FreeCheck(page)
  await check.checkToTheEnd(site.address)
  await page.getByRole('link', { name: 'Talk to us' }).click()
  await expect(page).toHaveURL(/\/contact-us\?from=\/ai-seo$/)
  await page.goBack()
  await check.expectReport()
  await page.getByRole('link', { name: 'Open an account' }).click()
  await expect(page).toHaveURL(/\/sign-up\?from=\/ai-seo$/)
})
