import type { OpenRange, RegularHours } from '#src/domain/location/record/location-record.ts'
import { fc } from '#tests/support/runner/properties.ts'

const written = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Often on the hour, so that ranges touch each other. */
const minute = fc.oneof(
  fc.integer({ min: 0, max: 23 }).map(hour => hour * 60),
  fc.integer({ min: 0, max: 1439 }),
)

/** A range of opening hours that makes sense by itself, half of them across midnight. */
export const someRange: fc.Arbitrary<OpenRange> = fc
  .tuple(minute, fc.oneof(minute, fc.constant(1440)))
  .filter(([opens, closes]) => opens !== closes && closes !== 0)
  .map(([opens, closes]) => ({ opens: written(opens), closes: written(closes) }))

const someDay = fc.oneof(fc.constant<OpenRange[]>([]), fc.array(someRange, { minLength: 1, maxLength: 2 }))

/** A week of such days, overlapping or not. */
export const anyWeek: fc.Arbitrary<RegularHours> = fc.record({
  monday: someDay,
  tuesday: someDay,
  wednesday: someDay,
  thursday: someDay,
  friday: someDay,
  saturday: someDay,
  sunday: someDay,
})
