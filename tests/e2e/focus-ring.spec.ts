import type { Page } from '@playwright/test'
import { ownerOf } from './own-business.ts'
import { expect, test } from './visitor.ts'

/** Contrast of the ring around what has the focus against what it is drawn on; undefined where nothing has it. */
function ringContrast(page: Page): Promise<{ what: string; contrast: number } | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = rgb(color)
        .slice(0, 3)
        .map(part => part / 255)
        .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    let ground = focused.parentElement
    while (ground?.parentElement && rgb(getComputedStyle(ground).backgroundColor)[3] === 0)
      ground = ground.parentElement
    const behind = ground === document.documentElement ? document.body : (ground ?? document.body)
    const { outlineStyle, outlineColor } = getComputedStyle(focused)
    const [low = 0, high = 0] = [outlineColor, getComputedStyle(behind).backgroundColor]
      .map(luminance)
      .sort((one, other) => one - other)
    const contrast = outlineStyle === 'none' ? 1 : (high + 0.05) / (low + 0.05)
    return { what: focused.outerHTML.slice(0, 100), contrast }
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ['/', '/contact-us', '/login']) {
    test(`on ${path} in ${colorScheme} the ring around what has the focus stands out`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.locator('button[type=submit]:disabled')).toHaveCount(0)
      const faint: string[] = []
      let stops = 0
      for (; stops < 80; stops += 1) {
        await page.keyboard.press('Tab')
        const ring = await ringContrast(page)
        if (!ring) break
        if (ring.contrast < 3) faint.push(`${ring.contrast.toFixed(2)} ${ring.what}`)
      }
      expect(stops).toBeGreaterThan(10)
      expect(faint).toEqual([])
    })
  }
}

/** What the keyboard is at in a menu or a list of suggestions, and its ring: style, width, distance and color. */
function entryRing(page: Page): Promise<{ words: string; ring: string; color: string }> {
  return page.evaluate(() => {
    const active = document.activeElement
    const at = document.getElementById(active?.getAttribute('aria-activedescendant') ?? '') ?? active
    if (!at) throw new Error('The keyboard is nowhere.')
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(at)
    const ring = `${outlineStyle} ${outlineWidth} ${outlineOffset}`
    return { words: at.textContent ?? '', ring, color: outlineColor }
  })
}

test('the entry of a menu that the keyboard is at has the ring, not a fainter ground alone', async ({ page }) => {
  await ownerOf(page, { 'Bay Plumbing': {} })
  await page.goto('/client/locations')
  const inside = { ring: 'solid 3px -3px', color: 'rgb(15, 76, 74)' }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => entryRing(page)).toMatchObject(inside)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Dana Reyes' }).press('Enter')
  await expect.poll(() => entryRing(page)).toMatchObject({ words: 'Your account', ...inside })
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => entryRing(page)).toMatchObject({ words: 'Sign out', ...inside })

  await page.goto('/client/locations/new')
  await page.getByRole('combobox', { name: 'Main category' }).fill('plumb')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Main category' }).press('ArrowDown')
  await expect.poll(() => entryRing(page)).toMatchObject(inside)
})
