import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentinelOrigin } from '#src/domain/site-origin.ts'
import { loadSite } from '#src/platform/http/load-site.ts'
import { writeBuiltFolder } from '#tests/support/built/built-folder.ts'

let build_folder: string
let cache_folder: string

beforeAll(async () => {
  build_folder = await writeBuiltFolder()
  cache_folder = join(build_folder, 'cache')
})

afterAll(() => rm(build_folder, { recursive: true }))

const load = (site_origin = 'http://localhost:3000') =>
  loadSite({ build_folder, cache_folder, site_origin, sentinel: sentinelOrigin })

const brotliOf = (site: Awaited<ReturnType<typeof load>>, path: string) => site.files.get(path)?.variants.br?.body

test('the first start is quick, sharpens its pages later, and the next start finds them', async () => {
  const first = await load()
  const quick = brotliOf(first, '/what-we-do')
  await first.sharpen()
  const best = brotliOf(first, '/what-we-do')
  expect(best?.length).toBeLessThan(quick?.length ?? 0)
  const second = await load()
  expect(brotliOf(second, '/what-we-do')).toEqual(best)
})

test('a damaged file in the cache is made anew and never served', async () => {
  await (await load()).sharpen()
  const names = (await readdir(cache_folder)).filter(name => name.endsWith('.br'))
  for (const name of names)
    await writeFile(join(cache_folder, name), (await readFile(join(cache_folder, name))).subarray(0, 20))
  const site = await load()
  expect(brotliOf(site, '/what-we-do')?.length).toBeGreaterThan(20)
  await site.sharpen()
})

test('another origin leaves nothing of the old one in the cache', async () => {
  await (await load()).sharpen()
  const before = await readdir(cache_folder)
  await (await load('https://www.example.com')).sharpen()
  const after = await readdir(cache_folder)
  expect(after.length).toBe(before.length)
  expect(after.some(name => before.includes(name))).toBe(false)
})

test('a build that was never finished is not loaded', async () => {
  await rm(join(build_folder, 'manifest.json'))
  await expect(load()).rejects.toThrow()
})
