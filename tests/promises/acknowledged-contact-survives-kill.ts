import { runKillRounds } from '#tests/promises/kill-rounds.ts'

const rounds = Number(process.argv[2] ?? 50)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: npm run proof:kill -- [number of rounds, default 50]')
  process.exit(2)
}

const started = performance.now()
const counts = await runKillRounds(rounds, line => console.log(line))
const seconds = Math.round((performance.now() - started) / 1000)
console.log(
  `${counts.acknowledged} messages acknowledged, then kill -9 (${counts.database_kills} times of the database too): ` +
    `${counts.stored_once} stored once, ${counts.mails_sent_once} mails sent once, ${counts.mails_on_disk} mails on disk; ${seconds} s.`,
)
const kept =
  counts.stored_once === rounds && counts.mails_sent_once === 2 * rounds && counts.mails_on_disk === 2 * rounds
process.exit(kept ? 0 : 1)
