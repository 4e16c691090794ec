import { expect, test } from 'vitest'
import { tomlTables } from './toml-tables.ts'

const told = (text: string) =>
  tomlTables(text, 'redirects').map(({ values, is_partial }) => [Object.fromEntries(values), is_partial])

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
    [{ from: '/a', to: '/b', force: 'true', status: '302' }, false],
    [{ from: '/c', 'x-from': 'me' }, false],
  ])
})

test('what is not understood is said', () => {
  expect(told('[[redirects]]\nfrom = "/a"\nquery = {id = ":id"}\n')).toEqual([[{ from: '/a' }, true]])
  expect(told('')).toEqual([])
  expect(told('from = "/a"\n# [[redirects]]')).toEqual([])
})
