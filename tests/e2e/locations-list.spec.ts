import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { officeWeek, ownerOf } from './own-business.ts'
import { signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })

const bay = { regular_hours: officeWeek, latitude: 30.3256, longitude: -81.6579 }
const tampa = { city: 'Tampa', zip: '33602', regular_hours: officeWeek, latitude: 27.9477, longitude: -82.4584 }

test('somebody without a business is asked for it once, and led on to set it up', async ({ page }) => {
  await signedIn(page, 'client')
  await page.goto('/client/locations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us about your business')
  await page.getByLabel('Name your customers know').fill('Reyes Plumbing')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page.getByText('Please choose an industry from the list.')).toBeVisible()
  await page.getByLabel('Industry').selectOption({ label: 'Home Services' })
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect(page).toHaveURL('/client/onboarding')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your business')
  await page.goto('/client/locations')
  await expect(page.getByRole('heading', { name: 'No locations yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add your first location' })).toHaveAttribute(
    'href',
    /^\/client\/locations\/new\?business=/,
  )
  await page.goto('/client/business')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reyes Plumbing')
  await page.getByLabel('Legal name (optional)').fill('Reyes Plumbing LLC')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Legal name (optional)')).toHaveValue('Reyes Plumbing LLC')
})

test('an owner narrows the list, keeps it in the address, and changes holiday hours for many at once', async ({
  page,
}) => {
  const { ask, idOf } = await ownerOf(page, { 'Bay Street': bay, 'Ybor City': tampa, 'New shop': {} })
  await page.goto('/client/locations')
  await expect(rows(page)).toHaveCount(3)
  await page.getByLabel('Search').fill('ybor')
  await expect(page).toHaveURL('/client/locations?q=ybor')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Save this filter' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Shops in Ybor')
  await page.getByRole('dialog').getByRole('button', { name: 'Save filter' }).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.reload()
  await page.getByLabel('Saved filters').selectOption('Shops in Ybor')
  await expect(page).toHaveURL('/client/locations?q=ybor')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete “Shops in Ybor”' }).click()
  await expect(page.getByLabel('Saved filters')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Saved filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Last change' }).click()
  await expect(page).toHaveURL('/client/locations?sort=-updated_at')
  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'Plan' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/client/locations?sort=-updated_at&hide=plan')
  await expect(page.getByRole('columnheader', { name: 'Plan' })).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Select Bay Street, Jacksonville' }).check()
  const bar = page.getByRole('region', { name: 'Selected locations' })
  await expect(bar).toContainText('1 selected')
  await bar.getByRole('button', { name: 'Select all 3' }).click()
  await page.getByRole('checkbox', { name: 'Select New shop, Jacksonville' }).uncheck()
  await expect(bar).toContainText('2 selected')
  await bar.getByRole('button', { name: 'Select all 3' }).click()
  await expect(bar).toContainText('All 3 selected')
  await bar.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 3 locations' })
  const christmas = await dialog.getByRole('option', { name: /^Christmas Day/ }).getAttribute('value')
  await dialog.getByLabel('Holiday', { exact: true }).selectOption(christmas)
  await dialog.getByRole('button', { name: 'See what changes' }).click()
  await expect(dialog).toContainText('2 locations will change.')
  await expect(dialog).toContainText('1 location cannot be changed like this.')
  await expect(dialog).toContainText('Tell the regular hours first.')
  await expect(dialog).toContainText('(Christmas Day): closed')
  await dialog.getByRole('button', { name: 'Change 2 locations' }).click()
  await expect(toast(page, '2 locations changed. 1 stayed as they were.')).toBeVisible()
  await expect(bar).toBeHidden()
  for (const name of ['Bay Street', 'Ybor City']) {
    const { location } = await ask('GET', `/api/locations/${idOf(name)}`)
    expect(location.special_hours).toEqual([
      { date: expect.stringMatching(/^\d{4}-12-25$/), ranges: [], note: 'Christmas Day' },
    ])
  }
})

test('the map marks each location and leads to it, and tells who is not on it', async ({ page }) => {
  const { idOf } = await ownerOf(page, { 'Bay Street': bay, 'Ybor City': tampa, 'New shop': { zip: '' } })
  await page.goto('/client/locations')
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL('/client/locations?view=map')
  const map = page.getByRole('region', { name: 'Map' })
  await expect(map.getByRole('link', { name: /^Ybor City/ })).toHaveAttribute(
    'href',
    `/client/locations/${idOf('Ybor City')}`,
  )
  await map.getByRole('button', { name: 'Show all four states' }).click()
  await expect(map.getByRole('link', { name: /^Bay Street/ })).toBeVisible()
  await expect(page.getByText('2 locations are on the map. 1 has no pin.')).toBeVisible()
})

