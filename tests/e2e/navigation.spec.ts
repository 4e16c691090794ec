import { footerGroups, headerAction, headerLinks } from '#src/content/navigation.ts'
import { readBrand } from '#src/env.ts'
import { expect, test } from './visitor.ts'

const brand = readBrand()
const inHeader = [...headerLinks, headerAction]
const narrow = { width: 360, height: 740 }

for (const { name, path } of inHeader) {
  test(`the header leads to ${name}`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).toBeVisible()
  })
}

for (const { title, links } of footerGroups) {
  for (const { name, path } of links) {
    test(`the footer leads to ${name} under ${title}`, async ({ page }) => {
      await page.goto('/terms')
      await page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: title })
        .getByRole('link', { name, exact: true })
        .click()
      await expect(page).toHaveURL(path)
      await expect(page.locator('h1')).toBeVisible()
    })
  }
}

test('the footer has the phone number to call and the DBA note', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: brand.phone })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  await expect(footer).toContainText(`DBA of ${brand.parent}`)
})

test('the skip link is the first stop of the keyboard and leads into the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await skip.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: narrow, hasTouch: true })

  test('the menu is closed at first and the wide header is not there', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  })

  for (const { name, path } of inHeader) {
    test(`a tap on the menu leads to ${name}`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu' }).tap()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await expect(menu).toBeVisible()
      await menu.getByRole('link', { name, exact: true }).tap()
      await expect(page).toHaveURL(path)
      await expect(page.locator('h1')).toBeVisible()
    })
  }

  test('the keyboard opens the menu, Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('the keyboard alone follows a link in the menu', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).focus()
    await page.keyboard.press('Enter')
    const first = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first()
    for (let stops = 0; stops < 5 && !(await first.evaluate(link => link === document.activeElement)); stops += 1) {
      await page.keyboard.press('Tab')
    }
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/what-we-do')
  })

  test('the menu works on a page that hydrates, and closes when its link is followed', async ({ page }) => {
    await page.goto('/contact-us')
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Pricing' }).tap()
    await expect(page).toHaveURL('/solutions')
    await expect(menu).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: narrow })

  test('the menu opens, closes and leads on', async ({ page }) => {
    for (const start of ['/', '/contact-us']) {
      await page.goto(start)
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(menu).toBeVisible()
      await menu.getByRole('button', { name: 'Close' }).click()
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Menu' }).click()
      await menu.getByRole('link', { name: 'Pricing' }).click()
      await expect(page).toHaveURL('/solutions')
    }
  })
})
