import type { Page } from '@playwright/test'

/** Bytes over the wire (bodies, as encoded) that a first visit to a page costs. */
export type PageWeight = { document: number; script: number; total: number }

/**
 * What a page may weigh at most. A content page travels, with its 1.1 kB of headers, in the ten packets of 1,460 bytes
 * that a server may send before it hears from the reader again; one more costs a phone 150 ms.
 */
const budgets = {
  content: { document: 13_450, script: 0, total: 100_000 },
  search: { document: 13_450, script: 1_200, total: 100_000 },
  contact: { document: 14_000, script: 125_000, total: 250_000 },
} as const satisfies Record<string, PageWeight>

/** Paths of pages that hydrate; every other page is a content page. */
export const hydratedPaths: readonly string[] = [
  '/ai-seo',
  '/contact-us',
  '/login',
  '/sign-up',
  '/confirm-email',
  '/forgot-password',
  '/new-password',
  '/first-admin',
]

/** Paths of content pages with a search box, whose small script loads the rest when somebody enters it. */
export const searchedPaths: readonly string[] = ['/education', '/help-center', '/help-center/account']

/** Loads a page in a browser with an empty cache and sums what it really fetched, by the browser's own account. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  await page.goto(url, { waitUntil: 'networkidle' })
  return weighSoFar(page)
}

/** A program that has just started sends pages compressed in haste; within so many milliseconds they are as small as they get. */
const patience_ms = 40_000

/** The weight of the page at `path` of the site at `origin`, once it keeps its budget or has had its time. */
export async function weighInTime(page: Page, path: string, origin = ''): Promise<PageWeight> {
  const end = Date.now() + patience_ms
  while (true) {
    const weight = await weighPage(page, origin + path)
    if (overBudget(path, weight).length === 0 || Date.now() > end) return weight
    await page.waitForTimeout(500)
  }
}

/** What a page that is open has fetched until now. */
export function weighSoFar(page: Page): Promise<PageWeight> {
  return page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const timings = entries.filter(entry => entry instanceof PerformanceResourceTiming)
    const bytesOf = (chosen: PerformanceResourceTiming[]) =>
      chosen.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)
    return {
      document: bytesOf(timings.filter(({ entryType }) => entryType === 'navigation')),
      script: bytesOf(timings.filter(({ name }) => /\.m?js(\?|$)/.test(name))),
      total: bytesOf(timings),
    }
  })
}

function kindOf(path: string): keyof typeof budgets {
  if (hydratedPaths.includes(path)) return 'contact'
  if (searchedPaths.includes(path)) return 'search'
  return 'content'
}

/** The parts of the budget that the weight exceeds, each as a sentence. */
export function overBudget(path: string, weight: PageWeight): string[] {
  const budget = budgets[kindOf(path)]
  return (['document', 'script', 'total'] as const)
    .filter(part => weight[part] > budget[part])
    .map(part => `${path}: ${part} ${weight[part]} bytes, allowed ${budget[part]}`)
}
