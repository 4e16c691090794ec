import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const pages = (one: string, other: string): ServedPage[] => [
  { html: htmlWith([], one) },
  { html: htmlWith([], other), url: 'https://www.calloway.example/contact.html', kind: 'contact' },
]
const closed_weekends = '<p>Mon-Fri: 8am-5pm | Sat-Sun: Closed</p>'
const every_day = '<p>Monday - Sunday: 11am - 9pm</p>'

test.each<[string, string]>([
  ['<p>Saturday hours: 8 AM to 3 PM</p>', '<p>Mon-Fri: 8am-5pm</p><p>Sat: 9am-1pm</p><p>Sun: Closed</p>'],
  ['<p>We are open weeknights until 8pm.</p>', '<p>Mon-Fri: 9am-7pm</p><p>Sat: 9am-1pm</p>'],
  ['<p>We work weekdays only.</p>', '<p>Mon-Fri: 8am-5pm</p><p>Sat: 9am-1pm</p><p>Sun: Closed</p>'],
  ['<p>We serve lunch and dinner seven days a week.</p>', '<p>Tuesday - Sunday: 11 am - 9 pm</p><p>Monday: Closed</p>'],
  ['<p>We open at 7am every weekday.</p>', closed_weekends],
  ['<p>Open late! We are here until 10pm every night.</p>', every_day],
  ['<p>Open six days a week.</p>', every_day],
  ['<p>We are open 6 days a week.</p>', closed_weekends],
  ['<ul><li>Licensed</li><li>Open weekends</li></ul>', closed_weekends],
  ['<p>Evening and weekend appointments available.</p>', closed_weekends],
  ['<p>We offer evening hours for busy families.</p>', closed_weekends],
  ['<p>Sunday appointments available at no extra charge.</p>', closed_weekends],
  ['<p>We are here seven days a week.</p>', closed_weekends],
  ['<p>Open 365 days a year.</p>', closed_weekends],
  ['<p>We are open Monday through Saturday.</p>', '<p>Monday - Friday: 8am - 5pm</p>'],
  ['<p>Open weekends.</p>', '<p>Monday - Friday: 8am - 5pm</p>'],
  ['<h2>Call Us Anytime</h2>', closed_weekends],
  ['<h2>Call Us Anytime</h2><p>Has the emergency release cord been pulled?</p>', closed_weekends],
  ['<p>We answer the phone around the clock.</p>', closed_weekends],
  ['<p>Open late on Thursdays until 8 pm.</p>', closed_weekends],
  ['<p>Open Tuesday–Saturday from 11am. Walk-ins welcome.</p>', every_day],
  ['<p>Open Monday to Saturday, 11 am to close.</p>', every_day],
  ['<p>Saturday: 9am - 3pm</p>', '<p>Mon-Fri: 8am-5pm</p><p>Sat: 9am-1pm</p><p>Sun: Closed</p>'],
  ['<p>Weekends: 10am - 9pm</p>', every_day],
  ['<p>Weekends: 7am - 6pm</p>', '<p>Weekends: 8am - 6pm</p>'],
])('%s against %s', (one, other) => {
  expect(localOutcome('open-days-conflict', pages(one, other)).state).toBe('found')
})

test.each<[string, string]>([
  ['<p>We open at 8am every weekday.</p>', closed_weekends],
  ['<p>Saturday hours: 9 AM to 1 PM</p>', '<p>Mon-Fri: 8am-5pm</p><p>Sat: 9am-1pm</p><p>Sun: Closed</p>'],
  ['<p>Saturday brunch hours: 9 AM to 2 PM</p>', '<p>Mon-Fri: 8am-5pm</p><p>Sat: 9am-1pm</p><p>Sun: Closed</p>'],
  ['<p>We are open five days a week.</p>', closed_weekends],
  ['<p>Call us anytime with your questions, or leave a message.</p>', closed_weekends],
  ['<h2>Call Us Anytime</h2><p>We answer emergencies at night.</p>', closed_weekends],
  ['<h2>Call Us Anytime</h2><p>Pull the emergency release cord. We do emergency repairs.</p>', closed_weekends],
  ['<p>Emergency service is available 7 days a week.</p>', closed_weekends],
  ['<p>Open Saturdays from 11am.</p>', every_day],
  ['<p>Open Monday-Sunday from 11am.</p>', every_day],
  ['<p>Kitchen open Tuesday–Saturday from 11am.</p>', every_day],
  ['<p>We offer evening hours.</p>', '<p>Mon-Wed: 8am-5pm, Thu: 8am-8pm, Fri: 8am-5pm</p>'],
  ['<p>Open weekends.</p>', '<p>Monday - Friday: 8am - 5pm</p><p>In summer</p><p>Saturday: 9am - 1pm</p>'],
  ['<p>Saturday appointments available upon request.</p>', '<p>Mon-Fri 8am-5pm, Saturday by appointment</p>'],
  ['<p>Saturday: 9am - 10am</p>', '<p>Mon-Fri: 8am-5pm</p><p>Sat: 9am-1pm</p><p>Sun: Closed</p>'],
  ['<p>Saturday: 10am - 3pm</p>', '<p>Mon-Fri: 8am-5pm</p><p>Sat: 9am-1pm</p><p>Sun: Closed</p>'],
  ['<p>Weekends: 7am - 6pm</p>', '<p>Weekends: 9am - 12pm</p>'],
  ['<p>Saturday yoga: 9am - 3pm</p>', '<p>Mon-Fri: 8am-5pm</p><p>Sat: 9am-1pm</p><p>Sun: Closed</p>'],
])('%s agrees with %s', (one, other) => {
  expect(localOutcome('open-days-conflict', pages(one, other)).state).not.toBe('found')
})

