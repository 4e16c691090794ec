import { expect, type Locator, type Page } from '@playwright/test'

export const toasts = {
  sent: { title: 'Message sent successfully!', text: "We'll get back to you as soon as possible.", style: 'default' },
  wrongAnswer: {
    title: 'Captcha verification failed',
    text: 'Please solve the math problem correctly.',
    style: 'destructive',
  },
  notSent: { title: 'Error sending message', text: 'Please try again later.', style: 'destructive' },
} as const

export type Typed = { name: string; email: string; phone: string; company: string; message: string }

let messages = 0

/** A message that no other test sends. */
export function newMessage(over: Partial<Typed> = {}): Typed {
  messages += 1
  const mark = `${Date.now()}-${process.pid}-${messages}`
  return {
    name: 'Dana Reyes',
    email: `dana-${mark}@example.com`,
    phone: '(904) 555-0100',
    company: 'Reyes Roofing',
    message: `Our Saturday hours are wrong on the map. Mark ${mark}.`,
    ...over,
  }
}

const labels: Record<keyof Typed, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone (optional)',
  company: 'Company (optional)',
  message: 'Message',
}

/** The contact page as a visitor meets it. */
export class ContactPage {
  readonly page: Page
  readonly answer: Locator
  readonly submit: Locator
  /** Toasts as seen, not as announced: the announcement is a copy for screen readers. */
  readonly toast: Locator

  constructor(page: Page) {
    this.page = page
    this.answer = page.getByLabel(/^What is \d+ \+ \d+\?$/)
    this.submit = page.getByRole('button', { name: /^(SEND MESSAGE|SENDING\.\.\.)$/ })
    this.toast = page.locator('li[data-state="open"]')
  }

  field(name: keyof Typed): Locator {
    return this.page.locator('main form').getByLabel(labels[name], { exact: true })
  }

  async open(origin = ''): Promise<void> {
    await this.page.goto(`${origin}/contact-us`)
    await expect(this.answer).toBeVisible()
    await expect(this.submit).toBeEnabled()
  }

  async question(): Promise<{ first: number; second: number }> {
    const [label = ''] = await this.page.locator('label', { hasText: /What is \d+ \+ \d+\?/ }).allInnerTexts()
    const [first = 0, second = 0] = (label.match(/\d+/g) ?? []).map(Number)
    return { first, second }
  }

  async fill(typed: Typed): Promise<void> {
    for (const name of Object.keys(labels) as (keyof Typed)[]) await this.field(name).fill(typed[name])
  }

  async answerRightly(): Promise<void> {
    const { first, second } = await this.question()
    await this.answer.fill(String(first + second))
  }

  async send(typed: Typed): Promise<void> {
    await this.fill(typed)
    await this.answerRightly()
    await this.submit.click()
  }

  async expectToast({ title, text, style }: (typeof toasts)[keyof typeof toasts]): Promise<void> {
    await expect(this.toast).toHaveCount(1)
    await expect(this.toast).toContainText(title)
    await expect(this.toast).toContainText(text)
    await expect(this.toast).toHaveAttribute('data-style', style)
  }

  async expectTyped(typed: Typed): Promise<void> {
    for (const name of Object.keys(labels) as (keyof Typed)[]) await expect(this.field(name)).toHaveValue(typed[name])
  }
}
