import { spanOf } from '#src/domain/location/hours/wall-time.ts'
import type { LocationRecord, OpenRange } from '#src/domain/location/record/location-record.ts'
import { weekdays } from '#src/domain/location/record/location-record.ts'
import type { WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'
import { keyOfRecord } from '#src/engines/presence/choose-page.ts'
import { addressInWords } from '#src/engines/presence/compare-address.ts'
import type { PagePresence, SitePresence } from '#src/engines/presence/site-presence.ts'

const days = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

/** Hours of a record as a site's timetable is read. */
export function weekOf(hours: LocationRecord['regular_hours']): WeekHours {
  const spans = (ranges: readonly OpenRange[]) =>
    ranges.map(range => {
      const { start, end } = spanOf(range)
      return { opens: start, closes: end }
    })
  return Object.fromEntries(weekdays.map((day, at) => [days[at] ?? 'mo', spans(hours?.[day] ?? [])]))
}

export const emptyPage: PagePresence = {
  url: 'https://okafor-plumbing.example/jacksonville',
  kind: 'location',
  title: 'Plumber in Jacksonville',
  names: [],
  phones: [],
  addresses: [],
  hours: [],
  notices: [],
  entities: [],
  profiles: [],
}

/** A page that says exactly what a record says, in words and in structured data of this type. */
export function pageOf(record: LocationRecord, schema_type = 'Plumber'): PagePresence {
  const week = weekOf(record.regular_hours)
  const address = { key: keyOfRecord(record), text: addressInWords(record) }
  const phone = { e164: record.phone, text: record.phone }
  const { latitude, longitude } = record
  const has_address = address.key !== '' && !record.hide_address
  const is_open = record.open_status === 'open' && record.regular_hours !== null
  return {
    ...emptyPage,
    names: [{ text: record.name, firm: true, line: 1 }],
    phones: record.phone === '' ? [] : [{ ...phone, line: 2 }],
    addresses: has_address ? [{ ...address, line: 3 }] : [],
    hours: is_open ? [{ week, text: 'Hours', line: 4 }] : [],
    notices: record.open_status === 'open' ? [] : [{ status: record.open_status, text: record.open_status, line: 5 }],
    entities: [
      {
        types: [schema_type],
        name: record.name,
        url: record.website,
        phones: record.phone === '' ? [] : [phone],
        address: has_address ? address : null,
        week: is_open ? week : null,
        point: latitude === null || longitude === null || record.hide_address ? null : { latitude, longitude },
        line: 6,
      },
    ],
    profiles: Object.entries(record.social_links).map(([network, url]) => ({
      network: network as keyof LocationRecord['social_links'],
      url,
      line: 7,
    })),
  }
}

/** A site of these pages; the address asked for leads to the first. */
export function siteOfPages(...pages: PagePresence[]): SitePresence {
  return { final_url: pages[0]?.url ?? '', status: 200, pages }
}
