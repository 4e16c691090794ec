import type { LocationRecord, SocialNetwork } from '#src/domain/location/record/location-record.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { WeekHours } from '#src/engines/audit/facts/types/business-facts.ts'

/** A number in whatever form it was written. */
export type SaidPhone = { e164: string; text: string }

/** `key` is for comparing, see `addressKey`. */
export type SaidAddress = { key: string; text: string }

/** What an entity of structured data says of the business whose site it is. Empty texts and null: it does not say. */
export type SaidEntity = {
  types: string[]
  name: string
  url: string
  phones: SaidPhone[]
  address: SaidAddress | null
  week: WeekHours | null
  point: { latitude: number; longitude: number } | null
  line: number
}

/** Firm names stand where a site names itself: logo, copyright, metas. The others are words of a page that hold a name. */
export type SaidName = { text: string; firm: boolean; line: number }

/** What one page of a site says of a business, and in which line. */
export type PagePresence = {
  url: string
  kind: PageKind
  title: string
  names: SaidName[]
  phones: (SaidPhone & { line: number })[]
  addresses: (SaidAddress & { line: number })[]
  hours: { week: WeekHours; text: string; line: number }[]
  /** Words that say the business is closed. */
  notices: { status: Exclude<LocationRecord['open_status'], 'open'>; text: string; line: number }[]
  entities: SaidEntity[]
  profiles: { network: SocialNetwork; url: string; line: number }[]
}

/** What a site says of a business, page by page, as it was read. */
export type SitePresence = {
  /** Where the address that was asked for led in the end, and what answered there. */
  final_url: string
  status: number | null
  pages: PagePresence[]
}
