import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { filesOfTwoYears } from './files-of-two-years.ts'

const told = (body: string) => {
  const outcome = filesOfTwoYears.look(viewOf({ html: `<main>${body}</main>` }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}
const link = (file: string, words = 'Download the menu') => `<a href="/pdf/${file}">${words}</a>`
const frame = (file: string) => `<iframe src="/pdf/${file}" title="Menu"></iframe>`

test('a menu of an old year beside that of a new one is found', () => {
  expect(told(frame('Menu-2024.pdf') + link('Menu-2026.pdf'))).toEqual([
    'Menu-2024.pdf is shown, and Menu-2026.pdf in line 1',
  ])
  expect(told(link('2025_price_list.pdf') + link('2026_price_list.pdf', 'Prices'))).toHaveLength(1)
})

test.each([
  ['one file twice', frame('Menu-2026.pdf') + link('Menu-2026.pdf')],
  ['two documents', link('Menu-2026.pdf') + link('Wine-2025.pdf')],
  ['years that are named', link('Form-2025.pdf', 'Form 2025') + link('Form-2026.pdf', 'Form 2026')],
  ['an archive', link('Menu-2024.pdf') + link('Menu-2025.pdf') + link('Menu-2026.pdf')],
  ['what comes out each year', link('newsletter-2025.pdf') + link('newsletter-2026.pdf')],
  ['pictures', '<a href="/team-2025.jpg">Team</a><a href="/team-2026.jpg">Team</a>'],
])('%s is fine', (_, body) => {
  expect(told(body)).toEqual([])
})
