import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressAssets } from '#src/build/compress-assets.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'

test('text that is the same on every site is compressed thrice; pictures, small files and pages are left alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-assets-'))
  const text = 'export const a = 1\n'.repeat(100)
  await writeFile(join(folder, 'app.js'), text)
  await writeFile(join(folder, 'tiny.css'), 'p{}')
  await writeFile(join(folder, 'photo.webp'), text)
  await writeFile(join(folder, 'index.html'), sentinelOrigin.repeat(100))
  await compressAssets(folder)
  expect((await readdir(folder)).toSorted()).toEqual(
    ['app.js', 'app.js.br', 'app.js.gz', 'app.js.zst', 'index.html', 'photo.webp', 'tiny.css'].toSorted(),
  )
  const read = (name: string) => readFile(join(folder, name))
  expect(brotliDecompressSync(await read('app.js.br')).toString()).toBe(text)
  expect(zstdDecompressSync(await read('app.js.zst')).toString()).toBe(text)
  expect(gunzipSync(await read('app.js.gz')).toString()).toBe(text)
  await rm(folder, { recursive: true })
})
