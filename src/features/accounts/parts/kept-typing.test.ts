import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { forgetTyping, openKeptTyping } from './kept-typing.ts'

const texts = z.object({ note: z.string() })

/** The browser's memory of one tab. */
function newStore() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
    key: (at: number) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size
    },
  }
}

let store = newStore()
const open = (user_id = 'dana', place = 'note:1') => openKeptTyping<z.output<typeof texts>>(store, { user_id, place })

beforeEach(() => {
  store = newStore()
})

test('what was typed is read again, until nothing is unsaved', () => {
  open().write({ note: 'Call back' })
  expect(open().read(texts)).toEqual({ note: 'Call back' })
  open().write(undefined)
  expect(open().read(texts)).toBeUndefined()
  expect(store.length).toBe(0)
})

test('another user, and another form, find nothing', () => {
  open().write({ note: 'Call back' })
  expect(open('ada').read(texts)).toBeUndefined()
  expect(open('dana', 'note:2').read(texts)).toBeUndefined()
})

test('what has another shape by now, or is none, is left out', () => {
  for (const text of ['{"note":7}', '{', 'null', '[]', '"note"']) {
    store.setItem('porchlight-typed:dana:note:1', text)
    expect(open().read(texts)).toBeUndefined()
  }
})

test('a browser without room for it does not stop whoever types', () => {
  store.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => open().write({ note: 'Call back' })).not.toThrow()
})

test('whoever signs out leaves nothing that was typed, and nothing else is touched', () => {
  open().write({ note: 'Call back' })
  open('ada', 'business').write({ note: 'LLC' })
  store.setItem('porchlight-business', 'id')
  forgetTyping(store)
  expect([...store.entries.keys()]).toEqual(['porchlight-business'])
})
