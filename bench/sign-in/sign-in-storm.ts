import { once } from 'node:events'
import { emailOf, password, users } from './sign-in-database.ts'
import { judge } from './sign-in-judge.ts'
import { generateLoad } from './sign-in-load.ts'
import type { Running } from './sign-in-processes.ts'
import { signInText } from './sign-in-request.ts'

const targets = { per_second: 50, lag_p99_ms: 50 }
const load = { connections: 20, seconds: 6, expected_status: '200' }

/** How late the server's event loop was since it was asked last. */
async function lagOf({ child }: Running): Promise<number> {
  child.send('lag')
  const [{ lag_p99_ms }] = await once(child, 'message')
  return lag_p99_ms
}

/** Right passwords of many users, one after the other on each of 20 connections, while the event loop is watched. */
export async function measureStorm(own: Running): Promise<void> {
  let n = 0
  const storm = () =>
    generateLoad({ ...load, port: own.port, pid: own.pid }, () => {
      n += 1
      return signInText(emailOf(n % users), password)
    })
  await storm()
  await lagOf(own)
  const { per_second, p50_ms, cpu_ms } = await storm()
  const lag_p99_ms = await lagOf(own)
  const each = `${cpu_ms.toFixed(1)} ms of processor each, ${p50_ms.toFixed(0)} ms at ${load.connections} at once`
  judge(
    `Sign-ins: ${per_second.toFixed(1)}/s (${each}), to be ${targets.per_second} or more`,
    per_second >= targets.per_second,
  )
  judge(
    `The event loop under that storm: p99 ${lag_p99_ms.toFixed(1)} ms late, to be under ${targets.lag_p99_ms}`,
    lag_p99_ms < targets.lag_p99_ms,
  )
}
