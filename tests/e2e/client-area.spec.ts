import { signedIn } from './sign-in.ts'
import { expect, test } from './visitor.ts'

test('a client is greeted by name', async ({ page }) => {
  await signedIn(page, 'client')
  await page.goto('/client')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dana Reyes')
})
test('an admin is greeted by name', async ({ page }) => {
  await signedIn(page, 'admin')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dana Reyes')
})
