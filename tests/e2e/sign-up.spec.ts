import { Entrance, newEmail, userRow } from './entrance.ts'
import { linkIn, mailsOnDisk } from './mail-on-disk.ts'
import { goodPassword, signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

const confirmation = 'Confirm your email address'

test('a visitor signs up, opens the mailed link and comes to the dashboard by name', async ({ page }) => {
  const entrance = new Entrance(page)
  const email = newEmail()
  await page.goto('/sign-up')
  await page.getByLabel('Company (optional)').fill('Reyes Auto Glass')
  await entrance.signUp(email, goodPassword)
  await expect(page).toHaveURL('/confirm-email')
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mail.' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(email)
  expect(await userRow(email)).toMatchObject({ email_verified: false })

  const [mail] = await mailsOnDisk(email, confirmation)
  await page.goto(linkIn(mail))
  await expect(page).toHaveURL('/#email-confirmed')
  await expect(page.getByText('Your email is confirmed and you are signed in.')).toBeVisible()
  await expect(page.getByText('This link does not work any more.')).toBeHidden()
  await page.getByRole('link', { name: 'Open your dashboard' }).click()
  await expect(page).toHaveURL('/client/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dana')
  await entrance.expectNoReadableToken()
  expect(await userRow(email)).toMatchObject({
    email_verified: true,
    role: 'client',
    full_name: 'Dana Reyes',
    user_metadata: { full_name: 'Dana Reyes', company: 'Reyes Auto Glass' },
  })
})

test('the page that waits goes on by itself when the link was opened in another tab', async ({ page, context }) => {
  const entrance = new Entrance(page)
  const email = newEmail()
  await page.goto('/sign-up')
  await entrance.signUp(email, goodPassword)
  await expect(page).toHaveURL('/confirm-email')
  const [mail] = await mailsOnDisk(email, confirmation)
  const other = await context.newPage()
  await other.goto(linkIn(mail))
  await other.close()
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL('/client/dashboard')
})

test('a link that was used already says so and leads on', async ({ page, browser }) => {
  const entrance = new Entrance(page)
  const email = newEmail()
  await page.goto('/sign-up')
  await entrance.signUp(email, goodPassword)
  const link = linkIn((await mailsOnDisk(email, confirmation))[0])
  await page.goto(link)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await expect(stranger).toHaveURL(/#link-expired$/)
  await expect(stranger.getByText('This link does not work any more.')).toBeVisible()
  await expect(stranger.getByText('Your email is confirmed')).toBeHidden()
  await stranger.getByRole('main').getByRole('link', { name: 'sign in' }).click()
  await expect(stranger).toHaveURL('/login')
  await stranger.context().close()
})

test('an address that has an account gets the same page; its owner learns of it by mail', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  const { email } = await signedIn(other, 'client')
  await other.context().close()
  const entrance = new Entrance(page)
  await page.goto('/sign-up')
  await entrance.signUp(email, 'another password of mine')
  await expect(page).toHaveURL('/confirm-email')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail.')
  expect(await mailsOnDisk(email, 'You already have an account')).toHaveLength(1)
})

test('empty fields are refused at once, beside each, and the first has the focus', async ({ page }) => {
  const entrance = new Entrance(page)
  const asked: string[] = []
  page.on('request', request => asked.push(request.method()))
  await page.goto('/sign-up')
  await page.getByLabel('Email', { exact: true }).fill('dana@shop')
  await entrance.button('Create account').click()
  await entrance.expectRefused(page.getByLabel('Your name'), /write your name/)
  await expect(entrance.email()).toHaveAccessibleDescription(/such as name@example.com/)
  await expect(entrance.password()).toHaveAccessibleDescription(/write a password/)
  await expect(entrance.alerts()).toHaveCount(3)
  expect(asked).not.toContain('POST')
})

test('the strength of a password is told while it is typed', async ({ page }) => {
  const entrance = new Entrance(page)
  await page.goto('/sign-up')
  await page.getByLabel('Your name').fill('Dana Reyes')
  const strength = page.getByRole('main').getByRole('status')
  for (const [typed, words] of [
    ['kite', 'Too short so far'],
    ['danareyes1', 'Too close to your email or your name'],
    ['salt harbor', 'Good'],
    [goodPassword, 'Strong'],
  ] as const) {
    await entrance.password().fill(typed)
    await expect(strength).toHaveText(words)
  }
})

test.describe('refused by the server', () => {
  test.use({ tolerated: /status of (422|429)/ })

  test('a weak password is told why beside its field, and everything typed stays', async ({ page }) => {
    const entrance = new Entrance(page)
    const email = newEmail()
    await page.goto('/sign-up')
    await entrance.signUp(email, 'password123')
    await entrance.expectRefused(entrance.password(), /lists that guessers try first/)
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Easy to guess')
    await expect(entrance.email()).toHaveValue(email)
    await expect(entrance.password()).toHaveValue('password123')
    await expect(page.getByLabel('Your name')).toHaveValue('Dana Reyes')
    expect(await userRow(email)).toBeUndefined()
    await entrance.password().fill(goodPassword)
    await entrance.button('Create account').click()
    await expect(page).toHaveURL('/confirm-email')
  })

  test('an address that had five mails within an hour is told when to come back', async ({
    page,
    request,
    baseURL,
  }) => {
    const entrance = new Entrance(page)
    const email = newEmail()
    for (let mails = 0; mails < 5; mails += 1) await request.post(`${baseURL}/auth/v1/recover`, { data: { email } })
    await page.goto('/sign-up')
    await entrance.signUp(email, goodPassword)
    await expect(entrance.alerts()).toHaveText(/enough mail to this address.*in \d+ minutes, at \d+:\d\d [AP]M/)
    await expect(entrance.email()).toHaveValue(email)
  })
})

test.describe('without a server', () => {
  test.use({ tolerated: /net::ERR_/ })

  test('an outage keeps what was typed, and the same press goes through once it is over', async ({ page }) => {
    const entrance = new Entrance(page)
    const email = newEmail()
    await page.goto('/sign-up')
    await page.route('**/auth/v1/**', route => route.abort())
    await entrance.signUp(email, goodPassword)
    await expect(entrance.alerts()).toHaveText(/could not reach the server.*still here/)
    await expect(entrance.email()).toHaveValue(email)
    await expect(entrance.password()).toHaveValue(goodPassword)
    await page.unroute('**/auth/v1/**')
    await entrance.button('Create account').click()
    await expect(page).toHaveURL('/confirm-email')
  })
})

test('a plan of ours in the address is kept with the account, anything else is not', async ({ page }) => {
  const entrance = new Entrance(page)
  for (const [id, kept] of [
    ['growth', 'growth'],
    ['free-forever', undefined],
  ]) {
    const email = newEmail()
    await page.goto(`/sign-up?plan=${id}`)
    await expect(page.getByText('You chose GROWTH, $249/month')).toHaveCount(kept ? 1 : 0)
    await entrance.signUp(email, goodPassword)
    await expect(page).toHaveURL('/confirm-email')
    const metadata = (await userRow(email))?.user_metadata
    if (kept) expect(metadata).toHaveProperty('plan', kept)
    else expect(metadata).not.toHaveProperty('plan')
  }
})

test('the address is in no URL, survives a reload, and can be changed', async ({ page }) => {
  const entrance = new Entrance(page)
  const email = newEmail()
  const urls: string[] = []
  page.on('request', request => urls.push(request.url()))
  await page.goto('/sign-up')
  await entrance.signUp(email, goodPassword)
  await expect(page.getByRole('main')).toContainText(email)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(email)
  expect(urls.filter(url => decodeURIComponent(url).includes(email))).toEqual([])
  await page.getByRole('link', { name: 'Change it' }).click()
  await expect(page).toHaveURL('/sign-up')
  await expect(entrance.email()).toHaveValue(email)
})

test('the mail can be sent again, after a minute', async ({ page }) => {
  const entrance = new Entrance(page)
  const email = newEmail()
  await page.clock.install()
  await page.goto('/sign-up')
  await entrance.signUp(email, goodPassword)
  const again = page.getByRole('button', { name: /^Send it again/ })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await again.click({ force: true })
  await page.clock.fastForward(61_000)
  await expect(again).toHaveText('Send it again')
  await again.click()
  await expect(page.getByRole('status').filter({ hasText: 'Sent again' })).toBeVisible()
  await expect(again).toHaveText(/in \d+ s/)
  expect(await mailsOnDisk(email, confirmation, 2)).toHaveLength(2)
})

test('somebody who comes to the page without an address writes it there', async ({ page }) => {
  const entrance = new Entrance(page)
  await page.goto('/confirm-email')
  const email = newEmail()
  await entrance.email().fill(email)
  await entrance.button('Send the link again').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail.')
  await expect(page.getByRole('main')).toContainText(email)
})

test('who is signed in is not asked to sign up', async ({ page }) => {
  await signedIn(page, 'client')
  await page.goto('/sign-up')
  await expect(page).toHaveURL('/client/dashboard')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/login', '/sign-up', '/confirm-email', '/forgot-password', '/new-password', '/first-admin']) {
    test(`${path} says that it needs it and sends nothing`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('main noscript p')).toBeVisible()
      for (const button of await page.locator('main button[type=submit]').all()) await expect(button).toBeDisabled()
    })
  }
})

