/** A table of a list in TOML, with what tables below it say; `is_partial` where some of it was not understood. */
export type TomlTable = { values: ReadonlyMap<string, string>; is_partial: boolean }

const longest_line = 2_000
const most_tables = 500
const begins_list = /^\[\[([\w.-]{1,60})\]\]$/
const begins_table = /^\[([\w."-]{1,80})\]$/
const simple = /^["']?([\w.-]{1,80})["']?\s*=\s*(?:"([^"\\]*)"|'([^']*)'|(true|false|\d{1,5}))\s*(?:#.*)?$/

/** The tables `[[name]]` of a file, with the simple values of each and of `[name.…]` below it. */
export function tomlTables(text: string, name: string): TomlTable[] {
  const tables: { values: Map<string, string>; is_partial: boolean }[] = []
  let within: (typeof tables)[number] | undefined
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#') || line.length > longest_line) continue
    const list = begins_list.exec(line)?.[1]
    const table = begins_table.exec(line)?.[1]
    if (list !== undefined) {
      within = undefined
      if (list !== name || tables.length >= most_tables) continue
      within = { values: new Map(), is_partial: false }
      tables.push(within)
    } else if (table !== undefined) {
      if (!table.startsWith(`${name}.`)) within = undefined
    } else if (within) {
      const [, key, double, single, bare] = simple.exec(line) ?? []
      if (key === undefined) within.is_partial = true
      else within.values.set(key.toLowerCase(), double ?? single ?? bare ?? '')
    }
  }
  return tables
}
