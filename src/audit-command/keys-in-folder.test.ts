import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/audit/audit-here.ts'
import { keysInFolder } from './keys-in-folder.ts'

/** In pieces, so that nobody takes it for a real one. */
const key = ['sk', 'live', 'a7Kd9QzLmW3xRt5Ba7Kd9Qz'].join('_')
const code = `const gateway = 1\nconst stripe = '${key}'`

async function keysIn(files: Record<string, string>): Promise<string[]> {
  const folder = await scratch()
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const found = await keysInFolder(folder, 'https://www.calloway.example')
  return found.map(({ url, of, line }) => `${url.slice('https://www.calloway.example'.length)}:${line} ${of}`)
}

test('keys in scripts and settings of a folder, wherever they lie in it', async () => {
  expect(await keysIn({ 'pay.js': code, 'api/charge order.mjs': code, 'keys.json': `{"key":"${key}"}` })).toEqual([
    '/api/charge%20order.mjs:2 Stripe',
    '/keys.json:1 Stripe',
    '/pay.js:2 Stripe',
  ])
})

test.each<Record<string, string>>([
  { 'pay.js': 'const gateway = 1' },
  { 'pay.php': code },
  { 'node_modules/stripe/test.js': code },
  { '.git/config.js': code },
  { 'package.json': '{}', 'pay.js': code },
])('nothing of what no host shows, or of the sources of a program: %o', async files => {
  expect(await keysIn(files)).toEqual([])
})
