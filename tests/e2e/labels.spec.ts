import type { Page } from '@playwright/test'
import { cities } from '#src/content/cities/all-cities.ts'
import { cityName } from '#src/content/cities/city.ts'
import { headerAction, headerLinks } from '#src/content/navigation.ts'
import { readBrand } from '#src/env.ts'
import { expect, test } from './visitor.ts'

const brand = readBrand()

/** Words as people see them: one space where the page has several or breaks the line. */
async function wordsOf(page: Page): Promise<string> {
  return (await page.locator('main').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')
}

test('home shows the five claims, each figure with its words', async ({ page }) => {
  await page.goto('/')
  const claims = page.getByRole('main').locator('dl > div')
  for (const [figure, words] of [
    ['500+', 'businesses'],
    ['300%', 'average growth in local visibility'],
    ['90 days', 'to results'],
    ['400%', 'more calls'],
    ['250%', 'revenue growth'],
  ]) {
    const claim = claims.filter({ has: page.getByText(figure ?? '', { exact: true }) })
    await expect(claim).toHaveCount(1)
    await expect(claim).toContainText(words ?? '')
  }
})

test('home has three benefit cards, three testimonials and the service teasers', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: /three jobs/i }).getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(main.locator('blockquote')).toHaveCount(3)
  for (const path of ['/local-seo-optimization', '/listings-management', '/reputation-management']) {
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible()
  }
})

test('home calls to sign up', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').locator('a[href="/sign-up"]:visible').first()).toBeVisible()
})

test('what we do names the four steps in their order and shows result figures', async ({ page }) => {
  await page.goto('/what-we-do')
  const words = (await wordsOf(page)).toLowerCase()
  const places = ['audit and analysis', 'strategy development', 'implementation', 'monitoring and reporting'].map(
    step => words.indexOf(step),
  )
  expect(places.every(place => place >= 0)).toBe(true)
  for (const figure of ['300%', '400%', '250%']) expect(words).toContain(figure)
})

test('the pricing page has GET STARTED NOW three times, each to sign-up', async ({ page }) => {
  await page.goto('/solutions')
  const buttons = page.getByRole('link', { name: 'GET STARTED NOW', exact: true })
  await expect(buttons).toHaveCount(3)
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', '/sign-up')
})

const plans: [name: string, price: string, features: string[]][] = [
  [
    'STARTUP',
    '$99',
    [
      'Google My Business optimization',
      'Local SEO foundation',
      'Basic citation building',
      'Monthly ranking reports',
      'Email support',
    ],
  ],
  [
    'GROWTH',
    '$249',
    [
      'Everything in Startup',
      'Advanced local SEO auditing',
      'Complete listings management',
      'Reputation monitoring',
      'Citation building and maintenance',
      'Priority support',
    ],
  ],
  [
    'DOMINATOR',
    '$499',
    [
      'Everything in Growth',
      'Advanced competitor analysis',
      'Conversion rate optimization',
      'Dedicated account manager',
      'Onsite SEO optimization*',
      'Blog writing**',
    ],
  ],
]

