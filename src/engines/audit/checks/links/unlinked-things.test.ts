import { expect, test } from 'vitest'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { cardsWithoutLink } from './scripted/cards-without-link.ts'
import { linkByScript } from './scripted/links-by-script.ts'
import { emptyOrPlaceholderHref } from './written/addresses-as-written.ts'

test('pictures whose link leads nowhere, where no script runs', () => {
  const html = '<a href="#"><img src="map.jpg" alt="Map"></a>'
  expect(emptyOrPlaceholderHref.look(viewOf({ html })).state).toBe('found')
  expect(emptyOrPlaceholderHref.look(viewOf({ html: `${html}<script src="/js/lightbox.js"></script>` })).state).toBe(
    'ok',
  )
  expect(emptyOrPlaceholderHref.look(viewOf({ html: html.replace('#', '/#') })).state).toBe('found')
  expect(emptyOrPlaceholderHref.look(viewOf({ html: html.replace('#', 'map.html') })).state).toBe('ok')
})

test.each(["javascript:changeImage('photos/a.jpg','','')", "javascript:openWin('gallery.html')"])('%s', href => {
  expect(linkByScript.look(viewOf({ html: `<a href="${href}">See</a>` })).state).toBe('found')
})

test.each(['javascript:void(0)', 'javascript:window.print()', "javascript:toggle('menu')", "javascript:mail('info')"])(
  '%s leads to no page',
  href => {
    expect(linkByScript.look(viewOf({ html: `<a href="${href}">See</a>` })).state).toBe('ok')
  },
)

const cards = (link = '') =>
  ['Dry Cleaning', 'Alterations', 'Wedding Gowns', 'Area Rugs']
    .map(name => `<h3>${name}</h3><p>We take care of it with a light hand.${link}</p>`)
    .join('')
const service = (file: string) =>
  ({ html: `<h1>${file}</h1><p>All of it.</p>`, url: site_url + file, kind: 'service' }) as const
const others = [service('drycleaning.html'), service('alterations.html'), service('wedding-gown')]

test('cards of services that have pages and no link to them', () => {
  const listed = { html: `<h1>Services</h1>${cards()}`, url: `${site_url}services.html`, kind: 'service' } as const
  const home = { html: '<h1>Calloway</h1>' }
  expect(cardsWithoutLink.look(siteOf([home, listed, ...others]))).toMatchObject({
    state: 'found',
    occurrences: [
      { evidence: '3 names without a link, though there are /drycleaning.html, /alterations.html, /wedding-gown' },
    ],
  })
  const linked = { ...listed, html: `<h1>Services</h1>${cards('<a href="/x">More</a>')}` }
  expect(cardsWithoutLink.look(siteOf([home, linked, ...others])).state).toBe('ok')
  expect(cardsWithoutLink.look(siteOf([home, listed, ...others.slice(1), service('rug')])).state).toBe('ok')
})

test('a menu whose entries have no address is found, and one that a kit or a script knows is not', () => {
  const menu = (attributes = '') =>
    ['Home', 'About', 'Services', 'Contact'].map(name => `<a${attributes}>${name}</a>`).join('')
  const look = (html: string) => linkByScript.look(viewOf({ html }))
  expect(look(`<div>${menu()}</div>`)).toMatchObject({
    occurrences: [{ evidence: '<a> without an address: “Home”, “About”, “Services”, “Contact”' }],
  })
  expect(look(menu(' data-tab="x"')).state).not.toBe('found')
  expect(look(menu(' onclick="go()"')).state).not.toBe('found')
  expect(look(`${menu()}<footer>${menu(' href="/x"')}</footer>`).state).not.toBe('found')
  expect(look('<a>Home</a><a href="/about">About</a><a href="/services">Services</a>').state).not.toBe('found')
})
