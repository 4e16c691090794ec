import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

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

/** In one piece: the other mode opens a second page for frames, and we have none. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

async function expectNoViolation(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await axe.analyze()
  expect
    .soft(
      violations.map(
        ({ id, nodes }) =>
          `${what} ${id}: ${nodes.map(node => `${node.target.join(' ')} ${node.failureSummary}`).join('; ')}`,
      ),
    )
    .toEqual([])
}

/** `what` names the state of the page in a failure. */
export const expectAccessible = (page: Page, what: string): Promise<void> =>
  expectNoViolation(axeOn(page).withTags(rules), what)

/** The rules that look at colors. The dark look changes nothing else (`src/ui/dark-look.test.ts`). */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Every rule in the light, and in the dark those that can come to something else there. */
export async function expectAccessibleIn(page: Page, look: Look, what: string): Promise<void> {
  await wear(page, look)
  const where = `${what}, ${look.width} ${look.colorScheme}`
  if (look.colorScheme === 'dark') await expectNoViolation(axeOn(page).withRules(colorRules), where)
  else await expectAccessible(page, where)
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
