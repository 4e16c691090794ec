import { openSettings, part, sql } from './own-account.ts'
import { goodPassword, signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

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
