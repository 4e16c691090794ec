/** The most characters of each field that a visitor fills in, for the form and the server alike. */
export const auditFieldLimits = {
  address: 2000,
  name: 120,
  phone: 40,
  business_address: 200,
  city: 80,
  keyword: 80,
  email: 254,
} as const

/** What a visitor's audit may cost: the site, and us. */
export const auditBounds = {
  pages: 30,
  /** The crawl ends itself after this, and what was read until then is reported. */
  crawl_ms: 75_000,
  /** The whole audit, its checks included: a child that takes longer is ended. */
  whole_ms: 90_000,
} as const

/** What a client's audit of their own location may cost. */
export const locationAuditBounds = {
  pages: 100,
  crawl_ms: 150_000,
  whole_ms: 170_000,
} as const

/** Measuring the start page in a browser, once the report is there. */
export const labBounds = {
  /** After the report, until nothing else waits for this machine; then it is left out. */
  longest_wait_ms: 5 * 60_000,
  /** One measurement with all its processes; the browser's own limit is 60 s. */
  whole_ms: 75_000,
} as const

/** How many audits may be asked for. */
export const auditLimits = {
  /** Of one visitor's network. */
  per_hour: 10,
  per_day: 30,
  /** Of one audited host by everybody together; answers from a stored result do not count. */
  fresh_per_host_and_day: 6,
} as const

/** New runs within a day, of one location and of all locations of a business together: many share one website. */
export const locationAuditLimits = { per_location_and_day: 5, per_business_and_day: 60 } as const

/** For how long a finished audit answers for its site. */
export const storedResultHours = 24

/** For how long a link opens its result. */
export const linkDays = 90

/** Findings told while an audit runs. */
export const mostSoFar = 100

/** Server-sent events: the rhythm that both sides know, in milliseconds. */
export const eventRhythm = {
  /** At most one `state` in this time. */
  shortest_pause: 250,
  heartbeat: 25_000,
  /** A connection whose heartbeat is later than this is dead. */
  heartbeat_grace: 10_000,
} as const

/** Mails with a report: to different addresses through one link, and to one address through whatever links. */
export const mailLimits = { per_link: 3, per_address_and_day: 3 } as const
