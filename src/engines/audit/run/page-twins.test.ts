import { expect, test } from 'vitest'
import { PageTwins } from '#src/engines/audit/run/page-twins.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const origin = 'https://www.calloway.example'
const words = '<!doctype html><title>Drains</title><p>We clean drains in Macon.'
const view = (path: string, html = words, status = 200) => viewOf({ url: origin + path, html, response: { status } })

function second(first: string, other: string, html = words, is_local_copy = false): string | undefined {
  const twins = new PageTwins(is_local_copy)
  expect(twins.before(view(first))).toBeUndefined()
  return twins.before(view(other, html))
}

test.each([
  ['/', '/index.html'],
  ['/index.php', '/'],
  ['/', '/index'],
  ['/drains/index', '/drains/'],
  ['/drains/', '/drains/index.html'],
  ['/drains', '/drains/'],
  ['/drains/', '/drains//'],
  ['/drains', '//drains'],
])('%s and %s are one page where their code is the same', (first, other) => {
  expect(second(first, other)).toBe(origin + first)
  expect(second(first, other, words.replace('Macon', 'Perry'))).toBeUndefined()
  expect(second(first, other, words.replace('<p>', '<p class="wide">'))).toBeUndefined()
})

test('a file of a copy is one page whatever is asked of it, a page of a server is not', () => {
  expect(second('/post.html', '/post.html?slug=b', words, true)).toBe(`${origin}/post.html`)
  expect(second('/post.html?slug=a', '/post.html?slug=b')).toBeUndefined()
  expect(second('/post.html?slug=a', '/post.html?slug=b', words.replace('Macon', 'Perry'), true)).toBeUndefined()
})

test('other pages, and errors, are no twins', () => {
  expect(second('/drains', '/sewers')).toBeUndefined()
  expect(second('/drains', '/drains.html')).toBeUndefined()
  const twins = new PageTwins(false)
  expect(twins.before(view('/', words, 404))).toBeUndefined()
  expect(twins.before(view('/index.html', words, 404))).toBeUndefined()
})

test('a folder and a file of one name are two pages, each with its own twins', () => {
  const twins = new PageTwins(true)
  const file = words.replace('Macon', 'Perry')
  expect(twins.before(view('/drains/'))).toBeUndefined()
  expect(twins.before(view('/drains.html', file))).toBeUndefined()
  expect(twins.before(view('/drains', file))).toBe(`${origin}/drains.html`)
  expect(twins.before(view('/drains/index.html'))).toBe(`${origin}/drains/`)
})
