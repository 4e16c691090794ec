import { runImport } from '#src/features/locations/imports/run-import.ts'
import { createDatabase } from '#src/platform/database/database.ts'
import { silentLog } from '#tests/support/machine/silent-log.ts'

// A process of its own that works on one import, to be killed at it.
const { app, owner, id } = JSON.parse(process.argv[2] ?? '{}')
const database = createDatabase({ app, owner, log: silentLog })
await runImport(database, id)
await database.close()
