import { expect, test } from 'vitest'
import { fitting, textWidth } from '#src/engines/audit/checks/on-page/text-width.ts'
import { titleTooLong, titleTooShort } from '#src/engines/audit/checks/on-page/title-length.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { viewOf } from '#tests/support/audit-views.ts'

const titled = (title: string, kind: PageKind = 'service') =>
  viewOf({ html: `<html lang="en"><head><title>${title}</title></head><body></body></html>`, kind })

test('a text is measured in Arial', () => {
  expect(textWidth('Drain Cleaning', 20)).toBe(132)
  expect(textWidth('é', 20)).toBe(textWidth('e', 20))
  expect(fitting('Drain Cleaning in Akron', 20, 160)).toBe('Drain Cleaning in …')
})

test('a title that does not fit is shown as it is cut', () => {
  const long = 'Emergency Drain Cleaning, Sewer Repair and Water Heaters in Akron, Ohio | Calloway'
  expect(titleTooLong.look(titled(long))).toMatchObject({
    occurrences: [
      { evidence: 'Shown as “Emergency Drain Cleaning, Sewer Repair and Water Heaters in …” (82 characters in all)' },
    ],
  })
})

test('a title of many narrow letters fits', () => {
  expect(titleTooLong.look(titled('Little villa tiling still fits: all in all it will fit till filled')).state).toBe(
    'ok',
  )
})

test('a word or two are short, except on pages nobody searches for', () => {
  expect(titleTooShort.look(titled('Drains'))).toMatchObject({ occurrences: [{ evidence: '“Drains” (6 characters)' }] })
  expect(titleTooShort.look(titled('Contact', 'contact')).state).toBe('not_applicable')
  expect(titleTooShort.look(titled('アクロンの配管工事')).state).toBe('not_applicable')
  expect(titleTooShort.look(titled('Drain Cleaning in Akron')).state).toBe('ok')
})

test('a title that was never written is not called short as well', () => {
  expect(titleTooShort.look(titled('Untitled', 'home')).state).toBe('ok')
})
