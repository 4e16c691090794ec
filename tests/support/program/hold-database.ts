import { openDatabase } from '#src/platform/database/open-database.ts'
import { silentLog } from '#tests/support/machine/silent-log.ts'

/** A program that opens the database of the folder it is given, says so, and holds it until it is asked to end. */
const opened = await openDatabase({ data_dir: process.argv[2] ?? '', database_url: undefined }, silentLog)
if (!opened.ok) {
  console.log(JSON.stringify({ problem: opened.problem }))
  process.exit(1)
}
process.once('SIGTERM', async () => {
  await opened.database.close()
  process.exit(0)
})
setInterval(() => undefined, 60_000)
// Last, because whoever reads it may ask at once.
console.log(JSON.stringify({ open: true }))
