import { expect, test } from 'vitest'
import { codeTooHeavy } from '#src/engines/audit/checks/speed/code-weight.ts'
import type { LinkChecked } from '#src/engines/audit/crawl/crawl-event.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

const html =
  '<!doctype html><title>Calloway</title><link rel="stylesheet" href="/main.css">\n<script src="/app.js"></script><script src="/app.js"></script>'
const { response } = viewOf({ html })

function file(path: string, bytes: number, { status = 200, external = false, sent = bytes } = {}): LinkChecked {
  const url = site_url + path
  const headers = [['content-length', String(sent)] as const]
  const result = { ...response, url, final_url: url, status, headers, decoded_bytes: bytes }
  return { type: 'link_checked', url, kind: 'asset', found_on: site_url, external, result, problem: null }
}

const look = (links_checked: readonly LinkChecked[], more = {}) =>
  codeTooHeavy.look(siteOf([{ html }], { checked_links: true, links_checked, ...more }))

test('a script of more than a megabyte is told with what all of them weigh', () => {
  expect(look([file('app.js', 1_250_000), file('main.css', 40_000)])).toEqual({
    state: 'found',
    occurrences: [{ url: site_url, line: 2, evidence: 'app.js: 1250 kB of 1290 kB in all' }],
  })
})

test('several that make two together are told, the heaviest first', () => {
  expect(look([file('main.css', 900_000), file('app.js', 990_000), file('more.js', 400_000)]).state).toBe('ok')
  const two = `${html}<script src="/more.js"></script>`
  const links_checked = [file('main.css', 700_000), file('app.js', 900_000), file('more.js', 500_000)]
  expect(codeTooHeavy.look(siteOf([{ html: two }], { checked_links: true, links_checked }))).toMatchObject({
    occurrences: [{ evidence: 'app.js: 900 kB of 2100 kB in all' }, { line: 1 }, { line: 2 }],
  })
})

test('a file of which only the length was asked for counts by it', () => {
  expect(look([file('app.js', 0, { sent: 1_500_000 })]).state).toBe('found')
})

test.each([
  ['less', [file('app.js', 600_000), file('main.css', 300_000)], {}, 'ok'],
  ['files that are not there', [file('app.js', 1_500_000, { status: 404 })], {}, 'ok'],
  ['files of other pages', [file('other.js', 1_500_000)], {}, 'not_applicable'],
  [
    'what is told as never packed',
    [file('app.js', 1_500_000)],
    { loose_code: [{ url: `${site_url}app.js`, bytes: 1, spare: 1 }] },
    'not_applicable',
  ],
  ['files that nobody asked for', [], { checked_links: false }, 'not_checked'],
])('%s: nothing is told', (_, links, more, state) => {
  expect(look(links, more).state).toBe(state)
})
