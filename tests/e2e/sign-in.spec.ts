import type { Page } from '@playwright/test'
import { readBrand } from '#src/env.ts'
import { Entrance, newEmail } from './entrance.ts'
import { linkIn, mailsOnDisk } from './mail-on-disk.ts'
import { goodPassword, operate, signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

/** A user with this role, and a browser that knows nothing of them. */
async function userElsewhere(page: Page, role: 'client' | 'admin') {
  const user = await signedIn(page, 'client')
  if (role === 'admin') await operate('promote', '--email', user.email)
  await page.context().clearCookies()
  return user
}

for (const [role, path] of [
  ['client', '/client/dashboard'],
  ['admin', '/admin/dashboard'],
] as const) {
  test(`by keyboard alone a user with the role ${role} signs in and lands on ${path}`, async ({ page }) => {
    const entrance = new Entrance(page)
    const { email, password } = await userElsewhere(page, role)
    await page.goto('/login')
    await expect(entrance.button('Sign in')).toBeEnabled()
    await entrance.email().focus()
    await page.keyboard.insertText(email)
    await page.keyboard.press('Tab')
    await expect(entrance.password()).toBeFocused()
    await page.keyboard.insertText(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await entrance.expectNoReadableToken()
  })
}

for (const [next, end] of [
  ['/client/billing', '/client/billing'],
  ['//evil.example/client', '/client/dashboard'],
  ['https://evil.example', '/client/dashboard'],
  ['/admin/users', '/client/dashboard'],
] as const) {
  test(`a client who was sent from ${next} goes to ${end}`, async ({ page }) => {
    const entrance = new Entrance(page)
    const { email, password } = await userElsewhere(page, 'client')
    await page.goto(`/login?${new URLSearchParams({ next })}`)
    await entrance.signIn(email, password)
    await expect(page).toHaveURL(end)
  })
}

test('who is signed in already goes on at once, to where they were sent from', async ({ page }) => {
  await signedIn(page, 'client')
  await page.goto('/login?next=%2Fclient%2Fbilling')
  await expect(page).toHaveURL('/client/billing')
})

test('a sign-in in another tab takes this one along when somebody comes back to it', async ({ page }) => {
  await page.goto('/login')
  await expect(new Entrance(page).button('Sign in')).toBeEnabled()
  await signedIn(page, 'client')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL('/client/dashboard')
})

test('password managers find what they look for', async ({ page }) => {
  for (const [path, autocomplete] of [
    ['/login', 'current-password'],
    ['/sign-up', 'new-password'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('form input[name=email]')).toHaveAttribute('autocomplete', 'username')
    const password = page.locator('form input[name=password]')
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveAttribute('autocomplete', autocomplete)
  }
})

test('a password can be looked at, and is hidden again when it is sent', async ({ page }) => {
  const entrance = new Entrance(page)
  await page.goto('/login')
  await entrance.password().fill('my password')
  await entrance.button('Show password').click()
  await expect(entrance.password()).toHaveAttribute('type', 'text')
  await entrance.button('Hide password').click()
  await expect(entrance.password()).toHaveAttribute('type', 'password')
  await entrance.button('Show password').click()
  await entrance.button('Sign in').click()
  await expect(entrance.password()).toHaveAttribute('type', 'password')
  await entrance.expectRefused(entrance.email(), /write your email address/)
})

test('the client of the session protocol is fetched when a field is used, not before', async ({ page }) => {
  const entrance = new Entrance(page)
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(entrance.button('Sign in')).toBeEnabled()
  expect(scripts.filter(path => path.includes('session-client'))).toEqual([])
  await entrance.email().focus()
  await expect.poll(() => scripts.filter(path => path.includes('session-client')).length).toBe(1)
})

test.describe('refused', () => {
  test.use({ tolerated: /status of (400|403|429)/ })

  test('a wrong password and an unknown address get the same words, and the address stays', async ({ page }) => {
    const entrance = new Entrance(page)
    const known = await userElsewhere(page, 'client')
    await page.goto('/login')
    for (const email of [known.email, newEmail()]) {
      await entrance.signIn(email, 'not this one')
      await entrance.expectRefused(entrance.password(), /^This email and password do not go together\. [^@]*$/)
      await expect(entrance.email()).toHaveValue(email)
      await expect(entrance.password()).toHaveValue('not this one')
    }
  })

  test('an address that waits for its confirmation can have the link sent again', async ({
    page,
    request,
    baseURL,
  }) => {
    const entrance = new Entrance(page)
    const email = newEmail()
    await request.post(`${baseURL}/auth/v1/signup`, { data: { email, password: goodPassword } })
    await page.goto('/login')
    await entrance.signIn(email, goodPassword)
    await expect(entrance.alerts()).toContainText('not confirmed yet')
    await entrance.button('Send the link again').click()
    await expect(page).toHaveURL('/confirm-email')
    await expect(page.getByRole('main')).toContainText(email)
    const mails = await mailsOnDisk(email, 'Confirm your email address', 2)
    await page.goto(linkIn(mails.find(mail => mail.includes('cookie'))))
    await expect(page).toHaveURL('/#email-confirmed')
  })

  test('a suspended client is told whom to call', async ({ page }) => {
    const entrance = new Entrance(page)
    const { email, password } = await userElsewhere(page, 'client')
    await operate('suspend', '--email', email)
    await page.goto('/login')
    await entrance.signIn(email, password)
    await expect(entrance.alerts()).toHaveText(
      `This account is suspended. Call us at ${readBrand().phone} and a person tells you why.`,
    )
  })

  test('too many tries say when to come back', async ({ page, request, baseURL }) => {
    const entrance = new Entrance(page)
    const email = newEmail()
    const wrong = { data: { email, password: 'not this one' } }
    for (let tries = 0; tries < 20; tries += 1)
      await request.post(`${baseURL}/auth/v1/token?grant_type=password`, wrong)
    await page.goto('/login')
    await entrance.signIn(email, 'not this one')
    await expect(entrance.alerts()).toHaveText(
      /^Too many tries\. Please try again in \d+ minutes, at \d+:\d\d [AP]M\.$/,
    )
    await expect(entrance.email()).toHaveValue(email)
  })
})

test.describe('without a server', () => {
  test.use({ tolerated: /net::ERR_|status of 50\d/ })

  for (const [what, answer] of [
    ['the network is cut', undefined],
    ['the server is away', 503],
  ] as const) {
    test(`when ${what} what was typed stays, and the next press goes through`, async ({ page }) => {
      const entrance = new Entrance(page)
      const { email, password } = await userElsewhere(page, 'client')
      await page.goto('/login')
      await page.route('**/auth/v1/**', route => (answer ? route.fulfill({ status: answer }) : route.abort()))
      await entrance.signIn(email, password)
      await expect(entrance.alerts()).toHaveText(/could not reach the server/)
      await expect(entrance.email()).toHaveValue(email)
      await expect(entrance.password()).toHaveValue(password)
      await page.unroute('**/auth/v1/**')
      await entrance.button('Sign in').click()
      await expect(page).toHaveURL('/client/dashboard')
    })
  }
})
