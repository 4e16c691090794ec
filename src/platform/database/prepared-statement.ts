import { fillPlaceholders, type Query } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'

const builder = drizzle.mock()

/** A statement whose text was made once. `name` is known to the server, which plans it once per connection. */
export type PreparedStatement<Row> = {
  name: string
  text: string
  params: unknown[]
  /** Never there: it carries the type. */
  row?: Row
}

/**
 * Makes a statement that requests ask all the time: building it anew takes longer than asking it. Rows come as the driver
 * reads them: columns must be of types that it reads as Drizzle does (text, uuid, boolean, int, timestamptz, jsonb), and
 * an expression needs its name by `.as`.
 */
export function prepareStatement<Row>(
  name: string,
  build: (db: typeof builder) => PromiseLike<Row[]> & { toSQL(): Query },
): PreparedStatement<Row> {
  const { sql: text, params } = build(builder).toSQL()
  return { name, text, params }
}

/** The statement with its placeholders filled, in the driver's words. */
export function filled<Row>({ name, text, params }: PreparedStatement<Row>, values: Record<string, unknown>) {
  return { name, text, values: fillPlaceholders(params, values) }
}

/** Asks a prepared statement inside a transaction. */
export async function askInside<Row>(
  tx: { $client: PoolClient },
  statement: PreparedStatement<Row>,
  values: Record<string, unknown>,
): Promise<Row[]> {
  return (await tx.$client.query(filled(statement, values))).rows as Row[]
}
