import type { Locator, Page } from 'playwright-core'
import { type Capture, captures } from '#src/content/captures/all-captures.ts'
import type { RunningSite } from '#tests/support/program/running-site.ts'
import { exampleCheck } from './example-check.ts'
import { signInExampleClient } from './example-client.ts'

/** Opens a screen in a page, and answers what is to stand at the top of its picture. */
export type Shot = { capture: Capture; open: (page: Page, site: RunningSite) => Promise<Locator> }

async function openCheck(page: Page, site: RunningSite): Promise<void> {
  await page.goto(site.origin + (await exampleCheck(site)))
  // What stands last is drawn last.
  await page.getByRole('heading', { name: 'Keep this report' }).waitFor({ state: 'attached', timeout: 30_000 })
}

/** The screens that are shown on the site, in the order in which they are taken. */
export const shots: readonly Shot[] = [
  {
    capture: captures.check_result,
    async open(page, site) {
      await openCheck(page, site)
      return page.getByRole('main').locator('.eyebrow').first()
    },
  },
  {
    capture: captures.check_findings,
    async open(page, site) {
      await openCheck(page, site)
      const findings = page.getByRole('region', { name: 'Everything we found' })
      const finding = findings.locator('details').filter({ hasText: 'phone' }).first()
      await finding.locator(':scope > summary').click()
      return findings.getByRole('heading', { level: 3 }).first()
    },
  },
  {
    capture: captures.client_dashboard,
    async open(page, site) {
      await signInExampleClient(page, site)
      await page.goto(`${site.origin}/client/dashboard`)
      await page.getByText('Active', { exact: true }).waitFor()
      return page.getByRole('banner')
    },
  },
]
