import { expect, test } from 'vitest'
import { type EntryKind, reachOf } from '#src/build/chunks/reach.ts'

/** Who imports whom: a page and two screens, a form that both screens show, and a script that only runs when asked for. */
const importers = new Map([
  ['frame', []],
  ['home', []],
  ['terms', []],
  ['link', ['frame', 'terms']],
  ['users', []],
  ['contacts', []],
  ['form', ['users', 'contacts']],
  ['field', ['form', 'home', 'field']],
  ['session', ['users', 'contacts']],
])
const later = new Map([['session', ['home']]])
const entries = new Set(['frame', 'home', 'terms', 'users', 'contacts'])
const graph = {
  getModuleInfo: (id: string) => {
    const from = importers.get(id)
    return from
      ? { importers: from, dynamicImporters: later.get(id) ?? [], importedIds: [], isEntry: entries.has(id) }
      : null
  },
}
const kinds = new Map<string, EntryKind>([
  ['frame', 'root'],
  ['home', 'page'],
  ['terms', 'still'],
])
const reach = (id: string) => reachOf(id, graph, entry => kinds.get(entry) ?? 'screen')

test('a module reaches every screen and page that imports it, through others too', () => {
  expect(reach('form')).toEqual({ roots: 0, screens: 2, pages: 0, later_pages: 0, still: 0 })
  expect(reach('field')).toEqual({ roots: 0, screens: 2, pages: 1, later_pages: 0, still: 0 })
  expect(reach('users')).toEqual({ roots: 0, screens: 1, pages: 0, later_pages: 0, still: 0 })
})

test('a page that asks for a module later does not start with it', () => {
  expect(reach('session')).toEqual({ roots: 0, screens: 2, pages: 0, later_pages: 1, still: 0 })
})

test('what the bundler does not know reaches none', () => {
  expect(reach('nowhere')).toEqual({ roots: 0, screens: 0, pages: 0, later_pages: 0, still: 0 })
})

test('what the frame needs reaches it, and a page without script is counted by itself', () => {
  expect(reach('link')).toEqual({ roots: 1, screens: 0, pages: 0, later_pages: 0, still: 1 })
})
