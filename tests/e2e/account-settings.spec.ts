import type { Page } from '@playwright/test'
import { readRows } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { goodPassword, mailedLinks, signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const sql = (text: string, ...values: unknown[]) => readRows(sharedDataFolder(), text, values)

async function openSettings(page: Page) {
  const user = await signedIn(page, 'client')
  await page.goto('/client/settings')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(user.full_name)
  return user
}

test('a profile is changed field by field, saved and shown everywhere', async ({ page }) => {
  const { id } = await openSettings(page)
  const bodies: unknown[] = []
  page.on('request', request => {
    if (request.method() === 'PATCH') bodies.push(request.postDataJSON())
  })
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeDisabled()
  await page.getByLabel('Name', { exact: true }).fill('  Dana Reyes-Okafor ')
  await page.getByLabel('Time zone').selectOption('America/Los_Angeles')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Dana Reyes-Okafor')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeDisabled()
  expect(bodies).toEqual([{ full_name: 'Dana Reyes-Okafor', time_zone: 'America/Los_Angeles' }])
  const [row] = await sql('select full_name, time_zone, locale from profiles where id = $1', id)
  expect(row).toEqual({ full_name: 'Dana Reyes-Okafor', time_zone: 'America/Los_Angeles', locale: 'en-US' })
  await page.reload()
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Los_Angeles')
  await expect(part(page, 'Where you are signed in').getByText(/P[SD]T/)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a field for a choice shows the whole name of whatever of our country is chosen', async ({ page }) => {
    await openSettings(page)
    const cut = (select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      pen.font = font
      const arrow = 20
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow
      return [...(select.querySelector('optgroup') ?? select).querySelectorAll('option')]
        .map(option => option.label)
        .filter(label => pen.measureText(label).width > room)
    }
    expect(await page.getByLabel('Time zone').evaluate(cut)).toEqual([])
    const dates = page.getByLabel('Dates and numbers')
    expect(await dates.evaluate(cut)).toEqual([])
    await dates.selectOption('de-DE')
    await expect(dates).toHaveAccessibleDescription(/^As in 04\.03\.26, 20:30 · 1\.234,5\. The words stay English\.$/)
  })
})

test('a refused field says why beside itself, keeps what was typed and is not sent', async ({ page }) => {
  await openSettings(page)
  let sent = 0
  page.on('request', request => {
    if (request.method() === 'PATCH') sent += 1
  })
  const phone = page.getByLabel('Phone')
  await phone.fill('9'.repeat(41))
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(phone).toHaveAccessibleDescription('Please keep this to 40 characters or fewer.')
  await expect(phone).toHaveValue('9'.repeat(41))
  expect(sent).toBe(0)
})

test.describe('when the server says no', () => {
  test.use({ tolerated: /status of (422|503)/ })

  test('its sentence stands beside the field it is about', async ({ page }) => {
    await openSettings(page)
    const fields = { company: 'Please write the name of your business.' }
    const json = { code: 'invalid_fields', message: 'Some fields need another look.', fields, request_id: 'r' }
    await page.route('**/api/profiles/*', (route, request) =>
      request.method() === 'PATCH' ? route.fulfill({ status: 422, json }) : route.continue(),
    )
    await page.getByLabel('Company').fill('Bay')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByLabel('Company')).toHaveAccessibleDescription(fields.company)
    await expect(page.getByLabel('Company')).toHaveValue('Bay')
  })

  test('while it is away what was typed is kept, and saved when it is back', async ({ page }) => {
    await openSettings(page)
    let away = true
    const json = { code: 'unavailable', message: 'The database is away.', request_id: 'ref-7f3a' }
    await page.route('**/api/profiles/*', (route, request) =>
      away && request.method() === 'PATCH' ? route.fulfill({ status: 503, json }) : route.continue(),
    )
    await page.getByLabel('Company').fill('Bay Gutters')
    await page.getByRole('button', { name: 'Save profile' }).click()
    const alert = part(page, 'Profile').getByRole('alert')
    await expect(alert).toContainText('What you typed is still here.')
    await expect(alert).toContainText('ref-7f3a')
    await expect(page.getByLabel('Company')).toHaveValue('Bay Gutters')
    away = false
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Your profile is saved.')).toBeVisible()
  })
})

test.describe('when the session was ended elsewhere', () => {
  test.use({ tolerated: /status of 401/ })

  test('what was typed is there again after signing in', async ({ page }) => {
    const { id, email } = await openSettings(page)
    await page.getByLabel('Company').fill('Bay Gutters')
    await sql('update sessions set ended_at = now() where user_id = $1', id)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page).toHaveURL(/\/login\?next=%2Fclient%2Fsettings$/)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(goodPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/client/settings')
    await expect(page.getByLabel('Company')).toHaveValue('Bay Gutters')
    await expect(page.getByText('We kept what you typed')).toBeVisible()
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Your profile is saved.')).toBeVisible()
  })
})

test('unsaved changes are asked about before the screen is left, and only then', async ({ page }) => {
  await openSettings(page)
  await page.getByLabel('Company').fill('Bay Gutters')
  await page.getByRole('link', { name: 'Password', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: 'Billing' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/client\/settings/)
  await expect(page.getByLabel('Company')).toHaveValue('Bay Gutters')
  await page.getByRole('link', { name: 'Billing' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/client/billing')
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Company')).toHaveValue('')
  await page.getByRole('link', { name: 'Billing' }).click()
  await expect(page).toHaveURL('/client/billing')
})

test('a way back taken the moment the next screen stands there is not asked about by the screen just left', async ({
  page,
}) => {
  await openSettings(page)
  await page.getByLabel('Company').fill('Bay Gutters')
  await page.getByRole('link', { name: 'Billing' }).click()
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Billing') return
      seen.disconnect()
      history.back()
    })
    seen.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByLabel('Company')).toHaveValue('')
  await expect(page).toHaveURL('/client/settings')
})

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

test.describe('when one part cannot be read', () => {
  test.use({ tolerated: /status of 500/ })

  test('the others work, and it can be read again', async ({ page }) => {
    let broken = true
    const json = { code: 'internal', message: 'Something went wrong on our side.', request_id: 'ref-7f3a' }
    await page.route('**/auth/v1/sessions', route => (broken ? route.fulfill({ status: 500, json }) : route.continue()))
    await openSettings(page)
    const sessions = part(page, 'Where you are signed in')
    await expect(sessions.getByRole('alert')).toContainText('ref-7f3a')
    await expect(part(page, 'Two-factor sign-in').getByRole('button')).toBeVisible()
    await page.getByLabel('Company').fill('Bay Gutters')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Your profile is saved.')).toBeVisible()
    broken = false
    await sessions.getByRole('button', { name: 'Try again' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
  })
})

test('an admin has an account too, among the screens of the client area', async ({ page }) => {
  await signedIn(page, 'admin')
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Dana Reyes' }).click()
  await page.getByRole('menuitem', { name: 'Your account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Reyes')
})

test('a link to a part of the screen leads there, on the first load too', async ({ page }) => {
  await signedIn(page, 'client')
  await page.goto('/client/settings#two-factor')
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeInViewport()
})
