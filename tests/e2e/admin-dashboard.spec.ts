import { randomUUID } from 'node:crypto'
import { readRows } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

test('an admin sees figures that exist, each with the way to what it counts', async ({ page }) => {
  await signedIn(page, 'admin')
  for (const path of ['/admin', '/admin/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello, Dana Reyes.')
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    const links = [
      ['Contacts', /new contacts?$/, '/admin/contacts?status=new'],
      ['Businesses', /business(es)? waits?$/, '/admin/businesses'],
      ['Users', /active users?$/, '/admin/users?status=active'],
      ['Users', /^\d+ suspended$/, '/admin/users?status=suspended'],
      ['Mail', /mails? waiting$/, '/admin/settings#mail'],
    ] as const
    for (const [tile, name, href] of links) {
      await expect(page.getByRole('region', { name: tile }).getByRole('link', { name })).toHaveAttribute('href', href)
    }
  }
})

test('the figure of contacts says how long the oldest has waited, and that it is longer than we promise', async ({
  page,
}) => {
  const [name, email, message] = ['Ada Okafor', 'ada@shop.example', 'Hello']
  await readRows(
    sharedDataFolder(),
    `insert into contacts (id, name, email, message, created_at) values ($1, $2, $3, $4, now() - interval '3650 days')`,
    [randomUUID(), name, email, message],
  )
  await signedIn(page, 'admin')
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Contacts' })).toContainText(
    /The oldest has waited 36(50|49) days: we promise an answer within 24 hours\./,
  )
})

test.describe('when a figure cannot be read', () => {
  test.use({ tolerated: /status of 500/ })

  test('the other figures stand, and it can be read again', async ({ page }) => {
    await signedIn(page, 'admin')
    let broken = true
    const refusal = { code: 'internal', message: 'Something went wrong on our side.', request_id: 'ref-7f3a' }
    await page.route('**/api/settings', route =>
      broken ? route.fulfill({ status: 500, json: refusal }) : route.continue(),
    )
    await page.goto('/admin')
    const mail = page.getByRole('region', { name: 'Mail' })
    await expect(mail.getByRole('alert')).toContainText('ref-7f3a')
    await expect(page.getByRole('region', { name: 'Users' }).getByRole('link').first()).toBeVisible()
    broken = false
    await mail.getByRole('button', { name: 'Try again' }).click()
    await expect(mail.getByRole('link')).toBeVisible()
  })
})

test('neither the agency’s dashboard nor its change requests have an accessibility fault, in any look', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await signedIn(page, 'admin')
  await page.goto('/admin')
  for (const tile of ['Contacts', 'Businesses', 'Users', 'Mail']) {
    await expect(page.getByRole('region', { name: tile }).getByRole('link').first()).toBeVisible()
  }
  await expectAccessibleInEveryLook(page, '/admin')
  await page.goto('/admin/change-requests')
  await expect(page.getByRole('heading', { name: 'No change requests' })).toBeVisible()
  await expect(page.getByText('Clients change the facts of their locations themselves')).toBeVisible()
  await expectAccessibleInEveryLook(page, '/admin/change-requests')
})
