import { parse } from 'smol-toml'

type Table = { readonly [name: string]: unknown }

const most_tables = 500

function read(text: string): Table | undefined {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** The tables `[[name]]` of a file, the first 500. Where its end was cut off or is no TOML, those before the last one. */
export function tomlTables(text: string, name: string): Table[] {
  const all = read(text) ?? read(text.slice(0, Math.max(0, text.lastIndexOf('\n[['))))
  const tables = all?.[name]
  return Array.isArray(tables) ? tables.slice(0, most_tables).filter(isTable) : []
}
