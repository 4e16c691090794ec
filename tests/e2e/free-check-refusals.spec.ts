import { readRows } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { FreeCheck } from './free-check.ts'
import { test } from './shop-site.ts'
import { expect } from './visitor.ts'

// The first check waits for its worker's process, which takes long where many tests run.
test.describe.configure({ timeout: 90_000 })

test.use({ tolerated: /status of (404|422|429|501)|net::ERR_/ })

for (const [name, paths, words] of [
  ['a robots.txt that keeps everybody out', { '/robots.txt': 'User-agent: *\nDisallow: /' }, /robots\.txt/],
  ['a server that is broken', { '/': { status: 503, body: 'Down' } }, /503|server/i],
  [
    'a wall against robots',
    { '/': { status: 403, headers: { Server: 'cloudflare', 'cf-mitigated': 'challenge' }, body: 'Just a moment...' } },
    /turns automatic visitors away/,
  ],
] as const) {
  test(`${name} is told in plain words, and the address stays in the form`, async ({ page, shop }) => {
    const site = await shop(paths)
    const check = new FreeCheck(page)
    await check.check(site.address)
    await expect(check.heading).toHaveText(`We could not check ${site.host}.`, { timeout: 30_000 })
    await expect(page.locator('h1 + p')).toHaveText(words)
    await expect(check.address).toHaveValue(site.address)
    await expect(check.announced).toContainText('could not be done')
  })
}

test('a site is named in the letters of its owner, in the heading, the form and the title', async ({ page }) => {
  const check = new FreeCheck(page)
  await check.check('bücher-straße.invalid')
  await expect(check.heading).toHaveText('We could not check bücher-straße.invalid.', { timeout: 30_000 })
  await expect(check.address).toHaveValue('https://bücher-straße.invalid/')
  await expect(page).toHaveTitle('bücher-straße.invalid could not be checked')
})

test('a name that nobody has registered is told as such, and can be mended on the spot', async ({ page, shop }) => {
  const site = await shop()
  const check = new FreeCheck(page)
  await check.check('no-such-shop.invalid')
  await expect(check.heading).toHaveText('We could not check no-such-shop.invalid.', { timeout: 30_000 })
  await check.address.fill(site.address)
  await check.start.click()
  await check.expectReport()
  await expect(check.heading).toContainText(site.host)
})

for (const [typed, words] of [
  ['owner@tonyspizza.com', /email address/],
  ['ftp://tonyspizza.com', /http and https/],
  ['http://192.168.1.1/', /private network/],
  ['pizza', /not a web address/],
] as const) {
  test(`“${typed}” is refused beside the field, and stays there`, async ({ page }) => {
    const check = new FreeCheck(page)
    await check.check(typed)
    await expect(check.address).toHaveAccessibleDescription(words)
    await expect(check.address).toHaveAttribute('aria-invalid', 'true')
    await expect(check.address).toHaveValue(typed)
    await expect(check.address).toBeFocused()
    await expect(page).toHaveURL(/\/ai-seo$/)
  })
}

test('a refused field of the business opens its part of the form', async ({ page }) => {
  const check = new FreeCheck(page)
  await check.open()
  await check.address.fill('tonyspizza.com')
  const phone = page.getByLabel('Phone')
  await expect(phone).toBeHidden()
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[name=phone]')
    if (field) Object.assign(field, { maxLength: 1000, value: '9'.repeat(50) })
  })
  await check.start.click()
  await expect(phone).toBeVisible()
  await expect(phone).toHaveAccessibleDescription(/40 characters/)
  await expect(phone).toBeFocused()
})

test('who starts too many checks is told when to come back, by the clock, and keeps what was typed', async ({
  page,
  request,
}) => {
  const statuses: number[] = []
  for (let sent = 0; sent < 40 && !statuses.includes(429); sent += 1) {
    const answer = await request.post('/api/audits', { data: { address: `nobody-${sent}.invalid` } })
    statuses.push(answer.status())
  }
  expect(statuses.at(-1)).toBe(429)
  // Within an hour of midnight the day would be named besides.
  await page.clock.setFixedTime('2026-11-20T12:00:00')
  const check = new FreeCheck(page)
  await check.check('one-too-many.invalid')
  await expect(check.alert).toContainText(/From (12:[45]\d|1:00)\sPM it works again\./)
  await expect(check.address).toHaveValue('one-too-many.invalid')
})

test('a form that reaches nobody says so, and works as soon as somebody is there', async ({ page, shop }) => {
  const site = await shop()
  const check = new FreeCheck(page)
  await page.route('**/api/audits', route => route.abort())
  await check.check(site.address)
  await expect(check.alert).toContainText('What you typed is still here.')
  await expect(check.address).toHaveValue(site.address)
  await page.unroute('**/api/audits')
  await check.start.click()
  await check.expectReport()
})

test('a guessed link and one that has run out are the not-found page', async ({ page, shop }) => {
  const site = await shop()
  const path = await new FreeCheck(page).checkToTheEnd(site.address)
  const guessed = `${path.slice(0, -6)}AAAAAA`
  expect((await page.goto(guessed))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody lives at this address.')
  const [, id] = /results\/([^.]+)\./.exec(path) ?? []
  await readRows(sharedDataFolder(), `update audit_links set expires_at = now() - interval '1 minute' where id = $1`, [
    id,
  ])
  expect((await page.goto(path))?.status()).toBe(404)
})

test('a report that runs out while its page is open says so', async ({ page, shop }) => {
  const site = await shop()
  const check = new FreeCheck(page)
  await page.route('**/api/audits/*?key=*', route => route.fulfill({ status: 404, json: { code: 'not_found' } }))
  await check.check(site.address)
  await expect(check.heading).toHaveText('This report is not here any more.')
  await expect(check.start).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to get a check', async ({ page }) => {
    await page.goto('/ai-seo')
    await expect(page.locator('form noscript p')).toBeVisible()
  })
})
