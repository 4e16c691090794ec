import type { Place, Region } from './place.ts'

export type PhoneFact = Place & {
  /** As printed. */
  text: string
  /** `null` where the number is not valid anywhere. */
  e164: string | null
  country: string | null
  toll_free: boolean
  /** Announced as a fax number. */
  fax: boolean
  /** Customers are asked to call it: "Call us today at". */
  called: boolean
  region: Region
  /** Stands inside a tel: link. */
  in_tel_link: boolean
}

export type TelLinkProblem =
  | 'empty'
  | 'letters'
  | 'spaces'
  | 'bad-characters'
  | 'too-short'
  | 'no-country-code'
  | 'not-a-number'
  | 'placeholder'

export type TelLinkFact = Place & {
  href: string
  /** What stands after `tel:` or `sms:`, decoded; for WhatsApp with the plus that it leaves out. */
  number: string
  e164: string | null
  country: string | null
  problems: readonly TelLinkProblem[]
  text: string
  /** The number its visible text shows, when the text shows one. Letters (1-800-FLOWERS) are read as digits. */
  text_e164: string | null
  region: Region
  hidden: boolean
}

export type EmailFact = Place & { address: string; from: 'mailto' | 'text'; region: Region }

/** A postal address of the United States. Parts as printed; `key` is for comparing. */
export type AddressFact = Place & {
  text: string
  street: string
  unit: string
  city: string
  /** Two letters. */
  state: string
  postal_code: string
  /** House number, street and unit in one spelling (st, ave, n, ste), city, state and five-digit ZIP, joined by `|`. */
  key: string
  region: Region
}

export type Weekday = 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su'

/** Minutes after midnight; `closes` above 1440 runs into the next day. Round the clock is 0 to 1440. */
export type OpenSpan = { opens: number; closes: number }

/** `[]` is closed all day; a weekday that is not named is absent. */
export type WeekHours = Partial<Record<Weekday, readonly OpenSpan[]>>

export type HoursFact = Place & {
  text: string
  /** `null` where the words were recognised as hours but not understood with confidence. */
  week: WeekHours | null
  always_open: boolean
  from: 'text' | 'structured-data'
  region: Region
  /** Index into `structured_data.nodes` for `structured-data`. */
  node: number | null
  /** What is wrong with hours in structured data: an unknown day, a time that is none, closing before opening. */
  problems: readonly string[]
}

type NameSource = 'title' | 'h1' | 'logo-alt' | 'og:site_name' | 'application-name' | 'structured-data' | 'copyright'

/** A candidate for the business's name. */
export type NameFact = Place & { name: string; from: NameSource }

export type CopyrightFact = Place & { text: string; years: readonly number[]; holder: string; region: Region }

/** A point on the globe with the digits it was written with. */
export type GeoFact = Place & {
  latitude: number
  longitude: number
  /** Fewer decimals of the two. */
  decimals: number
  /** `script` and `attribute` are of maps that a script draws. */
  from: 'meta' | 'structured-data' | 'map' | 'text' | 'link' | 'script' | 'attribute'
  /** Index into `structured_data.nodes` of the GeoCoordinates' owner, for `structured-data`. */
  node: number | null
}

export type ProfileNetwork =
  | 'facebook'
  | 'instagram'
  | 'x'
  | 'linkedin'
  | 'youtube'
  | 'tiktok'
  | 'pinterest'
  | 'nextdoor'
  | 'google'
  | 'yelp'
  | 'bing'
  | 'apple'
  | 'tripadvisor'
  | 'bbb'
  | 'angi'
  | 'houzz'
  | 'foursquare'
  | 'trustpilot'
  | 'yellowpages'
  | 'healthgrades'
  | 'avvo'
  | 'opentable'
  | 'portal'

/** `generic` links lead to the network itself, to a blank, or to the maker of a kit. Share buttons are not profiles: `share`. */
export type ProfileFact = Place & {
  network: ProfileNetwork
  url: string
  share: boolean
  generic: boolean
  region: Region
  from: 'link' | 'same-as'
}

export type MapFact = Place & { provider: string; url: string; from: 'embed' | 'link' | 'script'; query: string }

export type PriceFact = Place & { text: string }

/** Words or markup of customers' reviews. */
export type ReviewSignalFact = Place & {
  kind: 'heading' | 'stars' | 'rating-text' | 'widget' | 'profile-link' | 'quote'
  text: string
}

/** A link, button or form that books, orders or asks for a quote. */
export type BookingFact = Place & { text: string; url: string | null }

/** A licence, bar or registration number as printed. */
export type LicenceFact = Place & { text: string }

/**
 * What a page claims with a number: when the business began, for how long it has been around, when an offer ended, of
 * which day its latest issue is, and how many dollars are taken off.
 */
export type ClaimFact = Place & {
  about: 'founded' | 'years' | 'ended' | 'latest' | 'coupon' | 'form-mailbox'
  /** The year, the number of years, or of dollars; of what ended or is called the latest the last day, as yyyymmdd. */
  value: number
  text: string
  /** Said in the title, the description or right under the main heading. */
  loud: boolean
}

/** What a page lays down: how a visit is paid, what a thing costs, on which days the door is open. */
export type TermFact = Place & {
  /** What it is of: two terms of the same that differ contradict each other. */
  what: string
  /** 1 and 0 for yes and no, cents of a price, bits of weekdays; else a number as told. */
  value: number
  text: string
}

export type AuthorFact = Place & { name: string; from: 'meta' | 'rel' | 'structured-data' | 'byline' }

/** `iso` is `null` where the date was not understood. */
export type DateFact = Place & {
  text: string
  iso: string | null
  from: 'time' | 'meta' | 'structured-data' | 'text'
  kind: 'published' | 'modified' | 'other'
}
