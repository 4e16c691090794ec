import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { Entrance, newEmail } from './entrance.ts'
import { goodPassword } from './sign-in.ts'
import { expect, test } from './visitor.ts'

type Act = (entrance: Entrance, page: Page) => Promise<void>

const long = () => `${'a-very-long-name-'.repeat(3)}${newEmail()}`

/** What the pages show once somebody has used them. */
const states: Record<string, Act> = {
  'sign-in refused beside its fields': async (entrance, page) => {
    await page.goto('/login')
    await entrance.signIn(newEmail(), 'not this one')
    await expect(entrance.alerts()).toBeVisible()
  },
  'sign-in without a server': async (entrance, page) => {
    await page.goto('/login')
    await page.route('**/auth/v1/**', route => route.abort())
    await entrance.signIn(newEmail(), goodPassword)
    await expect(entrance.alerts()).toBeVisible()
  },
  'sign-up with every field refused': async (entrance, page) => {
    await page.goto('/sign-up?plan=growth')
    await entrance.button('Create account').click()
    await expect(entrance.alerts()).toHaveCount(3)
  },
  'sign-up with a strong password in sight': async (entrance, page) => {
    await page.goto('/sign-up')
    await entrance.password().fill(goodPassword)
    await entrance.button('Show password').click()
    await expect(page.getByText('Strong')).toBeVisible()
  },
  'a confirmation on its way to a long address': async (entrance, page) => {
    await page.goto('/sign-up')
    await entrance.signUp(long(), goodPassword)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail.')
  },
  'a link to a new password on its way to a long address': async (entrance, page) => {
    await page.goto('/forgot-password')
    await entrance.email().fill(long())
    await entrance.button('Mail me a link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail.')
  },
  'a confirmed email': async (_entrance, page) => {
    await page.goto('/#email-confirmed')
    await expect(page.getByText('Your email is confirmed')).toBeVisible()
  },
  'a link that is over': async (_entrance, page) => {
    await page.goto('/#link-expired')
    await expect(page.getByText('This link does not work any more.')).toBeVisible()
  },
}

test.use({ tolerated: /status of 400|net::ERR_/ })

for (const [name, act] of Object.entries(states)) {
  test(`${name}: no accessibility fault, nothing wider than the window`, async ({ page }) => {
    await act(new Entrance(page), page)
    await expectAccessibleInEveryLook(page, name)
  })
}
