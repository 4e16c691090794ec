import { expect, test } from 'vitest'
import { iconFontsIn, iconsWithoutFont } from './icon-fonts.ts'

const url = 'https://shop.example/'
const sheet = '<link rel="stylesheet" href="/site.css">'
const told = (body: string, head = sheet, css = 'p { color: red }') =>
  iconsWithoutFont(
    `<!doctype html><html><head>${head}</head><body>\n${body}</body></html>`,
    url,
    new Map([[`${url}site.css`, iconFontsIn(css)]]),
  )
const phone = '<i class="fas fa-phone"></i>'

test('signs of a font that nothing loads are told with how many there are', () => {
  expect(told(`<p>${phone} Call</p><p><i class="fab fa-facebook-f"></i></p>`)).toEqual([
    { of: 'Font Awesome', line: 2, shown: phone, count: 2 },
  ])
  expect(told('<span class="bi bi-telephone"></span>')).toMatchObject([{ of: 'Bootstrap Icons', count: 1 }])
  expect(told('<i class="material-icons">phone</i>')).toMatchObject([{ of: 'Material Icons' }])
  expect(told(phone, `${sheet}<script src="https://cdn.tailwindcss.com"></script>`)).toHaveLength(1)
  expect(
    told(phone, `${sheet}<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">`),
  ).toHaveLength(1)
})

test.each([
  [
    'a file of another host',
    phone,
    '<link rel="stylesheet" href="https://cdnjs.cloudflare.com/ajax/libs/font-awesome/6.5.0/css/all.min.css">',
  ],
  ['a kit', phone, '<script src="https://kit.fontawesome.com/abc.js"></script>'],
  ['a file that is called after all of it', phone, '<link rel="stylesheet" href="/css/all.min.css">'],
  ['a style that nobody knows', phone, '<link rel="stylesheet" href="https://cdn.example/theme.css">'],
  [
    'a script that brings in a style',
    phone,
    '<script>const l = document.createElement("link"); l.href = "/x.css"</script>',
  ],
  ['a word of the text', '<i class="fas fa-phone">Call</i>', sheet],
  ['what looks like it', '<i class="fancy fa"></i><span class="fab"></span>', sheet],
  ['a remark', `<!-- ${phone} -->`, sheet],
  [
    'the font by its name',
    '<i class="material-icons">phone</i>',
    '<link rel="stylesheet" href="https://fonts.googleapis.com/icon?family=Material+Icons">',
  ],
])('nothing is told of %s', (_, body, head) => {
  expect(told(body, head)).toEqual([])
})

test('a style of the site that has the font, or brings it in, is enough', () => {
  expect(told(phone, sheet, '.fa-phone::before { content: "x" }')).toEqual([])
  expect(told(phone, sheet, '@import url("font-awesome.css");')).toEqual([])
})

test('pages that were made to keep readers busy are let go', () => {
  const began = process.cpuUsage().user
  told(`${phone}<i class="fas `.repeat(20_000))
  told(`<script `.repeat(20_000) + phone)
  told(`<!--`.repeat(20_000) + phone)
  expect(process.cpuUsage().user - began).toBeLessThan(2_000_000)
})
