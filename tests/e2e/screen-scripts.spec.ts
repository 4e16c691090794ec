import { ownerOf } from './own-business.ts'
import { expect, test } from './visitor.ts'

/** Left to the bundler alone the screen with most parts asked for seventy. */
const mostScripts = 44

test('the screen with the most parts comes in few files, and needs none twice', async ({ page }) => {
  const { idOf } = await ownerOf(page, { 'Bay Street': {} })
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(`/client/locations/${idOf('Bay Street')}/info`)
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.length).toBeLessThanOrEqual(mostScripts)
  expect(new Set(scripts).size).toBe(scripts.length)
})
