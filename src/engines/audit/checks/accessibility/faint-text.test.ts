import { expect, test } from 'vitest'
import { faintText, lostText } from '#src/engines/audit/checks/accessibility/faint-text.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'

const html = '<!doctype html><html lang="en"><head><title>Roofs</title></head><body><p>Get a quote</p></body></html>'
const faint = {
  url: 'https://calloway.example/',
  text: 'Get a quote',
  color: '#ffffff',
  ground: '#ffa500',
  contrast: 1.974,
  needed: 4.5,
  texts: 3,
  line: 7,
}

test('texts that hardly stand out are told with their colors', () => {
  expect(faintText.look(siteOf([{ html }], { faint_texts: [faint] }))).toMatchObject({
    state: 'found',
    occurrences: [
      { line: 7, evidence: '“Get a quote”, and 2 more texts, #ffffff on #ffa500: 1.9 to 1, 4.5 is needed' },
    ],
  })
  expect(faintText.look(siteOf([{ html }], { faint_texts: [] })).state).toBe('ok')
})

test.each([
  ['<footer><p>Website by <a href="https://weaver.example">Weaver Web</a></p></footer>', 'ok'],
  ['<footer>© 2026 Calloway Roofs | Designed and hosted by Weaver Web</footer>', 'ok'],
  ['<footer>Powered by: Weaver Web</footer>', 'ok'],
  ['<p>Stop by Weaver Web</p>', 'found'],
  ['<a href="/">Weaver Web</a>', 'found'],
])('the name of whoever made the site is no word of the shop: %s', (foot, state) => {
  const site = siteOf([{ html: html.replace('</body>', `${foot}</body>`) }], {
    faint_texts: [{ ...faint, text: 'Weaver Web', contrast: 1.3, texts: 1 }],
  })
  expect(lostText.look(site).state).toBe(state)
})

test('words in the color of their ground are told as that alone, signs and initials as faint', () => {
  const look = (text: string, contrast: number) =>
    [lostText, faintText].map(
      check => check.look(siteOf([{ html }], { faint_texts: [{ ...faint, text, contrast }] })).state,
    )
  expect(look('Get a quote', 1.04)).toEqual(['found', 'ok'])
  expect(look('Get a quote', 1.6)).toEqual(['ok', 'found'])
  expect(look('JR', 1.04)).toEqual(['ok', 'found'])
})
