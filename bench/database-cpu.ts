import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { system } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

/** Of a process on Linux, in seconds; ticks are hundredths. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return 0
  }
}

/** Seconds of processor that the server's processes for this database have taken so far; 0 where /proc is missing. */
export async function databaseCpu(database: Database): Promise<number> {
  const { rows } = await database.inTransaction(system, tx =>
    tx.execute<{ pid: number }>(sql`select pid from pg_stat_activity where datname = current_database()`),
  )
  return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0)
}
