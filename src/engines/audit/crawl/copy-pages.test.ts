import { expect, test } from 'vitest'
import { createCopyPages, fileAddress } from '#src/engines/audit/crawl/copy-pages.ts'

const origin = 'https://www.calloway.example'
const at = (...paths: string[]) => paths.map(path => origin + path)

test.each([
  ['/about.html', '/about'],
  ['/about/index.html', '/about/'],
  ['/', '/index.html'],
  ['/post.html?slug=a', '/post.html'],
  ['/About.htm#team', '/about'],
])('%s and %s are one file', (one, other) => {
  expect(fileAddress(origin + one)).toBe(fileAddress(origin + other))
})

test('what was met is not read again, and a folder can be passed over', () => {
  const pages = createCopyPages(at('/', '/a.html', '/guide/b.html', '/guide/c.html', '/z.html'))
  expect(pages.next()).toBeUndefined()
  pages.begin(at('/index.html', '/a'))
  expect(pages.next()).toEqual({ url: `${origin}/guide/b.html`, found_by: 'folder', found_on: null, depth: null })
  expect(pages.passOver(`${origin}/guide/`)).toBe(1)
  expect(pages.next()?.url).toBe(`${origin}/z.html`)
  expect(pages.next()).toBeUndefined()
})

test('of two files whose names differ in their ending alone, the one that was not met is read', () => {
  const pages = createCopyPages(at('/menu.htm', '/menu.html', '/soups.htm', '/soups.html'))
  pages.begin(at('/menu.htm', '/soups'))
  expect(pages.next()?.url).toBe(`${origin}/menu.html`)
  expect(pages.next()?.url).toBe(`${origin}/soups.htm`)
  const framed = createCopyPages(at('/rates.htm'))
  framed.begin(at('/rates.html'))
  expect(framed.next()?.url).toBe(`${origin}/rates.htm`)
  expect(pages.next()).toBeUndefined()
})
