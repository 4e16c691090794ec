import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { environmentWith } from '#src/env.ts'

const here = pathToFileURL(import.meta.filename.replace('.test.ts', '.ts')).href

/** A program that spares memory and then tells of itself each time it is started, this time of its first line. */
const program = `
  process.stdout.write(process.pid + ' ')
  const { spareMemory } = await import(${JSON.stringify(here)})
  spareMemory()
  const { argv, execArgv, env, pid } = process
  console.log(JSON.stringify({ pid, words: argv.slice(1), options: execArgv.filter(word => word.startsWith('--')), arenas: env.MALLOC_ARENA_MAX, own: env.OWN }))
`

function run(options: readonly string[], variables: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [...options, '--input-type=module', '-e', program, '--', 'audit', 'a b'],
    { encoding: 'utf8', env: environmentWith({ OWN: 'kept', ...variables }) },
  )
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  const [starts = '', told = ''] = stdout.split(/(?=\{)/)
  return { starts: starts.trim().split(' '), ...JSON.parse(told) }
}

test('the program starts anew once, in the same process, with its words and its environment', () => {
  const { starts, pid, words, options, arenas, own } = run(['--stack-trace-limit=20'])
  expect(starts).toEqual([`${pid}`, `${pid}`])
  expect(words).toEqual(['audit', 'a b'])
  expect(options).toContain('--no-separate-gc-phases')
  expect(options).toContain('--stack-trace-limit=20')
  expect({ arenas, own }).toEqual({ arenas: '1', own: 'kept' })
})

test('what whoever starts it has set for the allocator holds', () => {
  expect(run([], { MALLOC_ARENA_MAX: '4' }).arenas).toBe('4')
})
