import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { readRows } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { expect } from './visitor.ts'

export const newEmail = () => `dana-${randomUUID()}@shop.example`

/** The pages people come in by, as a person meets them. */
export class Entrance {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  email = () => this.page.getByLabel('Email', { exact: true })
  password = () => this.page.getByLabel(/^(New p|P)assword$/)
  button = (name: string) => this.page.getByRole('main').getByRole('button', { name, exact: true })
  alerts = () => this.page.getByRole('main').getByRole('alert')

  async signIn(email: string, password: string): Promise<void> {
    await this.email().fill(email)
    await this.password().fill(password)
    await this.button('Sign in').click()
  }

  async signUp(email: string, password: string, full_name = 'Dana Reyes'): Promise<void> {
    await this.page.getByLabel('Your name').fill(full_name)
    await this.email().fill(email)
    await this.password().fill(password)
    await this.button('Create account').click()
  }

  /** The field is refused: marked, described by the words, read out, and in focus. */
  async expectRefused(field: Locator, words: RegExp): Promise<void> {
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(words)
    await expect(this.alerts().filter({ hasText: words })).toBeVisible()
  }

  /** Nothing a script can read holds a token. */
  async expectNoReadableToken(): Promise<void> {
    const readable = await this.page.evaluate(() =>
      [document.cookie, ...Object.values(localStorage), ...Object.values(sessionStorage)].join(' '),
    )
    expect(readable).not.toMatch(/eyJ|refresh_token|access_token/)
    for (const { name, value, httpOnly } of await this.page.context().cookies()) {
      if (name === 'porchlight_signed_in') continue
      expect([name, httpOnly]).toEqual([name, true])
      expect(readable).not.toContain(value)
    }
  }
}

export async function userRow(email: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await readRows(
    sharedDataFolder(),
    `select users.id, email_verified, user_metadata, user_roles.role, profiles.full_name, profiles.company
     from users join user_roles on user_roles.user_id = users.id join profiles on profiles.id = users.id where email = $1`,
    [email],
  )
  return row
}
