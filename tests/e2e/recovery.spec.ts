import { Entrance, newEmail } from './entrance.ts'
import { linkIn, mailsOnDisk } from './mail-on-disk.ts'
import { signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

const newPassword = 'a heron on the third pier'
const recovery = 'Choose a new password'

test.describe('forgotten password', () => {
  test.use({ tolerated: /status of (400|401|422)/ })

  test('a client gets a link, chooses a new password, and every other browser is signed out', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const elsewhere = await (await browser.newContext()).newPage()
    const { email, password } = await signedIn(elsewhere, 'client')
    const entrance = new Entrance(page)
    await page.goto('/login')
    await expect(entrance.button('Show password')).toBeEnabled()
    await entrance.email().fill(email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL('/forgot-password')
    await expect(entrance.email()).toHaveValue(email)
    await entrance.button('Mail me a link').click()
    await expect(page.getByRole('status').filter({ hasText: 'has an account' })).toContainText(email)

    await page.goto(linkIn((await mailsOnDisk(email, recovery))[0]))
    await expect(page.getByText(`For ${email}`)).toBeVisible()
    expect(page.url()).not.toContain('token')
    await expect(page.locator('input[autocomplete=username]')).toHaveValue(email)

    await entrance.password().fill('password123')
    await entrance.button('Save new password').click()
    await entrance.expectRefused(entrance.password(), /lists that guessers try first/)
    await entrance.password().fill(password)
    await entrance.button('Save new password').click()
    await entrance.expectRefused(entrance.password(), /had before/)

    await page.reload()
    await expect(page.getByText(`For ${email}`)).toBeVisible()
    await entrance.password().fill(newPassword)
    await entrance.button('Save new password').click()
    await expect(page).toHaveURL('/client/dashboard')
    await entrance.expectNoReadableToken()

    await elsewhere.goto('/client/dashboard')
    await expect(elsewhere).toHaveURL(/\/login/)
    await elsewhere.context().close()
    const statusOf = async (password: string) =>
      (await request.post(`${baseURL}/auth/v1/token?grant_type=password`, { data: { email, password } })).status()
    expect([await statusOf(password), await statusOf(newPassword)]).toEqual([400, 200])
  })
})

test('an address without an account gets the same words and no mail', async ({ page }) => {
  const entrance = new Entrance(page)
  const email = newEmail()
  await page.goto('/forgot-password')
  await entrance.email().fill(email)
  await entrance.button('Mail me a link').click()
  await expect(page.getByRole('status').filter({ hasText: 'has an account' })).toContainText(email)
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mail.' })).toBeFocused()
  await entrance.button('Use another address').click()
  await expect(entrance.email()).toHaveValue(email)
  expect(await mailsOnDisk(email, recovery, 0)).toEqual([])
})

test('a link that was used says so in plain words and leads to a new one', async ({ page, browser }) => {
  const { email } = await signedIn(page, 'client')
  await page.context().clearCookies()
  const entrance = new Entrance(page)
  await page.goto('/forgot-password')
  await entrance.email().fill(email)
  await entrance.button('Mail me a link').click()
  const link = linkIn((await mailsOnDisk(email, recovery))[0])
  await page.goto(link)
  await expect(page.getByText(`For ${email}`)).toBeVisible()
  const late = await (await browser.newContext()).newPage()
  await late.goto(link)
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('This link has had its day.')
  await expect(late.getByLabel('New password')).toHaveCount(0)
  await late.getByRole('link', { name: 'Get a new link' }).click()
  await expect(late).toHaveURL('/forgot-password')
  await late.context().close()
})

test('without a link nobody chooses a password, signed in or not', async ({ page }) => {
  await page.goto('/new-password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has had its day.')
  await signedIn(page, 'client')
  await page.goto('/new-password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in.')
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await page.getByRole('link', { name: 'Open your settings' }).click()
  await expect(page).toHaveURL('/client/settings')
})

test.describe('without a server', () => {
  test.use({ tolerated: /net::ERR_/ })

  test('the address asked for stays in its field', async ({ page }) => {
    const entrance = new Entrance(page)
    const email = newEmail()
    await page.goto('/forgot-password')
    await page.route('**/auth/v1/**', route => route.abort())
    await entrance.email().fill(email)
    await entrance.button('Mail me a link').click()
    await expect(entrance.alerts()).toHaveText(/could not reach the server/)
    await expect(entrance.email()).toHaveValue(email)
  })
})
