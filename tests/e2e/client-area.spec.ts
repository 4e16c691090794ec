import { randomUUID } from 'node:crypto'
import { guarantee } from '#src/content/claims.ts'
import { dominatorNotes, plans } from '#src/content/plans.ts'
import { onboardingSteps } from '#src/domain/onboarding/steps.ts'
import { readRows } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { ContactPage, toasts } from './contact-page.ts'
import { ownerOf } from './own-business.ts'
import { signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

async function giveLocations(user_id: string, ...statuses: string[]): Promise<void> {
  for (const status of statuses) {
    await readRows(sharedDataFolder(), 'insert into subscriptions (location_id, user_id, status) values ($1, $2, $3)', [
      randomUUID(),
      user_id,
      status,
    ])
  }
}

/** A business of theirs with which nothing is left to set up. */
async function giveFinishedBusiness(user_id: string): Promise<void> {
  const run = (text: string, values: unknown[]) => readRows(sharedDataFolder(), text, values)
  const id = randomUUID()
  await run(
    "insert into businesses (id, legal_name, trade_name, industry, time_zone) values ($1, '', 'Reyes', 'automotive', 'America/New_York')",
    [id],
  )
  await run("insert into business_members (business_id, user_id, role, scope) values ($1, $2, 'owner', 'all')", [
    id,
    user_id,
  ])
  await run(
    `insert into onboarding_steps
      (business_id, step, state, answers, version, field_versions, updated_at, updated_by_name, updated_by_agency, closed_at)
      select $1, unnest($2::text[]), 'done', '{}', 1, '{}', now(), '', false, now()`,
    [id, [...onboardingSteps]],
  )
}

test('a new client is greeted by name and told who they are, what waits on them and what comes next', async ({
  page,
}) => {
  const { email } = await signedIn(page, 'client')
  for (const path of ['/client', '/client/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Dana Reyes. Three things wait on you.')
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByRole('region', { name: 'You', exact: true })).toContainText('Client')
    await expect(page.getByRole('region', { name: 'Your locations' })).toContainText('No location has a plan yet')
    await expect(page.getByRole('region', { name: 'What happens next' })).toContainText('We agree on a plan')
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  }
  await page.getByRole('link', { name: 'Complete: Complete your profile' }).click()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeFocused()
})

test('once everything is done nothing waits, and no need is made up', async ({ page }) => {
  const { id } = await signedIn(page, 'client')
  await giveFinishedBusiness(id)
  await readRows(sharedDataFolder(), "update profiles set company = 'Bay Gutters', phone = '1' where id = $1", [id])
  await readRows(
    sharedDataFolder(),
    "insert into factors (id, user_id, factor_type, friendly_name, verified_at) values ($1, $2, 'totp', '', now())",
    [randomUUID(), id],
  )
  await readRows(sharedDataFolder(), "update sessions set aal = 'aal2' where user_id = $1", [id])
  await page.goto('/client')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Dana Reyes. Nothing is waiting on you.')
  await expect(page.getByRole('region', { name: 'Needs you' }).getByRole('link')).toHaveCount(0)
})

