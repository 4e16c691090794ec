import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { readPdf } from '#src/platform/pdf/read-pdf.ts'
import { writeDocument } from '#src/platform/pdf/write-document.ts'

const never = new AbortController().signal

const flyer = () =>
  writeDocument({
    title: 'Flyer',
    author: 'Hollis Plumbing',
    blocks: [
      { type: 'title', text: 'Hollis Plumbing' },
      { type: 'text', text: '318 Barnard Street' },
      { type: 'page_break' },
      { type: 'text', text: 'Second page' },
    ],
    created_at: new Date('2026-11-20T15:00:00Z'),
  })

/** A file of a page whose drawing is this. */
function withDrawing(stream: Buffer, filter: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>',
    `<< /Length ${stream.length} /Filter ${filter} >>\nstream\n${stream.toString('latin1')}\nendstream`,
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 5 >>\n%%EOF`, 'latin1')
}

test('the lines of a file are read page by page', async () => {
  const read = await readPdf(await flyer(), never)
  if (!read.ok) throw new Error(read.reason)
  expect(read.text.pages).toBe(2)
  expect(read.text.lines[0]?.filter(line => line !== '').slice(0, 2)).toEqual(['Hollis Plumbing', '318 Barnard Street'])
  expect(read.text.lines[1]).toContain('Second page')
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a web page', Buffer.from('<!doctype html><h1>Not found</h1>')],
  ['noise', Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 251))],
])('%s is damaged', async (_, bytes) => {
  expect(await readPdf(bytes, never)).toEqual({ ok: false, reason: 'damaged' })
})

test('a file that asks for a password is locked', async () => {
  const document = new PDFDocument({ userPassword: 'secret' })
  const chunks: Buffer[] = []
  document.on('data', chunk => chunks.push(chunk))
  document.text('Members only').end()
  await new Promise(resolve => document.once('end', resolve))
  expect(await readPdf(Buffer.concat(chunks), never)).toEqual({ ok: false, reason: 'locked' })
})

test('a small file that unpacks to much more neither swells what reads it nor is called damaged', async () => {
  const twice = deflateSync(deflateSync(Buffer.alloc(150_000_000, ' ')))
  const before = process.memoryUsage.rss()
  const read = await readPdf(withDrawing(twice, '[/FlateDecode /FlateDecode]'), never)
  expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000)
  expect(read).not.toEqual({ ok: false, reason: 'damaged' })
  expect(read.ok ? read.text.lines.flat() : []).toEqual([])
}, 60_000)

test('a signal ends it', async () => {
  expect(await readPdf(await flyer(), AbortSignal.abort())).toEqual({ ok: false, reason: 'not_read' })
})