const frame = (header: string, body: string, footer: string) => [
  {
    html: htmlWith(
      [],
      `<header>${header}</header><main><h1>Calloway</h1><p>Come by.</p>${body}</main><footer>${footer}</footer>`,
    ),
  },
]

test.each<[string, ServedPage[]]>([
  ['top and foot', frame('<p>Mon-Sat: 09:00 - 18:00</p>', '', '<p>Mon - Sat : 8am to 6pm</p>')],
  ['a menu before “Open 24/7”', frame('<ul><li>Services</li></ul><p>Open 24/7</p>', '<p>Mon - Fri: 8am - 5pm</p>', '')],
  [
    'columns',
    frame(
      '',
      '<table><tr><th>Day</th><th>Open</th><th>Close</th></tr><tr><td>Monday</td><td>9:00 AM</td><td>5:00 PM</td></tr></table>',
      '<p>Mon-Fri 8am-5pm</p>',
    ),
  ],
  ['words', frame('', '<p>Our doors are open Monday through Friday from eight to five.</p>', '<p>Mon-Fri 9am-5pm</p>')],
  [
    'spans side by side',
    frame('', '<p>Hours</p><div><span>Saturday</span><span>Closed</span></div>', '<p>Mon-Fri 9am-5pm, Sat 9am-1pm</p>'),
  ],
  [
    'a sentence above that is about the work',
    frame('', '<p>We clean all parts.</p><p>Mon-Sat 10am-6pm</p>', '<p>Mon-Sat 11am-7pm</p>'),
  ],
  [
    'whoever works then',
    frame('', '<p>Open Mon-Sun 5am-10pm</p><p>Our crews run Monday through Saturday, 7 AM to 7 PM.</p>', ''),
  ],
  ['pauses', frame('', '<p>Mon-Thu 9am-12:30pm and 1:30pm-5:30pm</p>', '<p>Mon-Thu 9am-12pm and 1pm-5:30pm</p>')],
  [
    'other days',
    frame(
      '',
      '<p>Clinic hours: Tuesday and Friday 9am - 5pm, Saturday 2pm - 5pm</p><p>New patients are welcome at our clinic, and we look forward to you.</p>',
      '<p>Tue 9am-5pm, Thu 9am-5pm, Sat 2pm-5pm</p>',
    ),
  ],
  [
    'an office beyond the door',
    frame('', '<p>Office hours: Mon-Sat 7AM-6PM</p>', '<p>Hours: Monday-Friday 8AM-5PM</p>'),
  ],
  ['between', frame('', '<p>We clean Monday through Friday between 9am and 5pm.</p>', '<p>Mon-Fri 8am-6pm</p>')],
  [
    'one address in two spellings',
    frame(
      '<p>116 Oak Road #7, Macon, GA 31201</p><p>116 Oak Rd, Macon, GA 31201</p>',
      '<p>Mon-Fri 8am-5pm</p>',
      '<p>Hours: M-F 9-6</p>',
    ),
  ],
])('%s', (_, site) => {
  const body = site[0]?.html ?? ''
  const found = ['hours-conflict', 'hours-conflict-across-pages'].map(id => localOutcome(id, site).state)
  expect(found, body).toContain('found')
})

test.each([
  frame('', '<p>Live music every Friday 7pm - 10pm. Trivia Tuesdays 6pm-8pm.</p>', '<p>Mon-Sun 11am-10pm</p>'),
  frame('', '<p>We respond within 24 hours, Monday through Friday.</p>', '<p>Mon-Sat 8am-5pm</p>'),
  frame('', '<p>Monday to Friday from two to three people are here.</p>', '<p>Mon-Sat 8am-5pm</p>'),
  frame('', '<p>Summer hours start in June.</p><p>Mon-Sat 10am-6pm</p>', '<p>Mon-Sat 11am-7pm</p>'),
  frame('', '<p>Mon-Fri 9am-5pm and Sat 10am-2pm</p>', '<p>Mon-Fri 9am-5pm</p>'),
  frame('', '<p>Office hours: Mon-Fri 9AM-4PM</p>', '<p>Hours: Monday-Saturday 8AM-8PM</p>'),
])('of something else: %#', page => {
  expect(localOutcome('hours-conflict', [page]).state).not.toBe('found')
})

test('an evening that ends at noon is a slip', () => {
  const look = (hours: string) =>
    localOutcome('hours-impossible', [{ html: htmlWith([], `<p>Saturday: ${hours}</p>`) }]).state
  expect(look('9pm - 1pm')).toBe('found')
  expect(look('9pm - 2am')).not.toBe('found')
})

test('a title that says “open 24 hours” is held against the hours', () => {
  const html = `<title>Calloway | Open 24 Hours</title>${closed_weekends}`
  expect(localOutcome('hours-conflict-description', [{ html }]).state).toBe('found')
})

test('lines of days below the name of a part of the house are of that part', () => {
  const house =
    '<h4>Hours</h4><p>Monday: 10:30 AM – 12 AM<br>Friday: 10:30 AM – 2:30 AM<br>Saturday: 10:30 AM – 2:30 AM</p>'
  const lines = 'Sunday – Thursday: 10:30 AM – 9 PM<br>Friday – Saturday: 10:30 AM – 10 PM'
  const look = (heading: string) =>
    localOutcome('open-days-conflict', [{ html: htmlWith([], `${house}<h4>${heading}</h4><p>${lines}</p>`) }]).state
  expect(look('Kitchen Hours')).not.toBe('found')
  expect(look('Happy Hour')).not.toBe('found')
  expect(look('Come and see us')).toBe('found')
})
