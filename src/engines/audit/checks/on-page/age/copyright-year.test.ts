import { expect, test } from 'vitest'
import { siteOf } from '#tests/support/audit/audit-views.ts'
import { staleCopyright } from './copyright-year.ts'

const look = (foot: string) => staleCopyright.look(siteOf([{ html: `<body><footer>${foot}</footer></body>` }])).state

test.each([
  ['found', '© 2023 Calloway Plumbing'],
  ['found', 'Copyright 2011-2019 Calloway'],
  ['found', '© 2025 Calloway Plumbing'],
  ['found', 'Calloway Plumbing Copyright © 2011<a href="https://www.otter.example/">Otter Works</a>'],
  ['ok', '© 2026 Calloway Plumbing'],
  ['ok', '© 2019 – present Calloway'],
  ['ok', '© 2012-2026 Calloway'],
  ['ok', '© {{.Now "2006"}} Calloway'],
  ['not_applicable', '© Calloway'],
  ['not_applicable', 'Calloway'],
])('%s in 2026: %s', (state, foot) => {
  expect(look(foot)).toBe(state)
})

test('last year’s is forgiven until the summer, and where another page has this year’s', () => {
  const pageOf = (year: number, path = '') => ({
    html: `<body><footer>© ${year} Calloway</footer></body>`,
    url: `https://www.calloway.example/${path}`,
  })
  expect(staleCopyright.look(siteOf([pageOf(2025)], { today: 2026_03_12 })).state).toBe('ok')
  expect(staleCopyright.look(siteOf([pageOf(2025), pageOf(2026, 'about')])).state).toBe('ok')
  expect(staleCopyright.look(siteOf([pageOf(2025), pageOf(2025, 'about')])).state).toBe('found')
})

test('on the page for dead addresses nobody reads this year’s', () => {
  const pageOf = (year: number, path: string, status: number) => ({
    html: `<body><footer>© ${year} Calloway</footer></body>`,
    url: `https://www.calloway.example/${path}`,
    response: { status },
  })
  expect(staleCopyright.look(siteOf([pageOf(2025, '', 200), pageOf(2026, 'gone', 404)])).state).toBe('found')
})

test('an old year on several pages is told where a script writes that of the home page', () => {
  const pageOf = (foot: string, path = '') => ({
    html: `<body><footer>${foot}</footer></body>`,
    url: `https://www.calloway.example/${path}`,
  })
  const site = (...years: number[]) =>
    staleCopyright.look(
      siteOf([
        pageOf('© <span id="year"></span> Calloway'),
        ...years.map((year, at) => pageOf(`© ${year} Calloway`, `p${at}`)),
      ]),
    ).state
  expect(site(2024, 2024, 2024)).toBe('found')
  expect(site(2024, 2024)).toBe('not_applicable')
  expect(site(2024, 2024, 2024, 2026)).toBe('not_applicable')
})
