import { expect, test } from 'vitest'
import { heavyFilm } from '#src/engines/audit/checks/speed/heavy-film.ts'
import { imageLarge, imageLegacyFormat, imageTooLarge } from '#src/engines/audit/checks/speed/image-weight.ts'
import {
  cachingMissing,
  compressionMissing,
  http2Missing,
  ttfbSlow,
} from '#src/engines/audit/checks/speed/server-answers.ts'
import type { LinkChecked, TlsRead } from '#src/engines/audit/crawl/crawl-event.ts'
import { type ServedPage, site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const html = '<!doctype html><title>Calloway</title><body>\n<img src="/a.jpg" alt=""></body>'
const { response } = viewOf({ html })

const tls = (alpn: string): TlsRead => ({
  type: 'tls_read',
  url: site_url,
  facts: { protocol: 'TLSv1.3', alpn, certificate_fault: null, valid_from: null, valid_to: null, issuer: '' },
  problem: null,
})

type File = { path?: string; type?: string; status?: number; headers?: [string, string][]; external?: boolean }

function asset({
  path = 'a.jpg',
  type = 'image/jpeg',
  status = 200,
  headers = [],
  external = false,
}: File): LinkChecked {
  const url = site_url + path
  const result = { ...response, url, final_url: url, status, content_type: type, headers }
  return { type: 'link_checked', url, kind: 'asset', found_on: site_url, external, result, problem: null }
}

const sized = (bytes: number, more: File = {}) =>
  asset({ ...more, headers: [['content-length', String(bytes)], ...(more.headers ?? [])] })

test.each([
  [900_000, {}, 'found', 'ok', 'ok'],
  [300_000, {}, 'ok', 'found', 'ok'],
  [260_000, {}, 'ok', 'found', 'ok'],
  [210_000, {}, 'ok', 'ok', 'ok'],
  [150_000, {}, 'ok', 'ok', 'ok'],
  [90_000, {}, 'ok', 'ok', 'ok'],
  [150_000, { type: 'image/webp' }, 'ok', 'ok', 'ok'],
  [150_000, { headers: [['vary', 'Accept']] as [string, string][] }, 'ok', 'ok', 'ok'],
  [150_000, { path: 'elsewhere.jpg' }, 'ok', 'ok', 'ok'],
  [900_000, { type: 'application/pdf' }, 'not_applicable', 'not_applicable', 'not_applicable'],
  [900_000, { status: 403 }, 'not_applicable', 'not_applicable', 'not_applicable'],
])('a picture of %i bytes, %o', (bytes, more, heavy, large, legacy) => {
  const site = siteOf([{ html }], { checked_links: true, links_checked: [sized(bytes, more)] })
  expect(imageTooLarge.look(site).state).toBe(heavy)
  expect(imageLarge.look(site).state).toBe(large)
  expect(imageLegacyFormat.look(site).state).toBe(legacy)
})

test.each([
  [[160_000, 155_000], {}, 'found'],
  [[110_000, 115_000, 120_000], {}, 'found'],
  [[199_000, 90_000], {}, 'ok'],
  [[160_000, 130_000], {}, 'ok'],
  [[160_000, 155_000], { type: 'image/webp' }, 'ok'],
  [[160_000, 155_000], { headers: [['vary', 'Accept']] as [string, string][] }, 'ok'],
])('pictures of %j bytes in an old form, %o', (all, more, state) => {
  const shown = all.map((_, at) => `<img src="/${at}.jpg" alt="">`).join('')
  const links_checked = all.map((bytes, at) => sized(bytes, { ...more, path: `${at}.jpg` }))
  const pages = [{ html: `<!doctype html><title>Calloway</title><body>${shown}</body>` }]
  expect(imageLegacyFormat.look(siteOf(pages, { checked_links: true, links_checked })).state).toBe(state)
  const elsewhere = links_checked.map((one, at) => ({ ...one, url: `${site_url}other-${at}.jpg` }))
  expect(imageLegacyFormat.look(siteOf(pages, { checked_links: true, links_checked: elsewhere })).state).toBe('ok')
})

test('a heavy picture is named with its weight and line', () => {
  const site = siteOf([{ html }], { checked_links: true, links_checked: [sized(1_234_000)] })
  const evidence = `${site_url}a.jpg: 1234 kB`
  expect(imageTooLarge.look(site)).toEqual({ state: 'found', occurrences: [{ url: site_url, line: 2, evidence }] })
})

test('two pictures that are a little too large are told together', () => {
  const links_checked = [sized(206_000), sized(210_000, { path: 'b.jpg' })]
  const outcome = imageLarge.look(siteOf([{ html }], { checked_links: true, links_checked }))
  expect(outcome.state === 'found' && outcome.occurrences.length).toBe(2)
})

test('all pictures that are too large are one finding where one of them is heavy', () => {
  const links_checked = [sized(300_000), sized(900_000, { path: 'b.jpg' })]
  const site = siteOf([{ html }], { checked_links: true, links_checked })
  expect(imageTooLarge.look(site)).toMatchObject({
    occurrences: [{ evidence: /b\.jpg/ }, { evidence: /a\.jpg/ }].map(({ evidence }) => ({
      evidence: expect.stringMatching(evidence),
    })),
  })
  expect(imageLarge.look(site).state).toBe('ok')
})

test('a picture that is shown only where the page is shared slows nobody down, unless a style paints it', () => {
  const shared = { ...sized(900_000), kind: 'shared' } as const
  const site = siteOf([{ html }], { checked_links: true, links_checked: [shared] })
  expect(imageTooLarge.look(site).state).toBe('not_applicable')
  const painted = [{ style: site_url, url: `${site_url}a.jpg`, line: 1 }]
  expect(imageTooLarge.look({ ...site, painted }).state).toBe('found')
})

test('pictures that nobody asked for are not checked', () => {
  expect(imageTooLarge.look(siteOf([{ html }])).state).toBe('not_checked')
})

test('a picture with other forms to choose from is in no old format', () => {
  const picture = '<picture><source srcset="/a.webp" type="image/webp"><img src="/a.jpg" alt=""></picture>'
  const site = siteOf([{ html: picture }], { checked_links: true, links_checked: [sized(150_000)] })
  expect(imageLegacyFormat.look(site).state).toBe('ok')
})

const served = (over: NonNullable<ServedPage['response']>, count = 3) =>
  Array.from({ length: count }, (_, at): ServedPage => ({ html, url: `${site_url}p${at}/`, response: over }))

test.each([
  [1_200, 3, 'found'],
  [400, 3, 'ok'],
  [1_200, 2, 'not_checked'],
])('%i ms to the first byte of %i pages: %s', (first_byte_ms, count, state) => {
  const timing = { first_byte_ms, total_ms: first_byte_ms + 50 }
  expect(ttfbSlow.look(siteOf(served({ timing }, count), { tls: tls('h2') })).state).toBe(state)
})

test.each([
  ['bare', { decoded_bytes: 48_000, transferred_bytes: 48_000 }, 'found'],
  ['gzip', { decoded_bytes: 48_000, transferred_bytes: 9_000, headers: [['content-encoding', 'gzip']] as const }, 'ok'],
  ['small', { decoded_bytes: 900, transferred_bytes: 900 }, 'not_applicable'],
])('pages sent %s: %s', (_how, over, state) => {
  expect(compressionMissing.look(siteOf(served(over), { tls: tls('h2') })).state).toBe(state)
})

test.each([
  [[], 'found'],
  [[['cache-control', 'max-age=3600']], 'found'],
  [[['cache-control', 'no-cache']], 'found'],
  [[['cache-control', 'public, max-age=31536000, immutable']], 'ok'],
  [
    [
      ['date', 'Sun, 01 Mar 2026 08:00:00 GMT'],
      ['expires', 'Mon, 01 Mar 2027 08:00:00 GMT'],
    ],
    'ok',
  ],
] as [[string, string][], string][])('files sent with %j: %s', (headers, state) => {
  const links_checked = [asset({ headers }), asset({ path: 'b.css', type: 'text/css', headers })]
  const site = siteOf([{ html }], { tls: tls('h2'), checked_links: true, links_checked })
  expect(cachingMissing.look(site).state).toBe(state)
})

test('files of other companies are theirs to keep', () => {
  const links_checked = [asset({ external: true })]
  const site = siteOf([{ html }], { tls: tls('h2'), checked_links: true, links_checked })
  expect(cachingMissing.look(site).state).toBe('not_applicable')
})

test.each([
  ['h2', [], 'ok'],
  ['http/1.1', [], 'found'],
  ['', [], 'found'],
  ['http/1.1', [['alt-svc', 'h3=":443"; ma=86400']], 'ok'],
] as [string, [string, string][], string][])('a server that chooses "%s" with %j: %s', (alpn, headers, state) => {
  expect(http2Missing.look(siteOf([{ html, response: { headers } }], { tls: tls(alpn) })).state).toBe(state)
})

test('a heavy picture behind the page is told with its style sheet, where something on the site shows it', () => {
  const style = `${site_url}site.css`
  const link: LinkChecked = { ...sized(900_000), kind: 'painted', found_on: style }
  const painted = [{ style, url: link.url, line: 7 }]
  const seen = { links_checked: [link], checked_links: true }
  expect(imageTooLarge.look(siteOf([{ html }], { ...seen, painted }))).toMatchObject({
    state: 'found',
    occurrences: [{ url: style, line: 7, evidence: `${link.url}: 900 kB` }],
  })
  expect(imageTooLarge.look(siteOf([{ html }], seen)).state).toBe('not_applicable')
})

test('a heavy film that starts by itself is told, one that waits to be played is not', () => {
  const page = (film: string) => ({ html: `<!doctype html><title>Calloway</title><body>\n${film}` })
  const links_checked = [
    sized(9_400_000, { path: 'front.mp4', type: 'video/mp4' }),
    sized(2_000_000, { path: 'short.mp4' }),
  ]
  const look = (film: string, checked_links = true) =>
    heavyFilm.look(siteOf([page(film)], { links_checked, checked_links }))
  expect(look('<video autoplay muted><source src="/front.mp4"></video>')).toEqual({
    state: 'found',
    occurrences: [{ url: site_url, line: 2, evidence: `${site_url}front.mp4: 9.4 MB` }],
  })
  expect(look('<video autoplay src="front.mp4"></video>').state).toBe('found')
  expect(look('<video autoplay><source src="/short.mp4"><source src="/front.mp4"></video>').state).toBe('ok')
  expect(look('<video controls src="/front.mp4"></video>').state).toBe('not_applicable')
  expect(look('<video autoplay src="/front.mp4"></video>', false).state).toBe('not_checked')
})
