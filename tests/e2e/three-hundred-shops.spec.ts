import type { Browser, Page } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { readRows } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { chooseFile, importStatus, inTampa, mendAll, sheet, undo } from './import-sheet.ts'
import { ownerOf } from './own-business.ts'
import { test } from './shop-site.ts'
import { signedIn } from './sign-in.ts'
import { expect } from './visitor.ts'

type Owner = Awaited<ReturnType<typeof ownerOf>>

test.describe.configure({ timeout: 180_000 })
test.use({ tolerated: /status of 422/ })

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function begin(page: Page): Promise<void> {
  await page.goto('/client/onboarding')
  await page.getByLabel('Locations in all').fill('301')
  await page.getByLabel('Florida').check()
  await press(page, 'Save and go on')
}

async function addByForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add a location' }).click()
  await page.getByLabel('Business name').fill('Reyes and Sons')
  await page.getByRole('combobox', { name: 'Main category' }).fill('plumb')
  await page.getByRole('option', { name: 'Plumber', exact: true }).click()
  await page.getByLabel('Street and number').fill('7 Fort King Street')
  await page.getByLabel('City', { exact: true }).fill('Ocala')
  await page.getByRole('combobox', { name: 'State' }).selectOption('FL')
  await page.getByLabel('ZIP code').fill('34471')
  await page.getByLabel('Main phone').fill('(352) 622-0142')
  await press(page, 'Add this location')
  await expect(page).toHaveURL(/\/client\/locations\/[\da-f-]{36}/)
}

async function importThem(page: Page): Promise<void> {
  await page.goto('/client/onboarding')
  await page.getByRole('link', { name: 'Import a spreadsheet' }).click()
  await chooseFile(page, 'shops.csv', sheet())
  await press(page, 'Check the rows')
  await expect(importStatus(page)).toContainText('7 rows to mend.')
  await mendAll(page)
  await press(page, 'Add 300 locations')
  await expect(importStatus(page)).toContainText('300 locations added.', { timeout: 30_000 })
  await undo(page)
  await press(page, 'Check the rows again')
  await press(page, 'Check the rows')
  await press(page, 'Add 300 locations')
  await expect(importStatus(page)).toContainText('300 locations added.', { timeout: 30_000 })
}

async function handOver(page: Page): Promise<void> {
  await page.goto('/client/onboarding')
  await expect(page.getByText('301 locations are here.')).toBeVisible()
  await press(page, 'That is all of them, go on')
  await press(page, 'I have checked them, go on')
  await press(page, 'Skip for now')
  await press(page, 'Skip for now')
  await page.getByRole('radio', { name: /^GROWTH/ }).check()
  await press(page, 'Save and go on')
  await press(page, `Hand over to ${brand.name}`)
  await expect(page.getByRole('heading', { name: 'It is our turn now' })).toBeVisible()
}

async function closeForChristmas(page: Page, { ask, business_id }: Owner): Promise<void> {
  await page.goto('/client/locations?city=Tampa')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected locations' })
  await bar.getByRole('button', { name: `Select all ${inTampa}` }).click()
  await bar.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Change ${inTampa} locations` })
  const christmas = await dialog.getByRole('option', { name: /^Christmas Day/ }).getAttribute('value')
  await dialog.getByLabel('Holiday', { exact: true }).selectOption(christmas)
  await dialog.getByRole('button', { name: 'See what changes' }).click()
  await dialog.getByRole('button', { name: `Change ${inTampa} locations` }).click()
  await expect(bar).toBeHidden()
  const { locations } = await ask('GET', `/api/locations?business_id=${business_id}&size=100&city=Tampa`)
  expect(locations).toHaveLength(inTampa)
  const { location } = await ask('GET', `/api/locations/${locations[0].id}`)
  expect(location.special_hours).toMatchObject([{ ranges: [], note: 'Christmas Day' }])
  const elsewhere = await ask('GET', `/api/locations?business_id=${business_id}&q=Sons`)
  expect((await ask('GET', `/api/locations/${elsewhere.locations[0].id}`)).location.special_hours).toEqual([])
}

async function activate(browser: Browser, { trade_name }: Owner): Promise<void> {
  const desk = await (await browser.newContext()).newPage()
  await signedIn(desk, 'admin', 'Ada Moss')
  await desk.goto(`/admin/businesses?q=${encodeURIComponent(trade_name)}`)
  await desk.getByRole('region', { name: 'All businesses' }).getByRole('link', { name: trade_name }).click()
  await desk.getByRole('button', { name: 'Activate Reyes and Sons' }).first().click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(desk, 'Reyes and Sons is active.')).toBeVisible()
  await desk.getByRole('button', { name: 'Set plan of Reyes and Sons' }).first().click()
  await desk.getByRole('dialog').getByLabel('Reason').fill('Agreed by phone.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(desk, 'The plan of Reyes and Sons is set.')).toBeVisible()
  await desk.context().close()
}

async function lookAsViewer(browser: Browser, { ask, business_id }: Owner, location_id: string): Promise<void> {
  const guest = await (await browser.newContext()).newPage()
  const { email } = await signedIn(guest, 'client', 'Vera Long')
  const wished = { email, role: 'viewer', scope: 'chosen', location_ids: [location_id], group_ids: [] }
  const { id } = await ask('POST', `/api/businesses/${business_id}/invitations`, wished)
  await guest.goto(`/client/invitation?id=${id}`)
  await guest.getByRole('button', { name: 'Accept' }).click()
  await expect(rows(guest)).toHaveCount(1)
  await expect(rows(guest).getByRole('link')).toHaveAttribute('href', `/client/locations/${location_id}`)
  await guest.context().close()
}

test('an owner comes with three hundred shops and one, and the agency takes them over', async ({
  page,
  browser,
  shop,
}) => {
  const site = await shop()
  const owner = await ownerOf(page, {})
  await begin(page)
  await addByForm(page)
  await importThem(page)
  await handOver(page)
  await closeForChristmas(page, owner)
  await activate(browser, owner)
  const idOf = async (name: string): Promise<string> => {
    const { locations } = await owner.ask('GET', `/api/locations?business_id=${owner.business_id}&q=${name}`)
    return locations[0].id
  }
  const [sons, other] = [await idOf('Sons'), await idOf('Shop+299')]
  await lookAsViewer(browser, owner, sons)

  // No form takes the address of a site on this machine.
  await readRows(sharedDataFolder(), 'update locations set website = $2 where id = $1', [sons, site.address])

  await page.goto(`/client/location-seo?location=${other}`)
  await expect(page.getByRole('region', { name: 'Location SEO opens with a plan' })).toBeVisible()
  await page.goto(`/client/location-seo?location=${sons}`)
  await press(page, 'Check the website')
  await expect(page.getByRole('region', { name: 'Your website against our record' })).toBeVisible({ timeout: 60_000 })
})
