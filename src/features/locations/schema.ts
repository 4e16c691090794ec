import { z } from 'zod'
import {
  areaKinds,
  bookingKinds,
  businessTypes,
  type LocationRecord,
  moreHoursKinds,
  openStatuses,
  socialNetworks,
  weekdays,
} from '#src/domain/location/record/location-record.ts'
import { subscriptionStatuses } from '#src/domain/subscription.ts'
import { locationStatuses } from '#src/features/locations/location-status.ts'
import { line } from '#src/features/texts/public.ts'
import { pageFields } from '#src/platform/http/page-query.ts'

/**
 * Longest body about one location, in kB: a hundred services with descriptions of full length, and every other list as long
 * as it may be, in letters that take three bytes each.
 */
export const mostRecordKb = 256

const statusesIn = (text: string) => text.split(',').filter(part => part !== '')
const statusWords = `status must be one or more of ${locationStatuses.join(', ')}.`

const range = z.object({ opens: z.string(), closes: z.string() })
const week = z.record(z.enum(weekdays), z.array(range))

/** A record as the API answers it. What may be sent is decided by `checkLocation`, which tells problems by their codes. */
const recordShape = {
  name: z.string(),
  store_code: z.string(),
  business_type: z.enum(businessTypes),
  address_line_1: z.string(),
  address_line_2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  hide_address: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  service_areas: z.array(z.object({ kind: z.enum(areaKinds), name: z.string(), state: z.string() })),
  phone: z.string(),
  additional_phones: z.array(z.string()),
  website: z.string(),
  primary_category: z.string(),
  additional_categories: z.array(z.string()),
  regular_hours: week.nullable(),
  special_hours: z.array(z.object({ date: z.string(), ranges: z.array(range), note: z.string() })),
  more_hours: z.array(z.object({ kind: z.enum(moreHoursKinds), hours: week })),
  time_zone: z.string(),
  open_status: z.enum(openStatuses),
  opening_date: z.string(),
  description: z.string(),
  services: z.array(z.object({ name: z.string(), description: z.string(), price: z.string() })),
  attributes: z.record(z.string(), z.boolean()),
  social_links: z.partialRecord(z.enum(socialNetworks), z.string()),
  booking_links: z.array(z.object({ kind: z.enum(bookingKinds), url: z.string() })),
  labels: z.array(z.string()),
  languages: z.array(z.string()),
  payment_types: z.array(z.string()),
  licence_number: z.string(),
  owner_name: z.string(),
  year_founded: z.int().nullable(),
} satisfies Record<keyof LocationRecord, z.ZodType>

export const acceptedWarningsSchema = z
  .array(
    z.object({
      code: line(60).min(1),
      reason: line(300).min(3, 'Please say in a few words why this is right.'),
    }),
  )
  .max(50)
  .default([])

const anyRecord = z.record(z.string(), z.unknown(), 'Please send an object with the fields of the location.')

export const newLocationSchema = z.object({
  business_id: z.uuid('Please name a business.'),
  record: anyRecord,
  accepted_warnings: acceptedWarningsSchema,
})

export const locationChangeSchema = z.object({
  version: z.int('Please send the version that was changed.').min(1),
  changes: anyRecord,
  accepted_warnings: acceptedWarningsSchema,
  /** To close for good: the name that the location has. */
  confirm: z.string().max(500).optional(),
})

/** Which locations of a business are asked for. */
export const locationFilterSchema = z.object({
  business_id: z.uuid('Please name a business.'),
  /** Words that must all be in name, store code, address or phone. */
  q: line(100).default(''),
  state: line(40).optional(),
  city: line(100).optional(),
  group: z.uuid('Please name a group by its id.').optional(),
  label: line(255).optional(),
  /** One or more, with commas between them. */
  status: z
    .string()
    .refine(text => z.array(z.enum(locationStatuses)).safeParse(statusesIn(text)).success, statusWords)
    .transform(text => z.array(z.enum(locationStatuses)).parse(statusesIn(text)))
    .default([]),
  /** A subscription's status, or `none`. */
  subscription: z.enum([...subscriptionStatuses, 'none'], 'Please give a subscription status, or none.').optional(),
  problem: z
    .enum(
      ['incomplete', 'no_hours', 'no_pin', 'suspended'],
      'problem must be incomplete, no_hours, no_pin or suspended.',
    )
    .optional(),
})

