import { expect, test } from 'vitest'
import { writeDocument } from '#src/platform/pdf/write-document.ts'
import { auditFiles, soundShop } from '#tests/support/crawl/sound-shop.ts'

const created_at = new Date('2026-11-20T15:00:00Z')

/** A file that the page about the shop links to. */
async function told(bytes: Uint8Array) {
  const about = String(soundShop['/about.html']).replace('</p>', ' <a href="/flyer.pdf">Our flyer</a></p>')
  const { findings } = await auditFiles({ ...soundShop, '/about.html': about, '/flyer.pdf': Buffer.from(bytes) })
  return findings
    .filter(({ id }) => id.startsWith('pdf-'))
    .flatMap(({ id, occurrences }) => occurrences.map(({ evidence }) => `${id}: ${evidence}`))
}

function write(...lines: string[]) {
  const blocks = lines.map(text => ({ type: 'text', text }) as const)
  return writeDocument({ title: 'Flyer', author: 'Hollis Plumbing', blocks, created_at })
}

/** A page with a drawing on it, and no text. */
function scan(): Buffer {
  const drawing = '72 72 300 200 re S'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const rows = objects.map((object, at) => {
    const row = `${String(body.length).padStart(10, '0')} 00000 n \n`
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return row
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table + end)
}

test('a letterhead with another address or number than the pages is told', async () => {
  expect(await told(await write('Hollis Plumbing', '44 Bull Street, Savannah, GA 31401', '(912) 555-0119'))).toEqual([
    'pdf-contact-differs: (912) 555-0119, which no page gives; “44 Bull Street, Savannah, GA 31401”, on the site “318 Barnard Street, Savannah, GA 31401”',
  ])
})

test('the address and number of the site, in any spelling, and those of others, are none', async () => {
  const own = ['Hollis Plumbing', '318 Barnard St., Savannah, GA 31401', '912.234.7788']
  expect(await told(await write(...own))).toEqual([])
  expect(await told(await write(...own, 'Poison control: (800) 222-1222'))).toEqual([])
  expect(await told(await write('Chatham County', '44 Bull Street, Savannah, GA 31401', '(912) 555-0119'))).toEqual([])
  const far = Array.from({ length: 12 }, (_, at) => `Rule number ${at} of the house.`)
  expect(await told(await write('Hollis Plumbing', ...far, 'Health department: (912) 555-0119'))).toEqual([])
})

test('a file that no program opens is told, and one that is only a picture', async () => {
  expect(await told(Buffer.from('<!doctype html>'))).toEqual([
    'pdf-damaged: no program opens it; linked on https://www.hollisplumbing.com/about',
  ])
  // A copy keeps an empty file in the place of a large one.
  expect(await told(Buffer.alloc(0))).toEqual([])
  expect(await told(scan())).toEqual([
    'pdf-without-text: one page without a letter of text; linked on https://www.hollisplumbing.com/about',
  ])
})
