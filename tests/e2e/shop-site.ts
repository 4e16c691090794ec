import { answerPaths, type PathAnswer } from '#tests/support/audit/answer-paths.ts'
import { openShop, type ShopSite, shopPages } from '#tests/support/crawl/shop-site.ts'
import { test as base } from './visitor.ts'

type Shops = {
  /** Opens a site for as long as the test runs. */
  shop: (paths?: Readonly<Record<string, PathAnswer>>) => Promise<ShopSite>
}

/** A test as a visitor who knows shops with websites. */
export const test = base.extend<Shops>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
  shop: async ({}, use) => {
    const opened: ShopSite[] = []
    await use(async (paths = shopPages) => {
      const site = await openShop(answerPaths(paths))
      opened.push(site)
      return site
    })
    await Promise.all(opened.map(site => site.close()))
  },
})
