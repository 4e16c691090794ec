import type { Page } from '@playwright/test'
import { totpCode } from '#src/platform/one-time-codes/totp.ts'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { Entrance } from './entrance.ts'
import { linkIn, mailsOnDisk } from './mail-on-disk.ts'
import { signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

const step_ms = 30_000

/** A client with an authenticator app and recovery codes, and a browser that is not signed in. */
async function clientWithApp(page: Page) {
  const user = await signedIn(page, 'client')
  await page.context().clearCookies()
  const { request } = page
  const ask = async (path: string, data: unknown, access_token?: string) => {
    const headers = access_token === undefined ? {} : { Authorization: `Bearer ${access_token}` }
    const answer = await request.post(`/auth/v1${path}`, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { email, password } = user
  const { access_token } = await ask('/token?grant_type=password', { email, password })
  const { id, totp } = await ask('/factors', { factor_type: 'totp', friendly_name: 'Phone' }, access_token)
  const challenge = await ask(`/factors/${id}/challenge`, {}, access_token)
  // The code of the step before, so that the next one is still to be used.
  const verify = { challenge_id: challenge.id, code: totpCode(totp.secret, Date.now() - step_ms) }
  const raised = await ask(`/factors/${id}/verify`, verify, access_token)
  const { codes } = await ask('/factors/recovery-codes', {}, raised.access_token)
  await page.context().clearCookies()
  return { ...user, recovery_codes: codes as string[], code: () => totpCode(totp.secret, Date.now()) }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const codeField = (page: Page) => page.getByLabel('Code from your authenticator app')

test.use({ tolerated: /status of 422/ })

test('after the password comes the code of the app, and a wrong one is told beside its field', async ({ page }) => {
  const entrance = new Entrance(page)
  const { email, password, code } = await clientWithApp(page)
  await page.goto('/login?next=%2Fclient%2Fbilling')
  await entrance.signIn(email, password)
  await expect(heading(page)).toHaveText('One more step.')
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
  await expectAccessibleInEveryLook(page, 'the second step')
  await codeField(page).fill('12 34')
  await entrance.button('Continue').click()
  await entrance.expectRefused(codeField(page), /six digits/)
  await codeField(page).fill(code() === '000000' ? '000001' : '000000')
  await entrance.button('Continue').click()
  await entrance.expectRefused(codeField(page), /not right, or was used before/)
  const right = code()
  await codeField(page).fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/client/billing')
  await expect(heading(page)).toBeVisible()
  await entrance.expectNoReadableToken()
})

test('with the password alone no screen opens: the guard leads back to the second step', async ({ page }) => {
  const entrance = new Entrance(page)
  const { email, password, recovery_codes } = await clientWithApp(page)
  await page.goto('/login')
  await entrance.signIn(email, password)
  await expect(heading(page)).toHaveText('One more step.')
  await page.goto('/client/locations')
  await expect(page).toHaveURL(/\/login\?next=%2Fclient%2Flocations/)
  await expect(heading(page)).toHaveText('One more step.')

  await entrance.button('Use a recovery code instead').click()
  await page.getByLabel('Recovery code').fill('not-a-code')
  await entrance.button('Continue').click()
  await entrance.expectRefused(page.getByLabel('Recovery code'), /not right, or was used before/)
  await page.getByLabel('Recovery code').fill(recovery_codes[0] ?? '')
  await entrance.button('Continue').click()
  await expect(page).toHaveURL('/client/locations')
})

test('whoever stands at the second step can leave it for another sign-in', async ({ page, context }) => {
  const entrance = new Entrance(page)
  const { email, password } = await clientWithApp(page)
  await page.goto('/login')
  await entrance.signIn(email, password)
  await expect(heading(page)).toHaveText('One more step.')
  await entrance.button('Sign in as somebody else').click()
  await expect(heading(page)).toHaveText('Welcome back.')
  await expect(entrance.email()).toHaveValue('')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('porchlight_session')
})

test('a link to a new password asks for the code too', async ({ page }) => {
  const entrance = new Entrance(page)
  const { email, code } = await clientWithApp(page)
  await page.goto('/forgot-password')
  await entrance.email().fill(email)
  await entrance.button('Mail me a link').click()
  await page.goto(linkIn((await mailsOnDisk(email, 'Choose a new password'))[0]))
  await expect(heading(page)).toHaveText('One more step.')
  await expect(entrance.password()).toHaveCount(0)
  await codeField(page).fill(code())
  await entrance.button('Continue').click()
  await expect(page.getByText(`For ${email}`)).toBeVisible()
  await entrance.password().fill('a heron on the third pier')
  await entrance.button('Save new password').click()
  await expect(page).toHaveURL('/client/dashboard')
})
