import { expect, test } from 'vitest'
import { socialNetworks } from '#src/domain/location/record/location-record.ts'
import { refusals, taken, warnings } from '#tests/support/locations/check-sample.ts'
import { fc } from '#tests/support/runner/properties.ts'

test.each([
  ['https://okafor.example/jacksonville?utm_source=gbp', 'https://okafor.example/jacksonville?utm_source=gbp'],
  ['okafor.example', 'https://okafor.example'],
  ['//okafor.example', 'https://okafor.example'],
  ['okafor.example:8443/x', 'https://okafor.example:8443/x'],
  ['HTTPS://Okafor.Example', 'HTTPS://Okafor.Example'],
  ['https://münchen.example/straße', 'https://münchen.example/straße'],
])('the website %s is kept as %s', (website, kept) => {
  expect(taken({ website }).website).toBe(kept)
  expect(warnings({ website })).toEqual([])
})

test('an address without https asks for a reason', () => {
  expect(warnings({ website: 'http://okafor.example' })).toEqual(['website_not_https'])
})

test.each([
  ['javascript:alert(1)', 'scheme_not_allowed'],
  ['data:text/html,x', 'scheme_not_allowed'],
  ['mailto:ada@okafor.example', 'scheme_not_allowed'],
  ['ftp://okafor.example', 'scheme_not_allowed'],
  ['https://ada:secret@okafor.example', 'holds_password'],
  ['https://localhost/x', 'not_public'],
  ['https://127.0.0.1', 'not_public'],
  ['https://[::1]/', 'not_public'],
  ['https://0x7f000001', 'not_public'],
  ['okafor', 'not_public'],
  ['our site', 'not_a_web_address'],
  ['https://', 'not_a_web_address'],
  ['https://okafor example.com', 'not_a_web_address'],
])('%s is no website', (website, code) => {
  expect(refusals({ website })).toEqual([`website ${code}`])
})

const scheme = fc.constantFrom('http://', 'https://', 'ftp://', '//', '', 'javascript:', 'https://a:b@')
const anyAddress = fc.tuple(scheme, fc.domain(), fc.string()).map(parts => parts.join(''))

test('whatever is taken for a website is one that browsers read as http', () => {
  fc.assert(
    fc.property(fc.oneof(anyAddress, fc.string()), website => {
      if (refusals({ website }).length > 0) return
      const kept = taken({ website }).website
      if (kept !== '') expect(new URL(kept).protocol).toMatch(/^https?:$/)
    }),
  )
})

const pages: Record<(typeof socialNetworks)[number], string> = {
  facebook: 'https://www.facebook.com/okafor',
  instagram: 'https://instagram.com/okafor/',
  linkedin: 'https://www.linkedin.com/company/okafor',
  pinterest: 'https://www.pinterest.com/okafor/',
  tiktok: 'https://www.tiktok.com/@okafor',
  x: 'https://x.com/okafor',
  youtube: 'https://www.youtube.com/@okafor',
}

test('one page on each network', () => {
  expect(taken({ social_links: pages }).social_links).toEqual(pages)
})

test('a name with its @ is the page of that name, except on LinkedIn, where it may be a person or a company', () => {
  const given = { facebook: '@okafor', instagram: ' @okafor.jax ', tiktok: '@okafor', x: '@okafor', youtube: '@okafor' }
  expect(taken({ social_links: given }).social_links).toEqual({
    facebook: 'https://www.facebook.com/okafor',
    instagram: 'https://www.instagram.com/okafor.jax',
    tiktok: 'https://www.tiktok.com/@okafor',
    x: 'https://x.com/okafor',
    youtube: 'https://www.youtube.com/@okafor',
  })
  expect(refusals({ social_links: { linkedin: '@okafor' } })).toEqual(['social_links.linkedin not_public'])
  for (const no_name of ['@', '@ okafor', '@okafor/about', 'hello@okafor.example']) {
    expect(refusals({ social_links: { instagram: no_name } })).toHaveLength(1)
  }
})

test.each(socialNetworks)('a page of another network is no page of %s', network => {
  const others = Object.entries(pages).filter(([name]) => name !== network)
  for (const [, page] of others) {
    expect(refusals({ social_links: { [network]: page } })).toEqual([`social_links.${network} other_host`])
  }
})

test.each([
  ['facebook', 'https://www.facebook.com/profile.php?id=100064'],
  ['facebook', 'https://m.facebook.com/okafor'],
  ['x', 'https://twitter.com/okafor'],
  ['youtube', 'https://www.youtube.com/channel/UC123'],
  ['youtube', 'https://www.youtube.com/c/okafor'],
])('%s: %s is a page', (network, page) => {
  expect(taken({ social_links: { [network]: page } }).social_links).toEqual({ [network]: page })
})

test.each([
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https://okafor.example', 'share_link'],
  ['x', 'https://x.com/intent/post?text=hi', 'share_link'],
  ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/?url=x', 'share_link'],
  ['pinterest', 'https://www.pinterest.com/pin/create/button/?url=x', 'share_link'],
  ['facebook', 'https://www.facebook.com/', 'no_page'],
  ['instagram', 'https://instagram.com', 'no_page'],
  ['facebook', 'https://www.facebook.com/login', 'no_page'],
  ['instagram', 'https://www.instagram.com/p/Cx12', 'one_post'],
  ['x', 'https://x.com/okafor/status/123', 'one_post'],
  ['tiktok', 'https://www.tiktok.com/@okafor/video/123', 'one_post'],
  ['youtube', 'https://www.youtube.com/watch?v=1', 'one_post'],
  ['facebook', 'https://facebook.com.evil.example/okafor', 'other_host'],
  ['facebook', 'https://notfacebook.com/okafor', 'other_host'],
])('%s: %s is refused', (network, page, code) => {
  expect(refusals({ social_links: { [network]: page } })).toEqual([`social_links.${network} ${code}`])
})

test('http becomes https, what is empty is left out, and an unknown network is told', () => {
  const links = { facebook: 'http://www.facebook.com/okafor', x: '' }
  expect(taken({ social_links: links }).social_links).toEqual({ facebook: 'https://www.facebook.com/okafor' })
  expect(refusals({ social_links: { myspace: 'https://myspace.com/okafor' } })).toEqual([
    'social_links unknown_network',
  ])
  expect(refusals({ social_links: { toString: 'https://x.com/okafor' } })).toEqual(['social_links unknown_network'])
  expect(refusals({ social_links: [] })).toEqual(['social_links not_an_object'])
})

test('booking links are https, of a known kind, and not told twice', () => {
  const book = { kind: 'booking', url: 'https://okafor.example/book' }
  expect(taken({ booking_links: [book, { ...book, kind: 'menu' }] }).booking_links).toHaveLength(2)
  expect(refusals({ booking_links: [book, book] })).toEqual(['booking_links.1 twice'])
  expect(refusals({ booking_links: [{ ...book, url: 'http://okafor.example' }] })).toEqual([
    'booking_links.0.url not_https',
  ])
  expect(refusals({ booking_links: [{ ...book, url: '' }] })).toEqual(['booking_links.0.url required'])
  expect(refusals({ booking_links: [{ ...book, kind: 'shop' }] })).toEqual(['booking_links.0.kind unknown_choice'])
  expect(refusals({ booking_links: [{ ...book, url: 'javascript:alert(1)' }] })).toEqual([
    'booking_links.0.url scheme_not_allowed',
  ])
})
