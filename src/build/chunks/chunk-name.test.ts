import { expect, test } from 'vitest'
import { chunkName } from '#src/build/chunks/chunk-name.ts'

const named = (screens: number, pages = 0, later_pages = 0, still = 0) =>
  chunkName({ roots: 0, screens, pages, later_pages, still })

test('what most screens need comes in one file, what the screens with forms need in another', () => {
  expect(named(30)).toBe('area')
  expect(named(15)).toBe('area')
  expect(named(14)).toBe('forms')
  expect(named(7)).toBe('forms')
})

test('what few screens need is not loaded by all the others', () => {
  expect(named(6)).toBeNull()
  expect(named(1)).toBeNull()
})

test('what every page with something to operate needs comes in one file, unless some page does without it', () => {
  expect(named(2, 9)).toBe('everywhere')
  expect(named(30, 8)).toBeNull()
  expect(named(30, 4)).toBeNull()
  expect(named(0, 9)).toBe('everywhere')
})

test('no public page loads what only screens need', () => {
  for (let pages = 1; pages < 30; pages += 1)
    for (let screens = 0; screens < 32; screens += 1) expect([null, 'everywhere']).toContain(named(screens, pages))
})

test('what a page may ask for later does not bring the screens along', () => {
  expect(named(30, 0, 1)).toBeNull()
  expect(named(30, 9, 2)).toBe('everywhere')
})

test('what the frame of every page shares with some comes with everything, and what it alone needs stays with it', () => {
  expect(chunkName({ roots: 1, screens: 1, pages: 0, later_pages: 0, still: 0 })).toBe('everywhere')
  expect(chunkName({ roots: 1, screens: 0, pages: 1, later_pages: 0, still: 0 })).toBe('everywhere')
  expect(chunkName({ roots: 1, screens: 0, pages: 0, later_pages: 0, still: 1 })).toBe('everywhere')
  expect(chunkName({ roots: 1, screens: 0, pages: 0, later_pages: 0, still: 0 })).toBeNull()
})

test('a page without script, which is drawn with the styles of all that it imports, does not bring the screens along', () => {
  expect(named(30, 0, 0, 1)).toBeNull()
  expect(named(30, 9, 0, 1)).toBe('everywhere')
})
