import { afterEach, beforeEach, expect } from 'vitest'

const said: unknown[][] = []
const originalError = console.error

beforeEach(() => {
  said.length = 0
  console.error = (...words: unknown[]) => {
    said.push(words)
  }
})

afterEach(() => {
  console.error = originalError
  expect(said, 'nothing may be written to console.error').toEqual([])
})
