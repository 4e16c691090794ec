import { expect, test } from 'vitest'
import { listZipCodes } from '#src/build/list-zip-codes.ts'
import kept from '#src/content/city-guides/zip-codes.json' with { type: 'json' }
import { zipCodesOf } from '#src/content/city-guides/zip-codes.ts'

test('the ZIP codes kept in the repository are those that the data names', () => {
  expect(kept, 'run: node src/build/list-zip-codes.ts').toEqual(JSON.parse(listZipCodes()))
})

test('a hyphen or a saint in the name hides no code', () => {
  expect(zipCodesOf('winston-salem-nc')).toContain('27101')
  expect(zipCodesOf('st-petersburg-fl')).toContain('33701')
})

test('a city without mail of its own name has none, and no code is listed twice', () => {
  expect(zipCodesOf('sandy-springs-ga')).toEqual([])
  expect(new Set(zipCodesOf('miami-fl')).size).toBe(zipCodesOf('miami-fl').length)
})