test('a name of spaces alone is refused like none, and stays', async ({ page }) => {
  const entrance = new Entrance(page)
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto('/sign-up')
  await entrance.signUp(newEmail(), goodPassword, '   ')
  await entrance.expectRefused(page.getByLabel('Your name'), /Please write your name\./)
  await expect(page.getByLabel('Your name')).toHaveValue('   ')
  expect(sent).toEqual([])
})

test('who reads the terms first finds what they had typed, and types the password anew', async ({ page }) => {
  const entrance = new Entrance(page)
  const email = newEmail()
  await page.goto('/sign-up')
  await expect(entrance.button('Create account')).toBeEnabled()
  await page.getByLabel('Your name').fill('Dana Reyes')
  await entrance.email().fill(email)
  await entrance.password().fill('three lanterns and a boat')
  await page.getByRole('main').getByRole('link', { name: 'terms' }).click()
  await expect(page).toHaveURL('/terms')
  await expect(page.locator('h1')).toHaveText('The terms, in plain words.')
  await page.goBack()
  await expect(entrance.button('Create account')).toBeEnabled()
  await expect(page.getByLabel('Your name')).toHaveValue('Dana Reyes')
  await expect(entrance.email()).toHaveValue(email)
  await expect(entrance.password()).toHaveValue('')
})
