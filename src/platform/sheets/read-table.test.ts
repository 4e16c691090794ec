import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { parseTable } from '#src/platform/sheets/parse-table.ts'
import { readTable } from '#src/platform/sheets/read-table.ts'
import { makeWorkbook, makeXlsx, workbookParts } from '#tests/support/locations/make-xlsx.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

/** In this thread, since starting one takes longer than reading. */
async function cellsOf(bytes: Uint8Array, file_name = 'shops.csv', sheet?: string) {
  const read = await parseTable({ bytes, file_name, sheet })
  return read.ok ? [read.table.headings, ...read.table.rows.map(({ cells }) => cells)] : read.code
}

const wanted = [
  ['Name', 'City'],
  ['Café Ñandú', 'Saint Mary’s'],
]

test.each([
  ['UTF-8', utf8('Name,City\nCafé Ñandú,Saint Mary’s\n')],
  ['UTF-8 with a mark', utf8('\ufeffName,City\r\nCafé Ñandú,Saint Mary’s')],
  ['UTF-16 with a mark', utf16('Name\tCity\r\nCafé Ñandú\tSaint Mary’s')],
  ['semicolons', utf8('"Name";"City"\n"Café Ñandú";Saint Mary’s')],
  ['a line that names the separator', utf8('sep=|\nName|City\nCafé Ñandú|Saint Mary’s')],
  ['an Excel workbook', makeXlsx(wanted)],
])('%s is read to the letter', async (_, bytes) => {
  expect(await cellsOf(bytes, bytes[0] === 0x50 ? 'shops.xlsx' : 'shops.csv')).toEqual(wanted)
})

test('a comma in a title does not part a table of semicolons', async () => {
  expect(await cellsOf(utf8('Our shops, Florida\nName;City;ZIP\nBay Street;Jacksonville;32202'))).toEqual([
    ['Our shops, Florida', '', ''],
    ['Name', 'City', 'ZIP'],
    ['Bay Street', 'Jacksonville', '32202'],
  ])
})

test('what is no UTF-8 is read as Excel on Windows writes it', async () => {
  expect(await cellsOf(latin('Name,City\nCaf\xe9,Saint Mary\x92s'))).toEqual([
    ['Name', 'City'],
    ['Café', 'Saint Mary’s'],
  ])
})

test('quotes hold commas, line breaks and quotes; formulae are texts; rows keep the numbers that a spreadsheet shows', async () => {
  const bytes = utf8('Name,Note\n"A, ""B""","one\ntwo"\n\n,\n=1+1,5" pipe\n')
  const read = await parseTable({ bytes, file_name: 'shops.csv', sheet: undefined })
  expect(read).toMatchObject({
    table: {
      rows: [
        { n: 2, cells: ['A, "B"', 'one\ntwo'] },
        { n: 5, cells: ['=1+1', '5" pipe'] },
      ],
    },
  })
})

test('numbers, dates and times of a workbook become texts', async () => {
  const sheet = makeXlsx([
    ['zip', 'phone', 'opened', 'opens', 'hide'],
    [2134, 9043550142, { number: 46000, as: 'date' }, { number: 0.375, as: 'time' }, true],
  ])
  expect(await cellsOf(sheet, 'shops.xlsx')).toEqual([
    ['zip', 'phone', 'opened', 'opens', 'hide'],
    ['2134', '9043550142', '2025-12-09', '09:00', 'yes'],
  ])
})

test('of several sheets the one that is named is read; without a name nobody guesses, but for empty ones', async () => {
  const notes = [['Ask Ana'], ['before Friday']]
  const both = makeWorkbook({ Notes: notes, 'Shops & more': wanted })
  const asked = await parseTable({ bytes: both, file_name: 'a.xlsx', sheet: undefined })
  expect(asked).toMatchObject({ ok: false, code: 'several_sheets', sheets: ['Notes', 'Shops & more'] })
  expect(await cellsOf(both, 'a.xlsx', 'Shops & more')).toEqual(wanted)
  expect(await cellsOf(both, 'a.xlsx', 'Shops')).toBe('no_such_sheet')
  expect(await cellsOf(makeWorkbook({ Sheet1: [], Shops: wanted }), 'a.xlsx')).toEqual(wanted)
})

