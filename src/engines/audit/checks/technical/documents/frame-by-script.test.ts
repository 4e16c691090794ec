import { expect, test } from 'vitest'
import { addressNotInFooter } from '#src/engines/audit/checks/local/contact/finding-you.ts'
import { phoneMissing } from '#src/engines/audit/checks/local/phones/phones.ts'
import { frameByScript } from '#src/engines/audit/checks/technical/documents/frame-by-script.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const links = '<a href="/drains">Drains</a><a href="/heaters">Heaters</a><a href="/leaks">Leaks</a>'
const menu = `<nav>${links}</nav>`
const foot = '<footer><a href="tel:+19125550142">(912) 555-0142</a><p>14 Marsh Road, Savannah, GA 31401</p></footer>'
const page = (path: string, body: string, head = '<script src="/site.js"></script>') => ({
  url: site_url + path,
  html: `<!doctype html><html lang="en"><head><title>Calloway Plumbing</title>${head}</head><body>${body}<h1>Drains</h1><p>We clear drains. Call (912) 555-0142.</p></body></html>`,
})
const siteWith = (code: string, body = '<div id="nav"></div><div id="foot"></div>', head?: string) =>
  siteOf(
    ['', 'drains', 'heaters', 'leaks'].map(path => page(path, body, head)),
    { own_scripts: [{ url: `${site_url}site.js`, ...ownScript(code) }] },
  )
const told = (site: ReturnType<typeof siteOf>) => {
  const outcome = frameByScript.look(site)
  return outcome.state === 'found' ? outcome.occurrences[0]?.evidence : outcome.state
}

test.each([
  ['a string', `document.querySelector('#nav').innerHTML = '${menu}'`, 'the menu of the pages: /site.js'],
  [
    'menu and foot',
    `nav.innerHTML = \`${menu}\`; foot.insertAdjacentHTML('beforeend', \`${foot}\`)`,
    'the menu and the foot of the pages: /site.js',
  ],
  [
    'a file',
    "fetch('/parts/header.html').then(r => r.text()).then(t => { nav.innerHTML = t })",
    'the menu of the pages: /site.js with /parts/header.html',
  ],
  [
    'jQuery',
    "$('#nav').load('nav.html'); $('#foot').load('footer.html')",
    'the menu and the foot of the pages: /site.js with nav.html with footer.html',
  ],
  [
    'a function of its own',
    "function loadPart(a, b) { fetch(b).then(r => r.text()).then(t => { a.innerHTML = t }) }; loadPart('#nav', 'components/navbar.html')",
    'the menu of the pages: /site.js with components/navbar.html',
  ],
  [
    'an element of its own',
    `customElements.define('site-header', class extends HTMLElement { connectedCallback() { this.innerHTML = \`<header>${links}</header>\` } })`,
    'the menu of the pages: /site.js',
  ],
  [
    'lines of long ago',
    `document.write("<div id='topnavi'><ul>")\ndocument.write("<li class='selected'><a href='drains.html' >Drains</a></li>")
document.write("<li><a href='heaters.html' >Heaters</a></li>")\ndocument.write("<li><a href='leaks.html' >Leaks</a></li>")`,
    'the menu of the pages: /site.js',
  ],
  [
    'a table without a name',
    `document.write('<table><tr><td><a href="index.html">Home</a></td><td><a href="drains.html">Drains</a></td>');
document.write('<td><a href="leaks.html">Leaks</a></td></tr></table>');`,
    'the menu of the pages: /site.js',
  ],
])('a frame written by %s', (_what, code, evidence) => {
  expect(told(siteWith(code))).toBe(evidence)
})

test.each([
  ['a menu that opens', "menu.classList.toggle('open')"],
  ['a card of the week', 'box.innerHTML = \'<div class="card"><a href="/drains">Drains</a></div>\''],
  [
    'ads of long ago',
    `document.write("<div class='box'><a href='drains.html'>Drains</a> <a href='leaks.html'>Leaks</a> <a href='heaters.html'>Heaters</a></div>")`,
  ],
  ['news from a file', "fetch('/news.html').then(r => r.text()).then(t => { box.innerHTML = t })"],
])('a script that writes %s is none', (_what, code) => {
  expect(told(siteWith(code))).toBe('ok')
})

test('a menu in the HTML is one, whatever a script copies from it', () => {
  expect(told(siteWith(`drawer.innerHTML = '${menu}'`, menu))).toBe('ok')
  expect(told(siteWith(`nav.innerHTML = '${menu}'`, '', ''))).toBe('ok')
})

test('what pages fetch themselves', () => {
  const inline = "<script>fetch('footer.html').then(r => r.text()).then(t => { foot.innerHTML = t })</script>"
  expect(told(siteWith('', menu, inline))).toBe('the foot of the pages: footer.html')
  expect(told(siteWith('', `${menu}<div w3-include-html="footer.html"></div>`, ''))).toBe(
    'the foot of the pages: footer.html',
  )
  expect(told(siteWith('', `${menu}<div data-include="reviews.html"></div>`, ''))).toBe('ok')
})

test('what a script writes is told as missing by nobody else', () => {
  const body = `<div id="foot"></div>`
  const first = page('', `${foot}${menu}`)
  const others = ['drains', 'heaters', 'leaks'].map(path => page(path, body))
  const scripts = (code: string) => ({ own_scripts: [{ url: `${site_url}site.js`, ...ownScript(code) }] })
  expect(addressNotInFooter.look(siteOf([first, ...others], scripts(''))).state).toBe('found')
  expect(addressNotInFooter.look(siteOf([first, ...others], scripts(`foot.innerHTML = \`${foot}\``))).state).toBe(
    'not_applicable',
  )
  const silent = {
    ...page('', ''),
    html: '<title>Calloway Plumbing</title><p>14 Marsh Road, Savannah, GA 31401</p><script src="/site.js"></script>',
  }
  expect(phoneMissing.look(siteOf([silent], scripts(''))).state).toBe('found')
  expect(phoneMissing.look(siteOf([silent], scripts("$('#foot').load('footer.html')"))).state).toBe('not_checked')
})
