import type { Actor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Question } from './locations-questions.ts'

type Asked = { actor: Actor; text: string; values: unknown[] }

/** Tables that grow with the number of locations. */
const large = new Set(['locations', 'activity', 'subscriptions', 'grouped_locations', 'member_locations'])

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] }

const nodesIn = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)]

/** The same database, which also writes down every statement that reads. */
function listening(database: Database, asked: Asked[]): Database {
  return {
    ...database,
    inTransaction: (actor, work) =>
      database.inTransaction(actor, async tx => {
        const { $client } = tx
        const send = $client.query
        const query = (statement: unknown, values: unknown) => {
          const text = typeof statement === 'string' ? statement : String(Object(statement).text)
          if (/^\s*select/i.test(text)) asked.push({ actor, text, values: Array.isArray(values) ? values : [] })
          return Reflect.apply(send, $client, [statement, values])
        }
        Object.assign($client, { query })
        try {
          return await work(tx)
        } finally {
          Object.assign($client, { query: send })
        }
      }),
  }
}

/** How the database reads the large tables for a question, such as "locations: Index Scan by locations_name_index". */
export async function plansOf(database: Database, { ask }: Question): Promise<string[]> {
  const asked: Asked[] = []
  await ask(listening(database, asked))
  const ways = new Set<string>()
  for (const { actor, text, values } of asked) {
    const { rows } = await database.inTransaction(actor, tx =>
      tx.$client.query({ text: `explain (format json) ${text}`, values }),
    )
    for (const node of nodesIn(rows[0]['QUERY PLAN'][0].Plan)) {
      const table = node['Relation Name']
      if (table === undefined || !large.has(table)) continue
      ways.add(`${table}: ${node['Node Type']}${node['Index Name'] ? ` by ${node['Index Name']}` : ''}`)
    }
  }
  return [...ways].toSorted()
}
