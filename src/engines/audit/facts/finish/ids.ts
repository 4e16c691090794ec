import { limits } from '../limits.ts'
import type { Reading } from '../reading/reading.ts'
import type { AriaFact, DuplicateIdFact, SkipLinkFact } from '../types/structure-facts.ts'

const says_skip = /\b(?:skip|jump|saltar|ir al contenido)\b/i

function fragmentOf(href: string | null): string | null {
  if (!href?.startsWith('#') || href.length < 2) return null
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}

export function duplicateIds(reading: Reading): DuplicateIdFact[] {
  const doubled = [...reading.ids].filter(([, { count }]) => count > 1)
  if (doubled.length === 0) return []
  const referenced = new Set(reading.found.id_references.map(({ id }) => id))
  for (const { href } of reading.found.links) {
    const fragment = fragmentOf(href)
    if (fragment !== null) referenced.add(fragment)
  }
  return doubled.slice(0, limits.entries).map(([id, { place, count, lines }]) => ({
    ...place,
    id: id.slice(0, 200),
    count,
    lines: lines ?? [place.line],
    referenced: referenced.has(id),
  }))
}

/** What a fragment may point to. */
export function anchorsOf(reading: Reading): Set<string> {
  const anchors = new Set<string>()
  for (const [id, { of_areas }] of reading.ids) if (!of_areas) anchors.add(id)
  for (const name of reading.anchors) if (anchors.size < limits.anchors) anchors.add(name)
  return anchors
}

/** References of aria attributes to ids that the page does not have. A label without its field is another matter. */
export function missingTargets(reading: Reading): AriaFact[] {
  return reading.found.id_references
    .filter(({ element, id }) => element !== 'label' && !reading.ids.has(id))
    .slice(0, limits.evidence)
    .map(({ line, offset, element, attribute, id }) => ({
      line,
      offset,
      element,
      problem: 'missing-id-target',
      attribute,
      value: id.slice(0, 120),
    }))
}

/** The first link of the body, when it leads into the page and says so. */
export function skipLink(reading: Reading, anchors: ReadonlySet<string>): SkipLinkFact | null {
  for (const { href, text, name, line, offset } of reading.found.links.slice(0, 3)) {
    const fragment = fragmentOf(href)
    if (fragment === null || !says_skip.test(text || name)) continue
    return {
      line,
      offset,
      href: href ?? '',
      text: text || name,
      target_exists: anchors.has(fragment) || fragment === 'top',
    }
  }
  return null
}
