import { randomUUID } from 'node:crypto'
import { readRows } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { expectAccessibleInEveryLook } from './accessible.ts'
import { newMessage } from './contact-page.ts'
import { Entrance, newEmail } from './entrance.ts'
import { goodPassword, signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

test('the page that led to a sign-up is kept with it', async ({ page }) => {
  const email = newEmail()
  await page.goto('/solutions')
  await page.getByRole('main').getByRole('link', { name: 'GET STARTED NOW' }).first().click()
  await expect(page).toHaveURL(/\/sign-up/)
  await new Entrance(page).signUp(email, goodPassword)
  await expect(page).toHaveURL('/confirm-email')
  const rows = await readRows(sharedDataFolder(), 'select signed_up_from from users where email = $1', [email])
  expect(rows).toEqual([{ signed_up_from: '/solutions' }])
})

test('an admin sees contacts and sign-ups by day and source, drawn and as figures, for days of their choice', async ({
  page,
}) => {
  await page.request.post('/api/contacts', { data: { ...newMessage(), page: '/locations' } })
  await signedIn(page, 'admin')
  await page.goto('/admin/analytics')
  await expect(page.getByRole('img', { name: /^Contacts by day: \d+ in all/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Sign-ups by day: \d+ in all/ })).toBeVisible()
  await expect(page.getByText('Days begin at midnight. Time zone: Eastern (New York, Miami).')).toBeVisible()
  const sources = page.getByRole('region', { name: 'By source' }).getByRole('row', { name: /^\/locations/ })
  await expect(sources.getByRole('cell').first()).toHaveText(/^[1-9]/)

  await page.getByText('Every day in figures').click()
  const days = page.getByRole('table').filter({ hasText: 'of the same day of the period before' })
  await expect(days.getByRole('row')).toHaveCount(29)
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page).toHaveURL('/admin/analytics?days=7')
  await expect(days.getByRole('row')).toHaveCount(8)

  await page.goto('/admin/analytics?from=2020-03-01&to=2020-03-31')
  await expect(page.getByRole('heading', { name: 'Nothing to count in this period' })).toBeVisible()
  await expect(page.getByText('Mar 1, 2020 – Mar 31, 2020, against Jan 30, 2020 – Feb 29, 2020.')).toBeVisible()

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await downloaded).suggestedFilename()).toBe('analytics.csv')
})

test('the code that draws is loaded on this screen alone', async ({ page }) => {
  await signedIn(page, 'admin')
  const scripts: string[] = []
  page.on('request', request => scripts.push(new URL(request.url()).pathname))
  await page.goto('/admin/contacts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter(path => path.includes('daily-chart'))).toEqual([])
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('img', { name: /^Contacts by day/ })).toBeVisible()
  await expect.poll(() => scripts.filter(path => path.includes('daily-chart')).length).toBe(1)
})

test('analytics has no accessibility fault, in any look', async ({ page }) => {
  test.setTimeout(90_000)
  await page.request.post('/api/contacts', { data: newMessage() })
  await signedIn(page, 'admin')
  await page.goto('/admin/analytics')
  await expect(page.locator('.recharts-surface').first()).toBeVisible()
  await page.getByText('Every day in figures').click()
  await expectAccessibleInEveryLook(page, 'analytics')
})

test('an admin sees what becomes of free checks, and each check among the contacts with its score and link', async ({
  page,
}) => {
  const asked = await page.request.post('/api/audits', { data: { address: `nobody-${randomUUID()}.example` } })
  expect(asked.status()).toBe(202)
  await signedIn(page, 'admin')
  await page.goto('/admin/analytics')
  const funnel = page.getByRole('region', { name: 'Free SEO checks' })
  await expect(funnel.getByText('Checks started').first()).toBeVisible()
  const downloaded = page.waitForEvent('download')
  await funnel.getByRole('button', { name: 'Download free checks' }).click()
  expect((await downloaded).suggestedFilename()).toBe('free-checks.csv')

  await page.goto('/admin/contacts?source=%2Fai-seo')
  await page
    .getByRole('link', { name: /^nobody-/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Their free SEO check' })).toBeVisible()
  await expect(page.getByText('They gave no email address')).toBeVisible()
  const { link } = await asked.json()
  await expect(page.getByRole('link', { name: 'Open the result' })).toHaveAttribute('href', link)
})
