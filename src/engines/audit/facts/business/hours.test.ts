import { expect, it } from 'vitest'
import { factsOf, factsOfBody } from '#tests/support/audit/audit-page.ts'
import type { WeekHours } from '../types/business-facts.ts'

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const shown = (week: WeekHours | null) =>
  week &&
  Object.entries(week)
    .map(
      ([day, spans]) =>
        `${day} ${spans.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`).join(',') || 'closed'}`,
    )
    .join(' ')
const hours = (body: string) => factsOfBody(body).hours.map(({ week }) => shown(week))

const workdays = (span: string) => ['mo', 'tu', 'we', 'th', 'fr'].map(day => `${day} ${span}`).join(' ')

it.each([
  ['Monday - Friday: 8:00 AM - 5:00 PM', workdays('8:00-17:00')],
  ['Mon–Fri 9am–5:30pm', workdays('9:00-17:30')],
  ['Mon–Fri · 6am–2pm', workdays('6:00-14:00')],
  ['<b>Hours</b><span>Mon–Fri 9am–5pm</span>', workdays('9:00-17:00')],
  ['M-F 9-5', workdays('9:00-17:00')],
  ['Monday - Friday 0730-1630', workdays('7:30-16:30')],
  ['Mon-Fri: 0730 - 1630 hrs', workdays('7:30-16:30')],
  ['Mon-Fri 0800-1200, 1300-1700', workdays('8:00-12:00,13:00-17:00')],
  ["Mon-Fri 8 o'clock to 5", workdays('8:00-17:00')],
  ['Monday to Friday 8 o’clock until 5:30 o’clock', workdays('8:00-17:30')],
  ['M/T/W/Th/F 9am - 5pm', workdays('9:00-17:00')],
  ['M T W Th F 9:00-5:00', workdays('9:00-17:00')],
  ['Mo/Tu/We 9-5', 'mo 9:00-17:00 tu 9:00-17:00 we 9:00-17:00'],
  ['Tu, We, Th, Sa 10am-4pm', 'tu 10:00-16:00 we 10:00-16:00 th 10:00-16:00 sa 10:00-16:00'],
  ['Monday through Friday from 9:00 in the morning to 5:00 in the evening', workdays('9:00-17:00')],
  ['Saturday 7 in the morning until 9 at night', 'sa 7:00-21:00'],
  ["M-F 9am 'til 5pm", workdays('9:00-17:00')],
  [
    'Wed-Fri noon•5:00pm • Saturday 9:30am•5:00pm • Sunday 11 am•5:00 pm',
    'we 12:00-17:00 th 12:00-17:00 fr 12:00-17:00 sa 9:30-17:00 su 11:00-17:00',
  ],
  ['Weekdays 8 a.m. to noon', workdays('8:00-12:00')],
  ['Our staff is scheduled Monday-Friday 8am-5pm', workdays('8:00-17:00')],
  ['Mon, Wed & Fri: 10AM-2PM', 'mo 10:00-14:00 we 10:00-14:00 fr 10:00-14:00'],
  ['Tue · Wed · Thu 4pm-7pm', 'tu 16:00-19:00 we 16:00-19:00 th 16:00-19:00'],
  ['Mon 9am-5pm · Sat 10-2 · Sun closed', 'mo 9:00-17:00 sa 10:00-14:00 su closed'],
  ['Sat 10-2; Sunday closed', 'sa 10:00-14:00 su closed'],
  ['Tuesday 9:00 AM - 12:00 PM, 1:00 PM - 5:00 PM', 'tu 9:00-12:00,13:00-17:00'],
  ['Monday:<br>5:00 AM – 7:30 AM<br>9:00 AM – 7:30 PM<br>Tuesday: 9-5', 'mo 5:00-7:30,9:00-19:30 tu 9:00-17:00'],
  ['Monday<br>9:00 AM – 5:00 PM<br>10:00 AM – 2:00 PM', 'mo 9:00-17:00'],
  ['Friday: 9:00 AM – 12:00 PM &nbsp;|&nbsp; 1:00 PM – 5:30 PM', 'fr 9:00-12:00,13:00-17:30'],
  ['<span>Friday</span><span>9am - 12pm · 1pm - 5pm</span>', 'fr 9:00-12:00,13:00-17:00'],
  ['Friday: 9am - 5pm | 10am - 2pm', 'fr 9:00-17:00'],
  ['Friday 9am - 12pm | 1pm - 5pm Saturday', 'fr 9:00-12:00 sa 13:00-17:00'],
  [
    '<span>Friday</span><span>9am - 12pm | 1pm - 5pm</span> <small>Closed Sunday</small>',
    'fr 9:00-12:00,13:00-17:00 su closed',
  ],
  ['Friday 6pm - 2am', 'fr 18:00-26:00'],
  ['Saturday: 1-5 pm', 'sa 13:00-17:00'],
  ['Sunday 09:00-17:00', 'su 9:00-17:00'],
  ['Thursday open 24 hours', 'th 0:00-24:00'],
  [
    'Open 8am-5pm Monday-Friday, 9am-1pm on Saturday, closed Sundays',
    `${workdays('8:00-17:00')} sa 9:00-13:00 su closed`,
  ],
  ['Hours: Mon-Sat 9am-6pm / Sun 10am-6pm', `${workdays('9:00-18:00')} sa 9:00-18:00 su 10:00-18:00`],
  ['Mon–Sat 9am–5pm, Sunday Closed', `${workdays('9:00-17:00')} sa 9:00-17:00 su closed`],
  ['Monday &ndash; Friday: 09:00 AM &ndash; 06:00 PM EST', workdays('9:00-18:00')],
  ['Mon 9am-5pm<br>Closed Sunday and Tuesday', 'mo 9:00-17:00 su closed tu closed'],
  ['Open Monday-Saturday. Closed Sunday.', 'su closed'],
  ['Fri - Sat: 9am-1pm &nbsp; • &nbsp; Closed: Sunday & Monday', 'fr 9:00-13:00 sa 9:00-13:00 su closed mo closed'],
  ['Fri 9am-5pm, Sat closed Sun closed', 'fr 9:00-17:00 sa closed su closed'],
  ['Sunday Closed Monday 9am-5pm', 'su closed mo 9:00-17:00'],
  [
    'Sun to Tue<br>Lunch 11:30 - 3:30pm<br>Dinner 4:30 - 9:00pm',
    'su 11:30-15:30,16:30-21:00 mo 11:30-15:30,16:30-21:00 tu 11:30-15:30,16:30-21:00',
  ],
  ['Sat-Mon 10am-4pm', 'sa 10:00-16:00 su 10:00-16:00 mo 10:00-16:00'],
  ['Daily 10 am - 12 midnight', ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map(day => `${day} 10:00-24:00`).join(' ')],
  ['Daily 12 noon - 9 pm', ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map(day => `${day} 12:00-21:00`).join(' ')],
  ['Daily 7am-midnight', ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map(day => `${day} 7:00-24:00`).join(' ')],
])('reads %s', (text, week) => {
  expect(hours(`<p>${text}</p>`)).toEqual([week])
})

it('joins the rows of a table into one week', () => {
  const rows = [
    ['Monday', '8:00 AM – 5:00 PM'],
    ['Tuesday', '8:00 AM – 5:00 PM'],
    ['Saturday', 'By appointment'],
    ['Sunday', 'Closed'],
  ]
  const table = rows.map(([day, time]) => `<tr><td>${day}</td><td>${time}</td></tr>`).join('\n')
  expect(hours(`<table>${table}</table>`)).toEqual(['mo 8:00-17:00 tu 8:00-17:00 su closed'])
})

it('keeps two timetables apart', () => {
  expect(hours('<p>Office: Mon-Fri 8am-5pm</p><p>Shop: Mon-Fri 9am-6pm</p>')).toEqual([
    workdays('8:00-17:00'),
    workdays('9:00-18:00'),
  ])
})

it('does not guess where two readings are possible', () => {
  expect(hours('<p>Monday 9-11</p>')).toEqual([null])
})

it('finds no hours in other sentences about days', () => {
  const text =
    'On Monday our 5 crews met 3 to talk. We saw 3 on Friday. Every day counts. Sun 2024. The 24 of May. Call us daily, 5 stars. A 24 hour warning.'
  expect(hours(`<p>${text}</p>`)).toEqual([])
})

it('tells a door that never closes from help that always answers', () => {
  const { hours: door } = factsOfBody('<p>We are open 24/7</p>')
  expect(door).toMatchObject([{ always_open: true }])
  const { hours: help } = factsOfBody('<p>24/7 emergency service</p>')
  expect(help).toMatchObject([{ always_open: false, week: null }])
  expect(factsOfBody('<p>24/7 keypad access</p>').hours).toEqual([])
})

const business = (properties: string) =>
  factsOf(
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber",${properties}}</script>`,
  ).hours

