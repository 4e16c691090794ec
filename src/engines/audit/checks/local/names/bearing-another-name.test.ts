import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

type Told = { name: string; title?: string; phone?: string; copyright?: string }

function page({ name, title = name, phone, copyright = name }: Told, over: Partial<ServedPage> = {}): ServedPage {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'LocalBusiness', name })
  const call = phone === undefined ? '' : `<p>Call <a href="tel:${phone}">${phone}</a></p>`
  return {
    html: `<!doctype html><html lang="en"><head><title>${title}</title><script type="application/ld+json">${data}</script></head><body><h1>${title}</h1>${call}<footer>© 2026 ${copyright}. All rights reserved.</footer></body></html>`,
    ...over,
  }
}
const other = { url: 'https://www.calloway.example/haul.html', kind: 'service' } as const
const home = page({ name: 'Calloway Plumbing', title: 'Plumber | Calloway Plumbing', phone: '+19122341943' })
const outcome = (...pages: ServedPage[]) => localOutcome('site-name-of-another', pages)

test.each(['Quillan Junk Removal', 'BIN24HAUL Removal'])('a page that is that of %s by all it says is found', name => {
  const told = outcome(home, page({ name, title: `Junk Removal | ${name}`, phone: '+16045550182' }, other))
  expect(told.state === 'found' && told.occurrences).toEqual([
    {
      url: other.url,
      line: 1,
      evidence: `“${name}” (structured data, ©, title); the home page is that of “Calloway Plumbing”`,
    },
  ])
})

test.each<[string, ServedPage]>([
  ['its own page', page({ name: 'Calloway Plumbing', title: 'Drains | Calloway Plumbing' }, other)],
  ['a second name at the same telephone', page({ name: 'Quillan Junk Removal', phone: '+19122341943' }, other)],
  [
    'a brand whose title names the firm',
    page({ name: 'Quillan Junk Removal', title: 'Quillan Junk Removal, by Calloway' }, other),
  ],
  ['a shop of the firm', page({ name: 'Quillan Bakery', copyright: 'Calloway Plumbing' }, other)],
  ['a town and a trade', page({ name: 'Savannah Plumbing' }, other)],
  ['an article about somebody', page({ name: 'Quillan Junk Removal' }, { ...other, kind: 'article' })],
])('silent: %s', (_, second) => {
  expect(outcome(home, second).state).not.toBe('found')
})
