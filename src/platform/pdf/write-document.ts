import PDFDocument from 'pdfkit'
import { printable } from '#src/platform/pdf/printable.ts'

/** A piece of a document, from top to bottom. Text is drawn as it stands: nothing in it is ever read as a command. */
export type PdfBlock =
  | { type: 'title' | 'heading' | 'subheading' | 'text' | 'small' | 'quote'; text: string }
  /** A share of 100 with its words. */
  | { type: 'bar'; text: string; share: number }
  | { type: 'link'; text: string; url: string }
  | { type: 'page_break' }

export type PdfWords = { title: string; author: string; blocks: readonly PdfBlock[]; created_at: Date }

const ink = '#1d2326'
const soft = '#4c524e'
const harbour = '#0f4c4a'
const rail = '#e4ddcf'

type Look = {
  tag: 'H1' | 'H2' | 'H3' | 'P'
  font: string
  size: number
  color: string
  above: number
  below: number
  indent: number
}

const looks = {
  title: { tag: 'H1', font: 'Times-Bold', size: 24, color: ink, above: 0, below: 10, indent: 0 },
  heading: { tag: 'H2', font: 'Times-Bold', size: 16, color: harbour, above: 16, below: 6, indent: 0 },
  subheading: { tag: 'H3', font: 'Helvetica-Bold', size: 11, color: ink, above: 10, below: 2, indent: 0 },
  text: { tag: 'P', font: 'Helvetica', size: 10, color: ink, above: 0, below: 4, indent: 0 },
  small: { tag: 'P', font: 'Helvetica', size: 8.5, color: soft, above: 0, below: 3, indent: 0 },
  quote: { tag: 'P', font: 'Courier', size: 8.5, color: soft, above: 0, below: 3, indent: 12 },
} as const satisfies Record<string, Look>

const margin = 54
const barWidth = 160
const footerSize = 8

/** Headings do not stand alone at the foot of a page. */
function keepTogether(doc: PDFKit.PDFDocument, room: number): void {
  if (doc.y + room > doc.page.height - margin - 20) doc.addPage()
}

function put(doc: PDFKit.PDFDocument, look: Look, text: string, options: PDFKit.Mixins.TextOptions = {}): void {
  if (look.tag !== 'P') keepTogether(doc, 60)
  doc.y += look.above
  const mark = doc.struct(look.tag, {}, () => {
    doc
      .font(look.font)
      .fontSize(look.size)
      .fillColor(look.color)
      .text(printable(text), margin + look.indent, doc.y, {
        width: doc.page.width - 2 * margin - look.indent,
        ...options,
      })
  })
  doc.addStructure(mark)
  doc.y += look.below
}

function putBar(doc: PDFKit.PDFDocument, text: string, share: number): void {
  keepTogether(doc, 20)
  const top = doc.y + 2
  const left = doc.page.width - margin - barWidth
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(left, top, barWidth, 7).fill(rail)
  if (share > 0) doc.rect(left, top, (barWidth * Math.min(share, 100)) / 100, 7).fill(harbour)
  doc.endMarkedContent()
  put(doc, looks.text, text, { width: left - margin - 12 })
}

function putBlock(doc: PDFKit.PDFDocument, block: PdfBlock): void {
  if (block.type === 'page_break') doc.addPage()
  else if (block.type === 'bar') putBar(doc, block.text, block.share)
  else if (block.type === 'link')
    put(doc, { ...looks.text, color: harbour }, block.text, { link: block.url, underline: true })
  else {
    put(doc, looks[block.type], block.text)
    if (block.type === 'title' || block.type === 'heading') doc.outline.addItem(printable(block.text))
  }
}

function numberPages(doc: PDFKit.PDFDocument, title: string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    doc
      .font('Helvetica')
      .fontSize(footerSize)
      .fillColor(soft)
      .text(printable(`${title} · page ${page + 1} of ${count}`), margin, doc.page.height - 36, { lineBreak: false })
    doc.endMarkedContent()
  }
}

/** The library writes these two into XML as they stand. */
function forMetadata(text: string): string {
  return printable(text).replace(/[<>&]/g, ' ')
}

/** Writes a document on US letter paper, tagged for screen readers, with bookmarks for its headings. */
export function writeDocument({ title, author, blocks, created_at }: PdfWords): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: { Title: forMetadata(title), Author: forMetadata(author), CreationDate: created_at },
  })
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.once('end', () => resolve(Buffer.concat(chunks)))
    doc.once('error', reject)
    for (const block of blocks) putBlock(doc, block)
    numberPages(doc, title)
    doc.end()
  })
}
