import { hasPhonePlan } from '#src/engines/phones/read-phone.ts'
import { textsOf } from '../node-values.ts'
import type { LinkFact } from '../types/link-facts.ts'
import type { DataNode } from '../types/structured-data-facts.ts'
import { readPhone } from './phone-number.ts'
import { messageNumber, numberIn } from './tel-links.ts'

/** Two letters at the end of a host that people all over the world register for their sound. */
const for_sound = new Set(['US', 'CO', 'IO', 'ME', 'TV', 'AI', 'CC', 'WS', 'LA', 'FM', 'LY', 'GG', 'TO', 'SH', 'IS'])
const most_looked_at = 60

/** The country of a national domain, such as `GB` for `.uk`; `null` of others. */
function countryOfHost(host: string): string | null {
  const last = /\.([a-z]{2})$/.exec(host)?.[1]?.toUpperCase()
  if (last === undefined || for_sound.has(last)) return null
  const country = last === 'UK' ? 'GB' : last
  return hasPhonePlan(country) ? country : null
}

type Said = { url: string; links: readonly LinkFact[]; nodes: readonly DataNode[]; isAmerican: boolean }

/**
 * Where numbers without a country's code are at home: the one country that all numbers with a code name, else that of
 * the domain. Two letters; `US` where nothing speaks of another.
 */
export function homeCountry({ url, links, nodes, isAmerican }: Said): string {
  if (isAmerican) return 'US'
  const dialed = links.flatMap(link =>
    link.kind === 'tel' || link.kind === 'sms' ? numberIn(link.href ?? '') : (messageNumber(link) ?? []),
  )
  const told = nodes.flatMap(node => textsOf(node, 'telephone'))
  const whole = [...dialed, ...told].filter(number => number.trim().startsWith('+')).slice(0, most_looked_at)
  const countries = new Set(whole.flatMap(number => readPhone(number.slice(0, 40))?.country ?? []))
  const [only] = countries
  if (countries.size > 0) return countries.size === 1 && only !== undefined ? only : 'US'
  return countryOfHost(new URL(url).hostname) ?? 'US'
}
