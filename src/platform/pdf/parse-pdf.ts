import { getDocumentProxy } from 'unpdf'
import type { PDFPageProxy } from 'unpdf/pdfjs'
import type { PdfRead } from '#src/domain/pdf-text.ts'

/** Who the file is from, and what it asks, stands on the first pages. */
const most_pages = 8
const most_lines = 400
const longest_line = 300
/** The last of the six numbers that place a text tells how far up it stands. */
const up = 5

type Item = Extract<Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number], { str: string }>

const heightAt = ({ transform }: Item): number => Number(transform[up] ?? 0)

/** Lines as they were set: the file says where each ends, and what stands far below the last is something else. */
function linesOf(items: readonly Item[]): string[] {
  const lines: string[] = []
  let line = ''
  let last: Item | undefined
  for (const item of items) {
    const is_below = last !== undefined && Math.abs(heightAt(last) - heightAt(item)) > 1.9 * (last.height || 10)
    if (is_below && line === '' && lines.at(-1) !== '') lines.push('')
    line += item.str
    if (item.str.trim() !== '') last = item
    if (!item.hasEOL) continue
    if (line.trim() !== '') lines.push(line.replace(/\s+/g, ' ').trim().slice(0, longest_line))
    line = ''
    if (lines.length >= most_lines) break
  }
  if (line.trim() !== '') lines.push(line.replace(/\s+/g, ' ').trim().slice(0, longest_line))
  return lines
}

function reasonOf(error: unknown): 'damaged' | 'locked' | 'not_read' {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidPDFException') return 'damaged'
  return name === 'PasswordException' ? 'locked' : 'not_read'
}

/** Reads the text of the first pages of a PDF file. To be called in a thread of its own: see `openPdfReader`. */
export async function parsePdf(bytes: Uint8Array): Promise<PdfRead> {
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0, disableFontFace: true, useSystemFonts: false })
    const lines: string[][] = []
    for (let page = 1; page <= Math.min(pdf.numPages, most_pages); page += 1) {
      const { items } = await (await pdf.getPage(page)).getTextContent()
      lines.push(linesOf(items.filter(item => 'str' in item)))
    }
    return { ok: true, text: { pages: pdf.numPages, lines } }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}
