import { expect, test } from 'vitest'
import { tomlTables } from './toml-tables.ts'

const told = (text: string) => tomlTables(text, 'redirects')

test('each table of a list is read, with what stands below it', () => {
  const text = `[build]
  publish = "."
[[redirects]]
  from = "/a" # old
  to = '/b'
  force = true
  status = 302
[[redirects]]
  from = "/c"
  [redirects.headers]
    X-From = "me"
[[headers]]
  for = "/*"
`
  expect(told(text)).toEqual([
    { from: '/a', to: '/b', force: true, status: 302 },
    { from: '/c', headers: { 'X-From': 'me' } },
  ])
})

test('what is written in other ways is read as well, and nothing else is taken for a table', () => {
  expect(told('[[redirects]]\nfrom = "/a"\nquery = {id = ":id"}\n')).toEqual([{ from: '/a', query: { id: ':id' } }])
  expect(told('redirects = [\n  {from = "/\\u0061"}, # old\n  {from = """\n/b"""},\n]')).toEqual([
    { from: '/a' },
    { from: '/b' },
  ])
  expect(told('')).toEqual([])
  expect(told('from = "/a"\n# [[redirects]]')).toEqual([])
  expect(told('redirects = [1, "x", [2], 1979-05-27]')).toEqual([])
  expect(told('redirects = "x"')).toEqual([])
})

test('of a file that was cut off, the tables before the last one are read', () => {
  expect(told('[[redirects]]\nfrom = "/a"\n[[redirects]]\nfrom = "/b')).toEqual([{ from: '/a' }])
  expect(told('from = ')).toEqual([])
})

test.each([
  ['lists within lists', `a = ${'['.repeat(200_000)}`],
  ['tables within tables', `a = ${'{a='.repeat(66_000)}`],
  ['a name of a hundred thousand parts', `a${'.a'.repeat(100_000)} = 1`],
  ['tables without end', '[[redirects]]\n'.repeat(14_000)],
  ['a string that does not end', `a = "${'\\u0041'.repeat(33_000)}`],
  ['a number of ten thousand digits', `a = ${'1'.repeat(200_000)}`],
  ['the prototype of every object', '__proto__.from = "/a"\n[[redirects]]\n__proto__ = {from = "/b"}'],
])('%s neither crash the reader nor reach beyond it', (_, text) => {
  expect(told(text).length).toBeLessThanOrEqual(500)
  expect(({} as { from?: string }).from).toBeUndefined()
})
