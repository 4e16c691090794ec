import { strToU8, zipSync } from 'fflate'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** 0 → A, 26 → AA. */
const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

const declared = (xml: string): Uint8Array => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`)

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The media type of a workbook. */
export const xlsxType = `${office}.sheet`

/** Style 1 is that of texts: what is typed stays as it is typed, a ZIP code with its zeros. */
const styles = `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`

function sheetXml(rows: readonly (readonly string[])[]): string {
  const width = Math.max(1, ...rows.map(row => row.length))
  const lines = rows.map((row, n) => {
    const cells = row.map(
      (text, at) =>
        `<c r="${letters(at)}${n + 1}" s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
    )
    return `<row r="${n + 1}">${cells.join('')}</row>`
  })
  return `<worksheet xmlns="${main}"><cols><col min="1" max="${width}" width="22" style="1" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/**
 * An Excel workbook with one sheet of texts, as ECMA-376 describes it with the least parts. Its columns take whatever is typed
 * into them as text.
 */
export function writeXlsx(sheet: string, rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  return zipSync({
    '[Content_Types].xml': declared(
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`,
    ),
    '_rels/.rels': declared(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': declared(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': declared(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': declared(sheetXml(rows)),
    'xl/styles.xml': declared(styles),
  })
}
