import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { totpCode } from '#src/platform/one-time-codes/totp.ts'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { goodPassword, signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

const part = (page: Page) => page.getByRole('region', { name: 'Two-factor sign-in' })

async function beginSetUp(page: Page): Promise<string> {
  await part(page).getByRole('button', { name: 'Turn on two-factor sign-in' }).click()
  await expect(part(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  return ((await part(page).getByTestId('secret').textContent()) ?? '').replaceAll(' ', '')
}

async function turnOn(page: Page): Promise<string> {
  const secret = await beginSetUp(page)
  await page.getByLabel('Six-digit code').fill(totpCode(secret, Date.now()))
  await part(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(part(page).getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused()
  return secret
}

async function keepCodes(page: Page): Promise<void> {
  await part(page).getByLabel('I have kept them').check()
  await part(page).getByRole('button', { name: 'Done' }).click()
}

test.use({ tolerated: /status of (401|404|422)/, permissions: ['clipboard-read', 'clipboard-write'] })

test('two-factor sign-in is set up with an app, its recovery codes are shown once, and it can be turned off', async ({
  page,
}) => {
  const { email } = await signedIn(page, 'client')
  await page.goto('/client/settings')
  const secret = await beginSetUp(page)
  const picture = part(page).getByRole('img')
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20)
  await part(page).getByRole('button', { name: 'Copy key' }).click()
  await expect(part(page).getByRole('status')).toHaveText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)

  const code = page.getByLabel('Six-digit code')
  await code.fill('12 34')
  await part(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(code).toHaveAccessibleDescription(/Please write the six digits/)
  await code.fill(totpCode(secret, Date.now() - 3_600_000))
  await part(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(code).toHaveAccessibleDescription(/not right, or was used before/)
  await code.fill(totpCode(secret, Date.now()))
  await part(page).getByRole('button', { name: 'Turn on' }).click()

  await expect(part(page).getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused()
  const codes = await part(page).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  const download = page.waitForEvent('download')
  await part(page).getByRole('button', { name: 'Download' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain(email)
  for (const shown of codes) expect(text).toContain(shown)
  await expect(part(page).getByRole('button', { name: 'Done' })).toBeDisabled()
  await keepCodes(page)
  await expect(part(page)).toContainText('10 of 10 left')
  await page.reload()
  await expect(part(page)).toContainText('10 of 10 left')
  for (const shown of codes) await expect(page.getByText(shown)).toHaveCount(0)

  await part(page).getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it on' }).click()
  await expect(part(page)).toContainText('10 of 10 left')
  await part(page).getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(part(page).getByRole('button', { name: 'Turn on two-factor sign-in' })).toBeVisible()
  await page.goto('/client')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
  await expect(page.getByRole('link', { name: /^Set up:/ })).toBeVisible()
})

test('new recovery codes take the place of the old ones, of which one no longer signs in', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await signedIn(page, 'client')
  await page.goto('/client/settings')
  await turnOn(page)
  const old = await part(page).getByRole('listitem').allInnerTexts()
  await keepCodes(page)
  await part(page).getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click()
  await expect(part(page).getByRole('listitem')).toHaveCount(10)
  const fresh = await part(page).getByRole('listitem').allInnerTexts()
  expect(fresh.filter(code => old.includes(code))).toEqual([])
  await keepCodes(page)

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const there = await other.newPage()
  await there.goto('/login?next=%2Fclient%2Fbilling')
  await there.getByLabel('Email').fill(email)
  await there.getByLabel('Password', { exact: true }).fill(goodPassword)
  await there.getByRole('button', { name: 'Sign in' }).click()
  await there.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await there.getByLabel('Recovery code').fill(old[0] ?? '')
  await there.getByRole('button', { name: 'Continue' }).click()
  await expect(there.getByLabel('Recovery code')).toHaveAccessibleDescription(/not right, or was used before/)
  await there.getByLabel('Recovery code').fill(fresh[0] ?? '')
  await there.getByRole('button', { name: 'Continue' }).click()
  await expect(there).toHaveURL('/client/billing')
  await other.close()
})

test('your account has no accessibility fault in any state or look', async ({ page }) => {
  test.setTimeout(120_000)
  await signedIn(page, 'client')
  await page.goto('/client/settings')
  await expect(page.getByRole('listitem').filter({ hasText: 'This browser' })).toBeVisible()
  await expectAccessibleInEveryLook(page, 'at rest')
  await page.getByLabel('Phone').fill('9'.repeat(41))
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByRole('button', { name: 'Change password' }).click()
  await beginSetUp(page)
  await expectAccessibleInEveryLook(page, 'with every form refused')
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await part(page).getByRole('button', { name: 'Cancel' }).click()
  await turnOn(page)
  await expectAccessibleInEveryLook(page, 'with recovery codes')
  await keepCodes(page)
  await part(page).getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInEveryLook(page, 'with a question')
})