const locationSorts = ['name', 'city', 'status', 'completeness', 'updated_at'] as const
const bothWays = locationSorts.flatMap(sort => [sort, `-${sort}`] as const)

export const locationListQuerySchema = locationFilterSchema.extend({
  /** With - in front: descending. */
  sort: z.enum(bothWays, `sort must be one of ${bothWays.join(', ')}.`).default('name'),
  ...pageFields,
})

export const statusSetSchema = z.object({
  status: z.enum(locationStatuses, `Please give a status: ${locationStatuses.join(', ')}.`),
  reason: line(300).min(3, 'Please say in a few words why.'),
})

/** As many as a page of the list holds at most. */
export const activationSchema = z.object({
  ids: z.array(z.uuid()).min(1, 'Please name at least one location.').max(100, 'Please name 100 or fewer.'),
  reason: line(300).min(3, 'Please say in a few words why.'),
})

/** `left`: no longer waiting, and as they were. */
export const activatedSchema = z.object({ activated: z.int(), left: z.int() })

export const subscriptionSetSchema = z.object({
  status: z.enum(subscriptionStatuses, `Please give a status: ${subscriptionStatuses.join(', ')}.`),
  reason: line(300).min(3, 'Please say in a few words why.'),
})

const time = z.iso.datetime()
const person = z.uuid().nullable()
const note = z.object({ field: z.string(), code: z.string(), message: z.string() })

const locationSchema = z.object({
  ...recordShape,
  id: z.uuid(),
  business_id: z.uuid(),
  status: z.enum(locationStatuses),
  version: z.int(),
  completeness: z.int(),
  created_at: time,
  created_by: person,
  updated_at: time,
  updated_by: person,
})

export const locationDetailSchema = z.object({
  location: locationSchema.extend({ subscription_status: z.string().nullable(), group_ids: z.array(z.uuid()) }),
  warnings: z.array(note),
  completeness: z.object({ percent: z.int(), missing: z.array(z.object({ field: z.string(), label: z.string() })) }),
  may_change: z.boolean(),
})

const { name, store_code, business_type, address_line_1, city, state, zip, hide_address, phone } = recordShape
const { primary_category, open_status, labels } = recordShape
const { id, business_id, status, completeness, version, updated_at } = locationSchema.shape

export const locationListSchema = z.object({
  locations: z.array(
    z.object({
      ...{ id, business_id, status, completeness, version, updated_at },
      ...{ name, store_code, business_type, address_line_1, city, state, zip, hide_address, phone },
      ...{ primary_category, open_status, labels },
      subscription_status: z.string().nullable(),
    }),
  ),
  total: z.int(),
  page: z.int(),
  size: z.int(),
  /** What there is to choose from in the whole business. */
  facets: z.object({
    states: z.array(z.object({ state: z.string(), locations: z.int() })),
    cities: z.array(z.object({ state: z.string(), city: z.string(), locations: z.int() })),
    statuses: z.array(z.object({ status: z.enum(locationStatuses), locations: z.int() })),
  }),
  may: z.object({ change: z.boolean(), add: z.boolean() }),
})

export const mapPointsSchema = z.object({
  points: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      status: z.enum(locationStatuses),
    }),
  ),
})

/** A refusal that says of each field what is wrong, by a code that stays the same. */
export const problemsSchema = z.object({
  code: z.literal('invalid_fields'),
  message: z.string(),
  problems: z.array(note),
})

export const reasonNeededSchema = z.object({
  code: z.literal('reason_needed'),
  message: z.string(),
  warnings: z.array(note),
})

export const editedMeanwhileSchema = z.object({
  code: z.literal('edited_meanwhile'),
  message: z.string(),
  current: locationSchema,
  /** Each field that both made something else of: as it was, as they saved it, and as you wanted it. */
  changed_fields: z.array(z.object({ field: z.string(), base: z.unknown(), theirs: z.unknown(), mine: z.unknown() })),
})

export type LocationSort = (typeof locationSorts)[number]
export type LocationFilter = z.output<typeof locationFilterSchema>
export type LocationListQuery = z.output<typeof locationListQuerySchema>
