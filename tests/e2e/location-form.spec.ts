import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryLook } from './accessible.ts'
import { officeWeek, ownerOf } from './own-business.ts'
import { expect, test } from './visitor.ts'

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()

/** Opens the form of the one location of a new business. */
async function openForm(page: Page, over: Record<string, unknown> = {}) {
  const owner = await ownerOf(page, { 'Bay Plumbing': over })
  const id = owner.idOf('Bay Plumbing')
  await page.goto(`/client/locations/${id}/info`)
  await expect(page.getByLabel('Business name')).toHaveValue('Bay Plumbing')
  return { ...owner, id, read: async () => (await owner.ask('GET', `/api/locations/${id}`)).location }
}

test('a button that is pressed right after a wrong value is not moved away by what is said of it', async ({ page }) => {
  await ownerOf(page, {})
  await page.goto('/client/locations/new')
  await page.getByLabel('ZIP code').fill('12')
  await page.getByRole('button', { name: 'Add this location' }).click()
  await expect(page.getByLabel('Business name')).toBeFocused()
  await expect(page.getByText('2 things need another look.')).toBeVisible()
})

test.describe('what is refused on purpose', () => {
  test.use({ tolerated: /status of (409|422)/ })

  test('a shop is told field by field; mistakes are mended beside their fields, a warning is answered', async ({
    page,
  }) => {
    await ownerOf(page, {})
    await page.goto('/client/locations/new')
    await page.getByLabel('Business name').fill('REYES PLUMBING')
    await page.getByRole('combobox', { name: 'Main category' }).fill('plumb')
    await page.getByRole('option', { name: 'Plumber', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Main category' })).toHaveText('Plumber')
    await page.getByRole('radio', { name: /^Both/ }).check()
    await page.getByLabel('Street and number').fill('120 Bay Street')
    await page.getByLabel('City', { exact: true }).fill('Jacksonville')
    await page.getByRole('combobox', { name: 'State' }).selectOption('FL')
    await page.getByLabel('ZIP code').fill('90210')
    await page.getByRole('combobox', { name: 'Service areas' }).fill('Orange Pa')
    await page.getByRole('option', { name: /^Orange Park/ }).click()
    await expect(page.getByRole('list', { name: 'Service areas' })).toHaveText('Orange Park, FL')
    await page.getByLabel('Main phone').fill('123')
    await page.getByRole('button', { name: 'Tell the opening hours' }).click()
    await page.getByLabel('Opens, Monday').fill('18:00')
    await page.getByLabel('Closes, Monday').fill('02:00')
    await page.getByLabel('Hours, Tuesday', { exact: true }).selectOption('Open 24 hours')

    await page.getByRole('button', { name: 'Add this location' }).click()
    await expect(page.getByLabel('ZIP code')).toBeFocused()
    await expect(page.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Main phone')).toHaveAccessibleDescription(/no phone number that can be dialed/)
    await expect(page.getByText(/^Tuesday .* overlaps Monday/)).toBeVisible()
    await page.getByLabel('ZIP code').fill('32202')
    await page.getByLabel('Main phone').fill('(904) 355-0142')
    await page.getByLabel('Hours, Tuesday', { exact: true }).selectOption('Closed')
    await expect(page.getByText('needs another look')).toBeHidden()
    await page.getByRole('button', { name: 'Start at the center of ZIP 32202' }).click()
    await page.getByRole('button', { name: 'Move the pin on a map' }).click()
    await page.getByRole('button', { name: /^Pin at/ }).focus()
    const before = await page.getByLabel('Latitude').inputValue()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByLabel('Latitude')).not.toHaveValue(before)

    await page.getByRole('button', { name: 'Add this location' }).click()
    const reason = page.getByLabel(/^Business name: /)
    await expect(reason).toBeVisible()
    await page.getByRole('button', { name: 'Add this location' }).click()
    await expect(reason).toHaveAccessibleDescription(/Please say in a few words/)
    await reason.fill('It stands so on our sign.')
    await page.getByRole('button', { name: 'Add this location' }).click()
    await expect(page).toHaveURL(/\/client\/locations\/[\da-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('REYES PLUMBING')
    await expect(page.getByText('Mon 6 pm–2 am; Tue closed')).toBeVisible()
    await page.getByRole('link', { name: 'Activity' }).click()
    await expect(page.getByText('Saved in spite of a warning, because: It stands so on our sign.')).toBeVisible()
  })

  test('two people edit at once: the second compares, chooses, and nobody’s words vanish', async ({ page }) => {
    const { ask, id, read } = await openForm(page, { description: 'As it was.' })
    const theirs = { description: 'Their words.', website: 'https://theirs.example' }
    await ask('PATCH', `/api/locations/${id}`, { version: 1, changes: theirs })
    await page.getByLabel('Description', { exact: true }).fill('My words.')
    await page.getByLabel('Main phone').fill('(904) 355-0199')
    await save(page)
    const panel = page.getByRole('region', { name: 'Somebody else has changed this location meanwhile' })
    await expect(panel.getByRole('group')).toHaveCount(1)
    await expect(panel).toContainText('Before: As it was.')
    await expect(panel.getByRole('radio', { name: 'Yours My words.' })).toBeChecked()
    await expectAccessible(page, 'the comparison')
    expect((await read()).description).toBe('Their words.')

    await panel.getByRole('button', { name: 'Put them into the form and go on' }).click()
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue('My words.')
    await expect(page.getByLabel('Website', { exact: true })).toHaveValue(theirs.website)
    await ask('PATCH', `/api/locations/${id}`, { version: 2, changes: { description: 'Their second words.' } })
    await save(page)
    await panel.getByRole('radio', { name: 'Theirs Their second words.' }).check()
    await panel.getByRole('button', { name: 'Save with these' }).click()
    await expect(toast(page, 'The location is saved.')).toBeVisible()
    expect(await read()).toMatchObject({
      description: 'Their second words.',
      website: theirs.website,
      phone: '+19043550199',
      version: 4,
    })
  })

  test('closing for good is confirmed by the name', async ({ page }) => {
    const { read } = await openForm(page)
    await page.getByLabel('Open or closed').selectOption('Closed for good')
    await save(page)
    const name = page.getByLabel('Type the name to close it for good: Bay Plumbing')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/Type the name to confirm/)
    expect((await read()).open_status).toBe('open')
    await name.fill('bay plumbing')
    await save(page)
    await expect(toast(page, 'The location is saved.')).toBeVisible()
    expect((await read()).open_status).toBe('closed_permanently')
  })
})

test('what was typed is kept as a draft, survives a reload, and can be thrown away', async ({ page }) => {
  const { read } = await openForm(page)
  await page.getByLabel('Website', { exact: true }).fill('https://bay.example')
  await expect(page.getByText('Your draft is kept.')).toBeVisible()
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByText(/^We kept what you typed/)).toBeVisible()
  await expect(page.getByLabel('Website', { exact: true })).toHaveValue('https://bay.example')
  expect((await read()).website).toBe('')
  const dropped = page.waitForResponse(answer => answer.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await expect(page.getByLabel('Website', { exact: true })).toHaveValue('')
  expect((await dropped).status()).toBe(204)
  await page.reload()
  await expect(page.getByLabel('Website', { exact: true })).toHaveValue('')
  await expect(page.getByText(/^We kept what you typed/)).toBeHidden()
})

test('what is typed while a save is on its way stays in the form, and is saved by the next', async ({ page }) => {
  const { read } = await openForm(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/locations/*', async (route, request) => {
    if (request.method() === 'PATCH') await held.promise
    await route.continue()
  })
  await page.getByLabel('Website', { exact: true }).fill('https://bay.example')
  await save(page)
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled()
  await page.getByLabel('Owner').fill('Ada Okafor')
  held.resolve()
  await expect(toast(page, 'The location is saved.')).toBeVisible()
  await expect(page.getByLabel('Owner')).toHaveValue('Ada Okafor')
  expect(await read()).toMatchObject({ website: 'https://bay.example', owner_name: '', version: 2 })
  await save(page)
  await expect.poll(async () => (await read()).owner_name).toBe('Ada Okafor')
})

test('parts of another location are copied into the form, and nothing that belongs to it alone', async ({ page }) => {
  const over = { regular_hours: officeWeek, description: 'We mend drains.', store_code: 'A-1' }
  await ownerOf(page, { 'Bay Plumbing': over })
  await page.goto('/client/locations/new')
  await page.getByRole('button', { name: 'Copy from another location' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy from another location' })
  await dialog.getByLabel('Location', { exact: true }).fill('bay')
  await dialog.getByRole('option', { name: 'Bay Plumbing, Jacksonville' }).click()
  await dialog.getByRole('button', { name: 'Put it into the form' }).click()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('We mend drains.')
  await expect(page.getByLabel('Opens, Friday')).toHaveValue('09:00')
  await expect(page.getByLabel('Store code')).toHaveValue('')
  await expect(page.getByLabel('Street and number')).toHaveValue('')
})

test('to copy from another location is offered where there is one', async ({ page }) => {
  const { ask, business_id } = await openForm(page)
  const copy = page.getByRole('button', { name: 'Copy from another location' })
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await expect(copy).toHaveCount(0)
  await ask('POST', '/api/locations', { business_id, record: { name: 'River Plumbing' } })
  await page.reload()
  await expect(copy).toBeVisible()
})

test.describe(() => {
  test.use({ tolerated: /status of 422/ })

  test('a location that is there already asks why, and is saved without a reason once it is another place', async ({
    page,
  }) => {
    const { ask, business_id } = await openForm(page)
    await page.goto('/client/locations/new')
    await page.getByLabel('Business name').fill('Reyes Plumbing Downtown')
    await page.getByRole('combobox', { name: 'Main category' }).fill('plumb')
    await page.getByRole('option', { name: 'Plumber', exact: true }).click()
    await page.getByLabel('Street and number', { exact: true }).fill('120 Bay St.')
    await page.getByLabel('City', { exact: true }).fill('Jacksonville')
    await page.getByRole('combobox', { name: 'State' }).selectOption('FL')
    await page.getByLabel('ZIP code').fill('32202')
    await page.getByLabel('Main phone').fill('904 355 0142')
    const add = page.getByRole('button', { name: 'Add this location' })
    await add.click()
    const reason = page.getByLabel(/^Street and number: You have .* with this phone and address already/)
    await expect(reason).toBeVisible()
    await add.click()
    await expect(reason).toHaveAccessibleDescription(/Please say in a few words/)
    expect((await ask('GET', `/api/locations?business_id=${business_id}`)).total).toBe(1)
    await page.getByLabel('Street and number', { exact: true }).fill('212 Bay St.')
    await add.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reyes Plumbing Downtown')
    expect((await ask('GET', `/api/locations?business_id=${business_id}`)).total).toBe(2)
  })
})

test('a viewer reads a location and is offered no way to change it', async ({ page, browser }) => {
  const { ask, business_id, id } = await openForm(page)
  const context = await browser.newContext()
  const other = await context.newPage()
  const viewer = await ownerOf(other, {})
  const wish = { email: viewer.email, role: 'viewer', scope: 'all' }
  const invitation = await ask('POST', `/api/businesses/${business_id}/invitations`, wish)
  await viewer.ask('POST', `/api/business-invitations/${invitation.id}/acceptance`, {})
  await other.goto(`/client/locations/${id}/info`)
  await expect(other.getByText('You can read this location.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
  await expect(other.getByRole('textbox')).toHaveCount(0)
  await context.close()
})

test('the form and the overview are accessible in every look', async ({ page }) => {
  const { id } = await openForm(page, { regular_hours: officeWeek, services: [{ name: 'Drain cleaning' }] })
  await page.getByRole('button', { name: 'Add another day' }).click()
  await expectAccessibleInEveryLook(page, 'the form')
  await page.goto(`/client/locations/${id}`)
  await page.getByText('Show them').click()
  await expect(page.getByText('"@type": "Plumber"')).toBeVisible()
  await expectAccessibleInEveryLook(page, 'the overview')
})
