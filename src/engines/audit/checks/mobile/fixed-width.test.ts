import { expect, test } from 'vitest'
import { fixedWidthOnPhones } from '#src/engines/audit/checks/mobile/fixed-width.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'

const look = (viewport: string, px: number | null) =>
  fixedWidthOnPhones.look(
    siteOf(
      [{ html: `<!doctype html><html><head><title>Drains</title>${viewport}</head><body><p>Drains</p></body></html>` }],
      {
        fixed_width: px === null ? undefined : { px, by: 'html' },
      },
    ),
  )
const for_phones = '<meta name="viewport" content="width=device-width, initial-scale=1">'

test('a page for phones has the width of a desktop screen', () => {
  expect(look(for_phones, 1280)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '1280 pixels by “html”; phones have 360 to 430' }],
  })
})

test('a page that becomes narrow, and one that is told as not made for phones, are left alone', () => {
  expect(look(for_phones, null).state).toBe('ok')
  expect(look('', 1280).state).toBe('not_applicable')
  expect(look('<meta name="viewport" content="width=1024">', 1280).state).toBe('not_applicable')
})
