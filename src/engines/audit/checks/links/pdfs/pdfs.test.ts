import PDFDocument from 'pdfkit'
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

/** A page with a drawing on it. */
async function scan(): Promise<Buffer> {
  const document = new PDFDocument()
  const chunks: Buffer[] = []
  document.on('data', chunk => chunks.push(chunk))
  document.rect(72, 72, 300, 200).stroke().end()
  await new Promise(resolve => document.once('end', resolve))
  return Buffer.concat(chunks)
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
  expect(await told(await scan())).toEqual([
    'pdf-without-text: one page without a letter of text; linked on https://www.hollisplumbing.com/about',
  ])
})
