import { expect, test } from 'vitest'
import { menuHidden } from '#src/engines/audit/checks/mobile/menu-hidden.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const html =
  '<!doctype html><html><head><title>Drains</title><script src="/site.js"></script></head><body><p>Drains</p></body></html>'
const state = (links: number, hidden: number, code = '') =>
  menuHidden.look(
    siteOf([{ html }], {
      menu_on_phones: { links, hidden, by: hidden > 0 ? 'nav ul' : '' },
      own_scripts: [{ url: `${site_url}site.js`, ...ownScript(code) }],
    }),
  ).state

test.each([
  ["$('body').append($('.nav-menu').clone().prop({ class: 'mobile-nav d-lg-none' }))", 'ok'],
  ["document.body.append(Object.assign(nav.cloneNode(true), { className: 'mobile-menu' }))", 'ok'],
  ["$('#menu').slicknav({ prependTo: 'header' })", 'ok'],
  [`$('body').prepend('<button type="button" class="mobile-nav-toggle"></button>')`, 'ok'],
  ["$('.slide').clone().appendTo('.slider'); $('.nav-menu a').on('click', go)", 'found'],
  ["$('.nav-menu a').addClass('active')", 'found'],
])('a script that makes a menu for phones: %s', (code, expected) => {
  expect(state(4, 4, code)).toBe(expected)
})

test('most links of the menu are hidden on phones', () => {
  expect(state(4, 4)).toBe('found')
  expect(state(5, 4)).toBe('found')
  expect(state(8, 3)).toBe('ok')
  expect(state(0, 0)).toBe('not_applicable')
  expect(state(4, 4, "$('#menu').load('header.html')")).toBe('ok')
})
