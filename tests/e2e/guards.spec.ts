import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { adminPages, clientPages } from '#src/content/app-pages.ts'
import { readBrand } from '#src/env.ts'
import { parsePage } from './parsed-page.ts'
import { signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

const someId = '01890000-0000-7000-8000-000000000000'
const paths = (pages: typeof clientPages) => pages.map(({ path }) => path.replace(/:\w+/, someId))

/** Where the browser comes to rest after opening `path`. */
async function endOf(page: Page, path: string, expected: RegExp): Promise<void> {
  await page.goto(path)
  await expect(page, `opening ${path}`).toHaveURL(expected)
  await expect(page.locator('h1').first()).toBeVisible()
}

test('without a session every guarded path leads to the sign-in, which remembers it', async ({ page }) => {
  for (const path of paths([...clientPages, ...adminPages])) {
    await endOf(page, path, new RegExp(`/login\\?next=${encodeURIComponent(path)}$`))
  }
})

test.describe('an unknown user, contact, business or location is answered 404', () => {
  test.use({ tolerated: /status of 404/ })

  test('an admin may open every screen of both areas', async ({ page }) => {
    await signedIn(page, 'admin')
    for (const path of paths([...clientPages, ...adminPages])) await endOf(page, path, new RegExp(`${path}$`))
  })

  test('a client may open the client area, and is sent to its dashboard from every path of the agency', async ({
    page,
  }) => {
    await signedIn(page, 'client')
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    for (const path of paths(clientPages)) await endOf(page, path, new RegExp(`${path}$`))
    for (const path of paths(adminPages)) await endOf(page, path, /\/client\/dashboard$/)
    expect(asked.filter(path => /^\/api\/(users|settings|analytics|contacts)/.test(path))).toEqual([])
  })
})

test('while it is not known who asks, a spinner stands and nothing of the screen', async ({ page }) => {
  await signedIn(page, 'admin')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/user-roles/**', async route => {
    await held.promise
    await route.continue()
  })
  await page.goto('/admin/users')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.locator('h1')).toHaveCount(0)
  held.resolve()
  await expect(page.locator('h1')).toBeVisible()
})

test('signing out in one tab signs out the other, and the way back is closed', async ({ page, context }) => {
  await signedIn(page, 'client')
  const other = await context.newPage()
  await page.goto('/client/billing')
  await other.goto('/client/locations')
  await expect(other.locator('h1')).toBeVisible()
  await page.getByRole('button', { name: 'Dana Reyes' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await other.goto('/client/dashboard')
  await expect(other).toHaveURL(/\/login\?next=/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('porchlight_session')
})

test('ten tabs that refresh at once keep their session: one asks at a time, however slow the answers', async ({
  page,
  context,
}) => {
  await signedIn(page, 'client')
  let asked = 0
  let at_once = 0
  let most_at_once = 0
  await context.route('**/auth/v1/token?grant_type=refresh_token', async route => {
    asked += 1
    at_once += 1
    most_at_once = Math.max(most_at_once, at_once)
    const answer = await route.fetch()
    await setTimeout(100)
    at_once -= 1
    await route.fulfill({ response: answer })
  })
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()))
  await Promise.all(tabs.map(tab => tab.goto('/client/dashboard')))
  for (const tab of tabs) await expect(tab.locator('h1')).toBeVisible({ timeout: 20_000 })
  await page.goto('/client/billing')
  await expect(page.locator('h1')).toBeVisible()
  expect(asked).toBeGreaterThanOrEqual(10)
  expect(most_at_once).toBe(1)
})

test('no script can read a token: not in storage, not in a cookie', async ({ page }) => {
  await signedIn(page, 'client')
  await page.goto('/client/dashboard')
  await expect(page.locator('h1')).toBeVisible()
  const readable = await page.evaluate(() => [
    document.cookie,
    ...Object.values(localStorage),
    ...Object.values(sessionStorage),
  ])
  const cookies = await page.context().cookies()
  const refresh = cookies.find(({ name }) => name === 'porchlight_session')
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/auth/v1' })
  expect(readable.join(' ')).not.toContain(refresh?.value)
  expect(readable.join(' ')).not.toMatch(/eyJ|refresh_token|access_token/)
})