it('reads hours of structured data in both forms', () => {
  expect(shown(business('"openingHours":["Mo-Fr 08:00-17:00","Sa 09:00-12:00"]')[0]?.week ?? null)).toBe(
    `${workdays('8:00-17:00')} sa 9:00-12:00`,
  )
  const specification =
    '"openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["Monday","https://schema.org/Tuesday"],"opens":"08:00","closes":"17:00:00"},{"dayOfWeek":"Sunday","opens":"00:00","closes":"00:00"},{"dayOfWeek":"Friday","opens":"18:00","closes":"02:00"},{"dayOfWeek":"Monday","opens":"01:00","closes":"02:00","validFrom":"2026-12-24","validThrough":"2026-12-25"}]'
  const [fact] = business(specification)
  expect(shown(fact?.week ?? null)).toBe('mo 8:00-17:00 tu 8:00-17:00 su closed fr 18:00-26:00')
  expect(fact).toMatchObject({ from: 'structured-data', node: 0, problems: [], always_open: false })
})

it.each([
  ['Tu,We,Th,Fr 09:00-17:00', 'tu 9:00-17:00 we 9:00-17:00 th 9:00-17:00 fr 9:00-17:00'],
  ['Mo, We 09:00-17:00, Sa 10:00-12:00', 'mo 9:00-17:00 we 9:00-17:00 sa 10:00-12:00'],
  ['Mo,We', 'mo 0:00-24:00 we 0:00-24:00'],
])('in “%s” a comma between days ends no span', (written, week) => {
  expect(shown(business(`"openingHours":"${written}"`)[0]?.week ?? null)).toBe(week)
})

