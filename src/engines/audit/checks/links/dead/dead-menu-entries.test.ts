import { expect, test } from 'vitest'
import { contactLinkElsewhere } from '#src/engines/audit/checks/links/goals/contact-links.ts'
import { emptyOrPlaceholderHref } from '#src/engines/audit/checks/links/written/addresses-as-written.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { deadMenuEntries } from './dead-menu-entries.ts'

const script = '<script src="/js/menu.js"></script>'
const entry = (name: string, href: string, more = '') => `<li><a href="${href}"${more}>${name}</a></li>`
const alive = ['Rooms', 'Menus', 'Prices'].map(name => entry(name, `/${name.toLowerCase()}.html`)).join('')
const page = (path: string, menu: string, code = script) => ({
  html: `<html lang="en"><head>${code}</head><body><nav><ul>${menu}</ul></nav><main><h1>${path || 'Calloway'}</h1><p>Of ${path}.</p></main></body></html>`,
  url: site_url + path,
  kind: path === '' ? ('home' as const) : ('other' as const),
})
const pages = ['rooms.html', 'menus.html', 'prices.html']
const siteWith = (menu: string, code = script) =>
  siteOf([page('', alive), ...pages.map(path => page(path, alive)), page('team.html', menu, code)])
const look = (menu: string, code = script) => deadMenuEntries.look(siteWith(menu, code))

test('entries that lead to a page from other pages, and nowhere from this one', () => {
  expect(
    look(entry('Rooms', '#') + entry('Menus', 'javascript:void(0)') + entry('Prices', '/prices.html')),
  ).toMatchObject({
    state: 'found',
    occurrences: [
      {
        url: `${site_url}team.html`,
        evidence: '“rooms” (the page is /rooms.html), “menus” (the page is /menus.html) to “#”',
      },
    ],
  })
})

test('an entry that names a page no menu leads to', () => {
  const site = siteOf([
    page('', alive + entry('Wine list', '#')),
    ...pages.map(path => page(path, alive)),
    page('wine-list.html', alive),
  ])
  expect(deadMenuEntries.look(site)).toMatchObject({
    occurrences: [{ url: site_url, evidence: '“wine list” (the page is /wine-list.html) to “#”' }],
  })
})

test('an entry that stands dead among living ones on several pages; one page may be its own', () => {
  const menu = alive + entry('Recipes', '#')
  const several = siteOf([page('', menu), ...pages.map(path => page(path, menu))])
  expect(deadMenuEntries.look(several)).toMatchObject({ occurrences: { length: 4 } })
  expect(look(menu).state).toBe('ok')
})

test('where no script runs, dead entries open nothing', () => {
  const menu = entry('Cakes', '#') + entry('Bread', '#')
  expect(look(menu, '').state).toBe('found')
  expect(look(menu).state).toBe('ok')
})

test('a menu of which no entry leads anywhere, whatever scripts run', () => {
  const dead = (...names: string[]) => names.map(name => entry(name, '#')).join('')
  const of = (menu: string) => deadMenuEntries.look(siteOf([page('', menu)])).state
  expect(of(dead('Services', 'Surgery', 'Grooming', 'Boarding', 'About us'))).toBe('found')
  expect(of(dead('Services', 'Surgery', 'Grooming', 'Boarding'))).toBe('ok')
  expect(of(dead('Services', 'Surgery', 'Grooming', 'Boarding', 'About us') + entry('Team', '/team.html'))).toBe('ok')
})

test.each([
  ['a list in the same entry', `<li><a href="#">Rooms</a><ul>${entry('Small', '/small.html')}</ul></li>`],
  [
    'a list in an entry whose link stands deeper',
    `<li><div><a href="#">Rooms</a></div><ul>${entry('Small', '/small.html')}</ul></li>`,
  ],
  ['a box beside it', '<div><a href="#">Rooms</a><div><a href="/small.html">Small</a></div></div>'],
  [
    'a second link that opens the list',
    `<li><a href="#">Rooms</a><a href="#">▾</a><ul>${entry('Small', '/small.html')}</ul></li>`,
  ],
  ['what says that it opens something', entry('Rooms', '#', ' aria-haspopup="true"')],
  ['what a script knows by its id', entry('Rooms', '#', ' id="rooms-link"')],
  ['what a script knows by an attribute', entry('Rooms', '#', ' data-cta="rooms"')],
  ['a click that is handled', entry('Rooms', '#', ' onclick="show()"')],
  ['the same words alive beside it', entry('Rooms', '#') + entry('Rooms', '/rooms.html')],
  ['the page itself', entry('Team', '#')],
  ['a window for bookings', entry('Book a room', '#')],
  ['opening hours', entry('Office Hours: 9-5, M-T', '#')],
  ['a number', entry('(912) 555-0142', '#')],
  ['a place on the page', entry('Rooms', '#rooms')],
])('%s is no dead entry', (_, menu) => {
  expect(look(menu).state).toBe('ok')
})

const placeholder = (body: string) => emptyOrPlaceholderHref.look(viewOf({ html: `${script}${body}` })).state

test.each([
  '<footer><nav><ul><li><a href="#">Venues</a></li></ul></nav></footer>',
  '<main><a href="#">View Our Services</a></main>',
  '<main><a href="#"><img src="f.png" alt="Facebook"> Follow us on Facebook</a></main>',
])('a dead link outside the menus: %s', body => {
  expect(placeholder(body)).toBe('found')
})

test.each([
  '<footer><a href="#" data-cta="lead-modal">Free trial class</a></footer>',
  '<footer><a href="#" id="open-terms">Terms of the house</a></footer>',
  '<footer><ul><li><a href="#">Venues</a><ul><li><a href="/v">Small hall</a></li></ul></li></ul></footer>',
  '<main><a href="#" data-cta="lead-modal">Book now</a></main>',
])('a script may know it: %s', body => {
  expect(placeholder(body)).toBe('ok')
})

test('a call that a script begins is left to it', () => {
  const state = (html: string) => contactLinkElsewhere.look(viewOf({ html })).state
  expect(state(`${script}<header><a href="#" id="caller">Call us</a></header>`)).toBe('ok')
  expect(state(`${script}<header><a href="#">Call us</a></header>`)).toBe('found')
})

test('what shuts the menu leads nowhere by design', () => {
  for (const name of ['Close', 'Close menu', '×', 'Back', 'Toggle navigation']) {
    const shut = alive + entry(name, '#', ' class="close"')
    const site = siteOf([page('', shut, ''), ...pages.map(path => page(path, shut, ''))])
    expect(deadMenuEntries.look(site).state).toBe('ok')
  }
  const closed = alive + entry('Close to home', '#')
  expect(deadMenuEntries.look(siteOf([page('', closed), ...pages.map(path => page(path, closed))])).state).toBe('found')
})

test('a mailbox or a number in the head of the pages is no entry of the menu', () => {
  for (const said of ['office@calloway.co.uk', 'hello@calloway.com', '1601-609 6780', '912 234 0142']) {
    const menu = alive + entry(said, '#')
    const several = siteOf([page('', menu), ...pages.map(path => page(path, menu))])
    expect(deadMenuEntries.look(several).state).toBe('ok')
  }
})
