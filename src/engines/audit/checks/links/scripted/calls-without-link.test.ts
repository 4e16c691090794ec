import { expect, test } from 'vitest'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { callsWithoutLink } from './calls-without-link.ts'

const page = (path: string, top: string, h1 = path) => ({
  html: `<body><header><a href="/">Calloway</a>${top}</header><main><h1>${h1}</h1><p>We do it well.</p></main></body>`,
  url: site_url + path,
  kind: path === '' ? ('home' as const) : ('other' as const),
})
const siteWith = (top: string, goal = 'free-estimate.html') =>
  siteOf([page('', top), page('decks.html', top), page('fences.html', top), page(goal, top, 'Free Estimate')])
const look = (top: string, goal?: string) => callsWithoutLink.look(siteWith(top, goal))

test('a call at the top of the pages that is no link, though its page is there', () => {
  expect(look('<p>Get Your Free Estimate</p>')).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: 'a call for /free-estimate.html (“Free Estimate”) without a link, on 3 pages' }],
  })
  expect(look('<div>Request a free estimate today</div>').state).toBe('found')
})

test.each([
  ['a link', '<a href="/free-estimate.html">Get your free estimate</a>'],
  ['a link around more', '<a href="/x.html"><p>Get your free estimate</p><p>It is free</p></a>'],
  ['a button', '<button>Get your free estimate</button>'],
  ['a box that acts as one', '<div role="button">Get your free estimate</div>'],
  ['a box that takes a click', '<div onclick="show()">Get your free estimate</div>'],
  ['a heading', '<h2>Get your free estimate</h2>'],
  ['a step of a list', '<ol><li>Get your free estimate</li></ol>'],
  ['a sentence', '<p>Get your free estimate.</p>'],
  ['the way there in the menu', '<p>Get your free estimate</p><a href="/free-estimate.html">Estimates</a>'],
  ['a call for what has no page', '<p>Get your free gutter</p>'],
])('%s is left alone', (_, top) => {
  expect(look(top).state).toBe('ok')
})
