import type { Occurrence, Outcome } from '#src/engines/audit/checks/check.ts'

export const ok: Outcome = { state: 'ok' }
export const notApplicable: Outcome = { state: 'not_applicable' }

/** Fine without occurrences, else found. */
export function foundAll(occurrences: readonly Occurrence[]): Outcome {
  return occurrences.length === 0 ? ok : { state: 'found', occurrences }
}

export function found(url: string, line: number | null, evidence: string): Outcome {
  return { state: 'found', occurrences: [{ url, line, evidence }] }
}

export function notChecked(reason: string): Outcome {
  return { state: 'not_checked', reason }
}
