import { expect, test } from 'vitest'
import {
  filterBody,
  filterQuery,
  isFiltered,
  type ListView,
  listQuery,
  plainView,
  readView,
  writeView,
} from './view.ts'

const group = '01890000-0000-7000-8000-000000000000'

test('an empty address is the plain view, and the plain view an empty address', () => {
  expect(readView(new URLSearchParams())).toEqual(plainView)
  expect(String(writeView(plainView, null))).toBe('')
})

test('a view comes back from its address as it was, with the business it is of', () => {
  const view: ListView = {
    ...plainView,
    ...{ q: 'bay', state: 'FL', city: 'Tampa', group, label: 'New & old', status: 'active,paused' },
    ...{ subscription: 'none', problem: 'no_hours', sort: '-updated_at', page: 3 },
    size: 100,
    view: 'map',
    hide: 'city,plan',
  }
  const address = writeView(view, 'b1')
  expect(address.get('business')).toBe('b1')
  expect(readView(new URLSearchParams(String(address)))).toEqual(view)
})

test('whatever makes no sense in an address is left out of account', () => {
  const nonsense = 'status=open&problem=x&subscription=rich&sort=color&page=-1&size=7&view=globe&hide=color&group=1&q=a'
  expect(readView(new URLSearchParams(nonsense))).toEqual({ ...plainView, q: 'a' })
})

test('the API is asked for what narrows the list and nothing else', () => {
  const view = { ...plainView, q: ' bay ', status: 'active' }
  expect(String(filterQuery('b1', view))).toBe('business_id=b1&q=bay&status=active')
  expect(String(listQuery('b1', view))).toBe('business_id=b1&q=bay&status=active&sort=name&page=1&size=25')
  expect(filterBody(view)).toEqual({ q: 'bay', status: 'active' })
})

test('an order, a page and a shape narrow nothing; a blank search neither', () => {
  const turned: ListView = { ...plainView, sort: '-name', page: 2, size: 50, view: 'cards', q: '  ' }
  expect(isFiltered(turned)).toBe(false)
  expect(isFiltered({ ...plainView, problem: 'no_pin' })).toBe(true)
})
