import { expect, test } from 'vitest'
import { fitting, textWidth } from '#src/engines/audit/checks/on-page/words/text-width.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { site_url, siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { titleTooLong, titleTooShort } from './title-length.ts'

const htmlOf = (title: string) => `<html lang="en"><head><title>${title}</title></head><body></body></html>`
const titled = (title: string, kind: PageKind = 'service') => viewOf({ html: htmlOf(title), kind })
const sited = (title: string, kind: PageKind = 'service') => siteOf([{ html: htmlOf(title), kind }])

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
  expect(titleTooShort.look(sited('Drains'))).toMatchObject({ occurrences: [{ evidence: '“Drains” (6 characters)' }] })
  expect(titleTooShort.look(sited('Contact Calloway', 'contact')).state).toBe('not_applicable')
  expect(titleTooShort.look(sited('Contact Us', 'contact')).state).toBe('found')
  expect(titleTooShort.look(sited('アクロンの配管工事')).state).toBe('not_applicable')
  expect(titleTooShort.look(sited('Drain Cleaning in Akron')).state).toBe('ok')
})

test('a title that was never written is not called short as well', () => {
  expect(titleTooShort.look(sited('Untitled', 'home')).state).toBe('ok')
})

test('a short title that pages share is told as that', () => {
  const page = (path: string, title: string) => ({ url: `${site_url}${path}`, html: htmlOf(title) })
  const site = siteOf([page('', 'Calloway'), page('pipes', 'Calloway'), page('sinks', 'Sinks')])
  expect(titleTooShort.look(site)).toMatchObject({ occurrences: [{ url: `${site_url}sinks` }] })
})

test('a title that is long by a name said twice is told as that', () => {
  const twice = 'Advanced Laboratory Tests at Calloway Road Pet Hospital - Calloway Road Pet Hospital'
  expect(titleTooLong.look(titled(twice)).state).toBe('ok')
})
