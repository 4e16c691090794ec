import { expect, test } from 'vitest'
import { auditPages, describedCheck, reportOf } from '#tests/support/crawl/audit-loopback.ts'

const hides = '<meta name="robots" content="noindex">'
const page = (title: string, head: string, body = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}</body></html>`
const menu = '<nav><a href="/drains/">Drains</a> <a href="/thanks/">Thank you</a></nav>'

/** The pages that a check looks at as search engines will list them, and those that the report calls listed. */
async function lookedAt(home: string, inner: string) {
  const seen: string[] = []
  const check = {
    ...describedCheck,
    look: ({ url, indexable }: { url: string; indexable: boolean }) => {
      if (indexable) seen.push(new URL(url).pathname)
      return { state: 'ok' } as const
    },
  }
  const pages = {
    '/': page('Calloway Plumbing', home, menu),
    '/drains/': page('Drains', inner),
    '/thanks/': page('Thank you', inner, '<p>Thank you for your message. We will call you back.</p>'),
  }
  const report = reportOf(await auditPages(pages, [check as typeof describedCheck]))
  return { seen: seen.toSorted(), listed: report.pages.flatMap(({ url, indexable }) => (indexable ? [url] : [])) }
}

test('a site that hides as a whole is looked at as it will be listed', async () => {
  const { seen, listed } = await lookedAt(hides, hides)
  expect(seen).toEqual(['/', '/drains/'])
  expect(listed).toEqual([])
})

test('a page that hides while the home page does not is left alone', async () => {
  const { seen } = await lookedAt('', hides)
  expect(seen).toEqual(['/'])
})

test('a home page that hides alone is looked at with the others', async () => {
  const { seen } = await lookedAt(hides, '')
  expect(seen).toEqual(['/', '/drains/', '/thanks/'])
})
