import type { Page } from '@playwright/test'
import { readBrand } from '#src/env.ts'
import { readMails, readRows } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { ContactPage, newMessage, toasts } from './contact-page.ts'
import { expect, test } from './visitor.ts'

const empty = { name: '', email: '', phone: '', company: '', message: '' }

function storedBy(email: string) {
  return readRows(
    sharedDataFolder(),
    'select name, email, phone, company, message, source, spam_reason from contacts where email = $1',
    [email],
  )
}

/** Counts the messages posted while the page is open. */
function countPosts(page: Page): () => number {
  let posts = 0
  page.on('request', request => {
    if (request.method() === 'POST') posts += 1
  })
  return () => posts
}

test('the question adds two whole numbers from 1 to 10', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  const { first, second } = await contact.question()
  for (const part of [first, second]) {
    expect(part).toBeGreaterThanOrEqual(1)
    expect(part).toBeLessThanOrEqual(10)
  }
})

/** Hears what is announced to screen readers, which is gone after a second. */
async function hearStatus(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]'))
        document.documentElement.dataset.heard = `${document.documentElement.dataset.heard ?? ''}|${textContent}`
    })
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => document.documentElement.dataset.heard ?? '')
}

test('screen readers are told title and text of a toast apart', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  const heard = await hearStatus(page)
  await contact.fill(newMessage())
  await contact.answer.fill('99')
  await contact.submit.click()
  const { title, text } = toasts.wrongAnswer
  await expect.poll(heard).toContain(`${title} ${text}`)
  expect(await heard()).not.toContain(`${title}${text}`)
})

test('a wrong sum gives another question and an empty answer, posts nothing and keeps the message', async ({
  page,
}) => {
  const contact = new ContactPage(page)
  const posts = countPosts(page)
  const typed = newMessage()
  await contact.open()
  await contact.fill(typed)
  const asked: string[] = []
  for (let tries = 0; tries < 4; tries += 1) {
    const { first, second } = await contact.question()
    asked.push(`${first} + ${second}`)
    await contact.answer.fill(String(first + second + 1))
    await contact.submit.click()
    await contact.expectToast(toasts.wrongAnswer)
    await expect(contact.answer).toHaveValue('')
    await expect(contact.answer).toBeFocused()
  }
  expect(new Set(asked).size, `questions asked: ${asked.join(', ')}`).toBeGreaterThan(1)
  await contact.expectTyped(typed)
  expect(posts()).toBe(0)
  expect(await storedBy(typed.email)).toEqual([])
})

test('a sent message is stored, mailed to both, and the form is empty with a new question', async ({ page }) => {
  const contact = new ContactPage(page)
  const typed = newMessage()
  await contact.open()
  await contact.send(typed)
  await contact.expectToast(toasts.sent)
  await contact.expectTyped(empty)
  await expect(contact.answer).toHaveValue('')
  expect(await storedBy(typed.email)).toEqual([{ ...typed, source: '/contact-us', spam_reason: null }])

  const about = async () => (await readMails(sharedDataFolder())).filter(mail => mail.includes(typed.email))
  await expect.poll(async () => (await about()).length, { timeout: 15_000 }).toBe(2)
  const mails = await about()
  const toAgency = mails.find(mail => mail.match(/^To: .*$/m)?.[0]?.includes(readBrand().email))
  const toVisitor = mails.find(mail => mail.match(/^To: .*$/m)?.[0]?.includes(typed.email))
  expect(toAgency).toContain(typed.message)
  expect(toAgency?.match(/^Reply-To: .*$/m)?.[0]).toContain(typed.email)
  expect(toVisitor).toContain('within 24 hours')
})

test('while a message is on its way the button reads SENDING... and cannot be pressed', async ({ page }) => {
  const contact = new ContactPage(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/contacts', async route => {
    await held.promise
    await route.continue()
  })
  await contact.open()
  await contact.send(newMessage())
  await expect(contact.submit).toHaveText('SENDING...')
  await expect(contact.submit).toBeDisabled()
  held.resolve()
  await contact.expectToast(toasts.sent)
  await expect(contact.submit).toHaveText('SEND MESSAGE')
  await expect(contact.submit).toBeEnabled()
})

test.describe('when the server refuses', () => {
  test.use({ tolerated: /status of 422/ })

  test('a field that only the server refuses is explained beside it, and what was typed is kept', async ({ page }) => {
    const contact = new ContactPage(page)
    const typed = newMessage({ email: 'a@b' })
    await contact.open()
    await contact.send(typed)
    await contact.expectToast(toasts.notSent)
    await contact.expectTyped(typed)
    await expect(contact.field('email')).toHaveAttribute('aria-invalid', 'true')
    await expect(contact.field('email')).toHaveAccessibleDescription(/email address/i)
    await expect(contact.field('email')).toBeFocused()
    await expect(contact.submit).toBeEnabled()
    expect(await storedBy('a@b')).toEqual([])
  })

  test('a mended message then goes through, and the words beside the field are gone', async ({ page }) => {
    const contact = new ContactPage(page)
    await contact.open()
    await contact.send(newMessage({ email: 'a@b' }))
    await contact.expectToast(toasts.notSent)
    const typed = newMessage()
    await contact.send(typed)
    await contact.expectToast(toasts.sent)
    await expect(contact.field('email')).not.toHaveAttribute('aria-invalid')
    expect(await storedBy(typed.email)).toHaveLength(1)
  })
})

