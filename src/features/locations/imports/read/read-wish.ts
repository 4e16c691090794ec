import {
  type BookingLink,
  type LocationRecord,
  type RegularHours,
  socialNetworks,
  weekdays,
} from '#src/domain/location/record/location-record.ts'
import { Notes, type Problem } from '#src/domain/location/record/notes.ts'
import { bookingTargets, type ColumnTarget } from '#src/features/locations/imports/read/column-targets.ts'
import { categoryId, nearCategories } from '#src/features/locations/imports/read/find-category.ts'
import {
  readDate,
  readHours,
  readOpensCloses,
  readSpecialHours,
} from '#src/features/locations/imports/read/read-hours.ts'
import * as lists from '#src/features/locations/imports/read/read-lists.ts'
import { readZip } from '#src/features/locations/imports/read/read-zip.ts'
import type { RowTexts } from '#src/features/locations/imports/read/row-texts.ts'

type Fields = Record<string, unknown>

/** Reads what one column says into the fields it is about. */
type Reading = { texts: RowTexts; known: LocationRecord | undefined; fields: Fields; notes: Notes }

const asWritten: readonly ColumnTarget[] = [
  'name',
  'store_code',
  'address_line_1',
  'city',
  'state',
  'phone',
  'website',
  'time_zone',
  'description',
  'licence_number',
  'owner_name',
]

const converted: Partial<Record<ColumnTarget, (text: string) => unknown>> = {
  business_type: lists.businessType,
  hide_address: text => lists.yesOrNo(text) ?? text,
  latitude: asNumber,
  longitude: asNumber,
  additional_phones: text =>
    text
      .split(/[;,|\n]/)
      .map(part => part.trim())
      .filter(part => part !== ''),
  open_status: lists.openStatus,
  opening_date: text => readDate(text) || monthOf(text),
  labels: lists.itemsOf,
  languages: text => lists.itemsOf(text).map(lists.languageCode),
  payment_types: text => lists.itemsOf(text).map(lists.paymentType),
  year_founded: asNumber,
}

function asNumber(text: string): number | string {
  const plain = text.replace(/^(-?\d+),(\d+)$/, '$1.$2').replace('−', '-')
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text
}

/** "03/2027" → "2027-03". */
function monthOf(text: string): string {
  const parts = /^(\d{1,2})\/(\d{4})$/.exec(text)
  return parts ? `${parts[2]}-${parts[1]?.padStart(2, '0')}` : text
}

function readAddress({ texts, known, fields, notes }: Reading): void {
  const zip = texts.get('zip')
  if (zip !== undefined) fields.zip = readZip(zip, texts.get('state') ?? known?.state ?? '')
  const [line, more] = [texts.get('address_line_2'), texts.get('more_address')]
  const second = [line ?? (more === undefined ? '' : known?.address_line_2), more].filter(Boolean).join(', ')
  if (line !== undefined || (more !== undefined && second !== known?.address_line_2)) fields.address_line_2 = second
  const country = texts.get('country')
  if (country !== undefined && !/^(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?|america)$/i.test(country)) {
    notes.refuse('country', 'not_united_states', 'We work in the United States: write US, or leave this empty.')
  }
}

function readCategory(text: string, field: string, notes: Notes): string | undefined {
  const id = categoryId(text)
  if (id) return id
  const near = nearCategories(text)
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ' Choose one of the list.'
  notes.refuse(field, 'unknown_category', `We know no category "${text.slice(0, 60)}".${hint}`)
  return undefined
}

function readCategories({ texts, fields, notes }: Reading): void {
  const primary = texts.get('primary_category')
  if (primary !== undefined) fields.primary_category = readCategory(primary, 'primary_category', notes)
  const others = texts.get('additional_categories')
  if (others === undefined) return
  const ids = lists.itemsOf(others).map(item => readCategory(item, 'additional_categories', notes))
  fields.additional_categories =
    primary !== undefined && !fields.primary_category ? [] : ids.filter(id => id !== undefined)
}

const hoursWords = {
  unreadable: 'We cannot read these hours. Write them like 9:00 AM-5:00 PM, "closed", or "open 24 hours".',
  unclear: 'Morning or evening? Write AM or PM: 9:00 AM-5:00 PM.',
}

