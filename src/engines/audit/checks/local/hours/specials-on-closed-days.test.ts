import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const list = (heading: string, entries: readonly string[]) =>
  `<h2>${heading}</h2><ul>${entries.map(entry => `<li>${entry}</li>`).join('')}</ul>`
const specials = list(
  'Daily Specials',
  days.map(day => `<strong>${day}:</strong> Half-price ribs with any side`),
)
const pages = (text: string, hours: string): ServedPage[] => [
  { html: htmlWith([], `<p>${hours}</p>`) },
  { html: htmlWith([], text), url: 'https://www.calloway.example/menu.html', kind: 'other' },
]
const look = (text: string, hours: string) => localOutcome('special-on-closed-day', pages(text, hours))

test.each([
  'Open Tue–Sun, 11 AM–9 PM',
  'Monday: closed, Tuesday - Friday: 11am - 9pm, Saturday: 11am - 10pm, Sunday: closed',
])('a special of Monday is told where the hours are “%s”', hours => {
  expect(look(specials, hours)).toMatchObject({
    occurrences: [{ evidence: expect.stringContaining('Half-price ribs') }],
  })
})

test.each<[string, string, string]>([
  ['the door is open every day', specials, 'Open Mon–Sun, 11 AM–9 PM'],
  ['more days than one are left out', specials, 'Open Wed–Sun, 11 AM–9 PM'],
  ['two timetables stand there', specials, 'Open Tue–Sun, 11 AM–9 PM</p><h3>Bar</h3><p>Open Mon–Sun, 4 PM–11 PM'],
  [
    'it is a timetable',
    list(
      'Daily Specials',
      days.map(day => `${day}: 11am - 2pm`),
    ),
    'Open Tue–Sun, 11 AM–9 PM',
  ],
  [
    'no heading calls them specials',
    list(
      'What we did last week',
      days.map(day => `${day}: we fixed the roof of the barn`),
    ),
    'Open Tue–Sun, 11 AM–9 PM',
  ],
  [
    'it says that there is none',
    specials.replace(/Half-price ribs with any side/, 'Closed'),
    'Open Tue–Sun, 11 AM–9 PM',
  ],
])('nothing is told where %s', (_, text, hours) => {
  expect(look(text, hours).state).not.toBe('found')
})

const early = 'Open Thursday to Sunday, 11am to 4pm'

test.each([
  '<div>Fri</div><h3>Date Night Build</h3>',
  '<h3>Friday Night Fish Fry</h3>',
  '<p>Trivia Night every Thursday</p>',
  '<p>Live music on Saturday evenings</p>',
])('%s is told where the door closes in the afternoon', text => {
  expect(look(text, early)).toMatchObject({ occurrences: [{ evidence: expect.stringContaining('11 am–4 pm') }] })
})

test.each<[string, string]>([
  ['<h3>Friday Night Fish Fry</h3>', 'Open Thursday to Sunday, 11am to 9pm'],
  ['<h3>Friday Night Fish Fry</h3><p>5 pm to 8 pm</p>', early],
  ['<p>We came on a Friday night and loved it.</p>', early],
  ['<p>Friday night stay: two guests</p>', early],
])('%s goes with %s', (text, hours) => {
  expect(look(text, hours).state).not.toBe('found')
})
