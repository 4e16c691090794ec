import { expect, test } from 'vitest'
import { copyrightYearsApart } from '#src/engines/audit/checks/on-page/age/copyright-years-apart.ts'
import { countedApart } from '#src/engines/audit/checks/technical/services/counted-apart.ts'
import { serviceInTestMode } from '#src/engines/audit/checks/technical/services/test-mode.ts'
import { type ServedPage, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'

let nth = 0
const page = (html: string, kind: ServedPage['kind'] = 'other'): ServedPage => ({
  html: `<body>${html}</body>`,
  url: `https://www.calloway.example/${++nth}`,
  kind,
})
const counted = (...ids: string[]) => page(ids.map(id => `<script>gtag('config', '${id}')</script>`).join(''))

test('a page that is counted under another id than the others is found', () => {
  const usual = () => [counted('G-AAAA1111'), counted('G-AAAA1111')]
  expect(countedApart.look(siteOf([...usual(), counted('G-BBBB2222')]))).toMatchObject({
    occurrences: [{ evidence: 'G-BBBB2222; G-AAAA1111 on 2 pages' }],
  })
  expect(countedApart.look(siteOf([...usual(), counted('G-AAAA1111', 'G-BBBB2222')])).state).toBe('ok')
  expect(countedApart.look(siteOf([...usual(), counted('GTM-CCCC333')])).state).toBe('ok')
  expect(countedApart.look(siteOf([...usual(), counted('G-XXXXXXXXXX')])).state).toBe('ok')
  expect(countedApart.look(siteOf([counted('G-AAAA1111'), counted('G-BBBB2222')])).state).toBe('ok')
})

test('a page with another year of copyright than the others is found', () => {
  const of = (text: string, kind?: ServedPage['kind']) => page(`<footer>© ${text} Calloway Plumbing</footer>`, kind)
  const usual = () => [of('2026'), of('2019-2026')]
  expect(copyrightYearsApart.look(siteOf([...usual(), of('2023')]))).toMatchObject({
    occurrences: [{ evidence: '© 2023; 2026 on 2 pages' }],
  })
  expect(copyrightYearsApart.look(siteOf([...usual(), of('2026')])).state).toBe('not_applicable')
  expect(copyrightYearsApart.look(siteOf([...usual(), of('2019-present')])).state).toBe('not_applicable')
  expect(copyrightYearsApart.look(siteOf([...usual(), of('2023', 'article')])).state).toBe('not_applicable')
  expect(copyrightYearsApart.look(siteOf([of('2026'), of('2023')])).state).toBe('not_applicable')
})

test.each([
  ["<script>var stripe = Stripe('pk_test_51HabcDEF')</script>", 'found'],
  ['<script src="https://www.paypal.com/sdk/js?client-id=sb&currency=USD"></script>', 'found'],
  ['<script src="https://sandbox.web.squarecdn.com/v1/square.js"></script>', 'found'],
  ["<script>var stripe = Stripe('pk_live_51HabcDEF')</script>", 'ok'],
  ['<script src="https://www.paypal.com/sdk/js?client-id=AYsqLive01&currency=USD"></script>', 'ok'],
])('%s: %s', (html, state) => {
  expect(serviceInTestMode.look(viewOf({ html })).state).toBe(state)
})