it.each([
  ['"openingHours":"Mo-Fri 8am-5pm"', /no time of day|not written/],
  ['"openingHours":"Whenever"', /not written/],
  ['"openingHoursSpecification":{"dayOfWeek":"Funday","opens":"08:00","closes":"17:00"}', /no day/],
  ['"openingHoursSpecification":{"dayOfWeek":"Monday","opens":"8 AM","closes":"17:00"}', /no time of day/],
  ['"openingHoursSpecification":{"dayOfWeek":"Monday","opens":"17:00","closes":"08:00"}', /before it opens/],
  ['"openingHoursSpecification":{"dayOfWeek":"Monday","opens":"08:00","closes":"05:00"}', /before it opens/],
  ['"openingHoursSpecification":{"opens":"08:00","closes":"17:00"}', /no day is named/],
])('says what is wrong with %s', (properties, problem) => {
  const [fact] = business(properties)
  expect(fact?.problems.join()).toMatch(problem)
  expect(fact?.week).toBeNull()
})

it('takes one meal alone for an offer, not for the hours', () => {
  expect(hours('<p>Sunday brunch 10am - 2pm</p>')).toEqual([])
})

it('takes "all day Saturday" for hours only where something is open', () => {
  expect(factsOfBody('<p>You spent all day Saturday hauling it to the dump.</p>').hours).toEqual([])
  expect(factsOfBody('<p>We are open all day Saturday.</p>').hours).toMatchObject([{ week: { sa: [{ opens: 0 }] } }])
})

