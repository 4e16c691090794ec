import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { newMessage, type Typed } from './contact-page.ts'
import { mailsOnDisk } from './mail-on-disk.ts'
import { signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

/** Messages of one sender, whom a search for their e-mail address finds and nobody else. */
async function sendMessages(page: Page, count: number): Promise<Typed> {
  const typed = newMessage({ name: 'Grace Whitfield' })
  for (let sent = 0; sent < count; sent += 1) {
    const data = { ...typed, message: `${typed.message} No ${sent + 1}.`, page: '/contact-us' }
    const answer = await page.request.post('/api/contacts', { data })
    expect(answer.status()).toBe(201)
  }
  return typed
}

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })

test('a page whose contacts have all left the list says so, and leads back to the first', async ({ page }) => {
  const typed = await sendMessages(page, 1)
  await signedIn(page, 'admin', 'Ada Moss')
  await page.goto(`/admin/contacts?search=${encodeURIComponent(typed.email)}&page=2`)
  await expect(page.getByText('There is no such page')).toBeVisible()
  await expect(page.getByText('Nobody matches')).toBeHidden()
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect(rows(page)).toHaveCount(1)
})

test('an admin finds a message, answers it by mail, notes what was said and moves it on', async ({ page }) => {
  const typed = await sendMessages(page, 1)
  await signedIn(page, 'admin', 'Ada Moss')
  await page.goto('/admin/contacts')
  await page.getByLabel('Search').fill(typed.email)
  await expect(page).toHaveURL(`/admin/contacts?search=${encodeURIComponent(typed.email)}`)
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('link', { name: typed.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(typed.name)
  await expect(page.getByText(typed.message)).toBeVisible()

  const reply = page.getByLabel(`Reply to ${typed.name}`)
  await reply.fill('Hello Grace,\n\nwe mend that today.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Ada Moss replied by mail')).toBeVisible()
  await expect(reply).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Status: Contacted' })).toBeVisible()
  const [mail] = await mailsOnDisk(typed.email, 'Re: your message to Porchlight Local')
  expect(mail).toContain('we mend that today.')
  expect(mail).toContain('Grace Whitfield wrote:')
  expect(mail?.match(/^Reply-To: .*$/m)?.[0]).toContain('hello@porchlight.example')
  await page.reload()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()

  await page.getByLabel('Note').fill('Called after the mail.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Ada Moss noted')).toBeVisible()
  await page.getByRole('button', { name: 'Delete note' }).click()
  await expect(page.getByText('Ada Moss noted')).toBeHidden()
  await toast(page, 'Note deleted.').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Ada Moss noted')).toBeVisible()

  await page.getByRole('button', { name: 'Status: Contacted' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Won' }).press('Enter')
  await expect(page.getByText('Ada Moss set it to Won')).toBeVisible()
  await toast(page, 'Set to Won.').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Status: Contacted' })).toBeVisible()
})

test('several messages change status together, and back again', async ({ page }) => {
  const typed = await sendMessages(page, 3)
  await signedIn(page, 'admin')
  await page.goto(`/admin/contacts?search=${encodeURIComponent(typed.email)}`)
  await expect(rows(page)).toHaveCount(3)
  await page.getByLabel('Select all on this page').check()
  await expect(page.getByRole('region', { name: 'Selected contacts' })).toContainText('3 selected')
  await page.getByRole('button', { name: 'Set status' }).click()
  await page.getByRole('menuitem', { name: 'Spam' }).click()
  await expect(page.getByText('Nobody matches these filters.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Selected contacts' })).toBeHidden()
  await toast(page, '3 contacts set to Spam.').getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(3)
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Wrote 3 times' })).toBeVisible()
  await page.getByRole('link', { name: 'All contacts' }).click()
  await expect(page.getByLabel('Search')).toHaveValue(typed.email)
})

test('the file holds what is filtered, and comes in the name of the admin', async ({ page }) => {
  const typed = await sendMessages(page, 2)
  await signedIn(page, 'admin')
  await page.goto(`/admin/contacts?search=${encodeURIComponent(typed.email)}`)
  await expect(rows(page)).toHaveCount(2)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloaded
  expect(download.suggestedFilename()).toBe('contacts.csv')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString()
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text.split(typed.email)).toHaveLength(3)
})

test.describe('when the reply cannot be sent', () => {
  test.use({ tolerated: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

  test('what was typed stays, also over a reload, and is sent once', async ({ page }) => {
    const typed = await sendMessages(page, 1)
    await signedIn(page, 'admin')
    await page.goto(`/admin/contacts?search=${encodeURIComponent(typed.email)}`)
    await rows(page).getByRole('link', { name: typed.name }).click()
    const reply = page.getByLabel(`Reply to ${typed.name}`)
    await reply.fill('A long answer')
    const keys: (string | undefined)[] = []
    await page.route('**/replies', async route => {
      keys.push(route.request().headers()['idempotency-key'])
      await (keys.length === 1 ? route.abort() : route.continue())
    })
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(reply).toHaveAccessibleDescription(/could not reach the server/)
    await expect(reply).toHaveValue('A long answer')
    await page.reload()
    await expect(reply).toHaveValue('A long answer')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByText('replied by mail')).toHaveCount(1)
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })
})

test('neither the list nor a contact has an accessibility fault, in any look', async ({ page }) => {
  test.setTimeout(120_000)
  const typed = await sendMessages(page, 2)
  await signedIn(page, 'admin')
  await page.goto(`/admin/contacts?search=${encodeURIComponent(typed.email)}`)
  await expect(rows(page)).toHaveCount(2)
  await page
    .getByRole('checkbox', { name: /^Select Grace/ })
    .first()
    .check()
  await expectAccessibleInEveryLook(page, 'the list of contacts')
  await rows(page).first().getByRole('link').click()
  await page.getByLabel('Note').fill('Called.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Dana Reyes noted')).toBeVisible()
  await expectAccessibleInEveryLook(page, 'a contact')
})

test('the longest name, address and message of a contact stay within the page', async ({ page }) => {
  const long = (length: number) => 'Mm'.repeat(length).slice(0, length)
  const email = `${long(60)}@${`${long(60)}.`.repeat(3)}example`
  const data = { name: long(100), email, phone: long(40), company: long(120), message: long(5000) }
  const { id } = await (await page.request.post('/api/contacts', { data })).json()
  await signedIn(page, 'admin', 'Ada Moss')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/admin/contacts/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(long(100))
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(beyond)).toBe(0)
  }
})
