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

const plain = (title: string, h1: string, more = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${h1}</h1><p>We clean homes and offices.</p>${more}</body></html>`
const lying = (html: string, found_by: 'folder' | 'link' = 'folder'): ServedPage => ({
  ...other,
  html,
  response: { found_by },
})

test('a page that nothing leads to, called by another name in its title and main heading, is found', () => {
  const told = outcome(home, lying(plain('Leeza Quillan Cleaning Services', 'Leeza Quillan Cleaning Services')))
  expect(told.state === 'found' && told.occurrences[0]?.evidence).toBe(
    '“Leeza Quillan Cleaning Services” (title, main heading); the home page is that of “Calloway Plumbing”',
  )
})

test.each<[string, ServedPage]>([
  ['linked', lying(plain('Quillan Boiler Repair', 'Quillan Boiler Repair'), 'link')],
  ['of a service', lying(plain('Kitchen Remodeling Services', 'Kitchen Remodeling Services'))],
  ['of a town', lying(plain('Savannah Cleaning Services', 'Savannah Cleaning Services'))],
  ['with the own name', lying(plain('Quillan Heating | Calloway', 'Quillan Heating'))],
  ['with the own number', lying(plain('Quillan Heating', 'Quillan Heating', '<a href="tel:+19122341943">Call</a>'))],
  ['with another heading', lying(plain('Quillan Cleaning Services', 'Spring offer'))],
])('a page that nothing leads to is silent: %s', (_, second) => {
  expect(outcome(home, second).state).not.toBe('found')
})
