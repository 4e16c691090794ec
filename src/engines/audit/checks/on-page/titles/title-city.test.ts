import { expect, test } from 'vitest'
import { siteOf, viewOf } from '#tests/support/audit/audit-views.ts'
import { titleMissingCityOrService } from './title-city.ts'
import { titleTooShort } from './title-length.ts'

const htmlOf = (title: string) =>
  `<html lang="en"><head><title>${title}</title><meta property="og:site_name" content="Hartwell &amp; Sons"></head><body></body></html>`
const titled = (title: string, city: string | null = 'Akron') => viewOf({ html: htmlOf(title), given: { city } })

test('a title of the name alone names neither service nor town, and is not called short as well', () => {
  const page = titled('Welcome to Hartwell &amp; Sons')
  expect(titleMissingCityOrService.look(page)).toMatchObject({
    occurrences: [{ evidence: '<title>Welcome to Hartwell & Sons</title>' }],
  })
  const given = { name: null, phone: null, address: null, city: 'Akron', keyword: null }
  expect(titleTooShort.look(siteOf([{ html: htmlOf('Hartwell &amp; Sons') }], { given })).state).toBe('ok')
})

test.each([
  'Hartwell &amp; Sons, Akron',
  'Roofing | Hartwell &amp; Sons',
  'Hartwell &amp; Sons | Est. 1952 Slate Craft',
  'Home',
  'Hartwell &amp; Sons Massage',
  'Hartwell Foot &amp; Ankle',
])('“%s” says something more, or is another matter', title => {
  expect(titleMissingCityOrService.look(titled(title)).state).toBe('ok')
})

test('where no town is known nothing is said', () => {
  expect(titleMissingCityOrService.look(titled('Hartwell &amp; Sons', null)).state).toBe('not_applicable')
})
