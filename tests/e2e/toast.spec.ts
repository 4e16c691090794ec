import { ContactPage, newMessage, toasts } from './contact-page.ts'
import { expect, test } from './visitor.ts'

async function answerWrongly(contact: ContactPage): Promise<void> {
  const { first, second } = await contact.question()
  await contact.answer.fill(String(first + second + 1))
  await contact.submit.click()
}

async function openWithToast(contact: ContactPage): Promise<void> {
  await contact.open()
  await contact.fill(newMessage())
  await answerWrongly(contact)
  await contact.expectToast(toasts.wrongAnswer)
}

/** Drags the toast to the right by so many pixels. */
async function swipe(contact: ContactPage, pixels: number): Promise<void> {
  const box = await contact.toast.boundingBox()
  if (!box) throw new Error('No toast to swipe.')
  const start = { x: box.x + 20, y: box.y + box.height / 2 }
  await contact.page.mouse.move(start.x, start.y)
  await contact.page.mouse.down()
  for (let moved = 6; moved < pixels; moved += 6) await contact.page.mouse.move(start.x + moved, start.y)
  await contact.page.mouse.move(start.x + pixels, start.y)
  await contact.page.mouse.up()
}

test('one toast at a time: the next takes the place of the first', async ({ page }) => {
  const contact = new ContactPage(page)
  await openWithToast(contact)
  await answerWrongly(contact)
  await contact.expectToast(toasts.wrongAnswer)
  await contact.answerRightly()
  await contact.submit.click()
  await contact.expectToast(toasts.sent)
})

test('a toast goes by itself after 5 seconds, not before', async ({ page }) => {
  const contact = new ContactPage(page)
  await page.clock.install()
  await contact.open()
  await contact.fill(newMessage())
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await answerWrongly(contact)
  await contact.expectToast(toasts.wrongAnswer)
  await page.mouse.move(0, 0)
  await page.clock.runFor(4_900)
  await expect(contact.toast).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(contact.toast).toHaveCount(0)
})

test('a swipe of more than 50 pixels dismisses a toast, a shorter one does not', async ({ page }) => {
  const contact = new ContactPage(page)
  await openWithToast(contact)
  await swipe(contact, 40)
  await expect(contact.toast).toHaveCount(1)
  await swipe(contact, 60)
  await expect(contact.toast).toHaveCount(0)
})

test('a toast has a button that dismisses it', async ({ page }) => {
  const contact = new ContactPage(page)
  await openWithToast(contact)
  await contact.toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(contact.toast).toHaveCount(0)
})

test('a toast is announced to screen readers', async ({ page }) => {
  const contact = new ContactPage(page)
  await openWithToast(contact)
  await expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: toasts.wrongAnswer.title }).first(),
  ).toBeAttached()
})
