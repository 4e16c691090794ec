import PDFDocument from 'pdfkit'

/** A PDF file of a page with a drawing on it and no letter, as a scanner makes it. */
export async function drawnPdf(): Promise<Buffer> {
  const document = new PDFDocument()
  const chunks: Buffer[] = []
  document.on('data', chunk => chunks.push(chunk))
  document.rect(72, 72, 300, 200).stroke().end()
  await new Promise(resolve => document.once('end', resolve))
  return Buffer.concat(chunks)
}
