import type { Occurrence } from '#src/engines/audit/checks/check.ts'

/**
 * What one check tells of is the doing of what another tells: it is mended with that. Both look at different things, a
 * page and the site, and neither can know of the other while it looks.
 */
export type OneCause = {
  of: string
  told_by: string
  isSame: (one: Occurrence, told: Occurrence) => boolean
}

const isSamePage: OneCause['isSame'] = (one, told) => one.url === told.url
const isSamePlace: OneCause['isSame'] = (one, told) => one.url === told.url && one.line === told.line

export const onPage = (of: string, told_by: string): OneCause => ({ of, told_by, isSame: isSamePage })
export const inPlace = (of: string, told_by: string): OneCause => ({ of, told_by, isSame: isSamePlace })

export const quoted = (evidence: string): string | undefined => /“([^”]+)”/.exec(evidence)?.[1]
export const addressesIn = (evidence: string): readonly string[] => evidence.match(/https?:\/\/[^\s;…]+/g) ?? []
/** The digits of the number that is told of: "shows (912) 555-0142, dials …", "(912) 555-0142; on 3 pages …". */
export const numberOf = (evidence: string): string => evidence.split(/[;,]/, 1)[0]?.replace(/\D/g, '').slice(-10) ?? ''
/** "/drains and 2 more": the other pages that are told to be alike. */
export const othersOf = (evidence: string): string | undefined =>
  / (?:also on|text as|words as|headline (?:of|as)) (\/.*)$/.exec(evidence)?.[1]
