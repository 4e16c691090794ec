import { pins } from '#bench/static/static-measure.ts'
import { openBenchDatabase } from './sign-in-database.ts'
import { say } from './sign-in-judge.ts'
import { leaveFirstCore, type Running, startServer } from './sign-in-processes.ts'
import { measureReads } from './sign-in-reads.ts'
import { measureStorm } from './sign-in-storm.ts'
import { compareUnknown } from './sign-in-unknown.ts'

say(
  pins
    ? 'Cores: one for the server, another for database and load'
    : 'Cores: not assigned, because taskset or a second core is missing',
)
leaveFirstCore()
const { app, owner, close } = await openBenchDatabase()
const servers: Running[] = []
try {
  const own = await startServer('sign-in-server.ts', { app, owner })
  servers.push(own)
  const bare = await startServer('sign-in-bare.ts', { app, owner })
  servers.push(bare)
  await measureReads(own, bare)
  await measureStorm(own)
  await compareUnknown(own)
} finally {
  for (const { child } of servers) child.kill('SIGTERM')
  await close()
}
