import { startSite } from '#tests/support/program/running-site.ts'
import { Entrance } from './entrance.ts'
import { goodPassword } from './sign-in.ts'
import { expect, test } from './visitor.ts'

test.use({ tolerated: /status of (403|422)/ })

test('the link that the first start prints makes the first admin, once', async ({ page }) => {
  const site = await startSite()
  try {
    const printed = () => /http\S+\/first-admin#token=[\w-]+/.exec(site.printed())?.[0] ?? ''
    await expect.poll(printed).not.toBe('')
    const link = printed()
    const entrance = new Entrance(page)
    await page.goto(link)
    await page.getByLabel('Your name (optional)').fill('Ada Park')
    await entrance.email().fill('ada@porchlight.example')
    await entrance.password().fill('password123')
    await entrance.button('Create the first admin').click()
    await entrance.expectRefused(entrance.password(), /lists that guessers try first/)
    await entrance.password().fill(goodPassword)
    await entrance.button('Create the first admin').click()

    await expect(page).toHaveURL(`${site.origin}/login`)
    await expect(page.getByRole('status')).toHaveText(/first admin is created/)
    await expect(entrance.email()).toHaveValue('ada@porchlight.example')
    await entrance.password().fill(goodPassword)
    await entrance.button('Sign in').click()
    await expect(page).toHaveURL(`${site.origin}/admin/dashboard`)
    await expect(page.locator('h1')).toBeVisible()
    await page.waitForLoadState('networkidle')

    await page.context().clearCookies()
    await page.goto('about:blank')
    await page.goto(link)
    await entrance.email().fill('eve@porchlight.example')
    await entrance.password().fill(goodPassword)
    await entrance.button('Create the first admin').click()
    await expect(entrance.alerts()).toHaveText(/This link does not work/)
  } finally {
    await site.stop()
  }
})

test('without a link the page says where it comes from', async ({ page }) => {
  await page.goto('/first-admin')
  await expect(page.getByRole('main')).toContainText('one-time link that the program printed')
  await expect(page.getByLabel('Email', { exact: true })).toHaveCount(0)
})
