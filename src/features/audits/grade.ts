import type { PresentedReport } from '#src/features/audits/schema.ts'

/** Good from 80 points, fair from 60; null without a score. */
export function gradeOf(score: number | null): PresentedReport['grade'] {
  if (score === null) return null
  if (score >= 80) return 'good'
  return score >= 60 ? 'fair' : 'poor'
}