test.describe('when the same visitor sends too many', () => {
  test.use({ tolerated: /status of 429/ })

  test('the form says when to come back, and keeps what was typed', async ({ page }) => {
    const contact = new ContactPage(page)
    await contact.open()
    const statuses: number[] = []
    for (let sent = 0; sent < 40 && !statuses.includes(429); sent += 1) {
      const answer = page.waitForResponse('**/api/contacts')
      await contact.send(newMessage({ message: `Too many, number ${sent}` }))
      statuses.push((await answer).status())
      await expect(contact.submit).toHaveText('SEND MESSAGE')
    }
    expect(statuses.slice(0, -1).every(status => status === 201)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    await contact.expectToast(toasts.notSent)
    await expect(page.locator('main form').getByRole('alert')).toContainText(/\d+ minutes?|a minute|hour/)
    await expect(contact.field('message')).toHaveValue(`Too many, number ${statuses.length - 1}`)
  })

  test('the refusal says in how many seconds the next message is welcome', async ({ request }) => {
    const send = () => request.post('/api/contacts', { data: newMessage() })
    let answer = await send()
    for (let sent = 0; sent < 40 && answer.status() === 201; sent += 1) answer = await send()
    expect(answer.status()).toBe(429)
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
      request_id: expect.any(String),
    })
  })
})

test('the browser asks for name, e-mail and message, and for nothing else', async ({ page }) => {
  const contact = new ContactPage(page)
  const posts = countPosts(page)
  await contact.open()
  for (const name of ['name', 'email', 'message'] as const)
    await expect(contact.field(name)).toHaveAttribute('required')
  for (const name of ['phone', 'company'] as const) await expect(contact.field(name)).not.toHaveAttribute('required')
  await expect(contact.field('email')).toHaveAttribute('type', 'email')
  await contact.answerRightly()
  await contact.submit.click()
  await expect(contact.field('name')).toBeFocused()
  expect(posts()).toBe(0)
})

test('a message that is too long is kept whole and refused with words, and goes through once it is shorter', async ({
  page,
}) => {
  const contact = new ContactPage(page)
  const posts = countPosts(page)
  const typed = newMessage({ message: `${'A long story. '.repeat(400)}The end.` })
  await contact.open()
  await contact.send(typed)
  await expect(contact.field('message')).toBeFocused()
  await contact.expectTyped(typed)
  const words = await contact.field('message').evaluate((area: HTMLTextAreaElement) => area.validationMessage)
  expect(words).toBe('Please keep your message to 5000 characters or fewer.')
  expect(posts()).toBe(0)
  const shorter = { ...typed, message: typed.message.slice(-5000).trim() }
  await contact.send(shorter)
  await contact.expectToast(toasts.sent)
  expect(await storedBy(typed.email)).toMatchObject([{ message: shorter.message }])
})

test('who looks something up and comes back finds the message as it was left; once it is sent it is gone', async ({
  page,
}) => {
  const contact = new ContactPage(page)
  const typed = newMessage()
  const lookUp = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/solutions')
    await expect(page.getByRole('link', { name: 'GET STARTED NOW' }).first()).toBeVisible()
    await page.goBack()
    await expect(contact.submit).toBeEnabled()
  }
  await contact.open()
  await contact.fill(typed)
  await lookUp()
  await contact.expectTyped(typed)
  await contact.answerRightly()
  await contact.submit.click()
  await contact.expectToast(toasts.sent)
  await lookUp()
  await contact.expectTyped(empty)
})

test('a message can be sent by keyboard alone, and no stop is the field for robots', async ({ page }) => {
  const contact = new ContactPage(page)
  const typed = newMessage()
  await contact.open()
  await contact.field('name').focus()
  const { first, second } = await contact.question()
  for (const text of [typed.name, typed.email, typed.phone, typed.company, typed.message, String(first + second)]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(contact.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await contact.expectToast(toasts.sent)
  await expect(contact.submit).toBeFocused()
  expect(await storedBy(typed.email)).toHaveLength(1)
})

test('the field for robots is not there for screen readers', async ({ page }) => {
  await new ContactPage(page).open()
  const names = await page
    .locator('main form')
    .getByRole('textbox')
    .evaluateAll(boxes => boxes.map(box => box.getAttribute('name')))
  expect(names).toEqual(['name', 'email', 'phone', 'company', 'message', 'answer'])
})

test('a robot that fills its field is answered like everybody, stored as spam and mailed to nobody', async ({
  request,
}) => {
  const typed = newMessage()
  const answer = await request.post('/api/contacts', { data: { ...typed, website: 'https://spam.example' } })
  expect(answer.status()).toBe(201)
  const [row] = await storedBy(typed.email)
  expect(row?.spam_reason).not.toBeNull()
  const later = newMessage()
  await request.post('/api/contacts', { data: later })
  await expect
    .poll(async () => (await readMails(sharedDataFolder())).filter(mail => mail.includes(later.email)).length, {
      timeout: 15_000,
    })
    .toBe(2)
  expect((await readMails(sharedDataFolder())).some(mail => mail.includes(typed.email))).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to write instead', async ({ page }) => {
    await page.goto('/contact-us')
    await expect(page.locator('form noscript p')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: readBrand().email })).toBeVisible()
  })
})
