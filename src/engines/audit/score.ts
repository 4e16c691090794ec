import type { Severity } from '#src/engines/audit/checks/check.ts'
import { type SectionId, sections } from '#src/engines/audit/sections.ts'

/** What a finding takes of its section's points when all pages are affected. */
const takes: Record<Severity, number> = { critical: 0.35, high: 0.18, medium: 0.07, low: 0.02, info: 0 }

/** A finding on one page of many takes this part of it: the page is broken all the same. */
const leastShare = 0.5

/** What looking with one check came to, on all pages together. */
export type Scored = {
  section: SectionId
  severity: Severity
  /** Pages on which the check applied and ran; 1 for a check of the site. 0: it says nothing. */
  looked_at: number
  /** Pages of these on which it found something. */
  affected: number
}

export type SectionScore = { id: SectionId; score: number | null; checks: number; failed: number }

export const formula =
  'Each section starts with 100 points. Each finding takes a part of what is left: critical 35%, high 18%, medium 7%, low 2%; ' +
  'all of it when every page looked at is affected, half of it at the least. Information takes nothing. ' +
  'The total is the average of the sections by weight; a section in which nothing could be checked is left out. Both are rounded down.'

/**
 * The part of its section's points, 0 to 1, that a finding takes.
 * `takes × (1/2 + 1/2 × affected ÷ looked at)`.
 */
export function lossOf({ severity, looked_at, affected }: Scored): number {
  if (looked_at <= 0 || affected <= 0) return 0
  const share = Math.min(affected / looked_at, 1)
  return takes[severity] * (leastShare + (1 - leastShare) * share)
}

/** Rounded down, so that 100 means that nothing was found; the tiny amount is for what floating point loses. */
const points = (value: number) => Math.floor(value + 1e-9)

function scoreSection(id: SectionId, all: readonly Scored[]): SectionScore {
  const scoring = all.filter(
    ({ section, severity, looked_at }) => section === id && severity !== 'info' && looked_at > 0,
  )
  const left = scoring.reduce((rest, each) => rest * (1 - lossOf(each)), 1)
  return {
    id,
    score: scoring.length === 0 ? null : points(100 * left),
    checks: scoring.length,
    failed: scoring.filter(({ affected }) => affected > 0).length,
  }
}

/** One score for each section, in their order; null where no check that scores could look. */
export function scoreSections(all: readonly Scored[]): SectionScore[] {
  return sections.map(({ id }) => scoreSection(id, all))
}

/** The average of the sections that were checked, by weight; null when none was. */
export function scoreTotal(scores: readonly SectionScore[]): number | null {
  let sum = 0
  let weights = 0
  for (const { id, weight } of sections) {
    const score = scores.find(each => each.id === id)?.score ?? null
    if (score === null) continue
    sum += score * weight
    weights += weight
  }
  return weights === 0 ? null : points(sum / weights)
}
