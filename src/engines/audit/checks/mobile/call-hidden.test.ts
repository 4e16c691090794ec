import { expect, test } from 'vitest'
import { callHidden } from '#src/engines/audit/checks/mobile/call-hidden.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const html =
  '<!doctype html><html><head><title>Drains</title><script src="/site.js"></script></head><body><a href="tel:+19125550142">Call</a></body></html>'
const state = (calls: number, hidden: number, code = '') =>
  callHidden.look(
    siteOf([{ html }], {
      calls_on_phones: { calls, hidden, by: hidden > 0 ? 'header-call' : '' },
      own_scripts: [{ url: `${site_url}site.js`, ...ownScript(code) }],
    }),
  ).state

test('all links to call are hidden on phones', () => {
  expect(state(2, 2)).toBe('found')
  expect(state(3, 2)).toBe('ok')
  expect(state(0, 0)).toBe('not_applicable')
  expect(state(1, 1, "$('#foot').load('footer.html')")).toBe('ok')
})
