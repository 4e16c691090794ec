import { expect, test } from 'vitest'
import { profileLink } from './profile-link.ts'

test('an address gets the marks once, and keeps what it asks for', () => {
  const marked = 'https://okafor.example/jax?lang=es&utm_source=google&utm_medium=organic&utm_campaign=business-profile'
  expect(profileLink('https://okafor.example/jax?lang=es')).toBe(marked)
  expect(profileLink(marked)).toBe(marked)
})

test('what is no address gets none', () => {
  expect(profileLink('')).toBe('')
})
