import type { PresentedReport } from '#src/features/audits/schema.ts'

/** What a report says while its start page is still to be measured. */
export const stillMeasuring = 'A browser is still measuring how fast the start page is. The score may change a little.'

export type LabState = 'measuring' | 'measured' | 'not_measured'

/** Why there is no measurement, or not yet. */
export function labReason({ not_checked }: Pick<PresentedReport, 'not_checked'>): string {
  return not_checked.find(({ id }) => id === 'lab-speed')?.reason ?? ''
}

/** By the report alone: the state of the audit may be newer than the report beside it. */
export function labStateOf(report: Pick<PresentedReport, 'lab_speed' | 'not_checked'>): LabState {
  if (report.lab_speed) return 'measured'
  return labReason(report) === stillMeasuring ? 'measuring' : 'not_measured'
}
