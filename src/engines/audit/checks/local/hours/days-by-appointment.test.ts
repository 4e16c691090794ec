import { expect, test } from 'vitest'
import { localChecks } from '#src/engines/audit/checks/local/local-checks.ts'
import { shopWith } from '#tests/support/audit/business-page.ts'

const day = (dayOfWeek: string | string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
})
const workdays = day(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '08:00', '17:00')
const told = (hours: unknown[], body: string) => {
  const check = localChecks.find(({ id }) => id === 'hours-conflict')
  const page = shopWith({ openingHoursSpecification: hours }, body)
  const outcome = check?.scope === 'page' ? check.look(page) : undefined
  return outcome?.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test.each([
  '<p>Monday - Friday: 8:00 AM - 5:00 PM</p><p>Saturday: By appointment</p><p>Sunday: Closed</p>',
  '<p>Mon-Fri 8am-5pm, Sat & Sun by appointment only</p>',
])('%s against data that opens on Saturday', body => {
  expect(told([workdays, day('Saturday', '08:00', '14:00')], body)).toEqual([
    'Sat: structured data says 8 am–2 pm, on the page “by appointment”',
  ])
})

test.each<[string, unknown[], string]>([
  ['the data leaves the day out', [workdays], '<p>Mon-Fri 8am-5pm, Saturday by appointment</p>'],
  [
    'another day',
    [workdays, day('Saturday', '08:00', '14:00')],
    '<p>Mon-Fri 8am-5pm, Saturday 8am-2pm, Sunday by appointment</p>',
  ],
])('silent: %s', (_, hours, body) => {
  expect(told(hours, body)).toEqual([])
})