test('a viewer limited to one location accepts, sees exactly that one, and can change nothing', async ({
  page,
  browser,
}) => {
  const { ask, business_id, idOf } = await ownerOf(page, { 'Bay Street': bay, 'Ybor City': tampa })
  const guest = await (await browser.newContext()).newPage()
  const { email } = await signedIn(guest, 'client', 'Vera Long')
  await page.goto('/client/business')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Only the ones I choose').check()
  await dialog.getByRole('checkbox', { name: /^Ybor City/ }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(toast(page, 'The invitation is on its way')).toBeVisible()
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Viewer, 1 location')

  const { invitations } = await ask('GET', `/api/businesses/${business_id}/members`)
  await guest.goto(`/client/invitation?id=${invitations[0].id}`)
  await expect(guest.getByText('Dana Reyes invites you as viewer.')).toBeVisible()
  await guest.getByRole('button', { name: 'Accept' }).click()
  await expect(guest).toHaveURL(`/client/locations?business=${business_id}`)
  await expect(rows(guest)).toHaveCount(1)
  await expect(rows(guest).getByRole('link')).toHaveAttribute('href', `/client/locations/${idOf('Ybor City')}`)
  await expect(guest.getByRole('checkbox')).toHaveCount(0)
  await expect(guest.getByRole('link', { name: 'Add a location' })).toHaveCount(0)
  await guest.goto('/client/business')
  await expect(guest.getByRole('region', { name: 'You' })).toContainText('Viewer.')
  await expect(guest.getByRole('region', { name: 'People' })).toHaveCount(0)
  await guest.context().close()
})

test('on a tablet every filter shows the whole of what is chosen in it', async ({ page }) => {
  await ownerOf(page, { 'Bay Street': bay })
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/client/locations')
  await expect(page.getByLabel('Problem')).toBeVisible()
  const cut = await page.locator('main select').evaluateAll(selects =>
    selects.filter(select => {
      const { font, paddingLeft, width } = getComputedStyle(select)
      const drawn = Object.assign(document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D, {
        font,
      })
      const chosen = (select as HTMLSelectElement).selectedOptions[0]?.text ?? ''
      const arrow = 16
      return drawn.measureText(chosen).width + 2 * Number.parseFloat(paddingLeft) + arrow > Number.parseFloat(width)
    }),
  )
  expect(cut).toHaveLength(0)
})

test('the agency finds who waits, activates a location and sets its plan, each with a reason', async ({
  page,
  browser,
}) => {
  const { ask, trade_name, business_id, idOf } = await ownerOf(page, { 'Bay Street': bay })
  const desk = await (await browser.newContext()).newPage()
  await signedIn(desk, 'admin', 'Ada Moss')
  await desk.goto(`/admin/businesses?q=${encodeURIComponent(trade_name)}`)
  await expect(desk.getByRole('region', { name: 'All businesses' })).toContainText('1 waiting')
  await desk.getByRole('region', { name: 'All businesses' }).getByRole('link', { name: trade_name }).click()
  await desk.getByRole('button', { name: 'Activate Bay Street' }).first().click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(desk, 'Bay Street is active.')).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Waiting for us' })).toContainText('None.')
  await desk.getByRole('button', { name: 'Set plan of Bay Street' }).click()
  await desk.getByRole('dialog').getByLabel('Reason').fill('Agreed by phone.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(desk, 'The plan of Bay Street is set.')).toBeVisible()
  const { location } = await ask('GET', `/api/locations/${idOf('Bay Street')}`)
  expect(location).toMatchObject({ status: 'active', subscription_status: 'active' })
  const { entries } = await ask('GET', `/api/activity?business_id=${business_id}`)
  expect(entries.slice(0, 2).map(({ reason }: { reason: string }) => reason)).toEqual([
    'Agreed by phone.',
    'Reviewed and complete.',
  ])
  await desk.context().close()
})

test('the agency activates all that wait on a page at once, with one reason that each of them keeps', async ({
  page,
  browser,
}) => {
  const { ask, business_id, idOf } = await ownerOf(page, {
    'Bay Street': bay,
    'Oak Street': { ...bay, address_line_1: '9 Oak Street' },
  })
  const desk = await (await browser.newContext()).newPage()
  await signedIn(desk, 'admin', 'Ada Moss')
  await desk.goto(`/admin/businesses/${business_id}`)
  await desk.getByRole('button', { name: 'Activate these 2' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Activate 2 locations' })
  await expect(dialog.getByRole('listitem')).toContainText(['Bay Street', 'Oak Street'])
  await dialog.getByLabel('Reason').fill('We called both.')
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await expect(toast(desk, '2 locations are active.')).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Waiting for us' })).toContainText('None.')
  for (const name of ['Bay Street', 'Oak Street']) {
    const { entries } = await ask('GET', `/api/activity?business_id=${business_id}&location_id=${idOf(name)}`)
    expect(entries[0]).toMatchObject({ action: 'status_set', reason: 'We called both.' })
  }
  await desk.context().close()
})

test('what the agency types about a location stays when its row leaves the list meanwhile', async ({
  page,
  browser,
}) => {
  const { trade_name } = await ownerOf(page, { 'Bay Street': bay })
  const desk = await (await browser.newContext()).newPage()
  await signedIn(desk, 'admin', 'Ada Moss')
  await desk.goto(`/admin/businesses?q=${encodeURIComponent(trade_name)}`)
  await desk.getByRole('region', { name: 'All businesses' }).getByRole('link', { name: trade_name }).click()
  await desk.getByRole('button', { name: 'Activate Bay Street' }).first().click()
  const { promise: read_again, resolve: readAgain } = Promise.withResolvers<void>()
  await desk.route(/\/api\/locations\?.*pending_review/, async route => {
    await read_again
    await route.continue()
  })
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(desk, 'Bay Street is active.')).toBeVisible()
  const waiting = desk.getByRole('region', { name: 'Waiting for us' })
  await waiting.getByRole('button', { name: 'Set plan of Bay Street' }).click()
  await desk.getByRole('dialog').getByLabel('Reason').fill('Agreed by phone.')
  readAgain()
  await expect(waiting).toContainText('None.')
  await expect(desk.getByRole('dialog').getByLabel('Reason')).toHaveValue('Agreed by phone.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(desk, 'The plan of Bay Street is set.')).toBeVisible()
  await desk.context().close()
})

test('locations are put into a group, which then narrows the list', async ({ page }) => {
  await ownerOf(page, { 'Bay Street': bay, 'Ybor City': tampa })
  await page.goto('/client/locations?view=cards')
  await page.getByRole('checkbox', { name: 'Select Ybor City, Tampa' }).check()
  await page.getByRole('region', { name: 'Selected locations' }).getByRole('button', { name: 'Group' }).click()
  const dialog = page.getByRole('dialog', { name: 'Group for 1 location' })
  await dialog.getByLabel('Name of the new group').fill('Gulf coast')
  await dialog.getByRole('button', { name: 'Put 1 in' }).click()
  await expect(toast(page, '1 put into “Gulf coast”.')).toBeVisible()
  await page.getByLabel('Group', { exact: true }).selectOption({ label: 'Gulf coast (1)' })
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Ybor City' })).toBeVisible()
})

test('neither list, map, change, business nor agency screens have an accessibility fault, in any look', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const owner = await ownerOf(page, { 'Bay Street': bay, 'Ybor City': tampa })
  await page.goto('/client/locations')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expectAccessibleInEveryLook(page, 'the list of locations')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Day', { exact: true }).fill('2026-12-25')
  await page.getByRole('button', { name: 'See what changes' }).click()
  await expect(page.getByRole('dialog')).toContainText('2 locations will change.')
  await expectAccessibleInEveryLook(page, 'a change of many')
  await page.goto('/client/locations?view=map')
  await expect(page.getByRole('region', { name: 'Map' }).getByRole('link')).toHaveCount(2)
  await expectAccessibleInEveryLook(page, 'the map of locations')
  await page.goto('/client/business')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await page.getByLabel('Only the ones I choose').check()
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(2)
  await expectAccessibleInEveryLook(page, 'an invitation to a business')
  const desk = await (await browser.newContext()).newPage()
  await signedIn(desk, 'admin')
  await desk.goto(`/admin/businesses/${owner.business_id}`)
  await expect(desk.getByRole('button', { name: 'Set plan of Bay Street' })).toHaveCount(2)
  await expectAccessibleInEveryLook(desk, 'a business as the agency sees it')
  await desk.goto(`/admin/businesses?q=${encodeURIComponent(owner.trade_name)}`)
  await expect(desk.getByRole('region', { name: 'All businesses' }).getByRole('link')).toHaveCount(1)
  await expectAccessibleInEveryLook(desk, 'the businesses')
  await desk.context().close()
})

/** How far what is on the page reaches beyond its right edge, in pixels. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('the longest names, notes, labels and addresses stay within the page, on a phone and on a desk', async ({
  page,
}) => {
  const long = (length: number) => 'Mm'.repeat(length).slice(0, length)
  const over = {
    ...{ city: long(80), labels: [long(255), 'north of the river, '.repeat(12)], owner_name: long(120) },
    ...{ regular_hours: officeWeek, special_hours: [{ date: '2027-12-24', ranges: [], note: long(80) }] },
  }
  const { ask, business_id, idOf } = await ownerOf(page, { 'Bay Plumbing': over })
  await ask('POST', '/api/location-groups', { business_id, name: long(80) })
  await ask('POST', '/api/location-views', { business_id, name: long(60), query: 'q=bay' })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/client/locations?q=bay')
    await expect(page.getByRole('button', { name: /^Delete “Mm/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Only with the label Mm/ })).toBeVisible()
    expect(await beyondTheEdge(page)).toBe(0)
    await page.goto(`/client/locations/${idOf('Bay Plumbing')}/info`)
    await expect(page.getByLabel('Note')).toHaveValue(long(80))
    expect(await beyondTheEdge(page)).toBe(0)
  }
})
