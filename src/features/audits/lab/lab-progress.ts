import { type AuditProgress, changeSteps, scoreStep, speedStep } from '#src/features/audits/progress.ts'
import type { PresentedReport } from '#src/features/audits/schema.ts'

/** The report is there; a browser is to look at the start page besides. */
export function labIsToCome(progress: AuditProgress): AuditProgress {
  return changeSteps(progress, ['speed'], { state: 'waiting', note: 'A browser measures it when it is free.' })
}

export function labIsUnderWay(progress: AuditProgress): AuditProgress {
  return changeSteps(progress, ['speed'], { state: 'running', note: 'A browser measures the start page.' })
}

/** Measured, or left out: the report says which. */
export function labIsOver(progress: AuditProgress, report: PresentedReport): AuditProgress {
  return changeSteps(changeSteps(progress, ['speed'], speedStep(report)), ['score'], scoreStep(report))
}
