import { parseCsv } from '#src/platform/sheets/parse-csv.ts'
import { parseXlsx } from '#src/platform/sheets/parse-xlsx.ts'
import { sniffFile } from '#src/platform/sheets/sniff-file.ts'
import type { ReadTable, SheetFile } from '#src/platform/sheets/table.ts'
import { toTable } from '#src/platform/sheets/to-table.ts'

/** Reads a file of CSV or XLSX, by what it is and not by what it says. Takes as long as it takes: see `readTable`. */
export async function parseTable({ bytes, file_name, sheet }: SheetFile): Promise<ReadTable> {
  const sniffed = sniffFile(bytes, file_name)
  if (!sniffed.ok) return sniffed
  const parsed = sniffed.kind === 'zip' ? await parseXlsx(bytes, sheet) : parseCsv(bytes)
  if (!parsed.ok) return parsed
  return toTable(sniffed.kind === 'zip' ? 'xlsx' : 'csv', parsed.rows)
}
