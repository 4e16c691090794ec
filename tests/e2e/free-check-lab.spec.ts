import { mailConsent } from '#src/features/audits/consents.ts'
import { readMails } from '#tests/support/machine/data-folder.ts'
import { type RunningSite, startSite } from '#tests/support/program/running-site.ts'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { newEmail } from './entrance.ts'
import { FreeCheck } from './free-check.ts'
import { test as base } from './shop-site.ts'
import { expect } from './visitor.ts'

/** A site of this test's own, whose free checks measure in a browser. */
const test = base.extend<{ measuring: RunningSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
  measuring: async ({}, use) => {
    const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1', LAB_SPEED: 'on' }, 'loopback')
    await use(site)
    await site.stop()
  },
  baseURL: async ({ measuring }, use) => use(measuring.origin),
})

// Two browsers on one machine: the one of the test, and the one that measures.
test.describe.configure({ timeout: 240_000 })

test('the report is there first, then a browser measures the start page, and the score and the mail hold it', async ({
  page,
  shop,
  measuring,
}) => {
  const site = await shop()
  const check = new FreeCheck(page)
  await check.check(site.address)
  const score = page.getByRole('region', { name: 'Score', exact: true })
  const speed = page.getByRole('region', { name: 'How fast it is' })
  await expect(score).toContainText('A browser is still measuring speed.', { timeout: 90_000 })
  await expect(speed).toContainText('The figures appear here by themselves.')
  await expect(page.getByRole('region', { name: 'What we did not check' })).toContainText('still measuring')

  const email = newEmail()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel(mailConsent).check()
  await page.getByRole('button', { name: 'Email me this report' }).click()
  await expect(page.getByText(`As soon as the check is finished, it goes to ${email}.`)).toBeVisible()

  await expect(speed.getByRole('row', { name: /^The main part is there after/ })).toContainText(/\d\.\d s/, {
    timeout: 90_000,
  })
  await expect(speed).toContainText(/Measured once by Lighthouse \d+/)
  await expect(score).toContainText('Speed as a browser measured it is part of it.')
  await expect(check.announced).toContainText(/A browser measured the speed: \d+ of 100\.$/)
  await expect(page.getByRole('row', { name: /^Speed/ })).not.toContainText('still measuring')
  await expect(page.getByRole('region', { name: 'What we did not check' })).not.toContainText('lab-speed')
  await expect
    .poll(async () => (await readMails(measuring.data_dir)).filter(mail => mail.includes(`To: ${email}`)).length, {
      // The browser that measured may still be ending when the PDF is made.
      timeout: 60_000,
    })
    .toBe(1)

  await page.reload()
  await expect(speed.getByRole('row', { name: /^All in all/ })).toContainText('of 100')
  await expectAccessibleInEveryLook(page, 'a report with figures of a browser')
})
