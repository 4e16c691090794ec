import { sitePages } from '#src/content/pages.ts'
import { overBudget, weighInTime, weighSoFar } from '#tests/support/built/page-weight.ts'
import { expect, test } from './visitor.ts'

test.describe.configure({ timeout: 60_000 })

for (const { path } of sitePages) {
  test(`${path} keeps its budget of bytes`, async ({ page }) => {
    expect(overBudget(path, await weighInTime(page, path))).toEqual([])
  })
}

test.describe('on a phone with a fine screen', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 })

  for (const path of ['/what-we-do', '/local-seo-optimization']) {
    test(`${path} keeps it to the end of the page, every picture seen`, async ({ page }) => {
      await page.goto(path)
      for (const picture of await page.locator('main img').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toHaveJSProperty('complete', true)
        expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-1024\.avif$/)
      }
      expect(overBudget(path, await weighSoFar(page))).toEqual([])
    })
  }
})