test('each location shows the state of its plan in words, and a late payment comes first', async ({ page }) => {
  const { id } = await signedIn(page, 'client')
  await giveLocations(id, 'active', 'trialing', 'past_due', 'cancelled')
  await page.goto('/client')
  const locations = page.getByRole('region', { name: 'Your locations' })
  for (const name of ['Active', 'Trial', 'Payment late', 'Cancelled']) {
    await expect(locations.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Needs you' }).getByRole('listitem').first()).toContainText(
    'A payment did not go through',
  )
  await page.getByRole('link', { name: 'See billing: A payment did not go through' }).click()
  await expect(page).toHaveURL('/client/billing')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Your locations' }).getByRole('listitem')).toHaveCount(4)
})

test('whoever has told us of locations is led to them, and not asked for them again', async ({ page }) => {
  await ownerOf(page, { 'Bay Street': {} })
  await page.goto('/client/dashboard')
  const locations = page.getByRole('region', { name: 'Your locations' })
  await expect(locations).toContainText('One location is here.')
  const next = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem')
  await expect(next.first()).toContainText('You told us about your locations (done)')
  await locations.getByRole('link', { name: 'See your locations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locations')
})

test('an admin is led to the businesses, and not shown the locations of all clients without a name', async ({
  page,
}) => {
  await ownerOf(page, { 'Bay Street': {} })
  await page.context().clearCookies()
  await signedIn(page, 'admin')
  await page.goto('/client/billing')
  const locations = page.getByRole('region', { name: 'Your locations' })
  await expect(locations).toContainText('every location counts as active for you')
  await expect(locations.getByRole('listitem')).toHaveCount(0)
  await locations.getByRole('link', { name: 'All businesses' }).click()
  await expect(page).toHaveURL('/admin/businesses')
})

test('whoever writes to us from their screens is not asked who they are, and we learn where they were', async ({
  page,
}) => {
  const { email } = await signedIn(page, 'client')
  await page.goto('/client/billing')
  await page.getByRole('link', { name: 'Write to us about a plan' }).click()
  const form = new ContactPage(page)
  await expect(form.field('name')).toHaveValue('Dana Reyes')
  await expect(form.field('email')).toHaveValue(email)
  await form.field('message').fill('GROWTH for Bay Street, please.')
  await form.answerRightly()
  await form.submit.click()
  await form.expectToast(toasts.sent)
  const [row] = await readRows(sharedDataFolder(), 'select source, email from contacts where email = $1', [email])
  expect(row).toEqual({ source: '/client/billing', email })
  await page.goto('/contact-us')
  await expect(form.field('name')).toHaveValue('')
})

test('a stranger’s locations are not shown', async ({ page, context }) => {
  const { id } = await signedIn(page, 'client')
  await giveLocations(id, 'active')
  await context.clearCookies()
  await signedIn(page, 'client')
  await page.goto('/client/billing')
  await expect(page.getByText('No location has a plan yet')).toBeVisible()
})

test('billing shows the plans as they are sold, the guarantee, and people to turn to; it takes no money', async ({
  page,
}) => {
  await signedIn(page, 'client')
  await page.goto('/client/billing')
  for (const { name, monthly_dollars, features } of plans) {
    const plan = page.getByRole('listitem', { name })
    await expect(plan).toContainText(`$${monthly_dollars}`)
    for (const feature of features) await expect(plan.getByText(feature, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('listitem', { name: 'GROWTH' })).toContainText('MOST POPULAR')
  await expect(page.getByText('MOST POPULAR')).toHaveCount(1)
  for (const { text } of dominatorNotes) await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByRole('region', { name: guarantee.title })).toContainText(guarantee.text)
  await expect(page.getByRole('link', { name: 'Write to us about a plan' })).toHaveAttribute(
    'href',
    '/contact-us?from=/client/billing',
  )
  await expect(page.getByRole('main')).not.toContainText(/coming soon|pay online|add a card|checkout/i)
})

test.describe('when something cannot be read', () => {
  test.use({ tolerated: /status of 500/ })

  test('only its own block says so, with a reference, and it can be read again', async ({ page }) => {
    await signedIn(page, 'client')
    let broken = true
    await page.route('**/api/functions/check-subscription', route =>
      broken
        ? route.fulfill({
            status: 500,
            json: { code: 'internal', message: 'Something went wrong on our side.', request_id: 'ref-7f3a' },
          })
        : route.continue(),
    )
    await page.goto('/client')
    const locations = page.getByRole('region', { name: 'Your locations' })
    await expect(locations).toContainText('could not be read')
    await expect(locations).toContainText('ref-7f3a')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello, Dana Reyes.')
    broken = false
    await locations.getByRole('button', { name: 'Try again' }).click()
    await expect(locations).toContainText('No location has a plan yet')
  })
})

test('while a block is read a skeleton stands in its place', async ({ page }) => {
  await signedIn(page, 'client')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/functions/check-subscription', async route => {
    await held.promise
    await route.continue()
  })
  await page.goto('/client/billing')
  const locations = page.getByRole('region', { name: 'Your locations' })
  await expect(locations.getByRole('status')).toHaveText('Loading')
  held.resolve()
  await expect(locations).toContainText('No location has a plan yet')
  await expect(locations.getByRole('status')).toHaveCount(0)
})

test('the drawer of a phone closes with the choice made in it, and focus is on the new screen', async ({ page }) => {
  await signedIn(page, 'client')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/client')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const drawer = page.getByRole('navigation', { name: 'Client area, menu' })
  await drawer.getByRole('link', { name: 'Billing' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveTitle(/^Billing \|/)
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeFocused()
})

test('by keyboard alone: past the rail to the content', async ({ page }) => {
  await signedIn(page, 'client')
  await page.goto('/client/billing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('no screen of the client area has an accessibility fault, in any look', async ({ page }) => {
  test.setTimeout(120_000)
  const { id } = await signedIn(page, 'client')
  for (const path of ['/client/locations', '/client/onboarding', '/client/location-seo', '/client/billing']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await expectAccessibleInEveryLook(page, path)
  }
  await giveLocations(id, 'active', 'past_due', 'paused')
  await page.goto('/client')
  await expect(page.getByText('Payment late')).toBeVisible()
  await expectAccessibleInEveryLook(page, '/client')
})