test.describe('reads that fail', () => {
  test.use({ tolerated: /status of 404/ })

  test('of role, profile and subscriptions are silently left out', async ({ page }) => {
    await signedIn(page, 'client')
    const answer = { status: 404, json: { code: 'not_found', message: 'No.' } }
    for (const path of ['profiles', 'user-roles', 'functions'])
      await page.route(`**/api/${path}/**`, route => route.fulfill(answer))
    await page.goto('/client/dashboard')
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  })
})

test('the subscription status of a client is read again every 300,000 ms, and of an admin only once', async ({
  page,
  browser,
}) => {
  const admins = await (await browser.newContext()).newPage()
  const reads = { client: 0, admin: 0 }
  for (const [role, tab] of [
    ['client', page],
    ['admin', admins],
  ] as const) {
    await signedIn(tab, role)
    tab.on('request', request => {
      if (request.url().endsWith('/check-subscription')) reads[role] += 1
    })
    await tab.clock.install()
    await tab.goto('/client/billing')
    await expect(tab.locator('h1')).toBeVisible()
    // The five minutes begin with the answer, which is here once the screen tells of it.
    await expect(tab.getByRole('region', { name: 'Your locations' }).getByRole('status')).toHaveCount(0)
    expect(reads[role]).toBe(1)
    await tab.clock.fastForward(299_000)
    expect(reads[role]).toBe(1)
    await tab.clock.fastForward(2000)
  }
  await expect.poll(() => reads.client).toBe(2)
  expect(reads.admin).toBe(1)
  await admins.context().close()
})

test.describe('a session that was ended elsewhere', () => {
  test.use({ tolerated: /status of 401/ })

  test('leads to the sign-in at the next call', async ({ page, request, baseURL }) => {
    const { email, password } = await signedIn(page, 'client')
    await page.goto('/client/dashboard')
    await expect(page.locator('h1')).toBeVisible()
    const token = await request.post(`${baseURL}/auth/v1/token?grant_type=password`, { data: { email, password } })
    const { access_token } = (await token.json()) as { access_token: string }
    const headers = { Authorization: `Bearer ${access_token}` }
    await request.post(`${baseURL}/auth/v1/logout?scope=others`, { headers })
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
  })
})

test('a tooltip of the app opens 700 ms after the pointer came to rest', async ({ page }) => {
  await signedIn(page, 'client')
  await page.clock.install()
  await page.goto('/client/dashboard')
  await expect(page.locator('h1')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  const tooltip = page.getByRole('tooltip', { name: 'To the public site' })
  await page.getByRole('link', { name: 'Porchlight Local' }).first().hover()
  await page.clock.runFor(650)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tooltip).toHaveCount(1)
})

test('before any script has run, the document of the app has its one main part', async ({ page, request }) => {
  for (const path of ['/client/dashboard', '/admin/dashboard']) {
    const { mains } = await parsePage(page, await (await request.get(path)).text())
    expect(mains, path).toEqual(['content'])
  }
})

test('each screen says in its head what it is, in words of its own', async ({ page }) => {
  await signedIn(page, 'admin')
  const descriptions = new Set<string | null>()
  const screens = ['/client/billing', '/client/settings', '/admin/users', '/admin/settings']
  for (const path of screens) {
    await endOf(page, path, new RegExp(`${path}$`))
    const description = page.locator('head meta[name=description]')
    await expect(description).toHaveAttribute('content', /in the (client|agency) area of .*signed in\.$/)
    const words = await description.getAttribute('content')
    await expect(page.locator('head meta[property="og:description"]')).toHaveAttribute('content', words ?? '')
    await expect(page.locator('head meta[property="og:title"]')).toHaveAttribute('content', await page.title())
    descriptions.add(words)
  }
  expect(descriptions.size).toBe(screens.length)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an area says that it needs it, and how to reach a person instead', async ({ page }) => {
    for (const path of ['/client', '/admin/users']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'This area needs JavaScript.' })).toBeVisible()
      await expect(page.getByRole('link', { name: readBrand().phone })).toBeVisible()
    }
  })
})
