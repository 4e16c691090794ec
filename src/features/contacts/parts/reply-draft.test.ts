import { expect, test } from 'vitest'
import { keyFor, openReplyDraft } from '#src/features/contacts/parts/reply-draft.ts'

function openStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

test('a draft is found again by the same admin at the same contact, and by nobody else', () => {
  const storage = openStorage()
  const draft = { text: 'Hello Dana', tried: { text: 'Hello', key: 'k' } }
  openReplyDraft(storage, 'ada', 'contact').write(draft)
  expect(openReplyDraft(storage, 'ada', 'contact').read()).toEqual(draft)
  for (const [user, contact] of [
    ['ben', 'contact'],
    ['ada', 'other'],
  ] as const) {
    expect(openReplyDraft(storage, user, contact).read()).toEqual({ text: '', tried: undefined })
  }
})

test('an emptied draft leaves nothing behind', () => {
  const storage = openStorage()
  const draft = openReplyDraft(storage, 'ada', 'contact')
  draft.write({ text: 'x', tried: undefined })
  draft.write({ text: '', tried: undefined })
  expect(storage.kept.size).toBe(0)
})

test('a storage that refuses, or holds nonsense, is as good as empty', () => {
  const storage = openStorage()
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full')
    },
  }
  const draft = openReplyDraft(full, 'ada', 'contact')
  expect(() => draft.write({ text: 'x', tried: undefined })).not.toThrow()
  for (const nonsense of ['{', '7', '{"text":7}', 'null']) {
    expect(openReplyDraft({ ...storage, getItem: () => nonsense }, 'a', 'c').read().text).toBe('')
  }
})

test('the same text keeps its key, other text gets a new one', () => {
  const tried = { text: 'Hello', key: 'first' }
  expect(keyFor({ text: 'Hello', tried }, () => 'second')).toBe('first')
  expect(keyFor({ text: 'Hello!', tried }, () => 'second')).toBe('second')
  expect(keyFor({ text: 'Hello', tried: undefined }, () => 'second')).toBe('second')
})