const pairWords = {
  unreadable: 'Give both times, such as 9:00 AM and 5:00 PM, or write "closed".',
  unclear: 'Morning or evening? Write AM or PM: 9:00 AM and 5:00 PM.',
}

function readDays({ texts, known, fields, notes }: Reading): void {
  const week: Partial<RegularHours> = {}
  for (const day of weekdays) {
    const text = texts.get(`${day}_hours`)
    if (text !== undefined) {
      const read = readHours(text)
      if (read.ok) week[day] = read.ranges
      else notes.refuse(`regular_hours.${day}`, `hours_${read.reason}`, hoursWords[read.reason])
    }
    const [opens, closes] = [texts.get(`${day}_opens`), texts.get(`${day}_closes`)]
    if (opens === undefined && closes === undefined) continue
    const read = readOpensCloses(opens ?? '', closes ?? '')
    if (read.ok) week[day] = read.ranges
    else notes.refuse(`regular_hours.${day}`, `hours_${read.reason}`, pairWords[read.reason])
  }
  if (Object.keys(week).length > 0) fields.regular_hours = { ...known?.regular_hours, ...week }
}

function readSpecial({ texts, known, fields, notes }: Reading): void {
  const text = texts.get('special_hours')
  if (text === undefined) return
  const read = readSpecialHours(text)
  if (!read.ok) {
    const message = `We cannot read "${read.about}". Write days like 2026-12-24: 9:00 AM-12:00 PM, 2026-12-25: closed.`
    notes.refuse('special_hours', 'special_hours_unreadable', message)
    return
  }
  const noteOf = (date: string) => known?.special_hours.find(day => day.date === date)?.note ?? ''
  fields.special_hours = read.days.map(day => ({ ...day, note: noteOf(day.date) }))
}

function readLinks({ texts, known, fields }: Reading): void {
  const single = socialNetworks.flatMap(network => {
    const text = texts.get(network)
    return text === undefined ? [] : [[network, text] as const]
  })
  const listed = texts.get('social_links')
  if (listed !== undefined || single.length > 0) {
    const before = listed === undefined ? known?.social_links : Object.fromEntries(lists.pairsOf(listed))
    fields.social_links = { ...before, ...Object.fromEntries(single) }
  }
  const links = bookingTargets.flatMap(target => {
    const url = texts.get(target)
    return url === undefined ? [] : [{ kind: target.replace('_url', '') as BookingLink['kind'], url }]
  })
  const kinds = new Set(links.map(({ kind }) => kind))
  const kept = known?.booking_links.filter(({ kind }) => !kinds.has(kind)) ?? []
  if (links.length > 0) fields.booking_links = [...kept, ...links]
}

function readServed({ texts, known, fields }: Reading): void {
  const attributes = texts.get('attributes')
  if (attributes !== undefined) {
    fields.attributes = Object.fromEntries(
      lists.pairsOf(attributes).map(([id, has]) => [id, lists.yesOrNo(has) ?? has]),
    )
  }
  const services = texts.get('services')
  if (services !== undefined) fields.services = lists.servicesOf(services, known?.services ?? [])
  const areas = texts.get('service_areas')
  if (areas === undefined) return
  fields.service_areas = lists.areasOf(areas, known?.service_areas ?? [])
  if (known || texts.has('business_type')) return
  fields.business_type = texts.has('address_line_1') ? 'both' : 'service_area'
}

/**
 * The fields that a row tells, for `checkLocation` to judge, and what in its cells cannot be read at all. `known` is the location
 * that the row is about; what a row leaves empty is left as it is.
 */
export function readWish(texts: RowTexts, known: LocationRecord | undefined): { fields: Fields; problems: Problem[] } {
  const fields: Fields = {}
  const notes = new Notes()
  for (const target of asWritten) if (texts.has(target)) fields[target] = texts.get(target)
  for (const [target, text] of texts) {
    const convert = converted[target]
    if (convert) fields[target] = convert(text)
  }
  const reading: Reading = { texts, known, fields, notes }
  for (const read of [readAddress, readCategories, readDays, readSpecial, readLinks, readServed]) read(reading)
  return { fields, problems: notes.problems }
}
