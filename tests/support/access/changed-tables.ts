import type { TestDatabase } from '#tests/support/test-database.ts'

const allTables = `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and (table_schema = 'public' or (table_schema, table_name) = ('pgboss', 'job'))`

/** Answers a function that tells which tables differ, in any row, from what they were when it was last called. */
export async function watchTables(database: TestDatabase): Promise<() => Promise<string[]>> {
  const names = (await database.asOwner(allTables)).map(({ name }) => String(name))
  const hashes = names.map(
    name =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as hash from ${name} t`,
  )
  let before = new Map<unknown, unknown>()
  return async () => {
    const rows = await database.asOwner(hashes.join(' union all '))
    const now = new Map(rows.map(({ name, hash }) => [name, hash]))
    const changed = names.filter(name => before.get(name) !== now.get(name))
    before = now
    return changed
  }
}
