import { cities } from '#src/content/cities/all-cities.ts'
import { cityName } from '#src/content/cities/city.ts'
import { states } from '#src/content/states.ts'
import { expect, test } from './visitor.ts'

const citiesOf = (code: string) => cities.filter(city => city.state === code)

test('four state cards, all collapsed at first', async ({ page }) => {
  await page.goto('/locations')
  for (const { name, code } of states) {
    const card = page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card).toHaveCount(1)
    await expect(card).not.toHaveAttribute('open')
    await expect(card.getByRole('link', { name: cityName(citiesOf(code)[0]?.slug ?? '') })).toBeHidden()
  }
})

test('each card opens by its header without closing another, and closes alone', async ({ page }) => {
  await page.goto('/locations')
  const card = (name: string) =>
    page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) })
  for (const { name } of states) await card(name).locator('summary').click()
  for (const { name } of states) await expect(card(name)).toHaveAttribute('open')
  await card('Georgia').locator('summary').click()
  await expect(card('Georgia')).not.toHaveAttribute('open')
  for (const name of ['Florida', 'South Carolina', 'North Carolina']) await expect(card(name)).toHaveAttribute('open')
})

test('the keyboard opens and closes a card', async ({ page }) => {
  await page.goto('/locations')
  const card = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Florida', exact: true }) })
  await card.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(card).toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(card).not.toHaveAttribute('open')
})

for (const { name, code, stateSlug } of states) {
  test(`the card of ${name} lists its ten cities with population, and the state link`, async ({ page }) => {
    await page.goto('/locations')
    const card = page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await card.locator('summary').click()
    const own = citiesOf(code)
    expect(own).toHaveLength(10)
    await expect(card.locator('a[href^="/services/"]')).toHaveCount(11)
    for (const { slug, population_text } of own) {
      const entry = card.getByRole('listitem').filter({ has: page.locator(`a[href="/services/${slug}"]`) })
      await expect(entry).toBeVisible()
      await expect(entry).toContainText(cityName(slug))
      await expect(entry).toContainText(population_text)
    }
    const all = card.getByRole('link', { name: `View All ${name} SEO Services` })
    await expect(all).toHaveAttribute('href', `/services/${stateSlug}`)
  })

  test.describe(() => {
    test.use({ tolerated: /status of 404/ })

    test(`View All ${name} SEO Services ends on the not-found page, which offers the ten cities`, async ({ page }) => {
      await page.goto('/locations')
      await page
        .locator('details')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .locator('summary')
        .click()
      const answer = page.waitForResponse(response => response.url().endsWith(`/services/${stateSlug}`))
      await page.getByRole('link', { name: `View All ${name} SEO Services` }).click()
      expect((await answer).status()).toBe(404)
      await expect(page).toHaveURL(`/services/${stateSlug}`)
      for (const { slug } of citiesOf(code))
        await expect(page.locator(`main a[href="/services/${slug}"]`)).toBeVisible()
    })
  })
}

test('all forty city links answer', async ({ page, request }) => {
  await page.goto('/locations')
  const paths = await page
    .locator('details a[href^="/services/"]')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  const ofCities = paths.filter(path => /-(fl|ga|sc|nc)$/.test(path))
  expect(new Set(ofCities).size).toBe(40)
  for (const path of ofCities) expect((await request.get(path)).status(), path).toBe(200)
})

test('populations that the agency gave are shown as given', async ({ page }) => {
  await page.goto('/locations')
  for (const [slug, text] of [
    ['jacksonville-fl', '949K'],
    ['charlotte-nc', '885K'],
    ['sarasota-fl', '60K'],
  ]) {
    await expect(page.locator('details li').filter({ has: page.locator(`a[href="/services/${slug}"]`) })).toContainText(
      text ?? '',
    )
  }
})

test('a breadcrumb, two questions, and the ways to get started and to write', async ({ page }) => {
  await page.goto('/locations')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/^\s*Home\W*Locations\s*$/)
  await expect(page.locator('details').filter({ hasNot: page.locator('a[href^="/services/"]') })).toHaveCount(2)
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/get-started"]').first()).toBeVisible()
  await expect(main.locator('a[href="/contact-us"]').first()).toBeVisible()
})
