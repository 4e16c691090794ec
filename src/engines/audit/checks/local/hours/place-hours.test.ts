import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const savannah = (closes: string) => `<p>12 Oak Street, Savannah, GA 31401</p><p>Monday - Friday: 9am - ${closes}</p>`
const macon = (closes: string) => `<p>8 Elm Street, Macon, GA 31201</p><p>Monday - Friday: 8am - ${closes}</p>`
let nth = 0
const page = (body: string, path = '') => ({
  html: `<title>Calloway</title><main>${body}</main>`,
  url: `https://www.calloway.example/${++nth}/${path}`,
})
const look = (...pages: ReturnType<typeof page>[]) => localOutcome('location-hours-differ', pages)
const list = page(savannah('5pm') + macon('6pm'))
const data = (closes: string) =>
  page(
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Calloway","openingHours":"Mo-Fr 08:00-${closes}","address":{"@type":"PostalAddress","streetAddress":"8 Elm Street","addressLocality":"Macon","addressRegion":"GA","postalCode":"31201"}}</script>`,
  )

test.each([
  ['its own page', [list, page(macon('7pm'))]],
  ['another list', [list, page(savannah('5pm') + macon('7pm'))]],
  ['a list with the two mixed up', [list, page(savannah('6pm') + macon('5pm'))]],
  [
    'a list with hours above the houses',
    [
      list,
      page(
        '<p>Monday - Friday: 8am - 4pm</p><p>8 Elm Street, Macon, GA 31201</p><hr><hr><hr><p>Monday - Friday: 9am - 5pm</p><p>12 Oak Street, Savannah, GA 31401</p>',
      ),
    ],
  ],
  [
    'a page with its hours above',
    [list, page('<p>Monday - Friday: 8am - 4pm</p><p>8 Elm Street, Macon, GA 31201</p>')],
  ],
  ['its structured data', [list, data('16:00')]],
])('hours that differ for a place on %s are found', (_, pages) => {
  expect(look(...pages)).toMatchObject({
    state: 'found',
    occurrences: expect.arrayContaining([
      expect.objectContaining({ evidence: expect.stringMatching(/^Mon: .* but .* on /) }),
    ]),
  })
})

test.each([
  ['the same hours', [list, page(macon('6pm')), data('18:00')]],
  [
    'hours of a department',
    [list, page('<p>8 Elm Street, Macon, GA 31201</p><h3>Service hours</h3><p>Monday - Friday: 8am - 4pm</p>')],
  ],
  ['two timetables', [list, page(`${macon('5pm')}<p>Monday - Friday: 10am - 2pm</p>`)]],
  [
    'one timetable below all places',
    [
      list,
      page(
        '<p>12 Oak Street, Savannah, GA 31401</p><p>8 Elm Street, Macon, GA 31201</p><p>Monday - Friday: 9am - 5pm</p>',
      ),
    ],
  ],
  ['days of a class', [list, page('<p>8 Elm Street, Macon, GA 31201</p><p>Saturday: 10am - 11am</p>')]],
  ['a page for lunch', [list, page(macon('3pm'), 'lunch/')]],
])('a place with %s is not', (_, pages) => {
  expect(look(...pages).state).not.toBe('found')
})

test('one place alone is another finding', () => {
  expect(look(page(savannah('5pm')), page(savannah('6pm'))).state).toBe('not_applicable')
})