for (const [name, price, features] of plans) {
  test(`the plan ${name} shows its price and every feature on one card`, async ({ page }) => {
    await page.goto('/solutions')
    const card = page
      .locator('li, article, section, div')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .filter({ has: page.getByRole('link', { name: 'GET STARTED NOW' }) })
      .last()
    const words = (await card.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')
    expect(words.replaceAll(' ', '')).toContain(`${price}/month`)
    for (const feature of features) expect(words).toContain(feature)
    await expect(card.getByRole('link', { name: 'GET STARTED NOW' })).toHaveCount(1)
    await expect(card.getByText('MOST POPULAR', { exact: true })).toHaveCount(name === 'GROWTH' ? 1 : 0)
  })
}

test('MOST POPULAR stands once on the pricing page', async ({ page }) => {
  await page.goto('/solutions')
  await expect(page.getByText('MOST POPULAR', { exact: true })).toHaveCount(1)
})

test('the pricing page explains both stars of DOMINATOR', async ({ page }) => {
  await page.goto('/solutions')
  const words = await wordsOf(page)
  expect(words).toMatch(/\* ?Managed onsite SEO for WordPress sites/)
  expect(words).toMatch(/\*\* ?4 blog posts per month, one per week, drafted and published/)
  expect(words).toMatch(/instructions/)
})

test('the pricing page has Learn More to each of the three services, and its hero links to them too', async ({
  page,
}) => {
  await page.goto('/solutions')
  const paths = ['/local-seo-optimization', '/listings-management', '/reputation-management']
  const learnMore = page.getByRole('main').getByRole('link', { name: /Learn More/ })
  await expect(learnMore).toHaveCount(3)
  const targets = await learnMore.evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(targets.toSorted()).toEqual(paths.toSorted())
  for (const path of paths)
    expect(await page.getByRole('main').locator(`a[href="${path}"]`).count()).toBeGreaterThanOrEqual(2)
})

test('the pricing page lists the eight industries and the guarantee, and ends with a call to sign up', async ({
  page,
}) => {
  await page.goto('/solutions')
  const words = await wordsOf(page)
  for (const industry of [
    'Construction & Contractors',
    'Legal Services',
    'Home Services',
    'Automotive',
    'Real Estate',
    'Restaurants & Food',
    'Fitness & Wellness',
    'Professional Services',
  ]) {
    expect(words).toContain(industry)
  }
  expect(words).toMatch(/90-day money-back/i)
  expect(words).toContain('Full refund if no significant results within 90 days')
  await expect(page.getByRole('main').locator('a[href="/sign-up"]').last()).toBeVisible()
})

test('listings management says 50+ to 100+ directories', async ({ page }) => {
  await page.goto('/listings-management')
  expect(await wordsOf(page)).toContain('50+ to 100+ directories')
})

test('the contact page shows e-mail, phone, place, hours and the promise to answer', async ({ page }) => {
  await page.goto('/contact-us')
  const words = await wordsOf(page)
  for (const label of [
    brand.email,
    brand.phone,
    brand.address,
    'EST',
    'Mon-Fri 9:00 AM-6:00 PM',
    'Sat 10:00 AM-4:00 PM',
    'Sun closed',
    'within 24 hours',
  ]) {
    expect(words.toLowerCase()).toContain(label.toLowerCase())
  }
  await expect(page.getByRole('button', { name: 'SEND MESSAGE' })).toBeVisible()
})

test('get started offers the free check, the plans and a talk', async ({ page }) => {
  await page.goto('/get-started')
  for (const path of ['/ai-seo', '/solutions', '/contact-us']) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible()
  }
})

test('a city page has three questions: local SEO, citations, reviews', async ({ page }) => {
  await page.goto('/services/hilton-head-island-sc')
  await expect(page.locator('h1')).toContainText('Hilton Head Island')
  const questions = page.getByRole('region', { name: 'Three answers for Hilton Head Island' }).locator('summary')
  await expect(questions).toHaveCount(3)
  await expect(questions.nth(0)).toContainText(/local SEO|search|found|rank|map/i)
  await expect(questions.nth(1)).toContainText(/citation|listing|director/i)
  await expect(questions.nth(2)).toContainText(/review/i)
  for (const question of await questions.all()) await expect(question).toContainText('Hilton Head')
})

test('every city page carries its name in title case', async ({ request }) => {
  for (const { slug } of cities) {
    const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await (await request.get(`/services/${slug}`)).text())?.[1] ?? ''
    expect(heading.replaceAll(/<[^>]*>/g, ''), slug).toContain(cityName(slug))
  }
})

test('the header names the six ways of the specification', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['What We Do', 'Multi-Location', 'Free SEO Check', 'Pricing', 'Login', 'GET STARTED'])
  const targets = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
  expect(targets).toEqual([...headerLinks.map(({ path }) => path), headerAction.path])
  expect(headerAction.path).toBe('/sign-up')
})
