import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'

export function collectTable(reading: Reading, element: OpenElement, stands: boolean): void {
  const outer = reading.tables[reading.tables.length - 1]
  if (outer) outer.fact.has_table = true
  const fact = {
    ...reading.place,
    rows: 0,
    columns: 0,
    header_cells: 0,
    has_caption: false,
    role: reading.attributes.lower('role'),
    has_table: false,
  }
  if (!stands || !reading.keep('tables', reading.found.tables, fact)) return
  reading.tables.push({ fact, cells: 0 })
  reading.atEnd(element, () => {
    reading.tables.pop()
  })
}

export function collectRow(reading: Reading): void {
  const table = reading.tables[reading.tables.length - 1]
  if (!table) return
  table.fact.rows++
  table.cells = 0
}

export function collectCell(reading: Reading, element: OpenElement): void {
  const table = reading.tables[reading.tables.length - 1]
  if (!table) return
  table.cells++
  if (table.cells > table.fact.columns) table.fact.columns = table.cells
  if (element.name === 'th') table.fact.header_cells++
}

export function noteCaption(reading: Reading): void {
  const table = reading.tables[reading.tables.length - 1]
  if (table) table.fact.has_caption = true
}
