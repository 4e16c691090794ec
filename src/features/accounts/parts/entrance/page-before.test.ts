import { expect, test } from 'vitest'
import { pageBefore } from '#src/features/accounts/parts/entrance/page-before.ts'

const origin = 'https://porchlight.example'

test('a page of ours is named by its path, without what was asked of it', () => {
  expect(pageBefore(`${origin}/services/miami-fl?utm=x#faq`, origin)).toBe('/services/miami-fl')
  expect(pageBefore(`${origin}/`, origin)).toBe('/')
})

test('other sites, and nobody, leave nothing', () => {
  for (const referrer of ['', 'https://search.example/q?find=us', 'http://porchlight.example/', 'about:blank', 'x']) {
    expect(pageBefore(referrer, origin)).toBe('')
  }
})
