import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { FileStore } from '#src/platform/files/file-store.ts'
import { readFilesAddress } from '#src/platform/files/files-address.ts'
import { openFileStore } from '#src/platform/files/open-file-store.ts'
import { startFakeS3 } from '#tests/support/services/fake-s3.ts'

async function inFolder(): Promise<FileStore> {
  const data_dir = await mkdtemp(join(tmpdir(), 'porchlight-store-'))
  onTestFinished(() => rm(data_dir, { recursive: true, force: true }))
  return openFileStore({ data_dir, files: undefined })
}

async function inBucket(path = 'pictures'): Promise<FileStore> {
  const { address } = await startFakeS3()
  return openFileStore({ data_dir: '', files: readFilesAddress(address(undefined, path)) })
}

const places: [string, () => Promise<FileStore>][] = [
  ['a folder', inFolder],
  ['a bucket', inBucket],
  ['a part of a bucket', () => inBucket('pictures/shop/two')],
]

const bytes = (words: string) => new TextEncoder().encode(words)

async function textOf(store: FileStore, name: string): Promise<string | undefined> {
  const found = await store.read(name)
  return found && text(found)
}

test.each(places)('%s gives back what was put, under its name, until it is removed', async (_, open) => {
  const store = await open()
  await store.put('a/b.txt', bytes('one'))
  await store.put('a/b.txt', bytes('three'))
  await store.put('a/empty', bytes(''))
  expect(await textOf(store, 'a/b.txt')).toBe('three')
  expect(await textOf(store, 'a/empty')).toBe('')
  expect(await store.stat('a/b.txt')).toMatchObject({ name: 'a/b.txt', bytes: 5 })
  expect((await store.stat('a/b.txt'))?.written_at.getTime()).toBeGreaterThan(Date.now() - 10_000)
  for (const name of ['a/b', 'a', 'a/b.txt/c', 'b']) {
    expect([name, await store.read(name).catch(() => 'thrown'), await store.stat(name)]).toEqual([
      name,
      undefined,
      undefined,
    ])
  }
  await store.remove('a/b.txt')
  await store.remove('a/b.txt')
  expect(await store.read('a/b.txt')).toBeUndefined()
  expect(await store.list()).toMatchObject([{ name: 'a/empty', bytes: 0 }])
})

test.each(places)(
  '%s lists 100 names unless told otherwise, ascending, by prefix and from a name on',
  async (_, open) => {
    const store = await open()
    const numbered = Array.from({ length: 103 }, (_, n) => `n/${String(n).padStart(3, '0')}`)
    const names = ['a-b', 'a.b', 'a/b-c', 'a/b.c', 'a/b/c', 'a0', 'b/z/y', ...numbered]
    for (const name of names.toReversed()) await store.put(name, bytes(name))
    const listed = async (range?: Parameters<FileStore['list']>[0]) => (await store.list(range)).map(({ name }) => name)
    expect(await listed()).toEqual(names.slice(0, 100))
    expect(await listed({ limit: 2 })).toEqual(['a-b', 'a.b'])
    expect(await listed({ prefix: 'a/' })).toEqual(['a/b-c', 'a/b.c', 'a/b/c'])
    expect(await listed({ prefix: 'a/b/' })).toEqual(['a/b/c'])
    expect(await listed({ prefix: 'n/', after: 'n/099' })).toEqual(numbered.slice(100))
    expect(await listed({ after: 'a/b.c', limit: 3 })).toEqual(['a/b/c', 'a0', 'b/z/y'])
    expect(await listed({ prefix: 'nothing' })).toEqual([])
  },
)

test.each(places)('%s takes no name that could lead elsewhere', async (_, open) => {
  const store = await open()
  for (const name of [
    '',
    '/',
    '../a',
    'a/../b',
    './a',
    'a//b',
    'a/',
    '.unfinished/x',
    'A',
    'a b',
    'a\0',
    'ä',
    'a?b',
    'x'.repeat(201),
  ]) {
    await expect(store.put(name, bytes('x')), name).rejects.toThrow(/No object can have this name/)
    await expect(store.read(name), name).rejects.toThrow(/No object can have this name/)
    await expect(store.remove(name), name).rejects.toThrow(/No object can have this name/)
  }
  expect(await store.list()).toEqual([])
})
