import { paymentTypes } from '#src/domain/location/offers/payment-types.ts'
import {
  bookingKinds,
  businessTypes,
  type LocationRecord,
  moreHoursKinds,
  type OpenRange,
  openStatuses,
} from '#src/domain/location/record/location-record.ts'
import { fc } from '#tests/support/runner/properties.ts'
import { someRange } from './hours-arbitraries.ts'
import { closedWeek, sampleLocation, sampleRules } from './sample-location.ts'

const words = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength })
    .map(text => text.trim())
    .filter(text => !/[\p{Cc}\p{Cs}]/u.test(text))

/** A day has one range at most, and none crosses midnight: such weeks never overlap. */
const quietDay = someRange.filter(({ opens, closes }) => opens < closes).map(range => [range])
const quietWeek = fc
  .tuple(fc.option(quietDay, { nil: [] }), fc.option(quietDay, { nil: [] }))
  .map(([saturday, tuesday]) => ({ ...closedWeek, saturday, tuesday }))

const day = fc.integer({ min: 1, max: 28 }).map(date => `2026-12-${String(date).padStart(2, '0')}`)
const specialDays = fc.uniqueArray(
  fc.record({ date: day, ranges: fc.oneof(quietDay, fc.constant<OpenRange[]>([])), note: words(20) }),
  {
    selector: ({ date }) => date,
    maxLength: 4,
  },
)

const phone = fc.integer({ min: 2_000_000, max: 8_999_999 }).map(number => `+1904${number}`)
const someOf = (all: readonly string[], maxLength: number) => fc.subarray([...all], { maxLength })
const labels = fc.uniqueArray(words(30), { selector: label => label.toLowerCase(), maxLength: 10 })

/** Records that mostly keep to every rule, with all kinds of texts in them. */
export const anyLocation: fc.Arbitrary<LocationRecord> = fc
  .record({
    name: words(60).map(name => name || 'x'),
    store_code: words(20).filter(code => !/[<>.@]/.test(code)),
    business_type: fc.constantFrom(...businessTypes),
    address_line_1: words(40),
    hide_address: fc.boolean(),
    phone: fc.oneof(fc.constant(''), phone),
    regular_hours: quietWeek,
    special_hours: specialDays,
    more_hours: fc
      .subarray([...moreHoursKinds], { maxLength: 2 })
      .map(kinds => kinds.map(kind => ({ kind, hours: closedWeek }))),
    open_status: fc.constantFrom(...openStatuses),
    description: words(120).filter(text => !/[<&@.\d]/.test(text)),
    primary_category: fc.constantFrom('plumber', 'bathroom_remodeler'),
    attributes: fc.dictionary(fc.constantFrom(...sampleRules.known_attributes), fc.boolean()),
    booking_links: fc.constantFrom(...bookingKinds).map(kind => [{ kind, url: 'https://okafor.example/x' }]),
    labels: labels.map(list => list.filter(label => label !== '')),
    languages: someOf(['en', 'es', 'ht', 'pt', 'vi'], 5),
    payment_types: someOf(Object.keys(paymentTypes), 6),
    year_founded: fc.option(fc.integer({ min: 1700, max: 2026 })),
  })
  .map(told => ({
    ...sampleLocation,
    additional_phones: [],
    ...told,
    service_areas: told.business_type === 'storefront' ? [] : sampleLocation.service_areas,
  }))
