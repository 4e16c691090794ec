import { openSettings, part, sql } from './own-account.ts'
import { goodPassword, mailedLinks } from './sign-in.ts'
import { expect, test } from './visitor.ts'

test('an email address changes once both mailed links were opened, and the screen says how far it is', async ({
  page,
}) => {
  const { email } = await openSettings(page)
  const new_email = email.replace('client-', 'new-')
  const section = part(page, 'Email')
  await page.getByLabel('New email').fill(email)
  await section.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByLabel('New email')).toHaveAccessibleDescription(/the address you have now/)
  await page.getByLabel('New email').fill(new_email)
  await section.getByRole('button', { name: 'Change email' }).click()
  await expect(section).toContainText('Waiting')
  await expect(section).toContainText(new_email)
  await page.goto('/client')
  await expect(page.getByRole('link', { name: 'Look: Confirm your new email address' })).toBeVisible()

  const [to_new = ''] = await mailedLinks(new_email)
  const [to_old = ''] = await mailedLinks(email)
  await page.goto(to_new)
  await expect(section).toContainText('waits for the other address')
  await expect(page).toHaveURL('/client/settings#your-email')
  await page.goto(to_new)
  await expect(section.getByRole('alert')).toContainText('expired or was used before')
  await page.goto(to_old)
  await expect(section).toContainText(`Your email address is now ${new_email}.`)
  await expect(section).not.toContainText('Waiting')
  await page.reload()
  await expect(section).toContainText(new_email)
  await expect(section).not.toContainText('Your email address is now')
})

test.describe('a password', () => {
  test.use({ tolerated: /status of (400|401|422)/ })

  test('is refused with the server’s reasons, and changed only with the current one; other browsers are signed out', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { email } = await openSettings(page)
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    await other.request.post('/auth/v1/token?grant_type=password', {
      headers: { 'X-Porchlight-Session': 'cookie' },
      data: { email, password: goodPassword },
    })
    const there = await other.newPage()
    await there.goto('/client/billing')
    await expect(there.getByRole('heading', { level: 1 })).toBeVisible()

    const current = page.getByLabel('Current password', { exact: true })
    const next = page.getByLabel('New password', { exact: true })
    const change = page.getByRole('button', { name: 'Change password' })
    await current.fill(goodPassword)
    await next.fill('password1234')
    await change.click()
    await expect(next).toHaveAccessibleDescription(/lists that guessers try first/)
    await current.fill('not my password at all')
    await next.fill('tide tables and porch paint')
    await change.click()
    await expect(current).toHaveAccessibleDescription('This is not the password you have now.')
    await expect(next).toHaveValue('tide tables and porch paint')
    await current.fill(goodPassword)
    await change.click()
    await expect(part(page, 'Password')).toContainText('Your password is changed.')
    await expect(current).toHaveValue('')
    await expect(part(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(1)
    await there.goto('/client/billing')
    await expect(there).toHaveURL(/\/login/)
    await other.close()
  })
})

test('every browser that is signed in is listed and can be signed out, one by one or all of the others', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, id } = await openSettings(page)
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
  const others = await browser.newContext({ baseURL: baseURL ?? '', userAgent: phone })
  for (const _time of [1, 2, 3]) {
    await others.request.post('/auth/v1/token?grant_type=password', { data: { email, password: goodPassword } })
  }
  await page.reload()
  const list = part(page, 'Where you are signed in')
  await expect(list.getByRole('listitem')).toHaveCount(4)
  await expect(list.getByRole('listitem').first()).toContainText('This browser')
  await expect(list.getByRole('listitem').first().getByRole('button')).toHaveCount(0)
  await list
    .getByRole('button', { name: /^Sign out Safari on an iPhone/ })
    .first()
    .click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await list.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  const standing = await sql('select id from sessions where user_id = $1 and ended_at is null', id)
  expect(standing).toHaveLength(1)
  await others.close()
})
