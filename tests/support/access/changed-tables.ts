import type { TestDatabase } from '#tests/support/machine/test-database.ts'

/** A trigger on every table notes each row that is written: counting rows takes the longer the more of them there are. */
const watch = `
  create schema watched;
  create unlogged table watched.changes (name text not null);
  create function watched.note() returns trigger language plpgsql security definer as $$
    begin
      insert into watched.changes values (format('%I.%I', tg_table_schema, tg_table_name));
      return null;
    end
  $$;
  do $$
    declare name text;
    begin
      for name in
        select format('%I.%I', table_schema, table_name) from information_schema.tables
          where table_type = 'BASE TABLE' and (table_schema = 'public' or (table_schema, table_name) = ('pgboss', 'job'))
      loop
        execute format('create trigger watched after insert or update or delete on %s for each row execute function watched.note()', name);
      end loop;
    end
  $$`

/** Answers a function that tells which tables were written to, be it with the same words, since it was last called. */
export async function watchTables(database: TestDatabase): Promise<() => Promise<string[]>> {
  await database.asOwner(watch)
  return async () => {
    const rows = await database.asOwner(
      'with gone as (delete from watched.changes returning name) select distinct name from gone order by name',
    )
    return rows.map(({ name }) => String(name))
  }
}
