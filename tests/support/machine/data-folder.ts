import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { clusterIn } from '#src/platform/database/embedded/cluster-folder.ts'
import { ownerName } from '#src/platform/database/embedded/create-cluster.ts'
import { readPostmaster } from '#src/platform/database/embedded/postmaster-file.ts'

type Row = Record<string, unknown>

/** Rows of the embedded database in `data_dir`, read past the application and its row policies, as the owner. */
export async function readRows(data_dir: string, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const { data, password_file } = clusterIn(join(data_dir, 'db'), 'cluster')
  const postmaster = await readPostmaster(data)
  if (!postmaster) throw new Error(`No PostgreSQL runs in ${data_dir}.`)
  const password = (await readFile(password_file, 'utf8')).trim()
  const { host, port } = postmaster
  const client = new Client({ host, port, user: ownerName, password, database: 'porchlight' })
  await client.connect()
  try {
    const { rows } = await client.query(sql, [...values])
    return rows
  } finally {
    await client.end()
  }
}

/** The messages sent so far where SMTP_URL is unset, with the line folding of mail undone. */
export async function readMails(data_dir: string): Promise<string[]> {
  const folder = join(data_dir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const texts = names.filter(name => name.endsWith('.eml')).map(name => readFile(join(folder, name), 'utf8'))
  return (await Promise.all(texts)).map(text =>
    text
      .replaceAll('\r\n', '\n')
      .replaceAll('=\n', '')
      .replaceAll(/\n[ \t]+/g, ' '),
  )
}
