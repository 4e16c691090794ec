import type { LinkFact } from './types/link-facts.ts'

/** `#` of the page itself, also as kits write it so that the page does not jump, or a script that does nothing. */
export function hasNoGoal({ kind, href }: Pick<LinkFact, 'kind' | 'href'>): boolean {
  if (kind !== 'fragment' && kind !== 'javascript') return false
  const text = (href ?? '').trim()
  return (
    /^[^#]*#[!0]?$/.test(text) ||
    (kind === 'javascript' && /^javascript:\s*(?:void\s*\(?\s*0?\s*\)?\s*;?|;)?$/i.test(text))
  )
}
