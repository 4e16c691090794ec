import { expect, test } from 'vitest'
import { moved, placeInWords, retold } from '#src/features/files/parts/photo-list.ts'

const photo = (file_id: string) => ({ file_id, kind: 'work', alt_text: `Photo ${file_id}` })
const list = ['a', 'b', 'c'].map(photo)
const ids = (photos: readonly { file_id: string }[]) => photos.map(({ file_id }) => file_id).join('')

test('a photo goes one place earlier or later, and stays at an end', () => {
  expect(ids(moved(list, 'b', -1))).toBe('bac')
  expect(ids(moved(list, 'b', 1))).toBe('acb')
  expect(ids(moved(list, 'a', -1))).toBe('abc')
  expect(ids(moved(list, 'c', 1))).toBe('abc')
  expect(ids(moved(list, 'x', 1))).toBe('abc')
  expect(placeInWords(moved(list, 'c', -1), 'c')).toBe('Photo c is now photo 2 of 3.')
})

test('other words go to one photo alone', () => {
  expect(retold(list, 'b', { kind: 'team', alt_text: 'Dana' })).toEqual([
    list[0],
    { file_id: 'b', kind: 'team', alt_text: 'Dana' },
    list[2],
  ])
})
