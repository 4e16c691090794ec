import { expect, test } from 'vitest'
import { fixedWidthOnPhones, layoutOfOneWidth } from '#src/engines/audit/checks/mobile/fixed-width.ts'
import { siteOf } from '#tests/support/audit/audit-views.ts'

const look = (viewport: string, px: number | null, check = fixedWidthOnPhones) =>
  check.look(
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

test('without the tag, the width of the layout is a work of its own', () => {
  expect(look('', 960, layoutOfOneWidth)).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: '960 pixels by “html”; phones have 360 to 430' }],
  })
  expect(look('', null, layoutOfOneWidth).state).toBe('ok')
  expect(look(for_phones, 960, layoutOfOneWidth).state).toBe('not_applicable')
  expect(look('<meta name="viewport" content="width=1024">', 960, layoutOfOneWidth).state).toBe('not_applicable')
})
