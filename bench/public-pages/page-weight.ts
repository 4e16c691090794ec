import { chromium } from '@playwright/test'
import { sitePages } from '#src/content/pages.ts'
import { overBudget, weighInTime } from '#tests/support/built/page-weight.ts'
import { findChromium } from '#tests/support/machine/chromium.ts'
import { startSite } from '#tests/support/program/running-site.ts'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8)

async function weighAll(origin: string): Promise<string[]> {
  const browser = await chromium.launch(await findChromium())
  const faults: string[] = []
  console.log('HTML+CSS  script    total  kB as sent, first visit')
  for (const { path } of sitePages) {
    const page = await browser.newPage()
    const weight = await weighInTime(page, path, origin)
    await page.close()
    faults.push(...overBudget(path, weight))
    console.log(`${kilobytes(weight.document)}${kilobytes(weight.script)} ${kilobytes(weight.total)}  ${path}`)
  }
  await browser.close()
  return faults
}

const site = await startSite()
const faults = await weighAll(site.origin).finally(site.stop)
for (const fault of faults) console.log(`OVER BUDGET  ${fault}`)
console.log(`${sitePages.length} pages, ${faults.length} over budget`)
process.exit(faults.length > 0 ? 1 : 0)
