import type { Page } from '@playwright/test'
import { sitePages } from '#src/content/pages.ts'
import { expect, test } from './visitor.ts'

/** 1280 px at 200 % zoom lays out like 640 px, at 400 % like 320 px (WCAG 1.4.10). */
const widths = [320, 360, 640, 768, 1280]

function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= limit) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      element => element.getBoundingClientRect().right > limit + 1,
    )
    return wide.slice(0, 5).map(element => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
  })
}

/** Links and buttons that stand alone, smaller than 24 by 24 px (WCAG 2.5.8; links within a sentence are exempt). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, summary, input, textarea')]
      .filter(
        element =>
          element.checkVisibility() &&
          getComputedStyle(element).display !== 'inline' &&
          !element.closest('[aria-hidden="true"]'),
      )
      .filter(element => {
        const { width, height } = element.getBoundingClientRect()
        return width > 0 && (width < 24 || height < 24)
      })
      .map(element => element.outerHTML.slice(0, 120)),
  )
}

/** Links in a sentence that wrap as a box of their own: what follows them, a comma say, falls to the next line alone. */
function linksTornFromTheirSentence(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a[href]')]
      .filter(link => link.checkVisibility() && getComputedStyle(link).display !== 'inline')
      .filter(link => /^[,.;:]/.test(link.nextSibling?.textContent ?? ''))
      .filter(link => link.clientHeight > 1.9 * Number.parseFloat(getComputedStyle(link).lineHeight))
      .map(link => link.outerHTML.slice(0, 120)),
  )
}

test.use({ tolerated: /status of 404/ })

for (const { path } of [...sitePages, { path: '/no-such-page' }, { path: '/services/north-carolina' }]) {
  test(`${path} never scrolls sideways and has no target too small to hit`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await widerThanWindow(page), `wider than ${width} px`).toEqual([])
      expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([])
      expect.soft(await linksTornFromTheirSentence(page), `torn links at ${width} px`).toEqual([])
    }
  })
}

test('what the home page draws of each job keeps its lines at every width', async ({ page }) => {
  await page.goto('/')
  const jobs = page.getByRole('region', { name: 'Three jobs' }).getByRole('figure')
  await expect(jobs).toHaveCount(3)
  for (const width of [360, ...widths.filter(each => each > 360), 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const heights = await jobs.evaluateAll(figures => figures.map(figure => figure.getBoundingClientRect().height))
    expect.soft(Math.max(...heights), `highest of three at ${width} px`).toBeLessThan(250)
  }
})
