import type { Page } from '@playwright/test'
import type { HelpView } from '#src/content/help/help-view.ts'
import { totpCode } from '#src/platform/one-time-codes/totp.ts'
import { finishedLocationAudit, openForAudits } from '#tests/support/audit/finished-location-audit.ts'
import { emptyPage, siteOfPages } from '#tests/support/audit/site-of-record.ts'
import { type ShopSite, shopPages } from '#tests/support/crawl/shop-site.ts'
import { samplePhoto } from '#tests/support/locations/sample-pictures.ts'
import { readRows } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { Entrance, newEmail } from './entrance.ts'
import { FreeCheck } from './free-check.ts'
import { businessOf } from './own-business.ts'
import { goodPassword, mailedLinks, signedIn } from './sign-in.ts'
import { expect } from './visitor.ts'

type Shop = (paths?: typeof shopPages) => Promise<ShopSite>

/** Brings the views about one after the other, each from where the one before it left the page. */
export type HelpStory = Partial<Record<HelpView, () => Promise<unknown>>>

async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** What anybody meets who comes in: the forms, and the links that are mailed. */
export function entranceStory(page: Page): HelpStory {
  const entrance = new Entrance(page)
  return {
    contact: () => page.goto('/contact-us'),
    'confirm-email': () => page.goto('/confirm-email'),
    'sign-up': () => page.goto('/sign-up'),
    'check-your-mail': async () => {
      await entrance.signUp(newEmail(), goodPassword)
      await expect(page).toHaveURL('/confirm-email')
    },
    'sign-in': () => page.goto('/login'),
    'forgot-password': () => page.goto('/forgot-password'),
    'new-password': async () => {
      const { email } = await signedIn(page, 'client')
      await page.context().clearCookies()
      await page.goto('/forgot-password')
      await entrance.email().fill(email)
      await entrance.button('Mail me a link').click()
      await expect(page.getByText('has an account')).toBeVisible()
      const [link = ''] = await mailedLinks(email)
      await page.goto(link)
    },
  }
}

/** A free check that fails, then one with a report. */
export function checkStory(page: Page, shop: Shop): HelpStory {
  const check = new FreeCheck(page)
  return {
    'free-check': async () => {
      await check.open()
      await openEverything(page)
    },
    'failed-check': async () => {
      await check.check('no-such-shop.invalid')
      await expect(check.heading).toHaveText('We could not check no-such-shop.invalid.', { timeout: 30_000 })
    },
    report: async () => {
      const { address } = await shop(shopPages)
      await check.checkToTheEnd(address)
      await openEverything(page)
    },
  }
}

const database = { asOwner: (text: string, values: unknown[] = []) => readRows(sharedDataFolder(), text, values) }

const otherPhone = { e164: '+19043550199', text: '(904) 355-0199', line: 3 }

/** A client's screens, and the second step: set up, in force, and asked for. */
export function clientStory(page: Page, { email }: { email: string }): HelpStory {
  const entrance = new Entrance(page)
  let location = { business_id: '', location_id: '' }
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
  return {
    dashboard: () => page.goto('/client/dashboard'),
    'account-menu': () => page.getByRole('banner').getByRole('button', { name: 'Dana Reyes' }).click(),
    billing: () => page.goto('/client/billing'),
    onboarding: async () => {
      await page.goto('/client/onboarding')
      await page.getByLabel('Name your customers know').fill('Reyes Plumbing')
      await page.getByLabel('Industry').selectOption({ label: 'Home Services' })
      await press('Save and go on')
      await expect(page.getByRole('heading', { name: 'All steps' })).toBeVisible()
    },
    'location-photos': async () => {
      const { idOf } = await businessOf(page, { email, password: goodPassword }, { 'Bay Plumbing': {} })
      await page.goto(`/client/locations/${idOf('Bay Plumbing')}/photos`)
      const photo = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await samplePhoto() }
      await page.getByLabel('Choose photos').setInputFiles(photo)
      await expect(page.getByRole('heading', { name: /^New photos/ })).toBeVisible()
    },
    import: async () => {
      await page.goto('/client/locations/import')
    },
    'location-seo': async () => {
      const client = { email, password: goodPassword }
      const { idOf, business_id } = await businessOf(page, client, { 'Bay Street': {} })
      location = { business_id, location_id: idOf('Bay Street') }
      await openForAudits(database, location)
      await page.goto(`/client/location-seo?location=${location.location_id}`)
    },
    'location-seo-read': async () => {
      await finishedLocationAudit(database, location, { presence: siteOfPages({ ...emptyPage, phones: [otherPhone] }) })
      await page.reload()
    },
    account: async () => {
      await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password: goodPassword } })
      await page.goto('/client/settings')
    },
    'two-factor-set-up': () => press('Turn on two-factor sign-in'),
    'recovery-codes-shown': async () => {
      const secret = ((await page.getByTestId('secret').textContent()) ?? '').replaceAll(' ', '')
      await page.getByLabel('Six-digit code').fill(totpCode(secret, Date.now()))
      await press('Turn on')
    },
    'two-factor-on': async () => {
      await page.getByLabel('I have kept them').check()
      await press('Done')
    },
    'new-recovery-codes': () => press('New recovery codes'),
    'turn-off-two-factor': async () => {
      await page.keyboard.press('Escape')
      await press('Turn off')
    },
    'email-waiting': async () => {
      await page.clock.install()
      await page.goto('/client/settings')
      await page.getByLabel('New email').fill(newEmail())
      await press('Change email')
      await expect(page.getByText('Waiting')).toBeVisible()
      // A mail may be sent again only after a minute.
      await page.clock.fastForward(61_000)
    },
    'second-step': async () => {
      await page.context().clearCookies()
      await page.goto('/login')
      await entrance.signIn(email, goodPassword)
    },
    'recovery-code': () => press('Use a recovery code instead'),
  }
}
