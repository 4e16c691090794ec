import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const page = (nth: number, text: string) => ({
  url: `https://www.callowayacademy.com/${nth === 0 ? '' : `page-${nth}/`}`,
  html: `<html lang="en"><body><p>${text}</p></body></html>`,
  kind: nth === 0 ? ('home' as const) : ('about' as const),
})
const look = (one: string, other: string) =>
  localOutcome('terms-differ-across-pages', [page(0, one), page(1, other)]).state

test.each([
  ['Our student-teacher ratio is 8:1.', 'With a ratio of 12 students to one teacher, everybody is known.'],
  ['A teacher to student ratio of 1:8', 'Our student to teacher ratio is ten to one, or 10:1.'],
  ['Tuition is $9,500 a year.', 'Annual tuition: $10,200'],
  ['Registration closes on May 1.', 'Register by May 15 to save your place.'],
  ['Military and seniors get 10% off.', 'We give a 15% discount to seniors and military.'],
  ['Class size is limited to 10 students.', 'No class has more than 16 students.'],
  ['We limit our classes to 8.', 'No class exceeds 12 students.'],
  ['We serve homes within 30 miles of Savannah.', 'Our vans drive up to 50 miles from Savannah.'],
])('“%s” and “%s” are two things', (one, other) => {
  expect(look(one, other)).toBe('found')
})

test.each([
  ['Our student-teacher ratio is 8:1.', 'There are 8 children to each teacher, a ratio that parents love.'],
  ['Our student-teacher ratio is 8:1.', 'The ratio for toddlers is 4:1.'],
  ['Our student-teacher ratio is 8:1.', 'The state requires a ratio of 12 children to one teacher.'],
  ['Our student-teacher ratio is 8:1.', 'We mix paint in a ratio of 3:1.'],
  ['Tuition is $9,500 a year.', 'Annual tuition for grades 9 to 12: $10,200'],
  ['Registration closes on May 1.', 'Camp registration closes on May 15.'],
  ['Registration closes on May 1.', 'Early registration closes on March 1.'],
  ['Military and seniors get 10% off.', 'Seniors save 15% on Tuesdays.'],
  ['Class size is limited to 10 students.', 'No beginner class has more than 6 students.'],
  ['We serve homes within 30 miles of Savannah.', 'Our vans drive 200 miles every day from Savannah.'],
])('“%s” goes with “%s”', (one, other) => {
  expect(look(one, other)).not.toBe('found')
})
