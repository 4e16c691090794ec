import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildState, writeStamp } from '#src/build/build-stamp.ts'
import { replaceFolder } from '#src/build/replace-folder.ts'
import { sourceHash } from '#src/build/source-hash.ts'

const brand = { name: 'A', parent: 'B', email: 'c@d.example', phone: '(904) 555-0142', address: 'E' }

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-stamp-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function put(name: string, text: string): Promise<void> {
  await mkdir(join(folder, name, '..'), { recursive: true })
  await writeFile(join(folder, name), text)
}

test('a build is current for its own sources only, and missing before its last step', async () => {
  expect(await buildState(folder, 'one')).toBe('missing')
  await writeStamp(folder, { source_hash: 'one' })
  expect(await buildState(folder, 'one')).toBe('current')
  expect(await buildState(folder, 'two')).toBe('stale')
  await put('stamp.json', '{"source_')
  expect(await buildState(folder, 'one')).toBe('missing')
})

test('what pages are made from changes the hash: words, pictures, parts, versions and the brand', async () => {
  await put('src/ui/button.tsx', 'a')
  const before = await sourceHash(folder, brand)
  expect(await sourceHash(folder, brand)).toBe(before)
  expect(await sourceHash(folder, { ...brand, phone: '(904) 555-0143' })).not.toBe(before)
  for (const name of ['src/ui/button.tsx', 'src/content/plans.ts', 'public/favicon.ico', 'package-lock.json']) {
    const last = await sourceHash(folder, brand)
    await put(name, 'b')
    expect(await sourceHash(folder, brand)).not.toBe(last)
  }
})

test('what only the server runs does not change the hash', async () => {
  await put('src/ui/button.tsx', 'a')
  const before = await sourceHash(folder, brand)
  for (const name of [
    'src/platform/http/listen.ts',
    'src/main.ts',
    'src/features/contacts/store.ts',
    'src/ui/button.test.tsx',
  ]) {
    await put(name, 'b')
  }
  expect(await sourceHash(folder, brand)).toBe(before)
})

test('a folder takes the place of another whole, with nothing of the old one left', async () => {
  const [current, next] = [join(folder, 'build'), join(folder, 'next')]
  await put('next/a.txt', 'one')
  await replaceFolder(current, next)
  await put('next/b.txt', 'two')
  await replaceFolder(current, next)
  expect(await readFile(join(current, 'b.txt'), 'utf8')).toBe('two')
  await expect(readFile(join(current, 'a.txt'))).rejects.toThrow('ENOENT')
  await expect(readFile(join(folder, 'next-old/a.txt'))).rejects.toThrow('ENOENT')
})
