import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './visitor.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

const soft = expect.configure({ soft: true, timeout: 3000 })

export const looks = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const

type Look = (typeof looks)[number]

export async function wear(page: Page, { width, height, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/**
 * Every rule on the page as it stands. Its source is read once a page, and what is in order is not written down node by
 * node: both take longer than the rules.
 */
async function violationsOf(page: Page): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async values => {
    const options: axe.RunOptions = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }
    const results = await window.axe?.run(document, options)
    return { violations: results?.violations ?? [], met: results?.passes.length, frames: window.frames.length }
  }, rules)
  expect(found.met, 'rules that were met').toBeGreaterThan(0)
  expect(found.frames, 'frames, which the rules do not see').toBe(0)
  return found.violations
}

/** `what` names the state of the page in a failure. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const violations = await violationsOf(page)
  expect
    .soft(
      violations.map(
        ({ id, nodes }) =>
          `${what} ${id}: ${nodes.map(node => `${node.target.join(' ')} ${node.failureSummary}`).join('; ')}`,
      ),
    )
    .toEqual([])
}

export async function expectAccessibleIn(page: Page, look: Look, what: string): Promise<void> {
  await wear(page, look)
  await expectAccessible(page, `${what}, ${look.width} ${look.colorScheme}`)
}

/** In every look, and never wider than the window: 1280 px at 400 % zoom lays out like 320 px (WCAG 1.4.10). */
export async function expectAccessibleInEveryLook(page: Page, what: string): Promise<void> {
  for (const look of looks) await expectAccessibleIn(page, look, what)
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 740 })
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // Charts follow the window a moment later.
    await soft.poll(excess, { message: `${what} needs more than ${width} px` }).toBeLessThanOrEqual(0)
  }
}
