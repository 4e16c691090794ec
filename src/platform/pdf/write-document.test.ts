import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { printable } from '#src/platform/pdf/printable.ts'
import { writeDocument } from '#src/platform/pdf/write-document.ts'

const created_at = new Date('2026-11-20T15:00:00Z')

/** Everything that a PDF holds, its compressed streams unpacked. */
function contentOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return raw + streams.join('\n')
}

test('text is drawn as Latin letters, without what steers anything', () => {
  expect(printable('Café “Łódź” – 5 €')).toBe('Café “?ódz” – 5 €')
  expect(printable('a\u0000b\u202ec\nd\te  f')).toBe('abc d e f')
  expect(printable('寿司 🍣')).toBe('?? ?')
})

test('a document has its title, language, tags and bookmarks, and breaks its pages', async () => {
  const blocks = [
    { type: 'title', text: 'Report' } as const,
    ...Array.from({ length: 80 }, (_, n) => ({ type: 'text', text: `Paragraph ${n}` }) as const),
    { type: 'bar', text: 'Local: 63', share: 63 } as const,
    { type: 'heading', text: 'Part two' } as const,
  ]
  const pdf = contentOf(await writeDocument({ title: 'Report of a shop', author: 'Porchlight', blocks, created_at }))
  expect(pdf).toContain('/Lang (en-US)')
  expect(pdf).toContain('/Marked true')
  expect(pdf).toContain('(Report of a shop)')
  expect(pdf).toContain('/Title (Part two)')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
})

test('what a site contains stays text, however it is written', async () => {
  const hostile = ') Tj ET /JavaScript (app.alert(1)) /OpenAction << >> endstream endobj %PDF- \\) <script>'
  const blocks = [
    { type: 'quote', text: hostile } as const,
    { type: 'heading', text: hostile } as const,
    { type: 'text', text: 'x'.repeat(5000) } as const,
  ]
  const pdf = contentOf(await writeDocument({ title: hostile, author: hostile, blocks, created_at }))
  const metadata = /<\?xpacket[\s\S]*?<\?xpacket end/g
  const outsideOfTexts = pdf.replace(metadata, '').replace(/\((?:\\[\s\S]|[^\\()])*\)/g, '()')
  expect(outsideOfTexts).toContain('/Title ()')
  expect(outsideOfTexts).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|EmbeddedFile)\b/)
  expect(pdf.match(metadata)?.join('')).not.toContain('<script')
})
