import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'

/** Each test starts whole programs, a few of them one after another. */
vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '..')

/** The project, with one route more at the end of its API. */
async function projectWith(route: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'undeclared-route-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const part of ['src', 'docs/promises.md', 'package.json'])
    await cp(join(root, part), join(folder, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const composition = join(folder, 'src/api.ts')
  const text = await readFile(composition, 'utf8')
  expect(text).toContain('declaredRoutes(app)')
  await writeFile(composition, text.replace('declaredRoutes(app)', `${route}\n  declaredRoutes(app)`))
  return folder
}

async function run(folder: string, ...args: string[]): Promise<{ code: number; words: string }> {
  const environment = { cwd: folder, timeout: 60_000 }
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, environment)
    return { code: 0, words: stdout + stderr }
  } catch (failure) {
    const { code, stdout, stderr } = failure as { code: number; stdout: string; stderr: string }
    return { code, words: stdout + stderr }
  }
}

const checkAccess = ['src/build/access/write-access-table.ts', '--check']

test('a route without a declaration fails the check and the build, which name it', async () => {
  const folder = await projectWith(`app.get('/api/forgotten/:id', c => c.text('hello'))`)
  for (const program of [checkAccess, ['src/build/build-site.ts']]) {
    const { code, words } = await run(folder, ...program)
    expect(code).toBe(1)
    expect(words).toContain('Nothing declares who may call GET /api/forgotten/:id')
  }
})

test('a declared route that the printed table lacks fails the check, which says how to write it', async () => {
  const folder = await projectWith(`app.get('/api/novel', allow.admin as never, c => c.text('hello'))`)
  const late = await run(folder, ...checkAccess)
  expect(late.code).toBe(1)
  expect(late.words).toContain('docs/promises.md is out of date. Write it with: npm run access-table')

  expect((await run(folder, 'src/build/access/write-access-table.ts')).code).toBe(0)
  expect(await readFile(join(folder, 'docs/promises.md'), 'utf8')).toMatch(/\| GET +\| `\/api\/novel` +\| admins +\|/)
  expect((await run(folder, ...checkAccess)).code).toBe(0)
})

test('the printed table is the one in force', async () => {
  expect(await run(root, ...checkAccess)).toEqual({ code: 0, words: '' })
})
