import { expect, test } from 'vitest'
import {
  isFiltered,
  plainView,
  readView,
  sortChoices,
  writeView,
} from '#src/features/accounts/parts/users/user-view.ts'

const read = (query: string) => readView(new URLSearchParams(query))

test('an address without a query shows the newest users first, 25 at a time', () => {
  expect(read('')).toEqual({ search: '', sort: 'created_at', order: 'desc', page: 1, page_size: 25 })
  expect(isFiltered(plainView)).toBe(false)
})

test.each(['search=reyes+roofing&role=client&status=suspended', 'sort=full_name&order=asc&page=3&page_size=100', ''])(
  'the view of ?%s is written as it was read',
  query => {
    expect(String(writeView(read(query)))).toBe(query)
  },
)

test.each(['page=0', 'page=-1', 'page=x', 'role=owner', 'sort=password', 'order=up', 'page_size=7', 'search=%00'])(
  'what makes no sense, as ?%s, is left out and the rest holds',
  query => {
    expect(read(`${query}&status=invited`)).toEqual({ ...plainView, status: 'invited' })
  },
)

test('what the list does not know is no part of its view', () => {
  expect(read('utm_source=mail')).toEqual(plainView)
})

test('every column can be ordered both ways, the usual one first', () => {
  expect(sortChoices.map(({ value }) => value)).toEqual([
    'full_name asc',
    'full_name desc',
    'email asc',
    'email desc',
    'created_at desc',
    'created_at asc',
    'last_sign_in_at desc',
    'last_sign_in_at asc',
  ])
})
