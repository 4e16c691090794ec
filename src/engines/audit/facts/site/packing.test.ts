import { expect, test } from 'vitest'
import { PackedStore, PackedWriter } from './packing.ts'

function written(fill: (out: PackedWriter) => void): Uint8Array {
  const out = new PackedWriter()
  fill(out)
  return out.done()
}

test('numbers come back as they were written, the largest too', () => {
  const store = new PackedStore()
  const numbers = [0, 1, 127, 128, 16_384, 2 ** 31, 2 ** 32 - 1]
  store.add(
    written(out => {
      out.one(...numbers)
      out.hash(...numbers)
      out.list(numbers)
      out.hashes(numbers)
      out.halves(Uint32Array.from([0xffff0001, 0x0001ffff]))
    }),
  )
  const from = store.read(0)
  expect(numbers.map(() => from?.one())).toEqual(numbers)
  expect(numbers.map(() => from?.hash())).toEqual(numbers)
  expect([...(from?.list() ?? [])]).toEqual(numbers)
  expect([...(from?.hashes() ?? [])]).toEqual(numbers)
  expect([...(from?.halves() ?? [])]).toEqual([0xffff, 1])
})

test('records larger than a piece of memory, and those after them, are found again', () => {
  const store = new PackedStore()
  const long = Array.from({ length: 100_000 }, (_, i) => i)
  for (const list of [[7], long, [8], [9]]) store.add(written(out => out.list(list)))
  expect(store.size).toBe(4)
  expect(store.read(1)?.list()).toHaveLength(100_000)
  expect([0, 2, 3].map(index => store.read(index)?.list()[0])).toEqual([7, 8, 9])
  expect(store.read(4)).toBeUndefined()
})

test('records that were let go of are gone, and those that share memory with later ones are not', () => {
  const store = new PackedStore()
  const long = Array.from({ length: 100_000 }, (_, i) => i)
  for (const list of [[7], long, [8], [9]]) store.add(written(out => out.list(list)))
  for (const index of [0, 1, 2, 3]) store.forgetBefore(index)
  expect([0, 1].map(index => store.read(index))).toEqual([undefined, undefined])
  expect([2, 3].map(index => store.read(index)?.list()[0])).toEqual([8, 9])
})
