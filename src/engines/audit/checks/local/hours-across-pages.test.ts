import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/local-outcome.ts'

const page = (body: string) => ({ html: `<title>Calloway</title>${body}`, url: 'https://www.calloway.example/' })

test('the hours of a page for lunch, or for classes, are not those of another page', () => {
  const week = (hours: string) => `<p>Tuesday - Saturday: ${hours}</p>`
  const lunch = { ...page(week('11am - 3pm')), url: 'https://www.calloway.example/lunch.html' }
  expect(localOutcome('hours-conflict-across-pages', [page(week('11am - 9pm')), lunch]).state).not.toBe('found')
  const classes = { ...lunch, url: 'https://www.calloway.example/class-schedule.html' }
  expect(localOutcome('hours-conflict-across-pages', [page(week('11am - 9pm')), classes]).state).not.toBe('found')
  const about = { ...lunch, url: 'https://www.calloway.example/about.html' }
  expect(localOutcome('hours-conflict-across-pages', [page(week('11am - 9pm')), about]).state).toBe('found')
})
