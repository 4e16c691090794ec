import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { noPictures } from './no-pictures.ts'

const contact = '<address>12 Oak Street, Macon, GA 31201</address><a href="tel:+14785550142">(478) 555-0142</a>'

function look(third: string, over: Partial<SiteView> = {}, pages = 3) {
  const texts = [`<h1>Drains in Macon</h1>${contact}`, '<h1>About us</h1>', third].slice(0, pages)
  const served = texts.map((html, at) => ({ html, url: at === 0 ? site_url : `${site_url}p${at}` }))
  return noPictures.look(siteOf(served, over)).state
}

test('a site of several pages without a picture is found', () => {
  expect(look('<h1>Prices</h1>')).toBe('found')
})

test.each([
  ['a picture', '<img src="van.jpg" alt="Van">'],
  ['one painted behind', '<div style="background-image:url(van.jpg)"></div>'],
  [
    'one behind a shade, from a host of pictures',
    '<div style="background:linear-gradient(135deg,rgba(9,9,9,.9) 0%,rgba(9,9,9,.7) 100%),url(&quot;https://images.example.com/photo-15?w=1800&amp;q=80&quot;) center/cover"></div>',
  ],
  ['a film', '<iframe src="https://www.youtube.com/embed/abc"></iframe>'],
])('%s on one page is enough', (_, html) => {
  expect(look(html)).toBe('ok')
})

test('pictures in style sheets count, one page is a card, and scripts may show some', () => {
  expect(look('', { painted: [{ style: `${site_url}a.css`, url: `${site_url}van.jpg`, line: 1 }] })).toBe('ok')
  expect(look('', {}, 2)).toBe('not_applicable')
  const scripted = [`<script src="/a.js"></script>${contact}`, '', ''].map((html, at) => ({
    html,
    url: `${site_url}${at || ''}`,
  }))
  expect(noPictures.look(siteOf(scripted)).state).toBe('not_checked')
})

test('scripts of the site that were read and draw none leave it found', () => {
  const pages = [`<script src="/a.js"></script><h1>Drains in Macon</h1>${contact}`, '', ''].map((html, at) => ({
    html,
    url: `${site_url}${at || ''}`,
  }))
  const state = (code: string) =>
    noPictures.look(siteOf(pages, { own_scripts: [{ url: `${site_url}a.js`, ...ownScript(code) }] })).state
  expect(state('menu.onclick = () => menu.classList.toggle("open")')).toBe('found')
  expect(state('hero.innerHTML = "<img src=van.jpg>"')).toBe('not_checked')
  expect(state('fetch("/gallery.json").then(draw)')).toBe('not_checked')
})
