import { expect, test } from 'vitest'
import { brokenResource } from '#src/engines/audit/checks/links/dead/broken-files-and-outside-links.ts'
import { auditPages, reportOf } from '#tests/support/crawl/audit-loopback.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Calloway</title><link rel="stylesheet" href="/css/site.css"></head><body>${body}</body></html>`
const told = async (css: string, body = '<div class="hero">Drains</div>') => {
  const pages = { '/': page(body), '/css/site.css': css, '/img/there.jpg': 'A picture' }
  const { findings } = reportOf(await auditPages(pages, [brokenResource], { check_links: 'all' }))
  return findings.flatMap(({ occurrences }) =>
    occurrences.map(({ url, line, evidence }) => [
      new URL(url).pathname,
      line,
      evidence.replace(/^http:\/\/[^/]+/, ''),
    ]),
  )
}

test('a picture that only a style sheet names, and that is gone, is told with the line of its rule', async () => {
  const css = '.hero { color: red }\n.hero { background: url(../img/gone.jpg) }'
  expect(await told(css)).toEqual([['/css/site.css', 2, '/img/gone.jpg answers 404']])
})

test('a picture that is there, and one for nothing that is on the site, are no matter', async () => {
  expect(await told('.hero { background: url(../img/there.jpg) }')).toEqual([])
  expect(await told('.slider { background: url(../img/gone.jpg) }')).toEqual([])
})
