import { attributeGroup } from '../reading/attributes.ts'
import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import type { LandmarkRole } from '../types/structure-facts.ts'

const roles = new Set<string>(['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'search', 'region'])

const isLandmark = (role: string): role is LandmarkRole => roles.has(role)

/** Header and footer are landmarks outside sections only. */
export function collectLandmark(reading: Reading, element: OpenElement): void {
  const { attributes } = reading
  const written = attributes.groups & attributeGroup.anywhere ? attributes.lower('role') : ''
  const role = written === '' ? element.tag.landmark : isLandmark(written) ? written : null
  if (!role || element.in_template) return
  const implied = written === '' && (role === 'banner' || role === 'contentinfo')
  if (implied && element.in_section) return
  const label = attributes.text('aria-label') || attributes.text('title')
  const fact = { ...reading.place, role, element: element.name, label: label.slice(0, 300), hidden: element.hidden }
  reading.keep('landmarks', reading.found.landmarks, fact)
}
