import { mailConsent, newsConsent } from '#src/features/audits/consents.ts'
import { newEmail } from './entrance.ts'
import { FreeCheck } from './free-check.ts'
import { mailsOnDisk } from './mail-on-disk.ts'
import { test } from './shop-site.ts'
import { expect } from './visitor.ts'

// The first check waits for its worker's process, which takes long where many tests run.
test.describe.configure({ timeout: 90_000 })

test('the report comes by mail to who agrees, with its link and as a PDF', async ({ page, shop }) => {
  const site = await shop()
  const check = new FreeCheck(page)
  const path = await check.checkToTheEnd(site.address)
  const email = newEmail()
  await page.getByRole('link', { name: 'Email me this' }).click()
  await expect(page.getByLabel(mailConsent)).not.toBeChecked()
  await expect(page.getByLabel(newsConsent)).not.toBeChecked()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel(mailConsent).check()
  await page.getByRole('button', { name: 'Email me this report' }).click()
  await expect(page.getByText(`On its way to ${email}.`)).toBeVisible()

  const [mail = ''] = await mailsOnDisk(email, `Your SEO check of ${site.host}`)
  expect(mail.replaceAll('=3D', '=')).toContain(path)
  expect(mail).toContain('application/pdf')
})

test('without the box ticked the browser asks for it, and nothing is sent', async ({ page, shop }) => {
  const site = await shop()
  await new FreeCheck(page).checkToTheEnd(site.address)
  let posts = 0
  page.on('request', request => {
    if (request.method() === 'POST') posts += 1
  })
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await page.getByRole('button', { name: 'Email me this report' }).click()
  await expect(page.getByLabel(mailConsent)).toBeFocused()
  expect(posts).toBe(0)
})

test.describe('when the server refuses', () => {
  test.use({ tolerated: /status of 4(22|29)/ })

  test('the words stand beside the field, and what was typed and ticked stays', async ({ page, shop }) => {
    const site = await shop()
    await new FreeCheck(page).checkToTheEnd(site.address)
    const field = page.getByLabel('Email', { exact: true })
    await field.fill('a@b')
    await page.getByLabel(mailConsent).check()
    await page.getByRole('button', { name: 'Email me this report' }).click()
    await expect(field).toHaveAccessibleDescription(/email address/i)
    await expect(field).toHaveValue('a@b')
    await expect(page.getByLabel(mailConsent)).toBeChecked()
  })

  test('the fourth address through one link is refused in words', async ({ page, shop }) => {
    const site = await shop()
    await new FreeCheck(page).checkToTheEnd(site.address)
    for (let sent = 0; sent < 3; sent += 1) {
      await page.getByLabel('Email', { exact: true }).fill(newEmail())
      await page.getByLabel(mailConsent).check()
      await page.getByRole('button', { name: 'Email me this report' }).click()
      await page.getByRole('button', { name: 'Send it to another address' }).click()
    }
    await page.getByLabel('Email', { exact: true }).fill(newEmail())
    await page.getByLabel(mailConsent).check()
    await page.getByRole('button', { name: 'Email me this report' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('often enough')
  })
})
