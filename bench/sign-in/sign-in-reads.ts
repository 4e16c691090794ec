import { emailOf, password } from './sign-in-database.ts'
import { judge, say } from './sign-in-judge.ts'
import { type Answers, generateLoad, median } from './sign-in-load.ts'
import type { Running } from './sign-in-processes.ts'
import { requestText, signIn } from './sign-in-request.ts'

const targets = { per_second: 1500, p99_ms: 50 }
const rounds = 5
const seconds = 3
const connections = 20

const inWords = ({ per_second, p99_ms, cpu_ms }: Answers) =>
  `${per_second.toFixed(0)} reads/s, p99 ${p99_ms.toFixed(1)} ms (${(cpu_ms * 1000).toFixed(0)} µs of processor each)`

/** A signed-in user reads their own profile, in turns with a bare route that reads the same row of the same database. */
export async function measureReads(own: Running, bare: Running): Promise<void> {
  const { access_token, user } = await (await signIn(own.port, emailOf(0), password)).json()
  const text = requestText('GET', `/api/profiles/${user.id}`, { Authorization: `Bearer ${access_token}` })
  const read = ({ port, pid }: Running) =>
    generateLoad({ port, pid, connections, seconds, expected_status: '200' }, () => text)
  await read(own)
  await read(bare)
  const here: Answers[] = []
  const there: Answers[] = []
  for (let round = 1; round <= rounds; round += 1) {
    here.push(await read(own))
    there.push(await read(bare))
    say(`Round ${round}: ${[...here.slice(-1), ...there.slice(-1)].map(inWords).join('; bare Hono ')}`)
  }
  const middle = (all: Answers[], figure: keyof Answers) => median(all.map(answers => answers[figure]))
  const per_second = middle(here, 'per_second')
  const p99_ms = middle(here, 'p99_ms')
  judge(
    `Signed-in reads of a profile: ${per_second.toFixed(0)}/s, to be ${targets.per_second} or more`,
    per_second >= targets.per_second,
  )
  judge(
    `Their p99 at ${connections} at once: ${p99_ms.toFixed(1)} ms, to be under ${targets.p99_ms}`,
    p99_ms < targets.p99_ms,
  )
  const ratio = per_second / middle(there, 'per_second')
  const by_time = middle(there, 'cpu_ms') / middle(here, 'cpu_ms')
  say(`Ratio to the bare Hono route: ${ratio.toFixed(2)}; by processor time ${by_time.toFixed(2)}`)
}
