import { expect, test } from 'vitest'
import { placesOfParts, putInto } from './part-places.ts'

const head = { file: 'parts/navbar.html', html: '<nav>\n<a href="/">Home</a>\n</nav><script>open()</script>' }
const foot = {
  file: '/parts/footer.html',
  html: '<p>(912) 234-0142</p>\n<script type="application/ld+json">{}</script>',
}

test.each([
  '<div id="footer-placeholder"></div>',
  '<div data-include="footer"></div>',
  '<footer class="site-footer"> <!-- filled by a script --> </footer>',
  "<div w3-include-html='footer.html'></div>",
])('%s waits for a foot', place => {
  expect(putInto(`<body><p>Drains</p>${place}</body>`, [head, foot])).toContain('(912) 234-0142')
})

test.each(['<div id="footer">Calloway</div>', '<div id="map"></div>', '<div></div>'])('%s waits for none', place => {
  expect(placesOfParts(place)).toEqual([])
  expect(putInto(place, [head, foot])).toBe(place)
})

test('a header and a foot are put where they belong, in as many lines as before, and without code', () => {
  const page = '<body>\n<div id="header"></div>\n<p>Drains</p>\n<div id="site-footer"></div>\n</body>'
  const whole = putInto(page, [head, foot])
  expect(whole.split('\n')).toHaveLength(page.split('\n').length)
  expect(whole).toContain('<div id="header"><nav> <a href="/">Home</a> </nav></div>')
  expect(whole).toContain('<div id="site-footer"><footer><p>(912) 234-0142</p>')
  expect(whole).toContain('ld+json')
  expect(whole).not.toContain('open()')
})

test('of a whole page its body is put in, once', () => {
  const part = { file: 'footer.html', html: '<html><head><title>Foot</title></head><body><p>Foot</p></body></html>' }
  expect(putInto('<div id="footer"></div><div class="footer"></div>', [part])).toBe(
    '<div id="footer"><footer><p>Foot</p></footer></div><div class="footer"></div>',
  )
})
