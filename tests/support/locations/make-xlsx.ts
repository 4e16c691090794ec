import { strToU8, zipSync } from 'fflate'

/** A number with the look of a date or a time of day: spreadsheets keep both as days since the end of 1899. */
export type SheetCell = string | number | boolean | { number: number; as: 'date' | 'time' }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function cellXml(cell: SheetCell): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`
  if (typeof cell === 'object') return `<c s="${cell.as === 'date' ? 1 : 2}"><v>${cell.number}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** 0 → A, 26 → AA. */
const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

function sheetXml(rows: readonly (readonly SheetCell[])[]): string {
  const lines = rows.map((row, n) => {
    const cells = row.map((cell, at) => cellXml(cell).replace('<c', `<c r="${letters(at)}${n + 1}"`))
    return `<row r="${n + 1}">${cells.join('')}</row>`
  })
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** The parts of a small Excel workbook with these rows, to be packed by `zipSync`. */
export function workbookParts(sheet: string): Record<string, Uint8Array> {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="Shops" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheet,
  }
  return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
}

/** An Excel workbook with one sheet. */
export function makeXlsx(rows: readonly (readonly SheetCell[])[]): Uint8Array {
  return zipSync(workbookParts(sheetXml(rows)))
}

/** An Excel workbook with several sheets, by their names. */
export function makeWorkbook(sheets: Record<string, readonly (readonly SheetCell[])[]>): Uint8Array {
  const entries = Object.entries(sheets).map(([name, rows], at) => ({ name, xml: sheetXml(rows), n: at + 1 }))
  const list = entries.map(({ name, n }) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="sheet${n}"/>`)
  const links = entries.map(
    ({ n }) => `<Relationship Id="sheet${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  )
  return zipSync({
    ...workbookParts(''),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets>${list.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packaged}/relationships">${links.join('')}<Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    ...Object.fromEntries(entries.map(({ n, xml }) => [`xl/worksheets/sheet${n}.xml`, strToU8(xml)])),
  })
}
