import { type RunningSite, startSite } from '#tests/support/program/running-site.ts'
import { ContactPage, newMessage, toasts } from './contact-page.ts'
import { expect, test } from './visitor.ts'

test.use({ tolerated: /status of 50\d|net::ERR_/ })

async function withOwnSite(story: (site: RunningSite) => Promise<void>): Promise<void> {
  const site = await startSite()
  try {
    await story(site)
  } finally {
    await site.stop()
  }
}

test('when the whole program is gone the form says so and keeps what was typed', async ({ page }) => {
  await withOwnSite(async site => {
    const contact = new ContactPage(page)
    const typed = newMessage()
    await contact.open(site.origin)
    await site.killProgram()
    await contact.send(typed)
    await contact.expectToast(toasts.notSent)
    await contact.expectTyped(typed)
    await expect(contact.submit).toBeEnabled()
  })
})

test('when the database is gone pages are still served, readiness says no, and the form keeps what was typed', async ({
  page,
  request,
}) => {
  await withOwnSite(async site => {
    const contact = new ContactPage(page)
    const typed = newMessage()
    await contact.open(site.origin)
    await site.killDatabase()
    await contact.send(typed)
    await contact.expectToast(toasts.notSent)
    await contact.expectTyped(typed)
    expect((await request.get(`${site.origin}/readyz`)).status()).toBe(503)
    expect((await request.get(`${site.origin}/healthz`)).status()).toBe(200)
    for (const path of ['/', '/solutions', '/services/miami-fl'])
      expect((await request.get(site.origin + path)).status()).toBe(200)
  })
})

test('when the network is cut the form says so, and the same message goes through once the network is back', async ({
  page,
  context,
}) => {
  const contact = new ContactPage(page)
  const typed = newMessage()
  await contact.open()
  await context.setOffline(true)
  await contact.send(typed)
  await contact.expectToast(toasts.notSent)
  await contact.expectTyped(typed)
  await context.setOffline(false)
  await contact.submit.click()
  await contact.expectToast(toasts.sent)
})
