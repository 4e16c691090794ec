import { unzipSync, zipSync } from 'fflate'
import readWorkbook, { type Sheet } from 'read-excel-file/universal'
import { refuseTable, type TableRefused, tableLimits } from '#src/platform/sheets/table.ts'

type Parsed = { ok: true; rows: string[][] } | TableRefused

const broken = refuseTable(
  'broken_xlsx',
  'This Excel file is damaged. Open it in your spreadsheet program and save it again.',
)

const bomb = refuseTable('unpacks_too_large', 'This Excel file unpacks to far more than a table of locations takes.')

/** Parts of a workbook that hold no cell: pictures, macros, comments, printers. */
const wanted =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|styles|sharedStrings)\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/i

class TooLarge extends Error {}

/**
 * The parts of an archive that hold cells. An archive says in its directory how large each part is, and no part comes out larger
 * than it says: the sum is held against the bound before anything is unpacked.
 */
function unpack(bytes: Uint8Array): { parts: Record<string, Uint8Array>; names: Set<string> } {
  let sum = 0
  const names = new Set<string>()
  const parts = unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      names.add(name.toLowerCase())
      if (!wanted.test(name)) return false
      sum += Math.max(size, originalSize)
      if (sum > tableLimits.unpacked_bytes) throw new TooLarge()
      return true
    },
  })
  return { parts, names }
}

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** Dates come as midnight in UTC; a time of day alone is a fraction of the day that spreadsheets count from, in 1899. */
function dateInWords(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  if (date.getUTCFullYear() > 1900) return date.toISOString().slice(0, 10)
  const minutes = Math.round(date.getTime() / 60_000)
  const of_day = ((minutes % 1440) + 1440) % 1440
  return `${twoDigits(Math.floor(of_day / 60))}:${twoDigits(of_day % 60)}`
}

/** The library's own type calls a date what makes dates. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateInWords(cell)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return String(cell)
}

const holdsAnything = ({ data }: Sheet): boolean => data.some(row => row.some(cell => textOf(cell).trim() !== ''))

/** The sheet of this name, or the only one that holds anything. Which of several is meant only a person knows. */
function sheetOf(sheets: readonly Sheet[], name: string | undefined): Sheet | TableRefused {
  const filled = sheets.filter(holdsAnything)
  const chosen = name === undefined ? (filled[0] ?? sheets[0]) : sheets.find(({ sheet }) => sheet === name)
  if (!chosen)
    return name === undefined ? broken : refuseTable('no_such_sheet', 'This workbook has no sheet of that name.')
  if (name !== undefined || filled.length < 2) return chosen
  const message = 'This workbook has several sheets. Choose the one with your locations.'
  return { ...refuseTable('several_sheets', message), sheets: filled.map(({ sheet }) => sheet) }
}

/**
 * A sheet of an Excel workbook as rows of texts: the one named `sheet`, or the only one that holds anything. What a formula came
 * to is read, the formula is not.
 */
export async function parseXlsx(bytes: Uint8Array, sheet: string | undefined): Promise<Parsed> {
  try {
    const { parts, names } = unpack(bytes)
    if (names.has('mimetype')) {
      return refuseTable(
        'other_spreadsheet',
        'This is an OpenDocument file. Save it as an Excel workbook (.xlsx) or as CSV.',
      )
    }
    if (!names.has('xl/workbook.xml')) {
      return refuseTable(
        'not_a_workbook',
        'This is an archive, but no Excel workbook. Save your table as .xlsx or as CSV.',
      )
    }
    // Packed anew, the library unpacks what was measured and nothing else.
    const measured = zipSync(parts, { level: 0 })
    const found = sheetOf(await readWorkbook(new Uint8Array(measured).buffer, { trim: false }), sheet)
    if ('code' in found) return found
    return { ok: true, rows: found.data.map(row => row.map(textOf)) }
  } catch (error) {
    return error instanceof TooLarge ? bomb : broken
  }
}
