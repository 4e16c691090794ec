import { shopPages } from '#tests/support/crawl/shop-site.ts'
import { FreeCheck } from './free-check.ts'
import { test } from './shop-site.ts'
import { expect } from './visitor.ts'

// The first check waits for its worker's process, which takes long where many tests run.
test.describe.configure({ timeout: 90_000 })

test.use({ tolerated: /status of 501|net::ERR_/ })

const events = '**/api/audits/*/events?*'
const audit = /\/api\/audits\/[^/]+\?key=/

/** A shop whose second page waits until it is let go. */
function heldShop() {
  const held = Promise.withResolvers<void>()
  const about: (typeof shopPages)[string] = async (_request, response) => {
    await held.promise
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(shopPages['/about'])
  }
  return { paths: { ...shopPages, '/about': about }, letGo: held.resolve }
}

test('where events cannot be had, the page asks again and comes to its end all the same', async ({ page, shop }) => {
  await page.route(events, route => route.fulfill({ status: 501, json: { code: 'not_here' } }))
  const site = await shop()
  await new FreeCheck(page).checkToTheEnd(site.address)
})

test('an outage keeps what is shown and says so, and ends by itself', async ({ page, shop }) => {
  const { paths, letGo } = heldShop()
  const site = await shop(paths)
  const check = new FreeCheck(page)
  await page.route(events, route => route.fulfill({ status: 501, json: { code: 'not_here' } }))
  await check.check(site.address)
  await expect(check.step('Reach your site')).toContainText('Done', { timeout: 30_000 })
  await page.route(audit, route => route.abort())
  await expect(page.getByText('No connection to us.')).toBeVisible()
  await expect(check.step('Reach your site')).toContainText('Done')
  letGo()
  await page.unroute(audit)
  await check.expectReport()
  await expect(page.getByText('No connection to us.')).toHaveCount(0)
})

test('whoever leaves and comes back while it runs finds it running', async ({ page, shop }) => {
  const { paths, letGo } = heldShop()
  const site = await shop(paths)
  const check = new FreeCheck(page)
  await check.check(site.address)
  await expect(check.step('Reach your site')).toContainText('Done', { timeout: 30_000 })
  await page.reload()
  await expect(check.heading).toHaveText(`We are reading ${site.host}.`)
  letGo()
  await check.expectReport()
})