const bytesOf = (...begin: number[]) => new Uint8Array([...begin, ...Array(20).fill(0)])

test.each([
  ['nothing', utf8(''), 'a.csv', 'empty_file'],
  ['spaces', utf8('\n , \n'), 'a.csv', 'empty_file'],
  ['headings alone', utf8('Name,City\n'), 'a.csv', 'no_rows'],
  ['an old Excel file', bytesOf(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'a.xls', 'old_excel'],
  ['a PDF', utf8('%PDF-1.7'), 'a.csv', 'pdf'],
  ['a picture', bytesOf(0x89, 0x50, 0x4e, 0x47), 'a.csv', 'picture'],
  ['a web page', utf8('<!DOCTYPE html><table>'), 'a.xls', 'web_page'],
  ['a text called a workbook', utf8('Name\nA'), 'a.xlsx', 'lying_name'],
  ['a workbook called a text', makeXlsx([['Name'], ['A']]), 'a.csv', 'lying_name'],
  ['an OpenDocument file', zipSync({ mimetype: utf8('application/vnd.oasis') }), 'a.ods', 'other_spreadsheet'],
  ['another archive', zipSync({ 'a.txt': utf8('a') }), 'a.zip', 'not_a_workbook'],
  ['half a workbook', makeXlsx([['Name'], ['A']]).slice(0, 400), 'a.xlsx', 'broken_xlsx'],
  ['bytes', utf8('Name\u0000,City\n\u0000\u0001,B'), 'a.csv', 'not_a_table'],
  ['a quote that stays open', utf8('Name,City\n"A,B\nC,D\n'), 'a.csv', 'broken_csv'],
  ['a megabyte in a cell', utf8(`Name\n${'x'.repeat(1_000_000)}`), 'a.csv', 'cell_too_long'],
  ['201 columns', utf8(`${'a,'.repeat(200)}a\n1`), 'a.csv', 'too_many_columns'],
  ['10,001 rows', utf8(`Name\n${'A\n'.repeat(10_001)}`), 'a.csv', 'too_many_rows'],
])('%s is refused by a code of its own', async (_, bytes, file_name, code) => {
  expect(await cellsOf(bytes, file_name)).toBe(code)
})

test('10,000 rows are taken', async () => {
  expect((await cellsOf(utf8(`Name\n${'A\n'.repeat(10_000)}`))).length).toBe(10_001)
})

test('a workbook that unpacks to gigabytes, or names a cell at the end of the world, is refused and takes nobody along', async () => {
  const zeros = new Uint8Array(120 * 1024 * 1024)
  expect(await cellsOf(zipSync({ ...workbookParts(''), 'xl/worksheets/sheet2.xml': zeros }), 'a.xlsx')).toBe(
    'unpacks_too_large',
  )
  const lying = zipSync({ ...workbookParts('<worksheet>'.padEnd(1_000_000)) })
  const at = Buffer.from(lying).lastIndexOf('xl/worksheets/sheet1.xml') - 46 + 24
  new DataView(lying.buffer).setUint32(at, 100, true)
  expect(await cellsOf(lying, 'a.xlsx')).toBe('broken_xlsx')
  const far =
    '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'
  expect((await readTable({ bytes: zipSync(workbookParts(far)), file_name: 'a.xlsx', sheet: undefined })).ok).toBe(
    false,
  )
}, 60_000)

test('other work goes on while a file is read', async () => {
  const file = utf8(`Name,${'City,'.repeat(30)}\n${`${'A long cell, '.repeat(10)}\n`.repeat(9_000)}`)
  let is_read = false
  const reading = readTable({ bytes: file, file_name: 'a.csv', sheet: undefined }).finally(() => {
    is_read = true
  })
  let turns = 0
  for (; !is_read; turns += 1) await new Promise(resolve => setImmediate(resolve))
  expect((await reading).ok).toBe(true)
  // Read in this thread, the file would leave the loop a turn or two.
  expect(turns).toBeGreaterThan(100)
})
