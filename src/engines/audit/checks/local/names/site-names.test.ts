import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { otherSiteName } from './site-names.ts'

test('pages that keep the name of the site they were copied from are found', () => {
  const named = (name: string) =>
    `<head><meta property="og:site_name" content="${name}"></head><body><p>Pipes</p></body>`
  const site = (...names: string[]) =>
    siteOf(
      names.map((name, i) => ({ html: named(name), url: `https://www.calloway.example/${i === 0 ? '' : `${i}/`}` })),
    )
  expect(otherSiteName.look(site('Calloway Plumbing', 'Harbor Resort'))).toMatchObject({
    occurrences: [{ url: 'https://www.calloway.example/1/', evidence: 'og:site_name: “Harbor Resort”' }],
  })
  expect(otherSiteName.look(site('Calloway Plumbing', 'Calloway Blog', 'Plumbing')).state).toBe('ok')
  expect(otherSiteName.look(site('Harbor Resort', 'Calloway')).state).toBe('not_applicable')
})

test('a page whose copyright another company holds is found', () => {
  const site = (...holders: string[]) =>
    siteOf(
      holders.map((holder, i) => ({
        html: `<p>Pipes</p><footer>© 2026 ${holder}</footer>`,
        url: `https://www.calloway.example/${i === 0 ? '' : `${i}/`}`,
      })),
    )
  expect(otherSiteName.look(site('Calloway Plumbing', 'Quillan Roofing LLC'))).toMatchObject({
    occurrences: [{ url: 'https://www.calloway.example/1/', evidence: '©: “Quillan Roofing LLC”' }],
  })
  expect(otherSiteName.look(site('Calloway Plumbing', 'Calloway Plumbing LLC', 'Quillan Media LLC')).state).toBe('ok')
  // Without a legal form it is told of the page itself.
  expect(otherSiteName.look(site('Calloway Plumbing', 'Quillan Roofing')).state).toBe('ok')
})
