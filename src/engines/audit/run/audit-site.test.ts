import { expect, test } from 'vitest'
import type { Check } from '#src/engines/audit/checks/check.ts'
import { leftOut } from '#src/engines/audit/checks/left-out.ts'
import { notChecked } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { auditSite } from '#src/engines/audit/run/audit-site.ts'
import {
  auditOptions,
  auditPages,
  describedCheck,
  gonePagesCheck,
  reportOf,
} from '#tests/support/crawl/audit-loopback.ts'

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}</body></html>`
const calloway = {
  '/': page(
    'Calloway',
    '<nav><a href="/contact/">Contact</a> <a href="/p9">Our story</a> <a href="/old">Old</a> <a href="/list.pdf">List</a></nav>',
    '<meta name="description" content="Plumbing in Macon">',
  ),
  '/contact/': page('Contact us', '<p>(478) 555-0142</p>'),
  '/p9': page('Since 1982', '<p>Three generations.</p>', '<meta name="robots" content="noindex">'),
}

test('pages are read, checked and told as they come, and the report sums them up', async () => {
  const events = await auditPages(calloway, [describedCheck, gonePagesCheck])
  expect(events.map(({ type }) => type)).toEqual([
    'page_audited',
    'finding',
    ...Array(3).fill('page_audited'),
    'finding',
    'done',
  ])
  const report = reportOf(events)
  const kinds = report.pages.map(({ url, kind, status, indexable, depth }) => [
    new URL(url).pathname,
    kind,
    status,
    indexable,
    depth,
  ])
  expect(kinds.toSorted()).toEqual([
    ['/', 'home', 200, true, 0],
    ['/contact/', 'contact', 200, true, 1],
    ['/old', 'other', 404, false, 1],
    ['/p9', 'about', 200, false, 1],
  ])
  expect(report.findings.map(({ id, count }) => [id, count])).toEqual([
    ['gone-pages', 1],
    ['described', 2],
  ])
  const { checked } = report.sections.find(({ id }) => id === 'local') ?? {}
  expect(checked).toBe(false)
  expect(report.sections.filter(section => section.checked).map(({ id, score }) => [id, score])).toEqual([
    ['on-page', 94],
    ['links', 65],
  ])
  expect(report.score).toBe(Math.floor((94 * 15 + 65 * 10) / 25))
  expect(report.not_checked.map(({ id }) => id)).toEqual(['lab-speed', ...leftOut.map(({ id }) => id)])
  expect(report.sections.find(({ id }) => id === 'speed')?.note).toContain('Lab speed was not measured')
})

test('one root cause is one finding: 50 places are told, all are counted', async () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`/p${i}`, page(`Page ${i}`, '')]))
  const links = Object.keys(many).map(path => `<a href="${path}">x</a>`)
  const report = reportOf(await auditPages({ '/': page('Home', links.join('')), ...many }, [describedCheck]))
  const [finding, ...others] = report.findings
  expect(others).toEqual([])
  expect(finding).toMatchObject({ count: 61, pages_affected: 61, pages_looked_at: 61 })
  expect(finding?.occurrences).toHaveLength(50)
})

test('a check that throws is told and counted as not checked, and ends nothing', async () => {
  const broken: Check = {
    ...describedCheck,
    id: 'broken',
    scope: 'page',
    look: () => {
      throw new TypeError('no such thing')
    },
  }
  const brokenSite: Check = { ...gonePagesCheck, id: 'broken-site', scope: 'site', look: broken.look as () => never }
  const events = await auditPages(calloway, [broken, brokenSite, gonePagesCheck])
  const failures = events.filter(event => event.type === 'check_failed')
  expect(failures).toHaveLength(4)
  expect(failures[0]).toMatchObject({ id: 'broken', error: expect.any(TypeError) })
  const report = reportOf(events)
  expect(report.findings.map(({ id }) => id)).toEqual(['gone-pages'])
  expect(report.not_checked).toEqual([
    { id: 'lab-speed', reason: expect.any(String) },
    {
      id: 'broken',
      reason: 'The check itself failed on 3 pages. That is a fault of this audit, not of the site.',
    },
    { id: 'broken-site', reason: 'The check itself failed. That is a fault of this audit, not of the site.' },
    ...leftOut,
  ])
})

test('a check that could not run says why and scores nothing', async () => {
  const blind: Check = { ...describedCheck, section: 'ai', scope: 'page', look: () => notChecked('It was dark.') }
  const report = reportOf(await auditPages(calloway, [blind]))
  expect(report.score).toBeNull()
  expect(report.not_checked).toContainEqual({ id: 'described', reason: 'It was dark.' })
})

test('an error page is not judged by its words', async () => {
  const seen: [status: number, title: string][] = []
  const technical: Check = { ...describedCheck, id: 'technical', section: 'technical' }
  const watching: Check = {
    ...describedCheck,
    scope: 'page',
    look: ({ facts, response }) => {
      seen.push([response.status, facts.titles[0]?.text ?? ''])
      return { state: 'ok' }
    },
  }
  const report = reportOf(await auditPages(calloway, [watching, technical]))
  expect(seen.toSorted()).toEqual([
    [200, 'Calloway'],
    [200, 'Contact us'],
    [200, 'Since 1982'],
  ])
  expect(report.findings[0]).toMatchObject({ id: 'technical', pages_looked_at: 4 })
})

test('checks of the site see its pages, links, files and probes', async () => {
  let seen: SiteView | undefined
  const watching: Check = {
    ...gonePagesCheck,
    scope: 'site',
    look: site => {
      seen = site
      return { state: 'ok' }
    },
  }
  await auditPages(calloway, [watching], { check_links: 'site' })
  expect(seen?.host).toBe('calloway.test')
  expect(seen?.home_view?.facts.titles[0]?.text).toBe('Calloway')
  expect(seen?.home?.row.title).toBe('Calloway')
  const contact = seen?.pageAt(`${seen.origin}/contact/`)
  expect([...(seen?.home?.row.links ?? [])].map(id => seen?.urlOf(id))).toContain(contact?.url)
  expect(seen?.idOf(contact?.url ?? '')).toBe(contact?.row.page)
  expect(contact?.response.headers).toContainEqual(['x-same', 'yes'])
  expect(seen?.robots?.status).toBe(404)
  expect(seen?.missing_page?.result?.status).toBe(404)
  expect(seen?.links_checked.map(({ url, result }) => [new URL(url).pathname, result?.status])).toEqual([
    ['/list.pdf', 404],
  ])
})

test.each([
  ['an error page', {}, 'client_error'],
  ['nothing', { '/': '  ' }, 'empty_page'],
])('a start address with %s is a sentence, no score', async (_, pages, reason) => {
  const events = await auditPages(pages, [describedCheck])
  expect(events).toMatchObject([{ type: 'could_not_audit', problem: { reason } }])
})

test('a cancelled audit reports what it read, and no more is asked for', async () => {
  const stopping = new AbortController()
  const options = await auditOptions(calloway, [describedCheck, gonePagesCheck], { signal: stopping.signal })
  const events = []
  for await (const event of auditSite(options)) {
    events.push(event)
    if (event.type === 'page_audited') stopping.abort()
  }
  const report = reportOf(events)
  expect(report.stopped_by).toBe('cancelled')
  expect(report.pages.length).toBeLessThan(4)
  expect(report.not_checked).toContainEqual({ id: 'gone-pages', reason: expect.stringContaining('stopped') })
})

test('two checks of one id are a mistake that shows at once', async () => {
  await expect(auditPages(calloway, [describedCheck, describedCheck])).rejects.toThrow(
    'Two checks have the id described',
  )
})
