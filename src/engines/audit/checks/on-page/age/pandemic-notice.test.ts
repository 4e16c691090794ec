import { expect, test } from 'vitest'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { pandemicNotice } from './pandemic-notice.ts'

const look = (words: string, kind: PageKind = 'home') =>
  pandemicNotice.look(viewOf({ html: `<title>Calloway</title><p>${words}</p>`, kind })).state

test.each([
  'Due to the constantly evolving situation, please call to check current hours and COVID restrictions.',
  'COVID-19 notice: masks are required in our shop until further notice.',
  'Our response to COVID-19',
  'Due to the pandemic, the branch will not be holding classes until further notice.',
  'Due to COVID-19 our dining room is closed.',
  'Per the latest county health order, individuals must wear face coverings when inside.',
  'Vaccinated guests do not need to wear a mask.',
  'Face coverings are required, and six-feet separation where it is possible.',
  '</p><h2>COVID-19 &amp; Safety</h2><p>Health screenings and temperature checks',
  'In view of the coronavirus we ask you to wait in your car and wear a face covering.',
  'Full Face - $45 (not offered at this time due to coronavirus)',
  'Classes have been cancelled due to COVID-19.',
])('a notice of those years is found: %s', words => {
  expect(look(words)).toBe('found')
})

test.each([
  'We opened our second shop during the pandemic, in spite of all restrictions.',
  'COVID-19 testing by appointment. Please wear a mask.',
  'Strep throat, flu and COVID: precautions at home',
  'In April of 2021 Ann bought the bakery, and the pandemic restrictions were over a year later.',
  'Lawyers for those whose claims after the pandemic were temporarily denied',
  '</p><h3>2020</h3><p>The pandemic stops no furnace from breaking: our people mask up and show up.',
  'During COVID-19 our shop was closed for a month.',
  '</p><h2>COVID-19 testing information</h2><p>Call us.',
  'Masks, hats and costumes for rent',
  'All dogs must be vaccinated and on a leash.',
  'Players must wear face masks on the field.',
  'We sew face coverings for nurses.',
  'When the health order came, face coverings were worn by all of us.',
])('the story of a shop, or what it offers, is not: %s', words => {
  expect(look(words)).not.toBe('found')
})

test('an article bears its date', () => {
  expect(look('COVID-19 notice: masks are required until further notice.', 'article')).toBe('not_applicable')
})

test('a heading is told with what stands below it', () => {
  const html = '<title>Calloway</title><h2>COVID-19 update</h2>'
  const rule = '<p>Because of COVID-19 we ask all guests to wear a mask.</p>'
  expect(pandemicNotice.look(viewOf({ html }))).toMatchObject({ occurrences: [{ line: 1 }] })
  const both = pandemicNotice.look(viewOf({ html: `${html}\n${rule}` }))
  expect(both).toMatchObject({ occurrences: [{ line: 2 }] })
})
