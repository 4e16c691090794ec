import { expect, test } from 'vitest'
import { linksChecks } from '#src/engines/audit/checks/links/links-checks.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { linkInLink } from './link-in-link.ts'

const look = (html: string) => linkInLink.look(viewOf({ html: `<body>${html}</body>` }))

test.each([
  ['left open', '<p><a href="/a">First\n<a href="/b">Second</a></p>'],
  ['ended only by its list entry', '<ul><li><a href="/a">First</li>\n<li><a href="/b">Second</a></li></ul>'],
  ['a card with a link in it', '<a href="/a"><h3>Card</h3>\n<a href="/b">Second</a></a>'],
])('a link that is %s holds the next one', (_, html) => {
  expect(look(html)).toMatchObject({
    state: 'found',
    occurrences: [{ line: 2, evidence: '“Second” begins within another link' }],
  })
})

test('one that another begins in before its words is told as that, and not as one without words', () => {
  const html = '<body><a href="/">\n<a href="/"><img src="a.png" alt="Calloway"></a></a><a href="/b"></a></body>'
  const check = linksChecks.find(({ id }) => id === 'link-text-empty')
  const told = check?.scope === 'page' ? check.look(viewOf({ html })) : undefined
  expect(told?.state === 'found' && told.occurrences.map(({ evidence }) => evidence)).toEqual(['<a href="/b">'])
})

test.each([
  ['closed', '<p><a href="/a">First</a> <a href="/b">Second</a></p>'],
  ['closed a little late', '<ul><li><a href="/a">First</li></a><li><a href="/b">Second</a></li></ul>'],
  ['around blocks', '<a href="/a"><div><h3>Card</h3></div></a><a href="/b">Second</a>'],
  ['a mark of a place', '<a name="top"><h2>Top</h2><a href="/b">Second</a>'],
  ['the last of the page', '<p><a href="/b">Second</p><p>Words</p>'],
  ['in a drawing', '<svg><a href="/a"><text>A</text></a></svg><a href="/b">Second</a>'],
])('a link that is %s holds no other', (_, html) => {
  expect(look(html).state).toBe('ok')
})

test.each([
  [
    'a button in a link',
    '<a href="/a">\n<button type="button">Get a quote</button></a>',
    '<button> “Get a quote” within <a>',
  ],
  ['a link in a button', '<button>\n<a href="/a">Learn more</a></button>', '<a> “Learn more” within <button>'],
])('%s is told', (_, html, evidence) => {
  expect(look(`<a href="/">Home</a>${html}`)).toMatchObject({ state: 'found', occurrences: [{ line: 2, evidence }] })
})

test.each([
  ['beside a link', '<a href="/a">Quote</a><button>Send</button>'],
  ['after the mark of a place', '<a name="top"><p><button>Send</button></p><a href="/b">Second</a>'],
  ['that a page hides', '<a href="/a">Quote<span hidden><button>Send</button></span></a>'],
])('a button %s is fine', (_, html) => {
  expect(look(html).state).toBe('ok')
})
