import type { Page } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { onboardingWords } from '#src/content/onboarding-words.ts'
import { type OnboardingStep, onboardingSteps } from '#src/domain/onboarding/steps.ts'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { officeWeek, ownerOf } from './own-business.ts'
import { signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const expectStep = (page: Page, step: OnboardingStep) => expect(heading(page)).toHaveText(onboardingWords[step].name)

async function add(page: Page, field: string, entry: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).fill(entry)
  await page.getByLabel(field, { exact: true }).press('Enter')
}

test.describe('two people and the agency', () => {
  test.use({ tolerated: /status of (409|422)/ })
  test.describe.configure({ timeout: 90_000 })

  test('an owner sets up their business over two tabs with a colleague, and hands it over', async ({
    page,
    browser,
    context,
  }) => {
    const { ask, business_id, trade_name } = await ownerOf(page, {})
    await page.goto('/client/dashboard')
    await page.getByRole('link', { name: 'Begin: Set up your business' }).click()
    await expectStep(page, 'business')
    await press(page, 'Save and go on')
    await expect(page.getByText('Please tell how many locations you have.')).toBeVisible()
    await page.getByLabel('Locations in all').fill('about two')
    await page.getByLabel('Florida').check()
    await press(page, 'Save and go on')
    await expect(page.getByText('Please give a whole number.')).toBeVisible()
    await page.getByLabel('Locations in all').fill('2')
    await press(page, 'Save and go on')
    await expectStep(page, 'locations')
    await expect(heading(page)).toBeFocused()
    await press(page, 'That is all of them, go on')
    await expect(page.getByText('Please add at least one location first.')).toBeVisible()
    const bay = { address_line_1: '120 Bay Street', city: 'Jacksonville', state: 'FL', zip: '32202' }
    const record = { ...bay, phone: '(904) 355-0142', primary_category: 'plumber' }
    for (const over of [{ name: 'Bay Street' }, { name: 'Ybor City', phone: '' }]) {
      await ask('POST', '/api/locations', { business_id, record: { ...record, ...over } })
    }

    const tab = await context.newPage()
    await tab.goto('/client/onboarding')
    await expectStep(tab, 'locations')
    await expect(tab.getByText('2 locations are here.')).toBeVisible()
    await press(tab, 'That is all of them, go on')
    await expectStep(tab, 'confirm')
    await expect(tab.getByRole('link', { name: 'Main phone of Ybor City' })).toHaveAttribute('href', /info#phone$/)
    await press(tab, 'I have checked them, go on')
    await expectStep(tab, 'goals')

    const guest = await (await browser.newContext()).newPage()
    const { email } = await signedIn(guest, 'client', 'Vera Long')
    await press(tab, 'Ask a colleague to do this step')
    await tab.getByLabel('Email').fill(email)
    await tab.getByRole('button', { name: 'Send invitation' }).click()
    await expect(tab.getByText(`Asked to do this step: ${email}`)).toBeVisible()
    await add(tab, 'Keywords', 'https://reyes.example')
    await expect(tab.getByText('not a web address')).toBeVisible()
    await add(tab, 'Keywords', 'emergency plumber, drain cleaning')
    await tab.getByRole('button', { name: 'Remove drain cleaning' }).click()

    const { invitations } = await ask('GET', `/api/businesses/${business_id}/members`)
    await guest.goto(`/client/invitation?id=${invitations[0].id}`)
    await guest.getByRole('button', { name: 'Accept' }).click()
    await expectStep(guest, 'goals')
    await guest.getByRole('button', { name: 'plumber jacksonville', exact: true }).click()
    await guest.getByLabel('More phone calls').check()
    await press(guest, 'Save and go on')
    await expectStep(guest, 'voice')

    await press(tab, 'Save and go on')
    await expect(tab.getByRole('heading', { name: 'Somebody else has changed this step meanwhile' })).toBeFocused()
    await expect(tab.getByRole('radio', { name: 'Theirs plumber jacksonville' })).toBeVisible()
    await press(tab, 'Save with these')
    await expectStep(tab, 'voice')
    const told = await ask('GET', `/api/onboarding/${business_id}`)
    expect(told.steps[3].answers).toMatchObject({ keywords: ['emergency plumber'], goals: ['calls'] })

    const agency = await (await browser.newContext()).newPage()
    await signedIn(agency, 'admin')
    await agency.goto('/admin/businesses')
    await agency.getByLabel('Step').selectOption('voice')
    const row = agency.getByRole('region', { name: 'Setting up' }).getByRole('listitem').filter({ hasText: trade_name })
    await expect(row).toContainText(onboardingWords.voice.name)
    await expect(row).toContainText('4 of 7 steps')

    await press(tab, 'Skip for now')
    await expectStep(tab, 'plans')
    await tab.getByRole('radio', { name: /^GROWTH/ }).check()
    await tab.getByText('Another plan for some of them').click()
    await tab.getByLabel('Plan of Ybor City').selectOption('STARTUP')
    await expect(main(tab)).toContainText('1 × STARTUP and 1 × GROWTH: $348 a month')
    await press(tab, 'Save and go on')
    await expectStep(tab, 'review')
    await expect(main(tab)).toContainText('emergency plumber')
    await press(tab, `Hand over to ${brand.name}`)
    await expect(tab.getByRole('heading', { name: '1 location lacks something required' })).toBeFocused()
    await press(tab, 'Hand over the others, these stay drafts')
    await expect(tab.getByRole('heading', { name: 'It is our turn now' })).toBeVisible()
    await tab.goto('/client/dashboard')
    await expect(tab.getByRole('region', { name: 'Needs you' })).toContainText('Complete your profile')
    await expect(tab.getByRole('region', { name: 'Needs you' })).not.toContainText('setting up')
    await agency.reload()
    await expect(agency.getByRole('region', { name: 'Waiting for us' })).toContainText(trade_name)
    await agency.goto(`/admin/businesses/${business_id}`)
    const onboarding = agency.getByRole('region', { name: 'Onboarding' })
    await expect(onboarding).toContainText('Handed over')
    await onboarding.getByText('What they told us').click()
    await expect(onboarding).toContainText('emergency plumber')
    await expect(onboarding).toContainText('Ybor City: STARTUP')
  })
})

test('what was typed in a step is asked about before it is left, and a step that does not exist says so', async ({
  page,
}) => {
  await ownerOf(page, {})
  await page.goto('/client/onboarding/voice')
  await page.getByLabel('Who approves what we write? (optional)').fill('Ana')
  await page.getByRole('link', { name: /^Goals and keywords/ }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Who approves what we write? (optional)')).toHaveValue('Ana')
  await press(page, 'Save for later')
  await expect(page.getByRole('button', { name: 'Save for later' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Who approves what we write? (optional)')).toHaveValue('Ana')
  await page.getByRole('radio', { name: /^Friendly/ }).check()
  await press(page, 'Save and go on')
  await expectStep(page, 'plans')
  await page.goto('/client/onboarding/lunch')
  await page.getByRole('link', { name: 'Go on where you were' }).click()
  await expectStep(page, 'business')
})

test('no step has an accessibility fault, in any look, nor have the agency’s lists', async ({ page }) => {
  test.setTimeout(180_000)
  const { ask, business_id } = await ownerOf(page, {
    'Bay Street': { regular_hours: officeWeek },
    'Ybor City': { zip: '' },
  })
  const goals = { keywords: ['emergency plumber'], towns: ['Orange Park, FL'] }
  const wish = { version: 0, state: 'in_progress', changes: goals }
  await ask('PATCH', `/api/onboarding/${business_id}/steps/goals`, wish)
  for (const step of onboardingSteps) {
    await page.goto(`/client/onboarding/${step}`)
    await expectStep(page, step)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await expectAccessibleInEveryLook(page, step)
  }
  await page.context().clearCookies()
  await signedIn(page, 'admin')
  await page.goto('/admin/businesses')
  await expect(page.getByRole('region', { name: 'Setting up' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessibleInEveryLook(page, '/admin/businesses')
  await page.goto(`/admin/businesses/${business_id}`)
  await page.getByText('What they told us').click()
  await expectAccessibleInEveryLook(page, 'a business')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the ways on from a step stand below each other, each as wide as the page', async ({ page }) => {
    await ownerOf(page, {})
    await page.goto('/client/onboarding/voice')
    await page.getByLabel('Who approves what we write? (optional)').fill('Ana')
    const ways = ['Save and go on', 'Save for later', 'Skip for now']
    const boxes = []
    for (const name of ways) boxes.push(await main(page).getByRole('button', { name, exact: true }).boundingBox())
    expect(new Set(boxes.map(box => box?.x)).size, 'left edges').toBe(1)
    expect(new Set(boxes.map(box => box?.width)).size, 'widths').toBe(1)
  })
})
