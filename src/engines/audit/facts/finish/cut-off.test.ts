import { expect, it, test } from 'vitest'
import { factsOfPieces } from '#tests/support/audit/audit-page.ts'

const cutOffIn = async (...chunks: string[]) => (await factsOfPieces(chunks)).cut_off

test('a tag without an end is told with the line that it begins on, wherever the chunks part', async () => {
  const expected = { line: 2, offset: 10, text: '<a href="/drains' }
  expect(await cutOffIn('<p>Macon\r\n', '<a\nhref="/dra', 'ins')).toEqual(expected)
  expect(await cutOffIn('<p>Macon\r\n<a\nhref="/drains')).toEqual(expected)
  expect(await cutOffIn('<p>Macon</p>')).toBeNull()
})

it.each(['<p>Macon</p><header', '<p>Macon</p></h2', '<p>Macon</p></html lang="en'])(
  'whatever else breaks off is told: %s',
  async html => {
    expect(await cutOffIn(html)).not.toBeNull()
  },
)

test.each([
  '<body><p>Macon</p></body>\n</html>="#3498db"/>\n<rect x="75" fill="#3498db"/>\n<rect x="95" fill',
  '<p>Macon</p></body></HTML >\n<script src="/menu.js',
  '<p>Macon</p></html>\n</div',
  '<p>Macon</p></body>\n\n</html',
  '<p>Macon</p>\n</BODY\n',
])('what is left over behind the end of a page takes nothing from it: %s', async html => {
  expect(await cutOffIn(html)).toBeNull()
})
