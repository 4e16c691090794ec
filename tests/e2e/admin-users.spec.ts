import { randomUUID } from 'node:crypto'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { goodPassword, mailedLinks, signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

/** A name that no other test has. */
const newName = () => `Wanda ${randomUUID().slice(0, 8)}`

test('an admin finds a client, suspends them, thinks better of it, and all of it is written down', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newPage()
  const client = await signedIn(theirs, 'client', newName())
  await theirs.goto('/client/dashboard')
  await signedIn(page, 'admin', 'Lee Park')
  await page.goto('/admin/users?status=active')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.pressSequentially(client.full_name)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(search).toBeFocused()
  await expect(page).toHaveURL(`/admin/users?${new URLSearchParams({ search: client.full_name, status: 'active' })}`)
  await page.getByRole('link', { name: client.full_name }).click()
  await expect(page.getByRole('heading', { level: 1, name: client.full_name })).toBeFocused()

  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog', { name: `Suspend ${client.full_name}?` })
  await dialog.getByLabel('Reason').fill('Unpaid since May')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${client.full_name} can sign in again.`)).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect(history.first()).toContainText('Restored')
  await expect(history.nth(1)).toContainText(/Suspended, ended one session.*Unpaid since May.*Lee Park/)
  await theirs.goto('/client/billing')
  await expect(theirs).toHaveURL(/\/login/)
  await page.getByRole('link', { name: 'All users' }).click()
  await expect(search).toHaveValue(client.full_name)
  await theirs.context().close()
})

test.describe('without a network', () => {
  test.use({ tolerated: /net::ERR_INTERNET_DISCONNECTED/ })

  test('why somebody is suspended stands in the dialog while it fails, which says so, and goes along with the next try', async ({
    page,
    browser,
  }) => {
    const theirs = await browser.newPage()
    const client = await signedIn(theirs, 'client', newName())
    await theirs.context().close()
    await signedIn(page, 'admin')
    await page.goto(`/admin/users/${client.id}`)
    await page.getByRole('button', { name: 'Suspend' }).click()
    const dialog = page.getByRole('dialog', { name: `Suspend ${client.full_name}?` })
    await dialog.getByLabel('Reason').fill('Unpaid since May')
    await page.context().setOffline(true)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await expect(dialog.getByRole('alert')).toContainText('We could not reach the server.')
    await expect(dialog.getByLabel('Reason')).toHaveValue('Unpaid since May')
    await page.context().setOffline(false)
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Unpaid since May')
  })
})

test('a role is given and taken back, a password link mailed, sessions ended', async ({ page, browser }) => {
  const theirs = await browser.newPage()
  const client = await signedIn(theirs, 'client', newName())
  await signedIn(page, 'admin')
  await page.goto(`/admin/users/${client.id}`)
  await page.getByRole('button', { name: 'Make an admin' }).click()
  await expect(page.getByRole('button', { name: 'Make a client' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Make an admin' })).toBeVisible()

  const before = (await mailedLinks(client.email)).length
  await page.getByRole('button', { name: 'Send password link' }).click()
  await expect(page.getByText(`The link is on its way to ${client.email}.`)).toBeVisible()
  expect(await mailedLinks(client.email)).toHaveLength(before + 1)

  await page.getByRole('button', { name: 'End all sessions' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This ends one session.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'End all sessions' }).click()
  await dialog.getByRole('button', { name: 'End all sessions' }).click()
  await expect(page.getByText(`${client.full_name} is signed out everywhere.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'End all sessions' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(4)
  await theirs.context().close()
})

test('somebody is invited, told what is wrong first, and chooses a password by the mailed link', async ({
  page,
  browser,
}) => {
  await signedIn(page, 'admin')
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  const email = dialog.getByLabel('Email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please write an email address such as name@example.com.')

  const invited = { email: `${randomUUID()}@shop.example`, name: newName() }
  await email.fill(invited.email)
  await dialog.getByLabel('Name').fill(invited.name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`The invitation is on its way to ${invited.email}.`)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill(invited.email)
  await expect(page.getByRole('row').nth(1)).toContainText(/Client.*Invited.*Never/)
  await expect(page.getByRole('row')).toHaveCount(2)

  const theirs = await browser.newPage()
  await theirs.goto((await mailedLinks(invited.email))[0] ?? '')
  await theirs.getByLabel('New password').fill(goodPassword)
  await theirs.getByRole('button', { name: 'Save new password' }).click()
  await expect(theirs).toHaveURL('/client/dashboard')
  await page.getByRole('link', { name: invited.name }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await theirs.context().close()
})

test('filters, order and page stand in the address: a reload and the back button show the same', async ({ page }) => {
  await signedIn(page, 'admin')
  await page.goto('/admin/users')
  await page.getByLabel('Role').selectOption('Admins')
  await expect(page).toHaveURL('/admin/users?role=admin')
  await page.getByRole('button', { name: 'Last sign-in' }).click()
  await expect(page.getByRole('columnheader', { name: 'Last sign-in' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Last sign-in' }).click()
  await expect(page).toHaveURL('/admin/users?role=admin&sort=last_sign_in_at&order=asc')
  await page.reload()
  await expect(page.getByLabel('Sort by')).toHaveValue('last_sign_in_at asc')
  await expect(page.getByLabel('Role')).toHaveValue('admin')
  await page.goBack()
  await expect(page.getByLabel('Sort by')).toHaveValue('last_sign_in_at desc')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByLabel('Role')).toHaveValue('')
  await page.goto('/admin/users?search=nobody-is-called-this')
  await expect(page.getByRole('heading', { name: 'Nobody matches' })).toBeVisible()
  await page.goto('/admin/users?page=99999')
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('one’s own account offers nothing that would shut oneself out', async ({ page }) => {
  const admin = await signedIn(page, 'admin')
  await page.goto(`/admin/users/${admin.id}`)
  await expect(page.getByText('This is you.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test.describe('when the server says no', () => {
  test.use({ tolerated: /status of (404|500)/ })

  test('a user who is not there is said to be so, and a list that fails can be asked for again', async ({ page }) => {
    await signedIn(page, 'admin')
    await page.goto(`/admin/users/${randomUUID()}`)
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible()
    const fail = '{"code":"internal_error","message":"Something went wrong on our side.","request_id":"r-7f3a"}'
    await page.route('**/api/users?*', route => route.fulfill({ status: 500, body: fail }))
    await page.getByRole('link', { name: 'All users' }).click()
    await expect(page.getByRole('alert')).toContainText(/could not be read.*Reference r-7f3a/)
    await page.unroute('**/api/users?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })
})

test('the list of users and the invitation have no accessibility fault and fit, in every look', async ({ page }) => {
  await signedIn(page, 'admin', newName())
  await page.goto('/admin/users?role=admin')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessibleInEveryLook(page, 'users')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  await expectAccessibleInEveryLook(page, 'invitation')
})

test('on a tablet each heading of the list of users stands on one line', async ({ page }) => {
  await signedIn(page, 'admin', newName())
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/admin/users')
  const headings = page.getByRole('columnheader')
  await expect(headings.filter({ hasText: 'Last sign-in' })).toBeVisible()
  const heights = await headings.evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(60)
})

test('one user has no accessibility fault and fits, in every look', async ({ page, browser }) => {
  await signedIn(page, 'admin')
  const theirs = await browser.newPage()
  const client = await signedIn(theirs, 'client')
  await theirs.context().close()
  await page.goto(`/admin/users/${client.id}`)
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await expectAccessibleInEveryLook(page, 'user')
})
