import { expect, test } from 'vitest'
import type { LinkChecked } from '#src/engines/audit/crawl/crawl-event.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { textNeverShown } from './text-never-shown.ts'

const look = (scripts: string, hidden: object, dead: readonly string[] = []) => {
  const html = `<!doctype html><html lang="en"><head><title>Drains</title></head><body><h1>Drains</h1>${scripts}</body></html>`
  const answer = (path: string, status: number): LinkChecked => {
    const url = site_url + path
    const result = { url, final_url: url, status, content_type: 'text/html', headers: [], redirects: [], bytes: 10 }
    return {
      type: 'link_checked',
      url,
      kind: 'asset',
      found_on: site_url,
      external: false,
      result: result as never,
      problem: null,
    }
  }
  const links_checked = [...dead.map(path => answer(path, 404)), answer('js/main.js', 200)]
  const hidden_text = { chars: 0, of: 1_000, heading: '', by: '', by_attribute: 0, ...hidden }
  const outcome = textNeverShown.look(siteOf([{ html }], { hidden_text, links_checked, checked_links: true }))
  return outcome.state === 'found' ? outcome.occurrences[0]?.evidence : outcome.state
}
const attribute = { chars: 200, by: '[style]', by_attribute: 200 }
const wow = '<script src="/js/wow.min.js"></script><script>new WOW().init()</script>'

test('text that only a missing script would show is told', () => {
  expect(look(wow, attribute, ['js/wow.min.js'])).toBe(
    '200 letters of the text: is hidden by a style attribute, and /js/wow.min.js is not there',
  )
  expect(look('', attribute)).toMatch(/and the page has no script$/)
  expect(look('<script type="application/ld+json">{}</script>', attribute)).toMatch(/no script$/)
  expect(look('<script src="/lib/aos.js"></script>', { chars: 300, by: '[data-aos]' }, ['lib/aos.js'])).toMatch(
    /^300 letters of the text: waits for its script \(data-aos\), and \/lib\/aos.js/,
  )
})

test.each([
  ['its script is there', wow, attribute, []],
  ['another script may show it', '<script src="/js/main.js"></script>', attribute, []],
  [
    'the missing script has another work',
    '<script src="/js/main.js"></script><script src="/js/chat.js"></script>',
    attribute,
    ['js/chat.js'],
  ],
  ['a second one fades in as well', `${wow}<script src="/js/aos.js"></script>`, attribute, ['js/wow.min.js']],
] as const)('nothing is told where %s', (_, scripts, hidden, dead) => {
  expect(look(scripts, hidden, dead)).toBe('ok')
})

test('a few words, and what a class hides, are none', () => {
  expect(look('', { chars: 40, by: '[style]', by_attribute: 40 })).toBe('not_applicable')
  expect(look('', { chars: 400, by: '.tab' })).toBe('not_applicable')
})
