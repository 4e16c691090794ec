import { expect, test } from 'vitest'
import { parseTable } from '#src/platform/sheets/parse-table.ts'
import { writeXlsx } from '#src/platform/sheets/write-xlsx.ts'

test('texts are written so that they are read to the letter: signs of XML, zeros in front, spaces, many columns', async () => {
  const headings = ['Name', 'ZIP', 'Note', ...Array.from({ length: 30 }, (_, n) => `Column ${n}`)]
  const cells = headings.map((_, at) => `value ${at}`)
  const row = ['A & B <"shop">', '02134', '  =1+1  ', ...cells.slice(3)]
  const bytes = writeXlsx('Shops & more', [headings, row])
  const read = await parseTable({ bytes, file_name: 'a.xlsx', sheet: 'Shops & more' })
  expect(read).toMatchObject({ ok: true, table: { kind: 'xlsx', headings, rows: [{ n: 2, cells: row }] } })
})
