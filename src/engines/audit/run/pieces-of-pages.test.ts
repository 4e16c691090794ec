import { expect, test } from 'vitest'
import { type Defect, put, swap, together } from '#tests/support/crawl/shop-defects.ts'
import { auditFiles, soundShop } from '#tests/support/crawl/sound-shop.ts'

const ids = async (...defects: Defect[]) =>
  (await auditFiles(together(...defects)(soundShop))).findings.map(({ id }) => id)

const form = `<div class="modal-header"><h4>Book a visit</h4></div>
<form method="post" action="includes/booking.php"><label for="n">Name</label><input id="n" name="name"><button>Send</button></form>`
const link = (attributes: string) =>
  swap(
    '/index.html',
    '<a href="/contact">Book a visit</a>',
    `<a href="/pieces/booking.html" ${attributes}>Book a visit</a>`,
  )

test.each(['data-toggle="modal" data-target="#window"', 'data-fancybox data-type="ajax"', 'data-modal="booking"'])(
  'a piece that opens over the page is no page: %s',
  async attributes => {
    const found = await ids(link(attributes), put('/pieces/booking.html', form))
    for (const id of ['title-missing', 'viewport-missing', 'h1-missing', 'doctype-missing', 'form-handler-missing'])
      expect(found).not.toContain(id)
  },
)

test('whoever is led to a bare file sees it, and a whole page that opens over another is one', async () => {
  expect(await ids(link(''), put('/pieces/booking.html', form))).toContain('title-missing')
  const whole = `<!doctype html><html lang="en"><head></head><body>${form}</body></html>`
  expect(await ids(link('data-toggle="modal"'), put('/pieces/booking.html', whole))).toContain('title-missing')
})
