import type { MeasureLabSpeed } from '#src/domain/lab-speed.ts'
import type { AuditEvent, LabOutcome } from '#src/engines/audit/run/audit-event.ts'

/** Under this id `not_checked` says why there is no measurement. */
export const labSpeedId = 'lab-speed'

const noBrowser = 'Lab speed was not measured: no browser took part. Only what the pages themselves show is judged.'

/** Has a page measured, by whoever was handed to the audit for that, and tells what it came to. */
export async function* measureLab(
  url: string,
  measure: MeasureLabSpeed | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<AuditEvent, LabOutcome> {
  if (!measure) return { speed: null, reason: noBrowser }
  yield { type: 'lab_started', url }
  const answer = await measure(url, signal ?? new AbortController().signal)
  const outcome: LabOutcome = answer.ok
    ? { speed: answer.speed, reason: null }
    : { speed: null, reason: answer.sentence }
  yield { type: 'lab_speed', ...outcome }
  return outcome
}
