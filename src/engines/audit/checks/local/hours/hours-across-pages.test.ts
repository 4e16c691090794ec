import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (body: string) => ({ html: `<title>Calloway</title>${body}`, url: 'https://www.calloway.example/' })

test('the hours of a page for lunch, or for classes, are not those of another page', () => {
  const week = (hours: string) => `<p>Tuesday - Saturday: ${hours}</p>`
  const lunch = { ...page(week('11am - 3pm')), url: 'https://www.calloway.example/lunch.html' }
  expect(localOutcome('hours-conflict-across-pages', [page(week('11am - 9pm')), lunch]).state).not.toBe('found')
  const classes = { ...lunch, url: 'https://www.calloway.example/class-schedule.html' }
  expect(localOutcome('hours-conflict-across-pages', [page(week('11am - 9pm')), classes]).state).not.toBe('found')
  const picked = { ...lunch, url: 'https://www.calloway.example/upick.html' }
  expect(localOutcome('hours-conflict-across-pages', [page(week('9am - 5pm')), picked]).state).not.toBe('found')
  const about = { ...lunch, url: 'https://www.calloway.example/about.html' }
  expect(localOutcome('hours-conflict-across-pages', [page(week('11am - 9pm')), about]).state).toBe('found')
})

test('hours that cannot be meant are told as such, and not as others too', () => {
  const week = (hours: string) => `<p>Monday - Friday: ${hours}</p>`
  const contact = { ...page(week('8am - 5am')), url: 'https://www.calloway.example/contact.html' }
  const pages = [page(week('8am - 5pm')), contact]
  expect(localOutcome('hours-conflict-across-pages', pages).state).not.toBe('found')
  expect(localOutcome('hours-impossible', [contact]).state).toBe('found')
})

const salon = '<p>12 Oak Street, Savannah, GA 31401</p><p>(912) 234-0142</p>'
const about = (heading: string) => ({
  html: `<title>${heading}</title><h1>${heading}</h1><p>Stylist</p><p>Thursday and Friday 9:00 - 1:00</p>`,
  url: 'https://www.calloway.example/her.html',
  kind: 'contact' as const,
})

test.each(['Mary', 'Meet Linda', 'Dr. Ada Quill, DDS', 'Susan Marlow'])(
  'the days of %s are not those of the house',
  name => {
    expect(localOutcome('hours-missing', [page(salon), about(name)]).state).toBe('found')
  },
)

test.each(['Calloway', 'Visit us', 'Madison', 'Marble Care'])('the days under “%s” are', heading => {
  expect(localOutcome('hours-missing', [page(salon), about(heading)]).state).not.toBe('found')
})

test('a dentist who is there at other times contradicts nobody', () => {
  const week = (heading: string, hours: string) => `<h1>${heading}</h1><p>Monday - Friday: ${hours}</p>`
  const other = (heading: string) => ({ ...about('x'), kind: 'other' as const, html: week(heading, '9am - 1pm') })
  const home = page(week('Calloway', '8am - 6pm'))
  expect(localOutcome('hours-conflict-across-pages', [home, other('Dr. Ada Quill')]).state).not.toBe('found')
  expect(localOutcome('hours-conflict-across-pages', [home, other('Find us')]).state).toBe('found')
})

test('the data below an article, or a page about somebody, is that of the house', () => {
  const data = (closes: string) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Plumber',
      name: 'Calloway',
      openingHours: `Mo-Fr 08:00-${closes}`,
    })}</script>`
  const home = page(`<h1>Calloway</h1>${data('17:00')}`)
  const other = (kind: 'article' | 'about', closes: string) => ({
    html: `<title>Dana</title><h1>Meet Dana</h1>${data(closes)}`,
    url: 'https://www.calloway.example/dana/',
    kind,
  })
  for (const kind of ['article', 'about'] as const) {
    expect(localOutcome('hours-conflict-across-pages', [home, other(kind, '15:00')]).state).toBe('found')
    expect(localOutcome('hours-conflict-across-pages', [home, other(kind, '17:00')]).state).not.toBe('found')
  }
})

test('of two timetables on each page, the one that differs is told, and what pages have of their own is not', () => {
  const both = (url: string, dinner: string, lunch: string) => ({
    html: `<title>Calloway</title><p>Monday - Thursday: 10am - 9pm<br>Friday: ${dinner}</p>
      <h2>Lunch</h2><p>Monday - Friday: ${lunch}</p>`,
    url: `https://www.calloway.example/${url}`,
  })
  const home = both('', '10am - 9pm', '11am - 3pm')
  const look = (dinner: string, lunch: string) =>
    localOutcome('hours-conflict-across-pages', [home, both('visit.html', dinner, lunch)])
  expect(look('10am - 10pm', '11am - 3pm')).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/^Fri: 10 am–10 pm, but 10 am–9 pm/) }],
  })
  expect(look('10am - 9pm', '11am - 3pm').state).not.toBe('found')
  expect(look('8am - 4pm', '9am - 1pm').state).not.toBe('found')
})

test('data of one page that leaves out a day, which that of another page has, is found', () => {
  const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  const data = (days: readonly string[]) => {
    const openingHoursSpecification = {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens: '08:00',
      closes: '17:00',
    }
    const shop = { '@context': 'https://schema.org', '@type': 'Plumber', name: 'Calloway', openingHoursSpecification }
    return page(`<script type="application/ld+json">${JSON.stringify(shop)}</script>`)
  }
  const other = (days: readonly string[]) => ({ ...data(days), url: 'https://www.calloway.example/about.html' })
  const without = workdays.filter(day => day !== 'Wednesday')
  expect(localOutcome('hours-conflict-across-pages', [data(workdays), other(without)])).toMatchObject({
    state: 'found',
    occurrences: [{ evidence: expect.stringMatching(/^Wed: closed, but 8 am–5 pm/) }],
  })
  expect(localOutcome('hours-conflict-across-pages', [data(workdays), other(workdays)]).state).not.toBe('found')
  const shut = page('<p>Monday, Tuesday, Thursday, Friday: 8am - 5pm</p>')
  expect(localOutcome('hours-conflict-across-pages', [shut, other(workdays)]).state).not.toBe('found')
})