it('takes the hours at which trips depart for none of the house', () => {
  expect(hours('<p>5-mile trips depart on the hour</p><p>Saturday 8:00am until 4:00pm</p>')).toEqual([null])
  expect(hours('<p>Boats leave every hour, Mon-Fri 9am - 5pm</p>')).toEqual([null])
  expect(hours('<h2>Our department stores</h2><p>Saturday 8:00am until 4:00pm</p>')).not.toEqual([null])
  expect(hours('<p>Trips for all ages. Open Saturday 8:00am until 4:00pm</p>')).not.toEqual([null])
})

it('takes lines below departures for no open days of the house', () => {
  const lines = (above: string) =>
    factsOfBody(`<p>${above}</p><ul><li>Saturday 8:00 until 4:00</li><li>Sunday 8:00 until 4:00</li></ul>`)
      .terms.filter(({ what }) => what === 'open hours, in a line')
      .map(({ text }) => text)
  expect(lines('Trips depart on the hour')).toEqual([])
  expect(lines('Come and see us')).toHaveLength(2)
  expect(lines('Trips depart on the hour. These are the hours of the shop')).toHaveLength(2)
})

it('takes the hours of a dish for none of the house', () => {
  expect(hours('<h2>Breakfast</h2><p>Served daily 9am – 11:30am</p>')).toEqual([null])
  expect(hours('<p>Dinner is served. Open daily 9am – 11pm</p>')).not.toEqual([null])
})

it.each(['<p>Tue 10am - 5pm</p><p>All other days: Closed</p>', '<p>Tue 10am - 5pm, closed the rest of the week</p>'])(
  'closes the days that a timetable does not name where it says so: %s',
  body => {
    const [fact] = factsOfBody(body).hours
    expect(fact?.week).toMatchObject({ tu: [{}], mo: [], sa: [], su: [] })
  },
)

it('leaves the other days open where nothing is said of them', () => {
  expect(hours('<p>Tue 10am - 5pm</p><p>All other days by appointment</p>')).toEqual(['tu 10:00-17:00'])
})

it('takes when somebody comes by for no door that opens', () => {
  expect(hours('<p>All maintenance and tune up visits to be scheduled Monday-Friday between 8am-5pm.</p>')).toEqual([])
  expect(hours('<p>Deliveries are made Mon-Thu 7am-3pm.</p>')).toEqual([])
  expect(hours('<p>Visits are welcome Mon-Thu 7am-3pm.</p>')).not.toEqual([])
})

it.each(['Sunday School 1990-2000', 'Sat 2019-2020', 'Monday 1776-1783', 'Saturday 1015-11300 Main St'])(
  'four digits that are no times: %s',
  said => {
    expect(hours(`<p>${said}</p>`)).toEqual([])
  },
)

it('reads a list of days with “, &” before its last', () => {
  expect(hours('<p>Mon, Tue, & Thurs 11am to 10pm</p>')).toEqual(hours('<p>Mon, Tue and Thurs 11am to 10pm</p>'))
})

it.each([
  '<h2>1/2 Off Appetizers - Monday-Friday: 3pm-5pm</h2>',
  '<p>$2 off drafts, Monday - Thursday 4pm - 6pm</p>',
  '<p>20% off all wine Mon-Wed 5pm - 8pm</p>',
  '<h3>Lunch Specials</h3><p>Tuesday - Friday: 11am - 2pm</p>',
  '<p>Half price wings Tue 4pm - 9pm</p>',
])('when something is cheaper is no time at which the door opens: %s', body => {
  expect(hours(body)).toEqual([null])
})

it.each([
  '<p>Ask for our daily specials! Monday - Friday: 11am - 9pm</p>',
  '<p>50% off today. Open Monday - Friday: 11am - 9pm</p>',
  '<h3>Hours</h3><p>Monday - Friday: 11am - 9pm</p>',
])('the hours of the house behind an offer are: %s', body => {
  expect(hours(body)).not.toEqual([null])
})
