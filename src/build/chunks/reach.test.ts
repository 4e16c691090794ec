import { expect, test } from 'vitest'
import { reachOf } from '#src/build/chunks/reach.ts'

/** Who imports whom: a page and two screens, a form that both screens show, and a script that only runs when asked for. */
const importers = new Map([
  ['home', []],
  ['users', []],
  ['contacts', []],
  ['form', ['users', 'contacts']],
  ['field', ['form', 'home', 'field']],
  ['session', ['users', 'contacts']],
])
const later = new Map([['session', ['home']]])
const entries = new Set(['home', 'users', 'contacts'])
const graph = {
  getModuleInfo: (id: string) => {
    const from = importers.get(id)
    return from ? { importers: from, dynamicImporters: later.get(id) ?? [], isEntry: entries.has(id) } : null
  },
}
const reach = (id: string) => reachOf(id, graph, entry => entry !== 'home')

test('a module reaches every screen and page that imports it, through others too', () => {
  expect(reach('form')).toEqual({ screens: 2, pages: 0, later_pages: 0 })
  expect(reach('field')).toEqual({ screens: 2, pages: 1, later_pages: 0 })
  expect(reach('users')).toEqual({ screens: 1, pages: 0, later_pages: 0 })
})

test('a page that asks for a module later does not start with it', () => {
  expect(reach('session')).toEqual({ screens: 2, pages: 0, later_pages: 1 })
})

test('what the bundler does not know reaches none', () => {
  expect(reach('nowhere')).toEqual({ screens: 0, pages: 0, later_pages: 0 })
})
