import { type ParsedPage, parsePage } from './parsed-page.ts'
import { test as visitorTest } from './visitor.ts'

type PageReader = {
  /** Takes the source of a page apart in one empty page of the browser, which serves all stories of a worker. */
  parse: (html: string) => Promise<ParsedPage>
}

/** A test that reads pages without visiting them. */
export const test = visitorTest.extend<object, PageReader>({
  parse: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await use(html => parsePage(page, html))
      await page.close()
    },
    { scope: 'worker' },
  ],
})
