import { sitePages } from '#src/content/pages.ts'
import { overBudget, weighPage } from '#tests/support/page-weight.ts'
import { expect, test } from './visitor.ts'

for (const { path } of sitePages) {
  test(`${path} keeps its budget of bytes`, async ({ page }) => {
    expect(overBudget(path, await weighPage(page, path))).toEqual([])
  })
}
