import { milesBetween } from '#src/domain/geo.ts'
import { phoneInWords } from '#src/domain/location/reach/phone-in-words.ts'
import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { isKindOf } from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'
import { keyOfRecord } from '#src/engines/presence/choose-page.ts'
import { addressAdvice, addressInWords, bestAddress } from '#src/engines/presence/compare-address.ts'
import { compareTimetables } from '#src/engines/presence/compare-hours.ts'
import type { ComparedField } from '#src/engines/presence/compared-field.ts'
import { type Comparing, comparedField } from '#src/engines/presence/comparing.ts'
import { isSameWebAddress } from '#src/engines/presence/same-web-address.ts'
import type { PagePresence, SaidEntity } from '#src/engines/presence/site-presence.ts'

type Entity = { page: PagePresence; said: SaidEntity }

const seenAt = ({ page, said }: Entity, text: string) => (text === '' ? null : { url: page.url, line: said.line, text })

function compareType({ schema_type }: Comparing, entity: Entity): ComparedField[] {
  const { types } = entity.said
  const exact = types.some(type => isKindOf(type, schema_type))
  const broad = types.some(type => isKindOf(schema_type, type))
  return comparedField({
    id: 'data_type',
    group: 'data',
    label: 'Kind of business',
    field: 'primary_category',
    record: schema_type,
    site: types.join(', '),
    same: exact,
    seen: seenAt(entity, types.join(', ')),
    when_differing: broad
      ? `That is right, but broad. Write “${schema_type}”, the exact type for the main category of our record.`
      : `Write “${schema_type}”, the type for the main category of our record, or choose another category.`,
  })
}

function compareTexts({ record }: Comparing, entity: Entity): ComparedField[] {
  const { name, phones, url } = entity.said
  const phone = phones.find(({ e164 }) => e164 === record.phone) ?? phones[0]
  const isOwn = [record.website, entity.page.url].some(own => own !== '' && isSameWebAddress(own, url))
  return [
    ...comparedField({
      id: 'data_name',
      group: 'data',
      label: 'Name',
      field: 'name',
      record: record.name,
      site: name,
      same: plainName(name) === plainName(record.name),
      seen: seenAt(entity, name),
    }),
    ...comparedField({
      id: 'data_phone',
      group: 'data',
      label: 'Phone',
      field: 'phone',
      record: phoneInWords(record.phone),
      site: phone ? phoneInWords(phone.e164) : '',
      same: phone?.e164 === record.phone,
      seen: seenAt(entity, phone?.text ?? ''),
    }),
    ...comparedField({
      id: 'data_url',
      group: 'data',
      label: 'Web address',
      field: 'website',
      record: record.website,
      site: url,
      same: isOwn,
      seen: seenAt(entity, url),
    }),
  ]
}

function compareDataAddress({ record }: Comparing, entity: Entity): ComparedField[] {
  if (record.hide_address) return []
  const { address } = entity.said
  const key = keyOfRecord(record)
  const best = bestAddress(address ? [{ said: address, url: entity.page.url }] : [], key)
  return comparedField({
    id: 'data_address',
    group: 'data',
    label: 'Address',
    field: 'address_line_1',
    record: key === '' ? '' : addressInWords(record),
    site: address?.text ?? '',
    same: best?.outcome.is === 'same',
    seen: seenAt(entity, address?.text ?? ''),
    when_differing: addressAdvice(best?.outcome),
  })
}

/** Nearer than this, in miles, two points are two ends of one building. */
const one_place = 0.1

const pointInWords = (latitude: number, longitude: number) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

function farInWords(miles: number): string {
  return miles < 10 ? `${miles.toFixed(1)} miles` : `${Math.round(miles).toLocaleString('en-US')} miles`
}

function comparePin({ record }: Comparing, entity: Entity): ComparedField[] {
  const { latitude, longitude, hide_address } = record
  const { point } = entity.said
  const pin = latitude !== null && longitude !== null && !hide_address ? { lat: latitude, lng: longitude } : null
  const miles = pin && point ? milesBetween(pin, { lat: point.latitude, lng: point.longitude }) : 0
  const site = point ? pointInWords(point.latitude, point.longitude) : ''
  return comparedField({
    id: 'data_pin',
    group: 'data',
    label: 'Map pin',
    field: 'latitude',
    record: pin ? pointInWords(pin.lat, pin.lng) : '',
    site,
    same: miles <= one_place,
    seen: seenAt(entity, site),
    when_differing: `The two points are ${farInWords(miles)} apart. Look both up on a map and correct the wrong one.`,
  })
}

const none = (schema_type: string): ComparedField => ({
  id: 'data_type',
  group: 'data',
  label: 'Kind of business',
  field: 'primary_category',
  state: 'not_on_site',
  record: schema_type || 'LocalBusiness',
  site: '',
  seen: null,
  days: [],
  advice:
    'No structured data on the page says that this is a local business. The lines to copy stand in the overview of this location.',
})

/** What the page tells search engines in structured data, piece by piece; one row where it tells them nothing. */
export function compareData(comparing: Comparing): ComparedField[] {
  const { entity, schema_type } = comparing
  if (!entity) return [none(schema_type)]
  const { page, said } = entity
  const hours = said.week ? [{ said: { week: said.week, text: '', line: said.line }, url: page.url }] : []
  return [
    ...compareType(comparing, entity),
    ...compareTexts(comparing, entity),
    ...compareDataAddress(comparing, entity),
    ...compareTimetables(comparing, hours, { id: 'data_hours', group: 'data', label: 'Opening hours' }),
    ...comparePin(comparing, entity),
  ]
}
