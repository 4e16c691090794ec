import { databaseCpu } from '#bench/database-cpu.ts'
import { openLocations } from '#bench/locations/locations-database.ts'
import { judge, say } from '#bench/sign-in/sign-in-judge.ts'
import { checkImport, saveImport, undoImport } from '#src/features/locations/imports/ask-for-work.ts'
import { findImport } from '#src/features/locations/imports/find-import.ts'
import { suggestMapping } from '#src/features/locations/imports/read/suggest-mapping.ts'
import { runImport } from '#src/features/locations/imports/run-import.ts'
import { uploadFile } from '#src/features/locations/imports/upload-file.ts'
import { googleSheet } from './import-file.ts'

const rows = 10_000

/** Seconds by the clock, and of processor in this process and in the database's: what one core of its own would take. */
async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number; cpu: number; theirs: number }> {
  const begun = process.cpuUsage()
  const database_begun = await databaseCpu(database)
  const started = performance.now()
  const result = await work()
  const { user, system } = process.cpuUsage(begun)
  const seconds = (performance.now() - started) / 1000
  const theirs = (await databaseCpu(database)) - database_begun
  return { result, seconds, cpu: (user + system) / 1_000_000, theirs }
}

function longestPause(): () => number {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  return () => {
    clearInterval(timer)
    return longest
  }
}

const laid = await openLocations(10_000)
const { database, business_id, owner: actor } = laid
const author = { actor, from_address: '' }
const deps = { database, queue: { send: async () => undefined } }

const read = await timed(() =>
  uploadFile(database, author, { sheet: undefined, business_id, file_name: 'sheet.csv', bytes: googleSheet(rows) }),
)
if (!read.result.ok) throw new Error(JSON.stringify(read.result))
const { id } = read.result
const found = await findImport(database, actor, id)
const mapping = suggestMapping(found?.headings ?? [])

async function measure(name: string, target: number, ask: () => Promise<{ ok: boolean }>): Promise<void> {
  const asked = await ask()
  if (!asked.ok) throw new Error(JSON.stringify(asked))
  const stop = longestPause()
  const { seconds, cpu, theirs } = await timed(() => runImport(database, id))
  const pause = stop()
  judge(
    `${name}: ${seconds.toFixed(1)} s (processor: ${cpu.toFixed(1)} s here, ${theirs.toFixed(1)} s in the database), to be at most ${target} s; nothing else waited longer than ${pause.toFixed(0)} ms`,
    seconds <= target,
  )
}

say(
  `A file of ${rows.toLocaleString('en-US')} rows read and kept: ${read.seconds.toFixed(1)} s (${read.cpu.toFixed(1)} s of processor)`,
)
await measure('Every row checked', 5, () => checkImport(deps, author, id, { mapping, when_known: 'update' }))
const counts = (await findImport(database, actor, id))?.counts
judge(`${counts?.new} new, ${counts?.bad} bad`, counts?.new === rows)
await measure('Every row saved', 10, () => saveImport(deps, author, id, []))
await measure('All of it undone', 10, () => undoImport(deps, author, id, 'untouched'))
await laid.database.close()
await laid.close()
