import { limits } from '../limits.ts'
import type { Reading } from '../reading/reading.ts'
import type { Place } from '../types/place.ts'
import type { AnalyticsKind } from '../types/script-facts.ts'

/** What to look for, a cheap sign that it may be there, and the pattern whose first group is the id. */
const trackers: readonly (readonly [AnalyticsKind, string, RegExp])[] = [
  ['universal-analytics', 'UA-', /\b(UA-[A-Z0-9]{4,12}-[A-Z0-9]{1,3})\b/g],
  ['google-analytics-4', 'G-', /(?<![\w-])(G-[A-Z0-9]{4,14})\b(?!-)/g],
  ['google-tag-manager', 'GTM-', /\b(GTM-[A-Z0-9]{4,10})\b/g],
  ['google-ads', 'AW-', /\b(AW-[A-Z0-9]{6,14})\b/g],
  // "G-YOUR_ID", "GA_MEASUREMENT_ID": what instructions tell to replace.
  [
    'google-analytics-4',
    'gtag',
    /(?:gtag\/js\?id=|gtag\(\s*['"]config['"]\s*,\s*['"])(?!GTM-|UA-|AW-)(?=[\w-]*(?:your|measurement|tracking|ga_id|replace|insert))((?:G-)?[\w-]{5,40})(?![\w-])/gi,
  ],
  ['google-tag-manager', 'GTM-', /\b(GTM-(?:YOUR|REPLACE|INSERT|CONTAINER)[\w-]{0,30})(?![\w-])/gi],
  ['universal-analytics', 'UA-', /\b(UA-(?:YOUR|REPLACE|INSERT|TRACKING)[\w-]{0,30})(?![\w-])/gi],
  ['meta-pixel', 'fbq', /fbq\(\s*['"]init['"]\s*,\s*['"]([^'"]{1,40})['"]/g],
  ['bing-uet', 'bat.bing', /\bti\s*:\s*["'](\w{4,20})["']/g],
  ['clarity', 'clarity', /["']script["']\s*,\s*["'](\w{4,20})["']/g],
  ['hotjar', 'hjid', /hjid\s*:\s*(\w{3,20})/g],
  ['linkedin', '_linkedin_partner_id', /_linkedin_partner_id\s*=\s*["'](\w{3,20})["']/g],
  ['matomo', 'setSiteId', /['"]setSiteId['"]\s*,\s*['"](\w{1,20})['"]/g],
]
const services: readonly (readonly [AnalyticsKind, RegExp])[] = [
  ['plausible', /plausible\.io\/js/],
  [
    'call-tracking',
    /(?:cdn\.callrail\.com|callrail\.com\/companies|calltrk|ctctcdn|cdn\.calltrackingmetrics|tctm\.co|dialogtech|whatconverts)/,
  ],
]
const never_filled =
  /^(?:UA-0+-\d+|UA-[X]+-[XY]+|UA-XXXX\w*-\w+|UA-12345\d*-\d+|G-X+|G-0+|G-12345\w*|GTM-X+|GTM-0+|AW-X+|AW-0+)$|^(?:X{3,}|0+|12345\d*)$|your|pixel_?id|site_?id|tracking|placeholder|measurement|\bga_id|^G-(?:replace|insert)|^(?:GTM|UA)-(?:replace|insert|container)/i

/** Finds the measuring services that a script's text or address names. */
export function noteAnalytics(reading: Reading, text: string, place: Place): void {
  for (const [kind, sign, pattern] of trackers) {
    if (!text.includes(sign)) continue
    for (const match of text.slice(0, limits.script).matchAll(pattern)) note(reading, kind, match[1] ?? '', place)
  }
  if (text.length > 2_000) return
  for (const [kind, pattern] of services) if (pattern.test(text)) note(reading, kind, '', place)
}

function note(reading: Reading, kind: AnalyticsKind, id: string, { line, offset }: Place): void {
  const { analytics } = reading.found
  if (analytics.some(known => known.kind === kind && known.id === id)) return
  reading.keep('analytics', analytics, { line, offset, kind, id, placeholder: never_filled.test(id) }, 'evidence')
}
