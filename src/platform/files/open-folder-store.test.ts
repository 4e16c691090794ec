import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFolderStore } from '#src/platform/files/open-folder-store.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-folder-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const bytes = new TextEncoder().encode('words')

test('whoever reads while an object is written anew sees the old one or the new one, never half', async () => {
  const store = await openFolderStore(await makeFolder())
  const sizes = [100_000, 300_000]
  const write = (size: number) => store.put('a', new Uint8Array(size))
  await write(100_000)
  const seen = new Set<number | undefined>()
  for (let n = 0; n < 20; n += 1) {
    const [, found] = await Promise.all([write(sizes[n % 2] ?? 0), store.stat('a')])
    seen.add(found?.bytes)
  }
  expect([...seen].every(size => sizes.includes(size ?? 0))).toBe(true)
})

test('what a killed process left half written is gone with the next start, and was never listed', async () => {
  const folder = await makeFolder()
  const aside = join(folder, '.unfinished')
  await mkdir(aside, { recursive: true })
  await writeFile(join(aside, 'old'), bytes)
  await writeFile(join(aside, 'young'), bytes)
  const long_ago = new Date(Date.now() - 2 * 3_600_000)
  await utimes(join(aside, 'old'), long_ago, long_ago)
  const store = await openFolderStore(folder)
  expect(await readdir(aside)).toEqual(['young'])
  expect(await store.list()).toEqual([])
})

test('folders go with their last object, files are for the program alone', async () => {
  const folder = await makeFolder()
  const store = await openFolderStore(folder)
  await store.put('a/b/one', bytes)
  await store.put('a/two', bytes)
  expect((await stat(join(folder, 'a/b/one'))).mode & 0o777).toBe(0o600)
  await store.remove('a/b/one')
  expect(await readdir(join(folder, 'a'))).toEqual(['two'])
  await store.remove('a/two')
  expect(await readdir(folder)).toEqual(['.unfinished'])
})

test('a name that cannot be given leaves nothing aside', async () => {
  const folder = await makeFolder()
  const store = await openFolderStore(folder)
  await store.put('a', bytes)
  await expect(store.put('a/b', bytes)).rejects.toThrow(/ENOTDIR|EEXIST/)
  expect(await readdir(join(folder, '.unfinished'))).toEqual([])
})
