import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/support/machine/free-port.ts'
import { connections, has, type Measured, measure, medianOf, onCore, pins, seconds, withWrk } from './static-measure.ts'
import { writeNginxConfig } from './static-nginx.ts'
import { fetchPage } from './static-page.ts'

/** Requests per second of a content page, beside nginx with the same bytes and headers, in turns and on the same core. */
const target = 0.4
const rounds = 5
const path = '/what-we-do'

const say = (text: string) => process.stdout.write(`${text}\n`)

function inWords({ requests_per_second, microseconds_per_request }: Measured): string {
  const time =
    microseconds_per_request === undefined ? '' : ` (${microseconds_per_request.toFixed(0)} µs of processor each)`
  return `${Math.round(requests_per_second)} requests/s${time}`
}

const folder = await mkdtemp(join(tmpdir(), 'porchlight-bench-'))
const own_port = await freePort()
const server_command = [
  process.execPath,
  join(import.meta.dirname, 'static-page-server.ts'),
  String(own_port),
  join(folder, 'cache'),
]
const server = spawn(...onCore(0, server_command), { stdio: 'inherit' })
const children = [server]
try {
  const page = await fetchPage(own_port, path)
  say(`${path}: ${page.body.length} bytes of brotli; ${connections} connections; ${rounds} rounds of ${seconds} s each`)
  say(withWrk ? 'Load: wrk' : 'Load: our own generator, because wrk is not installed; it may be the slower part')
  say(
    pins
      ? 'Cores: one for the server, another for the load'
      : 'Cores: not assigned, because taskset or a second core is missing',
  )
  const peer = has('nginx', '-v')
  const nginx_port = await freePort()
  if (peer) {
    const config = await writeNginxConfig(folder, nginx_port, page)
    children.push(spawn(...onCore(0, ['nginx', '-c', config, '-p', folder]), { stdio: 'ignore' }))
    const same = (await fetchPage(nginx_port, '/page')).body.equals(page.body)
    if (!same) throw new Error('nginx does not serve the same bytes.')
  } else say('nginx is not installed: only our own figure is measured, no ratio (apt-get install nginx-light)')

  await measure(own_port, path, server.pid ?? 0)
  const own: Measured[] = []
  const others: Measured[] = []
  for (let round = 1; round <= rounds; round++) {
    own.push(await measure(own_port, path, server.pid ?? 0))
    if (peer) others.push(await measure(nginx_port, '/page', children[1]?.pid ?? 0))
    say(`Round ${round}: ${[...own.slice(-1), ...others.slice(-1)].map(inWords).join(', nginx ')}`)
  }
  say(`Median: ${inWords(medianOf(own))}${peer ? `, nginx ${inWords(medianOf(others))}` : ''}`)
  if (peer) {
    const [here, there] = [medianOf(own), medianOf(others)]
    const ratio = here.requests_per_second / there.requests_per_second
    say(`Ratio: ${ratio.toFixed(2)}, to be ${target} or more`)
    if (here.microseconds_per_request !== undefined && there.microseconds_per_request !== undefined) {
      const by_time = there.microseconds_per_request / here.microseconds_per_request
      say(`By processor time, which other work on the machine disturbs less: ${by_time.toFixed(2)}`)
    }
    process.exitCode = ratio >= target ? 0 : 1
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  await pause(300)
  await rm(folder, { recursive: true, force: true })
}
