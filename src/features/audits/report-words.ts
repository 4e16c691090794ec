import type { PresentedFinding, PresentedReport } from '#src/features/audits/schema.ts'

export const gradeWords: Record<NonNullable<PresentedReport['grade']>, string> = {
  good: 'Good',
  fair: 'Fair',
  poor: 'Needs work',
}

export const effortWords: Record<PresentedFinding['effort'], string> = {
  minutes: 'A few minutes in your website’s editor',
  hours: 'A few hours of writing or gathering',
  developer: 'Work for whoever built your website',
}

export const severityWords: Record<PresentedFinding['severity'], string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'For your information',
}

/** "63 of 100, fair" */
export function scoreWords({ score, grade }: Pick<PresentedReport, 'score' | 'grade'>): string {
  if (score === null || grade === null) return 'No score: nothing could be checked'
  return `${score} of 100, ${gradeWords[grade].toLowerCase()}`
}

/** "3 places on 2 of 9 pages" */
export function spreadWords({ count, pages_affected, pages_looked_at }: PresentedFinding): string {
  const places = `${count} ${count === 1 ? 'place' : 'places'}`
  return pages_looked_at > 1 ? `${places} on ${pages_affected} of ${pages_looked_at} pages` : places
}
