import { checkShop } from '#tests/support/crawl/check-shop.ts'
import { readRows } from '#tests/support/machine/data-folder.ts'
import type { RunningSite } from '#tests/support/program/running-site.ts'
import { exampleHost, exampleShop } from './example-shop.ts'

/**
 * Has the example shop checked by the running program to the end, and answers the path of the result. The program reads
 * it on loopback; in what it wrote down, the name by which it was reached there gives way to the example's own.
 */
export async function exampleCheck({ origin, data_dir }: RunningSite): Promise<string> {
  const { path, host } = await checkShop(origin, exampleShop)
  const renamed = ['site', 'host', 'start_url'].map(column => `${column} = replace(${column}, $1, $2)`)
  const rewritten = ['report', 'progress'].map(column => `${column} = replace(${column}::text, $1, $2)::jsonb`)
  await readRows(data_dir, `update audits set ${[...renamed, ...rewritten].join(', ')}`, [host, exampleHost])
  return path
}
