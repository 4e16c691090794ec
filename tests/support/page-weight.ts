import type { Page } from '@playwright/test'

/** Bytes over the wire (bodies, as encoded) that a first visit to a page costs. */
export type PageWeight = { document: number; script: number; total: number }

/** A promise of issue and house: what a page may weigh at most. */
export const budgets = {
  content: { document: 14_000, script: 0, total: 100_000 },
  contact: { document: 14_000, script: 125_000, total: 250_000 },
} as const satisfies Record<string, PageWeight>

/** Paths of pages that hydrate; every other page is a content page. */
export const hydratedPaths: readonly string[] = ['/contact-us']

/** Loads a page in a browser with an empty cache and sums what it really fetched, by the browser's own account. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation')
    const resources = performance.getEntriesByType('resource')
    const sum = (entries: PerformanceResourceTiming[]) =>
      entries.reduce((bytes, entry) => bytes + entry.encodedBodySize, 0)
    const documentBytes = document?.encodedBodySize ?? Number.POSITIVE_INFINITY
    return {
      document: documentBytes,
      script: sum(resources.filter(({ name }) => /\.m?js(\?|$)/.test(name))),
      total: documentBytes + sum(resources),
    }
  })
}

/** The parts of the budget that the weight exceeds, each as a sentence. */
export function overBudget(path: string, weight: PageWeight): string[] {
  const budget = hydratedPaths.includes(path) ? budgets.contact : budgets.content
  return (['document', 'script', 'total'] as const)
    .filter(part => weight[part] > budget[part])
    .map(part => `${path}: ${part} ${weight[part]} bytes, allowed ${budget[part]}`)
}
