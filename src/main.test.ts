import { spawn } from 'node:child_process'
import { access, constants, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#src/build/build-folders.ts'
import { environmentWith } from '#src/env.ts'
import about from '../package.json' with { type: 'json' }

type Ended = { code: number | null; out: string; err: string }

function run(words: string[], variables: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    env: environmentWith(variables),
  })
  const ended: Ended = { code: null, out: '', err: '' }
  child.stdout.on('data', text => {
    ended.out += text
  })
  child.stderr.on('data', text => {
    ended.err += text
  })
  return new Promise(resolve => child.on('close', code => resolve({ ...ended, code })))
}

test.each([['fly'], ['constructor'], ['serve now'], ['serve help']])(
  '%s is no command: usage on stderr and exit 2',
  async line => {
    const { code, out, err } = await run(line.split(' '))
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(`Unknown command: ${line}`)
    expect([...err.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name)).toEqual([
      'serve',
      'work',
      'migrate',
      'user',
      'audit',
    ])
  },
)

test.each(['help', '--help', '-h', 'audit --help', 'user create --help', 'serve -h'])(
  '%s tells how the program is used, and does nothing else',
  async line => {
    const { code, out, err } = await run(line.split(' '), { PORT: '99999' })
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Usage: npm run porchlight -- <command>\n/)
    expect(out).toContain('--fail-on low|medium|high|critical')
  },
)

test.each(['serve', 'work', 'migrate'])('%s with wrong settings names each of them and ends with 1', async command => {
  const { code, err } = await run([command], { PORT: '99999', BRAND_EMAIL: 'nobody', DATABASE_URL: 'mysql://x' })
  expect(code).toBe(1)
  const lines = err.trim().split('\n')
  expect(lines.map(line => line.split(' ')[0]).toSorted()).toEqual(['BRAND_EMAIL', 'DATABASE_URL', 'PORT'])
  expect(err).not.toContain('    at ')
})

test('serve on a port in use says so at once, without building or opening anything', async () => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { code, out, err } = await run(['serve'], {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: '/tmp/never-made',
  })
  server.close()
  expect(code).toBe(1)
  expect(err).toMatch(new RegExp(`^PORT ${port} is already in use\\.`))
  expect(out).toBe('')
})

test('npx porchlight is this program, as it is started here', async () => {
  const program = about.bin.porchlight
  expect(program).toBe('src/main.ts')
  await expect(access(join(projectFolder, program), constants.X_OK)).resolves.toBeUndefined()
  const [first] = (await readFile(join(projectFolder, program), 'utf8')).split('\n')
  expect(first).toBe('#!/usr/bin/env node')
  expect(about.scripts.porchlight).toBe(`exec node ${program}`)
})
