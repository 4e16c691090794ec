import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openLoopbackSite } from '#tests/support/crawl/loopback-site.ts'

const run = promisify(execFile)

/** The program of the engine's README, led to this machine. */
async function exampleFor(start_url: string): Promise<string> {
  const readme = await readFile('src/engines/audit/README.md', 'utf8')
  const program = /```ts\n([\s\S]+?)```/.exec(readme)?.[1] ?? ''
  return program.replaceAll('publicInternet', 'anywhere').replace('https://www.example.com/', start_url)
}

async function saidBy(program: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '--eval', program])
  return stdout
}

test('the example of the engine’s README audits a site', async () => {
  const { origin } = await openLoopbackSite((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><html lang="en"><title>Calloway Plumbing</title><h1>Calloway Plumbing</h1></html>')
  })
  const start = `${origin('127.9.9.9')}/`
  const said = await saidBy(await exampleFor(start))
  expect(said).toContain(`1 ${start}\n`)
  expect(said).toMatch(/^\d+ of 100, [1-9]\d* findings$/m)
})

test('the same example says in a sentence why a site cannot be audited', async () => {
  const said = await saidBy(await exampleFor('http://nowhere.invalid/'))
  expect(said).toMatch(/^[A-Z].+\.$/m)
  expect(said).not.toContain('of 100')
})
