import { expect, test } from 'vitest'
import { columnsOnPhones } from '#src/engines/audit/checks/mobile/columns-on-phones.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const prose = 'We have kept the pumps of the county running since my father bought his first truck. '.repeat(4)
const look = (body: string, head = '<meta name="viewport" content="width=device-width, initial-scale=1">') =>
  columnsOnPhones.look(
    viewOf({ html: `<!doctype html><html><head><title>Pumps</title>${head}</head><body>${body}</body></html>` }),
  )
const two = (style: string) =>
  `<div style="${style}"><div><h2>About us</h2><p>${prose}</p></div><img src="a.jpg"></div>`

test.each([
  ['display:grid;grid-template-columns:1fr 1fr;gap:2rem'],
  ['display: grid; grid-template-columns: 1fr 2fr'],
  ['display:grid; grid-template-columns: repeat(2, 1fr);'],
  ['display:grid;grid-template-columns:minmax(0, 1fr) minmax(0, 2fr)'],
  ['display:grid;grid-template-columns:300px 1fr'],
])('text stands in columns that no rule can change: %s', style => {
  expect(look(two(style))).toMatchObject({ state: 'found', occurrences: [{ line: 1 }] })
})

test('a whole form in half of a phone, and three columns of sentences', () => {
  const form = '<form><input name="a"><input name="b"><textarea name="c"></textarea></form>'
  const in_two = `<div style="display:grid;grid-template-columns:1fr 1fr"><div><h2>Visit us</h2></div><div>${form}</div></div>`
  expect(look(in_two)).toMatchObject({
    occurrences: [{ evidence: '2 columns by style="… grid-template-columns: 1fr 1fr …"' }],
  })
  const card = `<div>${prose.slice(0, 150)}</div>`
  expect(look(`<div style="display:grid;grid-template-columns:repeat(3,1fr)">${card.repeat(3)}</div>`).state).toBe(
    'found',
  )
})

test.each([
  [
    'as many columns as there is room for',
    two('display:grid;grid-template-columns:repeat(auto-fit,minmax(300px,1fr))'),
  ],
  ['an icon beside its text', two('display:grid;grid-template-columns:auto 1fr')],
  ['a number beside its text', two('display:grid;grid-template-columns:40px 1fr')],
  ['one column', two('display:grid;grid-template-columns:1fr')],
  ['a grid by its class, which a rule for phones can end', two('grid-template-columns:1fr 1fr')],
  [
    'two fields of a form',
    '<form style="display:grid;grid-template-columns:1fr 1fr"><label>First name <input></label><label>Last name <input></label></form>',
  ],
  ['four figures', `<div style="display:grid;grid-template-columns:repeat(4,1fr)">${'<b>24/7</b>'.repeat(4)}</div>`],
  ['text in a part that scrolls', two('display:grid;grid-template-columns:1fr 1fr;overflow-x:auto')],
  ['a part that is hidden', `<div hidden>${two('display:grid;grid-template-columns:1fr 1fr')}</div>`],
  ['a variable', two('display:grid;grid-template-columns:var(--columns)')],
])('fits phones: %s', (_, body) => {
  expect(look(body).state).toBe('ok')
})

test('a style of the page that is stronger than the attribute', () => {
  const style = '<style>@media (max-width:600px){[style*="grid"]{grid-template-columns:1fr !important}}</style>'
  const for_phones = '<meta name="viewport" content="width=device-width">'
  expect(look(two('display:grid;grid-template-columns:1fr 1fr'), for_phones + style).state).toBe('ok')
  expect(look(two('display:grid;grid-template-columns:1fr 1fr'), '').state).toBe('not_applicable')
})
