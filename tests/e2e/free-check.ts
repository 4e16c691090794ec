import type { Locator, Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** The free check as a visitor sees it: the form, and the page of a result. */
export class FreeCheck {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get address(): Locator {
    return this.page.getByLabel('Web address')
  }

  get start(): Locator {
    return this.page.getByRole('button', { name: 'Check my site' })
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  get alert(): Locator {
    return this.page.getByRole('main').getByRole('alert')
  }

  /** What a screen reader hears. */
  get announced(): Locator {
    return this.page.locator('main > p[role=status]')
  }

  step(name: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: name })
  }

  finding(title: string): Locator {
    return this.page.locator('details').filter({ hasText: title })
  }

  async open(): Promise<void> {
    await this.page.goto('/ai-seo')
    await expect(this.start).toBeEnabled()
  }

  async check(address: string): Promise<void> {
    await this.open()
    await this.address.fill(address)
    await this.start.click()
  }

  async expectReport(): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Score', exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(this.page.getByRole('heading', { name: 'Keep this report' })).toBeAttached()
  }

  /** Has a site checked to the end; answers the path of its result. */
  async checkToTheEnd(address: string): Promise<string> {
    await this.check(address)
    await this.page.waitForURL('**/ai-seo/results/*')
    await this.expectReport()
    return new URL(this.page.url()).pathname
  }
}
