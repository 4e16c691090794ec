import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measuring } from './test-processes.ts'

test.each(measuring)('%s names tests that are there', pattern => {
  expect(globSync(pattern)).not.toEqual([])
})
