import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from '#src/build/build-folders.ts'
import { environmentWith, readSettings } from '#src/env.ts'

/** Where the API listens in development; vite.config.ts sends /api and /auth/v1 there. */
const apiPort = '3001'

const router = join(projectFolder, 'node_modules/@react-router/dev/bin.cjs')

function start(parts: string[], variables: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, parts, { cwd: projectFolder, stdio: 'inherit', env: environmentWith(variables) })
}

const read = readSettings()
if (!read.ok) {
  for (const problem of read.problems) process.stderr.write(`${problem}\n`)
  process.exit(1)
}

const { port, host, site_url } = read.settings
const pages = start([router, 'dev', '--port', String(port), ...(host === undefined ? [] : ['--host', host])])
const api = start(['--watch', join(projectFolder, 'src/main.ts'), 'serve', '--api-only'], {
  PORT: apiPort,
  SITE_URL: site_url ?? `http://localhost:${port}`,
})
const children = [pages, api]

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}

process.once('SIGINT', stop)
process.once('SIGTERM', stop)
for (const child of children) child.once('exit', stop)
