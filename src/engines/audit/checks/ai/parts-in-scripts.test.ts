import { expect, test } from 'vitest'
import { partsInScripts } from '#src/engines/audit/checks/ai/parts-in-scripts.ts'
import { filledIds } from '#src/engines/audit/facts/scripts/filled-ids.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { factsOf } from '#tests/support/audit/audit-page.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const list = "const all = [{ name: 'Drains', price: '$90' }, { name: 'Heaters', price: '$400' }]"
const fills = (id: string) => `${list}; document.getElementById('${id}').innerHTML = all.map(card).join('')`
const facts = (body: string) => factsOf(`<html><body><main><h1>Drains</h1>${body}</main></body></html>`)

test.each([
  ['<div id="services-grid"></div>', ['services-grid']],
  ['<div id="reviewGrid"><!-- by script --></div>', ['reviewGrid']],
  ['<ul id="menu-items">\n</ul>', ['menu-items']],
  ['<div id="services"><p>Drains</p></div>', []],
  ['<div id="pricing-table">$90</div>', []],
  ['<div id="menu-toggle"></div>', []],
  ['<div id="search-results-list"></div>', []],
  ['<div id="product-modal"></div>', []],
  ['<nav><div id="menu"></div></nav>', []],
])('boxes that wait for what their id names: %s', (body, ids) => {
  expect(
    facts(body)
      .empty_parts.filter(({ named }) => named)
      .map(({ id }) => id),
  ).toEqual(ids)
})

test('of boxes with any other name a few are known', () => {
  const boxes = ['columns-here', 'a', 'b', 'c', 'd'].map(id => `<div id="${id}"></div>`).join('')
  const { empty_parts } = facts(`${boxes}<div id="services"></div>`)
  expect(empty_parts.map(({ id }) => id)).toEqual(['columns-here', 'a', 'b', 'c', 'services'])
})

test.each([
  ['what it holds', fills('services-grid'), ['services-grid']],
  [
    'what it fetches',
    "fetch('/data/services.json').then(draw); const box = $('#services-grid'); box.append(x)",
    ['services-grid'],
  ],
  ['nothing of its own', "document.getElementById('services-grid').innerHTML = ''", []],
  ['no box', list, []],
])('code fills boxes with %s', (_what, code, ids) => {
  expect(filledIds(code)).toEqual(ids)
})

test('a list that only a script of the site, or code of the page, writes', () => {
  const part = (by_page: boolean) => ({ url: site_url, line: 3, id: 'services-grid', by_page })
  const site = (code: string, by_page = false) =>
    siteOf([{ html: '<title>Drains</title>' }], {
      empty_parts: [part(by_page)],
      own_scripts: [{ url: `${site_url}site.js`, ...ownScript(code) }],
    })
  expect(partsInScripts.look(site(fills('services-grid')))).toMatchObject({
    occurrences: [{ line: 3, evidence: '#services-grid is empty until /site.js fills it' }],
  })
  expect(partsInScripts.look(site(fills('other'))).state).toBe('ok')
  expect(partsInScripts.look(site('', true))).toMatchObject({
    occurrences: [{ evidence: '#services-grid is empty until code in the page fills it' }],
  })
  expect(partsInScripts.look(siteOf([{ html: '<title>Drains</title>' }])).state).toBe('not_applicable')
})
