import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readRows } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { ownerOf } from './own-business.ts'
import { goodPassword, operate, signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const sql = (text: string, ...values: unknown[]) => readRows(sharedDataFolder(), text, values)

/** Ends every session of somebody, as an admin or another browser would. */
const endSessions = (id: string) => sql('update sessions set ended_at = now() where user_id = $1', id)

async function signInAgain(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** A message that stands in the agency's list; answers its id. */
async function oneContact(): Promise<string> {
  const [row] = await sql(
    `insert into contacts (id, name, email, message) values ($1, 'Ada Okafor', 'ada@shop.example', 'Hello') returning id`,
    randomUUID(),
  )
  return String(row?.id)
}

test.describe('when the session was ended elsewhere', () => {
  test.use({ tolerated: /status of 401/ })

  test('what was typed about a business is in the form again, once', async ({ page }) => {
    const { id, email } = await ownerOf(page, {})
    await page.goto('/client/business')
    const legal_name = page.getByLabel('Legal name (optional)')
    await legal_name.fill('Reyes Plumbing LLC')
    await endSessions(id)
    await press(page, 'Save')
    await signInAgain(page, email)
    await expect(legal_name).toHaveValue('Reyes Plumbing LLC')
    await expect(page.getByText('We kept what you typed')).toBeVisible()
    await press(page, 'Save')
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.getByText('We kept what you typed')).toBeHidden()
    await page.reload()
    await expect(legal_name).toHaveValue('Reyes Plumbing LLC')
    await expect(page.getByText('We kept what you typed')).toBeHidden()
  })

  test('what was typed about a location the moment before is in the form again', async ({ page }) => {
    const { id, email, idOf } = await ownerOf(page, { 'Bay Street': {} })
    await page.goto(`/client/locations/${idOf('Bay Street')}/info`)
    const website = page.getByLabel('Website', { exact: true })
    await expect(website).toHaveValue('')
    await endSessions(id)
    await website.fill('https://bay.example')
    await signInAgain(page, email)
    await expect(website).toHaveValue('https://bay.example')
    await expect(page.getByText('We kept what you typed')).toBeVisible()
    await press(page, 'Save changes')
    await expect(page.getByText('The location is saved.')).toBeVisible()
  })

  test('what was told in a step of the onboarding is there again', async ({ page }) => {
    const { id, email } = await ownerOf(page, {})
    await page.goto('/client/onboarding/voice')
    await page.getByRole('radio', { name: /^Friendly/ }).check()
    await page.getByLabel('Words to use (optional)').fill('family-owned')
    await page.getByLabel('Words to use (optional)').press('Enter')
    await endSessions(id)
    await press(page, 'Save and go on')
    await signInAgain(page, email)
    await expect(page.getByRole('radio', { name: /^Friendly/ })).toBeChecked()
    await expect(main(page).getByText('family-owned', { exact: true })).toBeVisible()
    await expect(page.getByText('We kept what you typed')).toBeVisible()
    await press(page, 'Save and go on')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans you wish for')
  })

  test('what was begun for many locations is in its dialog again, and gone once it is canceled', async ({ page }) => {
    const { id, email } = await ownerOf(page, { 'Bay Street': {} })
    const dialog = page.getByRole('dialog', { name: 'Change 1 location' })
    const openDialog = async () => {
      await page.getByRole('checkbox', { name: 'Select Bay Street, Jacksonville' }).check()
      await page.getByRole('button', { name: 'Change', exact: true }).click()
    }
    await page.goto('/client/locations')
    await openDialog()
    await dialog.getByLabel('What to change').selectOption('Description')
    await dialog.getByLabel('Description', { exact: true }).fill('We mend pipes on Bay Street.')
    await endSessions(id)
    await dialog.getByRole('button', { name: 'See what changes' }).click()
    await signInAgain(page, email)
    await openDialog()
    await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue('We mend pipes on Bay Street.')
    await expect(dialog).toContainText('We kept what you typed')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(dialog.getByLabel('What to change')).toHaveValue('special_hours')
  })

  test('whom somebody was about to invite stands in the dialog again', async ({ page }) => {
    const { id, email } = await ownerOf(page, {})
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
    await page.goto('/client/business')
    await press(page, 'Invite a colleague')
    await dialog.getByLabel('Email').fill('vera@shop.example')
    await endSessions(id)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await signInAgain(page, email)
    await press(page, 'Invite a colleague')
    await expect(dialog.getByLabel('Email')).toHaveValue('vera@shop.example')
  })

  test('whom an admin was about to invite, and why they suspend somebody, stands in the dialog again', async ({
    page,
  }) => {
    const { id, email } = await signedIn(page, 'client')
    await operate('promote', '--email', email)
    await page.goto('/admin/users')
    const invite = page.getByRole('dialog', { name: 'Invite someone' })
    await press(page, 'Invite someone')
    await invite.getByLabel('Email').fill('vera@shop.example')
    await invite.getByLabel('Name (optional)').fill('Vera Cruz')
    await invite.getByLabel('Role').selectOption('admin')
    await endSessions(id)
    await invite.getByRole('button', { name: 'Send invitation' }).click()
    await signInAgain(page, email)
    await press(page, 'Invite someone')
    await expect(invite.getByLabel('Email')).toHaveValue('vera@shop.example')
    await expect(invite.getByLabel('Name (optional)')).toHaveValue('Vera Cruz')
    await expect(invite.getByLabel('Role')).toHaveValue('admin')
    await invite.getByRole('button', { name: 'Cancel' }).click()
    await press(page, 'Invite someone')
    await expect(invite.getByLabel('Email')).toHaveValue('')

    const [other] = await sql('select id from users where id <> $1 limit 1', id)
    await page.goto(`/admin/users/${other?.id}`)
    const suspend = page.getByRole('dialog', { name: /^Suspend / })
    await press(page, 'Suspend')
    await suspend.getByLabel('Reason (optional)').fill('Unpaid since May')
    await endSessions(id)
    await suspend.getByRole('button', { name: 'Suspend' }).click()
    await signInAgain(page, email)
    await press(page, 'Suspend')
    await expect(suspend.getByLabel('Reason (optional)')).toHaveValue('Unpaid since May')
  })

  test('why a change of many is right stands in its preview again', async ({ page }) => {
    const { id, email } = await ownerOf(page, { 'Bay Street': {} })
    const dialog = page.getByRole('dialog', { name: 'Change 1 location' })
    const look = () => dialog.getByRole('button', { name: 'See what changes' }).click()
    const openDialog = async () => {
      await page.getByRole('checkbox', { name: 'Select Bay Street, Jacksonville' }).check()
      await page.getByRole('button', { name: 'Change', exact: true }).click()
    }
    await page.goto('/client/locations')
    await openDialog()
    await dialog.getByLabel('What to change').selectOption('Description')
    await dialog.getByLabel('Description', { exact: true }).fill('Drains from $120.')
    await look()
    const reason = dialog.getByLabel(/^Google wants no prices/)
    await reason.fill('It is our fixed fee.')
    await endSessions(id)
    await dialog.getByRole('button', { name: 'Look again with these reasons' }).click()
    await signInAgain(page, email)
    await openDialog()
    await look()
    await expect(reason).toHaveValue('It is our fixed fee.')
    await dialog.getByRole('button', { name: 'Look again with these reasons' }).click()
    await dialog.getByRole('button', { name: 'Change 1 location' }).click()
    await expect(page.getByText('1 location changed.')).toBeVisible()
  })

  test('a note about a contact is there again, and whoever signs out leaves nothing of it', async ({ page }) => {
    const contact_id = await oneContact()
    const { id, email } = await signedIn(page, 'client')
    await operate('promote', '--email', email)
    await page.goto(`/admin/contacts/${contact_id}`)
    const note = page.getByLabel('Note', { exact: true })
    await note.fill('Call her on Monday')
    await endSessions(id)
    await press(page, 'Add note')
    await signInAgain(page, email)
    await expect(note).toHaveValue('Call her on Monday')
    await page.getByRole('button', { name: 'Dana Reyes' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Monday')
  })
})

test.describe('when a colleague has saved something else before the session was ended', () => {
  test.use({ tolerated: /status of (401|409)/ })

  test('what comes back into a step does not go over it', async ({ page }) => {
    const { id, email, ask, business_id } = await ownerOf(page, {})
    await page.goto('/client/onboarding/voice')
    await page.getByRole('radio', { name: /^Friendly/ }).check()
    const theirs = { version: 0, state: 'in_progress', changes: { tone: 'formal', approver: 'Ana Ruiz' } }
    await ask('PATCH', `/api/onboarding/${business_id}/steps/voice`, theirs)
    await endSessions(id)
    await press(page, 'Save and go on')
    await signInAgain(page, email)
    await expect(page.getByText('We kept what you typed')).toBeVisible()
    await press(page, 'Save and go on')
    const conflict = page.getByRole('region', { name: 'Somebody else has changed this step meanwhile' })
    await expect(conflict.getByRole('radio', { name: /^Yours Friendly/ })).toBeChecked()
    await conflict.getByRole('radio', { name: /^Theirs/ }).check()
    await press(page, 'Save with these')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans you wish for')
    await page.goto('/client/onboarding/voice')
    await expect(page.getByRole('radio', { name: /^Friendly/ })).not.toBeChecked()
  })

  test('what comes back into the details of a business does not go over them', async ({ page }) => {
    const { id, email, ask, business_id } = await ownerOf(page, {})
    await page.goto('/client/business')
    const legal_name = page.getByLabel('Legal name (optional)')
    const trade_name = page.getByLabel('Name your customers know')
    await legal_name.fill('Reyes Plumbing LLC')
    await trade_name.fill('Reyes Plumbers')
    const theirs = { version: 1, legal_name: 'Reyes Incorporated', industry: 'legal_services' }
    await ask('PATCH', `/api/businesses/${business_id}`, theirs)
    await endSessions(id)
    await press(page, 'Save')
    await signInAgain(page, email)
    await expect(legal_name).toHaveValue('Reyes Plumbing LLC')
    await press(page, 'Save')
    const conflict = page.getByRole('region', { name: 'Somebody else has changed this business meanwhile' })
    await expect(conflict.getByRole('radio', { name: /^Yours Reyes Plumbing LLC/ })).toBeChecked()
    await expect(conflict.getByRole('group')).toHaveCount(1)
    await conflict.getByRole('radio', { name: /^Theirs Reyes Incorporated/ }).check()
    await press(page, 'Save with these')
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(conflict).toBeHidden()
    await expect(legal_name).toHaveValue('Reyes Incorporated')
    const [now] = await sql('select * from businesses where id = $1', business_id)
    expect(now).toMatchObject({ ...theirs, trade_name: 'Reyes Plumbers', version: 3 })
  })

  test('what comes back into a location does not go over it', async ({ page }) => {
    const { id, email, ask, idOf } = await ownerOf(page, { 'Bay Street': {} })
    const path = `/api/locations/${idOf('Bay Street')}`
    await page.goto(`/client/locations/${idOf('Bay Street')}/info`)
    const website = page.getByLabel('Website', { exact: true })
    await expect(website).toHaveValue('')
    await ask('PATCH', path, { version: 1, changes: { website: 'https://quay.example' } })
    await endSessions(id)
    await website.fill('https://bay.example')
    await signInAgain(page, email)
    await expect(website).toHaveValue('https://bay.example')
    await press(page, 'Save changes')
    const conflict = page.getByRole('region', { name: 'Somebody else has changed this location meanwhile' })
    await expect(conflict.getByRole('radio', { name: /^Yours .*bay/ })).toBeChecked()
    await expect(conflict.getByRole('radio', { name: /^Theirs .*quay/ })).toBeVisible()
  })
})

test('what was typed about a business outlives a reload, and is asked about before it is left', async ({ page }) => {
  await ownerOf(page, {})
  await page.goto('/client/business')
  const legal_name = page.getByLabel('Legal name (optional)')
  await legal_name.fill('Reyes Plumbing LLC')
  page.once('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(legal_name).toHaveValue('Reyes Plumbing LLC')
  await page.getByRole('link', { name: 'Billing' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
  await expect(legal_name).toHaveValue('Reyes Plumbing LLC')
  await page.getByRole('link', { name: 'Billing' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
  await page.goBack()
  await expect(legal_name).toHaveValue('')
})

test('a press beside a dialog does not take along what was typed into it', async ({ page }) => {
  await ownerOf(page, {})
  await page.goto('/client/business')
  await press(page, 'Invite a colleague')
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('Email').fill('vera@shop.example')
  await page.mouse.click(4, 4)
  await expect(dialog.getByLabel('Email')).toHaveValue('vera@shop.example')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('two tabs that change different details of a business do not undo each other', async ({ page, context }) => {
  await ownerOf(page, {})
  await page.goto('/client/business')
  const other = await context.newPage()
  await other.goto('/client/business')
  await other.getByLabel('Legal name (optional)').fill('Reyes Plumbing LLC')
  await page.getByLabel('Industry').selectOption('Legal Services')
  await press(page, 'Save')
  await expect(page.getByText('Saved.')).toBeVisible()
  await press(other, 'Save')
  await expect(other.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Industry')).toHaveValue('legal_services')
  await expect(page.getByLabel('Legal name (optional)')).toHaveValue('Reyes Plumbing LLC')
})
