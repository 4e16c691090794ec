import { expect, test } from 'vitest'
import { localeChoices } from '#src/features/accounts/parts/account-settings/locales.ts'
import { profileChangeSchema } from '#src/features/accounts/schema.ts'

const plain = (text: string | undefined) => text?.replaceAll(' ', ' ')

test('each way of writing shows what it does to a date and an amount', () => {
  const [american, british] = localeChoices('en-US')
  expect(american?.label).toBe('English (United States)')
  expect(plain(american?.example)).toBe('3/4/26, 8:30 PM · 1,234.5')
  expect(british?.example).toContain('04/03/2026')
})

test('the one in force is offered though we do not list it, and none is offered twice', () => {
  expect(localeChoices('sv-SE').map(({ locale }) => locale)).toContain('sv-SE')
  const locales = localeChoices('en-GB').map(({ locale }) => locale)
  expect(new Set(locales).size).toBe(locales.length)
})

test('everything offered can be saved', () => {
  for (const { locale } of localeChoices('')) expect(profileChangeSchema.safeParse({ locale }).success).toBe(true)
})

test('one that no browser knows is offered by its name alone', () => {
  expect(localeChoices('en-12')).toContainEqual({ locale: 'en-12', label: 'en-12', example: '' })
})
