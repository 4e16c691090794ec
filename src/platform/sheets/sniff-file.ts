import { refuseTable, type TableRefused } from '#src/platform/sheets/table.ts'

export type Sniffed = { ok: true; kind: 'text' | 'zip' } | TableRefused

const saveAs = 'Open it in your spreadsheet program and save it as CSV or as an Excel workbook (.xlsx).'

type Sign = { begins: readonly number[]; code: string; message: string }

const bytesOf = (text: string): number[] => [...text].map(letter => letter.charCodeAt(0))

/** First bytes of what people choose by mistake. */
const signs: readonly Sign[] = [
  {
    begins: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    code: 'old_excel',
    message: `This is an old Excel file (.xls) or one with a password. ${saveAs}`,
  },
  { begins: bytesOf('%PDF'), code: 'pdf', message: 'This is a PDF. We need the spreadsheet that it was made from.' },
  { begins: bytesOf('{\\rtf'), code: 'not_a_table', message: `This is a text document. ${saveAs}` },
  { begins: [0x89, ...bytesOf('PNG')], code: 'picture', message: 'This is a picture. We need a spreadsheet.' },
  { begins: [0xff, 0xd8, 0xff], code: 'picture', message: 'This is a picture. We need a spreadsheet.' },
  { begins: bytesOf('GIF8'), code: 'picture', message: 'This is a picture. We need a spreadsheet.' },
]

const page = /^\s*(?:<!doctype|<html|<\?xml|<table|<head|<body|<!--|<meta)/i

const ending = (file_name: string): string => /\.([a-z\d]{1,8})$/i.exec(file_name)?.[1]?.toLowerCase() ?? ''

function beginsWith(bytes: Uint8Array, begin: readonly number[]): boolean {
  return begin.every((byte, at) => bytes[at] === byte)
}

/** Whether a file is a text or an archive, by its first bytes; a name that says something else is a lie. */
export function sniffFile(bytes: Uint8Array, file_name: string): Sniffed {
  if (bytes.byteLength === 0) return refuseTable('empty_file', 'This file is empty.')
  const sign = signs.find(({ begins }) => beginsWith(bytes, begins))
  if (sign) return refuseTable(sign.code, sign.message)
  const named = ending(file_name)
  const is_zip = beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04])
  if (is_zip && (named === 'csv' || named === 'tsv' || named === 'txt')) {
    return refuseTable('lying_name', `The name ends with .${named}, but this is no text file. ${saveAs}`)
  }
  if (is_zip) return { ok: true, kind: 'zip' }
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 512))
  if (page.test(start)) return refuseTable('web_page', `This is a web page or an XML file. ${saveAs}`)
  if (named === 'xlsx' || named === 'xlsm' || named === 'xls' || named === 'ods' || named === 'numbers') {
    return refuseTable('lying_name', `The name ends with .${named}, but there is no such file inside. ${saveAs}`)
  }
  return { ok: true, kind: 'text' }
}
