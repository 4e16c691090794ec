import { expect, test } from 'vitest'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const look = (one: string, other: string) =>
  localOutcome('figures-differ', [
    { html: htmlWith([], `<p>${one}</p>`) },
    { html: htmlWith([], `<p>${other}</p>`), url: 'https://www.calloway.example/beers.html', kind: 'other' },
  ]).state

test.each<[string, string]>([
  ['We offer over 40 beers on tap as well as a selection of wines.', '70 BEERS ON TAP'],
  ['24 craft beers on tap', 'Choose from 16 rotating beers on draft.'],
  ['Twelve taps and a full bar', 'Our 20 beer taps pour from noon.'],
])('“%s” against “%s”', (one, other) => {
  expect(look(one, other)).toBe('found')
})

test.each<[string, string]>([
  ['Over 40 beers on tap', '50 BEERS ON TAP'],
  ['24 beers on tap', '12 local beers on tap'],
  ['24 beers on tap', '$2 off all 12 taps on Tuesdays'],
  ['24 beers on tap', 'We opened with 8 beers on tap, and there were 12 at the end.'],
  ['24 beers on tap', '24 craft beers on tap'],
  ['Four taps open the menu of a phone.', 'From the home page to the form it takes 18 taps.'],
])('“%s” agrees with “%s”', (one, other) => {
  expect(look(one, other)).not.toBe('found')
})
