import { runAuditKillRounds } from '#tests/promises/audit-kill-rounds.ts'

const rounds = Number(process.argv[2] ?? 15)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: npm run proof:audit-kill -- [number of rounds, default 15]')
  process.exit(2)
}

const started = performance.now()
const counts = await runAuditKillRounds(rounds, line => console.log(line))
const seconds = Math.round((performance.now() - started) / 1000)
console.log(
  `${counts.asked} checks, each killed in the middle (${counts.worker_kills} times the worker, ${counts.program_kills} times ` +
    `the program, ${counts.database_kills} of those with its database): ${counts.reported_once} reported once, ` +
    `${counts.leads_once} leads once, ${counts.mailed_once} mailed once; ${seconds} s.`,
)
const kept = [counts.reported_once, counts.leads_once, counts.mailed_once].every(count => count === rounds)
process.exit(kept ? 0 : 1)
