import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** Does a page name an address or a number of the United States? */
export function isAmerican({ addresses, phones, tel_links }: PageFacts): boolean {
  return addresses.length > 0 || [...phones, ...tel_links].some(({ e164 }) => e164?.startsWith('+1'))
}
