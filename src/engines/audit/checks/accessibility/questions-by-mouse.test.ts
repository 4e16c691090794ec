import { expect, test } from 'vitest'
import { langOfCountry } from '#src/engines/audit/checks/accessibility/language-of-country.ts'
import { questionsByMouse } from '#src/engines/audit/checks/accessibility/questions-by-mouse.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const asked = ['How fast do you come?', 'Do you take cards at the door?', 'What does a visit cost?']
const list = (open: string, close: string) =>
  asked.map(text => `<div class="faq-item">${open}${text}${close}<div>Yes.</div></div>`).join('')
const opens = "document.querySelectorAll('.faq-q').forEach(q => q.addEventListener('click', () => open(q)))"
const look = (html: string, over: Partial<SiteView> = {}) => questionsByMouse.look(siteOf([{ html }], over)).state

test('questions that a script opens on a click alone are found', () => {
  const plain = list('<div class="faq-q">', '</div>')
  expect(look(`${plain}<script>${opens}</script>`)).toBe('found')
  expect(look(list('<div onclick="toggle(this)">', '</div>'))).toBe('found')
  expect(look(plain, { own_scripts: [{ ...ownScript(opens), url: `${site_url}main.js` }] })).toBe('found')
})

test.each([
  ['buttons', `${list('<button class="faq-q">', '</button>')}<script>${opens}</script>`, 'not_applicable'],
  ['summaries', `${list('<summary>', '</summary>')}<script>${opens}</script>`, 'not_applicable'],
  ['a key, too', `${list('<div class="faq-q">', '</div>')}<script>${opens};on('keydown')</script>`, 'ok'],
  ['nothing', list('<div>', '</div>'), 'ok'],
  ['a script, under headings', `${list('<h3>', '</h3>')}<script>${opens}</script>`, 'not_applicable'],
  ['a place of their own', list('<div onclick="toggle(this)" role="button" tabindex="0">', '</div>'), 'not_applicable'],
])('questions opened by %s are not', (_, html, state) => {
  expect(look(html)).toBe(state)
})

test.each([
  ['en-GB', 'found'],
  ['en_AU', 'found'],
  ['en-US', 'ok'],
  ['en', 'ok'],
  ['es', 'ok'],
])('a shop in Georgia with lang %s: %s', (lang, state) => {
  const html = `<html lang="${lang}"><body><p>12 Oak Street, Macon, GA 31201</p></body></html>`
  expect(langOfCountry.look(viewOf({ html })).state).toBe(state)
})

test('a shop abroad writes its own English', () => {
  const html = '<html lang="en-GB"><body><p>Call 020 7946 0958, 12 Oak Street, Leeds</p></body></html>'
  expect(langOfCountry.look(viewOf({ html })).state).toBe('ok')
})
