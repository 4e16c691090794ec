import { expect, test } from 'vitest'
import { createKeeper } from '#src/features/audits/parts/form/keep-key.ts'

test('the same words keep their key, other words get another', () => {
  const keyFor = createKeeper()
  const key = keyFor({ address: 'shop.example' })
  expect(keyFor({ address: 'shop.example' })).toBe(key)
  const other = keyFor({ address: 'other.example' })
  expect(other).not.toBe(key)
  expect(keyFor({ address: 'shop.example' })).not.toBe(key)
})

test('a key is one that the API takes', () => {
  expect(createKeeper()({})).toMatch(/^[0-9a-f]{32}$/)
})
