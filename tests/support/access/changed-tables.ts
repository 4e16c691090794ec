import type { TestDatabase } from '#tests/support/test-database.ts'

const allTables = `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and (table_schema = 'public' or (table_schema, table_name) = ('pgboss', 'job'))`

/**
 * Answers a function that tells which tables were written to, be it with the same words, since it was last called. Every
 * row carries the transaction that wrote it (xmin), so that neither an update nor a row for a row keeps the sum.
 */
export async function watchTables(database: TestDatabase): Promise<() => Promise<string[]>> {
  const names = (await database.asOwner(allTables)).map(({ name }) => String(name))
  const states = names.map(
    name => `select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as state from ${name}`,
  )
  let before: unknown[] = []
  return async () => {
    const rows = await database.asOwner(states.map((state, i) => `select ${i} as i, (${state})`).join(' union all '))
    const now = rows.toSorted((a, b) => Number(a.i) - Number(b.i)).map(({ state }) => state)
    const changed = names.filter((_, i) => before[i] !== now[i])
    before = now
    return changed
  }
}
