import { expect, test } from 'vitest'
import { hashOfWords } from '#src/build/words/page-words.ts'

const porchlight = {
  name: 'Porchlight Local',
  parent: 'P',
  email: 'a@b.example',
  phone: '(904) 555-0142',
  address: 'J',
}
const lantern = { ...porchlight, name: 'Lantern', phone: '(803) 555-0131' }

const page = ({ main = '<p>One.</p>', title = 'T', menu = 'Menu', frame = '' }) =>
  `<head><title>${title}</title><meta name="description" content="D">${frame}</head><body><nav>${menu}</nav><main>${main}</main></body>`
const hash = (parts: Parameters<typeof page>[0], brand = porchlight) => hashOfWords(page(parts), brand)

test('other words, another title or another order are another hash', () => {
  const hashes = [{}, { main: '<p>Two.</p>' }, { title: 'U' }, { main: '<p>One. One.</p>' }].map(parts => hash(parts))
  expect(new Set(hashes).size).toBe(4)
})

test('markup, menus, styles and scripts are not words', () => {
  const same = [{ main: '<div class="x">\n <p>One.</p></div>' }, { menu: 'Other' }, { frame: '<style>p{}</style>' }]
  for (const parts of same) expect(hash(parts)).toBe(hash({}))
  expect(hash({ main: '<p>One.</p><script>1</script>' })).toBe(hash({}))
})

test('another brand leaves the words as they are', () => {
  const of = ({ name, phone }: typeof porchlight) => ({ main: `Ask ${name} at ${phone}.` })
  expect(hash(of(lantern), lantern)).toBe(hash(of(porchlight), porchlight))
})

test('of an article its own part counts, not what is offered to read after it', () => {
  const html = (next: string) => ({ main: `<article>One.</article><section>${next}</section>` })
  expect(hash(html('A'))).toBe(hash(html('B')))
})
