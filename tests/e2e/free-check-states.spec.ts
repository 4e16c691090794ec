import type { Page } from '@playwright/test'
import { anAudit } from '#tests/support/audit/audit-answers.ts'
import { overBudget, weighPage } from '#tests/support/built/page-weight.ts'
import { type ShopSite, shopPages } from '#tests/support/crawl/shop-site.ts'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { newEmail } from './entrance.ts'
import { FreeCheck } from './free-check.ts'
import { test } from './shop-site.ts'
import { expect } from './visitor.ts'

// The first check waits for its worker's process, which takes long where many tests run.
test.describe.configure({ timeout: 90_000 })

type Act = (check: FreeCheck, page: Page, site: ShopSite) => Promise<unknown>

const audit = /\/api\/audits\/[^/]+\?key=/
const events = /\/api\/audits\/[^/]+\/events/

/** What the two pages show once somebody uses them. Who waits in line, or is cut off, is shown with an answer of ours. */
const states: Record<string, Act> = {
  'the form with its second part open': async (check, page) => {
    await check.open()
    await page.getByText('More about your business').click()
  },
  'the form refused beside its field': async check => {
    await check.check('owner@tonyspizza.com')
    await expect(check.alert.first()).toBeVisible()
  },
  'in line': async (check, page, site) => {
    const waiting = anAudit(0, { state: 'waiting', waiting_before: 3 })
    await page.route(events, route => route.fulfill({ status: 501 }))
    await page.route(audit, route => route.fulfill({ json: waiting }))
    await check.check(site.address)
    await expect(check.heading).toHaveText('tonys.example is in line.')
  },
  running: async (check, page, site) => {
    const found = ['critical', 'high', 'medium', 'low', 'info'] as const
    const so_far = found.map(severity => ({
      id: severity,
      section: 'local' as const,
      severity,
      title: `A finding that is ${severity}`,
      url: `https://tonys.example/${'a-very-long-path/'.repeat(8)}`,
      line: 1,
      evidence: '',
    }))
    await page.route(events, route => route.fulfill({ status: 501 }))
    await page.route(audit, route => route.fulfill({ json: anAudit(3, { so_far }) }))
    await check.check(site.address)
    await expect(check.heading).toHaveText('We are reading tonys.example.')
  },
  'cut off while it runs': async (check, page, site) => {
    let asked = 0
    await page.route(events, route => route.abort())
    await page.route(audit, route => {
      asked += 1
      return asked === 1 ? route.fulfill({ json: anAudit(3) }) : route.abort()
    })
    await check.check(site.address)
    await expect(page.getByText('No connection to us.')).toBeVisible()
  },
  'a report': async (check, _page, site) => check.checkToTheEnd(site.address),
  'a report with every finding open': async (check, page, site) => {
    await check.checkToTheEnd(site.address)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
  },
  'a report beside an earlier one': async (check, page, site) => {
    const before = await check.checkToTheEnd(site.address)
    await page.getByRole('button', { name: 'Run it again' }).click()
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(before)
    await check.expectReport()
  },
  'a report that is mailed and copied': async (check, page, site) => {
    await check.checkToTheEnd(site.address)
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByLabel('Email', { exact: true }).fill(`${'a-very-long-name-'.repeat(3)}${newEmail()}`)
    await page.locator('input[name=consent]').check()
    await page.getByRole('button', { name: 'Email me this report' }).click()
    await expect(page.getByText('On its way to')).toBeVisible()
  },
  'a mail refused beside its field': async (check, page, site) => {
    await check.checkToTheEnd(site.address)
    await page.getByLabel('Email', { exact: true }).fill('a@b')
    await page.locator('input[name=consent]').check()
    await page.getByRole('button', { name: 'Email me this report' }).click()
    await expect(check.alert).toBeVisible()
  },
  'a check that failed': async check => {
    await check.check('no-such-shop.invalid')
    await expect(check.heading).toHaveText('We could not check no-such-shop.invalid.', { timeout: 30_000 })
  },
  'a report that is gone': async (check, page, site) => {
    await page.route(audit, route => route.fulfill({ status: 404, json: { code: 'not_found' } }))
    await check.check(site.address)
    await expect(check.heading).toHaveText('This report is not here any more.')
  },
}

test.use({ tolerated: /status of (404|422|501)|net::ERR_/ })

for (const [name, act] of Object.entries(states)) {
  test(`${name}: no accessibility fault, nothing wider than the window`, async ({ page, shop }) => {
    await act(new FreeCheck(page), page, await shop(shopPages))
    await expectAccessibleInEveryLook(page, name)
  })
}

test('the page of a result keeps the budget of a page that hydrates', async ({ page, shop }) => {
  const site = await shop()
  const path = await new FreeCheck(page).checkToTheEnd(site.address)
  const fresh = await page.context().newPage()
  expect(overBudget('/contact-us', await weighPage(fresh, path))).toEqual([])
})
