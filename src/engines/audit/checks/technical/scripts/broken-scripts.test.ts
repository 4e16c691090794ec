import { expect, test } from 'vitest'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { type ServedPage, site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { brokenCodeInPage, brokenScript } from './broken-scripts.ts'

const url = `${site_url}main.js`
const loads = '<title>Drains</title><script src="/main.js"></script>'
const site = (code: string, ...pages: ServedPage[]) => siteOf(pages, { own_scripts: [{ url, ...ownScript(code) }] })
const year = "document.getElementById('year').textContent = '2026';\nmenu.addEventListener('click', open);\n"

test('code in a page that breaks the grammar is found at its line', () => {
  const html = (code: string, type = '') => viewOf({ html: `<title>Drains</title>\n<script${type}>\n${code}</script>` })
  expect(brokenCodeInPage.look(html("ga('send', 'pageview');\n</p>\n"))).toMatchObject({
    occurrences: [{ line: 4, evidence: "Unexpected token '<'" }],
  })
  expect(brokenCodeInPage.look(html("ga('send', 'pageview');")).state).toBe('ok')
  expect(brokenCodeInPage.look(html('<p>{name}</p>', ' type="text/template"')).state).toBe('not_applicable')
  expect(brokenCodeInPage.look(html('a b', ' type="module"')).state).toBe('ok')
})

test('a script that breaks the grammar is found once', () => {
  expect(brokenScript.look(site('let a = 1\n});', { html: loads }, { html: loads }))).toMatchObject({
    occurrences: [{ url, line: 2, evidence: "Unexpected token '}', on 2 pages" }],
  })
  expect(brokenScript.look(site('let a = 1\n', { html: loads })).state).toBe('ok')
  expect(brokenScript.look(site('let a = 1\n});', { html: '<title>Drains</title>' })).state).toBe('ok')
})

test('a script ends on pages without what it asks for', () => {
  const has = `${loads}<b id="year"></b>`
  expect(brokenScript.look(site(year, { html: has }, { html: loads }, { html: loads }))).toMatchObject({
    occurrences: [{ evidence: '/main.js, line 1, stops: no “year” is on the page, as on 1 other page' }],
  })
  expect(brokenScript.look(site(year, { html: has }, { html: has })).state).toBe('ok')
  const apart = { url: `${site_url}thanks.html`, html: '<title>Thanks</title>' }
  const prices = { url: `${site_url}prices.html`, html: loads }
  expect(brokenScript.look(site(year, { html: has }, prices, apart))).toMatchObject({
    occurrences: [{ url: prices.url, line: null }],
  })
  // Nothing ends on a page that does not load it.
  expect(brokenScript.look(site(year, { html: has }, apart)).state).toBe('ok')
})

test('a script that draws the foot of pages may bring the element along', () => {
  const foot =
    'document.body.insertAdjacentHTML(\'beforeend\', \'<footer><a href="/">Home</a> <a href="tel:+19125550101">Call</a></footer>\')'
  expect(brokenScript.look(site(`${foot};\n${year}`, { html: loads })).state).toBe('ok')
})
