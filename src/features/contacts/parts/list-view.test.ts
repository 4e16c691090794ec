import { expect, test } from 'vitest'
import {
  filterQuery,
  isFiltered,
  type ListView,
  listQuery,
  pageSizes,
  plainView,
  readView,
  sorts,
  writeView,
} from '#src/features/contacts/parts/list-view.ts'
import { fc } from '#tests/support/runner/properties.ts'

const view: fc.Arbitrary<ListView> = fc.record({
  search: fc.string({ maxLength: 100 }),
  status: fc.constantFrom('open', 'all', 'new', 'spam'),
  source: fc.constantFrom(undefined, '', '/contact-us'),
  from: fc.constantFrom('', '2026-03-08'),
  to: fc.constantFrom('', '2026-11-01'),
  sort: fc.constantFrom(...sorts),
  order: fc.constantFrom('asc', 'desc'),
  page: fc.integer({ min: 1, max: 999_999 }),
  page_size: fc.constantFrom(...pageSizes),
})

test('a view is read from its address as it was written', () => {
  fc.assert(
    fc.property(view, given => {
      expect(readView(writeView(given))).toEqual(given)
    }),
  )
})

test('the usual view has an empty address, and an address of nonsense shows the usual view', () => {
  expect(String(writeView(plainView))).toBe('')
  const nonsense = 'status=best&page=-1&page_size=7&from=yesterday&to=1&sort=email&order=up'
  expect(readView(new URLSearchParams(nonsense))).toEqual(plainView)
  expect(readView(new URLSearchParams('page=1.5')).page).toBe(1)
})

test('spam is left out unless it is asked for', () => {
  const status = (over: Partial<ListView>) => filterQuery({ ...plainView, ...over }, 'UTC').get('status')
  expect(status({})).toBe('new,contacted,qualified,proposal,won,lost')
  expect(status({ status: 'spam' })).toBe('spam')
  expect(status({ status: 'all' })).toBeNull()
})

test('the list asks for its page, the file for the filter alone', () => {
  const asked = { ...plainView, search: ' roof ', source: '', from: '2026-03-08', page: 3 }
  expect(Object.fromEntries(filterQuery(asked, 'UTC'))).toEqual({
    time_zone: 'UTC',
    search: 'roof',
    status: 'new,contacted,qualified,proposal,won,lost',
    source: '',
    from: '2026-03-08',
  })
  expect(Object.fromEntries(listQuery(asked, 'UTC'))).toMatchObject({ page: '3', page_size: '25', sort: 'created_at' })
})

test('sorting and pages narrow nothing', () => {
  expect(isFiltered({ ...plainView, sort: 'name', page: 2 })).toBe(false)
  for (const over of [{ search: 'x' }, { status: 'all' as const }, { source: '' }, { from: '2026-03-08' }]) {
    expect(isFiltered({ ...plainView, ...over })).toBe(true)
  }
})
