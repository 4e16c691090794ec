import { expect, test } from 'vitest'
import { skipLinkMissing } from '#src/engines/audit/checks/accessibility/skip-link-missing.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'

const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => `<a href="/page-${at}">Page ${at}</a>`).join('')
const page = (menu: string, before = '') =>
  `<!doctype html><html><head><title>Calloway Plumbing</title></head><body>${before}${menu}<main id="main"><h1>Drains</h1><p>We clear drains.</p></main></body></html>`

test.each([
  ['a long menu', page(`<nav>${entries(9)}</nav>`), 'found'],
  ['a long header', page(`<header>${entries(8)}</header>`), 'found'],
  [
    'a short menu, written for wide screens and for phones',
    page(`<nav>${entries(5)}</nav><nav>${entries(6)}</nav>`),
    'not_applicable',
  ],
  ['a long menu, written twice', page(`<nav>${entries(8)}</nav><nav>${entries(8)}</nav>`), 'found'],
  ['a short menu', page(`<nav>${entries(6)}</nav>`), 'not_applicable'],
  ['a long list below the heading', page('').replace('</main>', `<nav>${entries(20)}</nav></main>`), 'not_applicable'],
  ['a link past it', page(`<nav>${entries(9)}</nav>`, '<a href="#main">Skip to content</a>'), 'ok'],
  ['one in other words', page(`<nav>${entries(9)}</nav>`, '<a href="#main">Skip navigation</a>'), 'ok'],
])('%s', (_what, html, state) => {
  expect(skipLinkMissing.look(siteOf([{ html }])).state).toBe(state)
})
