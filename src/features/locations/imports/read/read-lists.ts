import { languageName } from '#src/domain/location/offers/languages.ts'
import { paymentTypes } from '#src/domain/location/offers/payment-types.ts'
import type { LocationRecord, OfferedService, ServiceArea } from '#src/domain/location/record/location-record.ts'
import { stateCode } from '#src/domain/us-states.ts'
import { readZip } from '#src/features/locations/imports/read/read-zip.ts'

/** Our own files put semicolons between the items of a list, Google's sheets commas. */
export function itemsOf(text: string): string[] {
  const parts = /[;\n]/.test(text) ? text.split(/[;\n]/) : text.split(',')
  return parts.map(part => part.trim()).filter(part => part !== '')
}

/** Words such as "Yes" and "TRUE"; undefined for anything else. */
export function yesOrNo(text: string): boolean | undefined {
  if (/^(?:y|yes|true|1)$/i.test(text)) return true
  if (/^(?:n|no|false|0)$/i.test(text)) return false
  return undefined
}

/** "facebook: https://…; x: https://…" as names with what is told of each. */
export function pairsOf(text: string): [string, string][] {
  return text.split(/[;\n]/).flatMap(part => {
    const at = part.indexOf(':')
    return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as [string, string]]
  })
}

/** "Orange Park, FL; Duval County, FL; 32207, FL". What the location serves already keeps its kind. */
export function areasOf(text: string, known: readonly ServiceArea[]): ServiceArea[] {
  return text
    .split(/[;\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => {
      const at = part.lastIndexOf(',')
      const [written, state] = at < 0 ? [part, ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
      const name = readZip(written.replace(/\s+county$/i, ''), state)
      const same = known.find(area => area.name === name && area.state === state)
      if (same && name === written) return same
      const kind = /^\d+$/.test(written) ? 'zip' : name === written ? 'city' : 'county'
      return { kind, name, state: stateCode(state) ?? state }
    })
}

/** "Drain cleaning; Water heaters (from $120)". A service of that name that is known keeps its description. */
export function servicesOf(text: string, known: readonly OfferedService[]): OfferedService[] {
  const parts = /[;\n]/.test(text) ? text.split(/[;\n]/) : text.split(/,(?!\d{3}(?!\d))/)
  const items = parts.map(part => part.trim()).filter(part => part !== '')
  return items.map(item => {
    const priced = /^(.*\S)\s*\(([^()]*(?:\d|free)[^()]*)\)$/i.exec(item)
    const [name, price] = [priced?.[1] ?? item, priced?.[2]?.trim() ?? '']
    const same = known.find(service => service.name.toLowerCase() === name.toLowerCase())
    return { name, description: same?.description ?? '', price }
  })
}

const codes = new Map<string, string>()

/** "Spanish" → "es"; what is no language stays, for `checkLocation` to refuse. */
export function languageCode(text: string): string {
  if (codes.size === 0) {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    for (const a of letters) {
      for (const b of letters) {
        const name = languageName(a + b)?.toLowerCase()
        if (name && !codes.has(name)) codes.set(name, a + b)
      }
    }
  }
  return codes.get(text.toLowerCase()) ?? text.toLowerCase()
}

const payments = new Map<string, string>(
  Object.entries(paymentTypes).map(([id, name]) => [name.toLowerCase(), id] as const),
)

/** "Apple Pay" → "apple_pay"; what is no way to pay stays. */
export function paymentType(text: string): string {
  return payments.get(text.toLowerCase()) ?? text
}

const statuses: [RegExp, LocationRecord['open_status']][] = [
  [/perm|for good/i, 'closed_permanently'],
  [/temp/i, 'closed_temporarily'],
  [/^open/i, 'open'],
]

/** "Temporarily closed" → "closed_temporarily". */
export function openStatus(text: string): string {
  return statuses.find(([words]) => words.test(text))?.[1] ?? text
}

/** "Service area business" → "service_area". */
export function businessType(text: string): string {
  const words = text.toLowerCase().replace(/[^a-z]+/g, '_')
  if (/both|hybrid/.test(words)) return 'both'
  return words.includes('service_area') ? 'service_area' : words.includes('storefront') ? 'storefront' : text
}
