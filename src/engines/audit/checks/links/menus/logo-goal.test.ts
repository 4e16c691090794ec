import { expect, test } from 'vitest'
import { emptyOrPlaceholderHref } from '#src/engines/audit/checks/links/written/addresses-as-written.ts'
import { site_url, viewOf } from '#tests/support/audit/audit-views.ts'
import { logoLeadsAstray } from './logo-goal.ts'

const head = (logo: string) =>
  `<header>${logo}<nav><a href="/">Home</a> <a href="/roofs">Roofs</a></nav></header><p>Text</p>`
const look = (logo: string, path = 'book/', kind: 'other' | 'home' | 'location' = 'other') =>
  logoLeadsAstray.look(viewOf({ html: head(logo), url: `${site_url}${path}`, kind })).state

test.each([
  '<a class="navbar-brand" href="#">Calloway Plumbing</a>',
  '<a class="navbar-brand" href="#"><img src="mark.png" alt=""></a>',
  '<a class="site-logo" href="index.html"><img src="mark.png" alt=""></a>',
  '<a href="#"><img src="/img/logo.png" alt="Calloway Plumbing"></a>',
  '<a href="javascript:void(0)" id="logo">Calloway</a>',
  '<a class="logo" href="/book/">Calloway</a>',
  '<a class="logo" href="">Calloway</a>',
  '<a href="/book/"><img src="x.png" alt="Calloway logo"></a>',
])('%s leads nowhere', logo => {
  expect(look(logo)).toBe('found')
  expect(look(logo, '', 'home')).not.toBe('found')
})

test.each([
  '<a class="navbar-brand" href="/">Calloway Plumbing</a>',
  '<a class="logo" href="../index.html"><img src="logo.png" alt=""></a>',
  '<a class="logo" href="https://www.calloway.example">Calloway</a>',
  '<a class="logo" href="#" data-action="home">Calloway</a>',
  '<a class="logo" href="#" onclick="goHome()">Calloway</a>',
  '<a href="#"><img src="flag.png" alt="Español"></a>',
  '<a class="logo" href="/roofs">Calloway</a>',
])('%s is none that leads nowhere', logo => {
  expect(look(logo)).not.toBe('found')
})

test('the front of a language, of a place or of something of its own is home to its logo', () => {
  expect(look('<a class="logo" href="/es/">Calloway</a>', 'es/')).not.toBe('found')
  expect(look('<a class="logo" href="/locations/macon/">C</a>', 'locations/macon/', 'location')).not.toBe('found')
  const html = '<header><a class="logo" href="/cafe/">Cafe</a><a href="/cafe/menu">Menu</a></header>'
  expect(logoLeadsAstray.look(viewOf({ html, url: `${site_url}cafe/`, kind: 'other' })).state).not.toBe('found')
})

test('a logo that leads nowhere is told as that, and not among the dead links', () => {
  const html = head('<a class="navbar-brand" href="#"><img src="logo.png" alt="Calloway Plumbing"></a>')
  const view = viewOf({ html, url: `${site_url}drains.html`, kind: 'service' })
  expect(logoLeadsAstray.look(view).state).toBe('found')
  expect(emptyOrPlaceholderHref.look(view).state).not.toBe('found')
})
