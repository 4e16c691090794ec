import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from '#src/platform/sheets/decode-text.ts'
import { refuseTable, type TableRefused, tableLimits } from '#src/platform/sheets/table.ts'

type Parsed = { ok: true; rows: string[][] } | TableRefused

const delimiters = [',', ';', '\t', '|'] as const

/** Excel's own way to name what stands between cells. */
const named = /^sep=(.)\r?\n/i

const quoted = /"(?:[^"]|"")*"/g

/**
 * What stands between the cells: what occurs most often in the first line outside of quotes. A title above the table is passed
 * over: of the first lines it is the first one with three cells, where there is one.
 */
function delimiterOf(text: string): string {
  const lines =
    text
      .slice(0, 50_000)
      .replace(quoted, '')
      .match(/[^\r\n]+/g) ?? []
  const count = (line: string, sign: string) => line.split(sign).length
  const mostIn = (line: string) => Math.max(...delimiters.map(sign => count(line, sign)))
  const line = lines.slice(0, 10).find(line => mostIn(line) > 2) ?? lines[0] ?? ''
  return delimiters.reduce((best, sign) => (count(line, sign) > count(line, best) ? sign : best), ',' as string)
}

/** A text of CSV as rows of cells, up to one row more than may be. */
export function parseCsv(bytes: Uint8Array): Parsed {
  const text = decodeText(bytes)
  if (text.includes('\u0000')) return refuseTable('not_a_table', 'This is no text file with a table in it.')
  const delimiter = named.exec(text)?.[1]
  try {
    const rows = parse(delimiter ? text.replace(named, '\n') : text, {
      delimiter: delimiter ?? delimiterOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: tableLimits.rows + 100,
    })
    return { ok: true, rows }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? ` Look around line ${error.lines}.` : ''
    return refuseTable('broken_csv', `A quotation mark is opened and not closed.${line}`)
  }
}
