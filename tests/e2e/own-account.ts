import type { Page } from '@playwright/test'
import { readRows } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { signedIn } from './sign-in.ts'
import { expect } from './visitor.ts'

/** The region of the account's screen with this name. */
export const part = (page: Page, name: string) => page.getByRole('region', { name })

export const sql = (text: string, ...values: unknown[]) => readRows(sharedDataFolder(), text, values)

/** Opens the account of a new client; answers who it is. */
export async function openSettings(page: Page) {
  const user = await signedIn(page, 'client')
  await page.goto('/client/settings')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(user.full_name)
  return user
}
