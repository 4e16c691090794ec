import { breather } from '#src/engines/audit/breather.ts'
import type { Check, Occurrence, Outcome, PageCheck } from '#src/engines/audit/checks/check.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { inTurns } from '#src/engines/audit/in-turns.ts'
import type { AuditEvent } from '#src/engines/audit/run/audit-event.ts'
import type { CheckLedger } from '#src/engines/audit/run/check-ledger.ts'

/** Most checks take a microsecond or two, and asking the clock a tenth of one: it is asked once in so many. */
const checks_a_look = 16

/**
 * Runs checks one after the other and tells what is new. A check that throws is a bug of ours: it is told, counted, and
 * ends nothing.
 * @param url what is looked at
 */
export async function* lookWith<C extends Check>(
  checks: readonly C[],
  url: string,
  look: (check: C) => Outcome | Generator<undefined, Outcome>,
  ledger: CheckLedger,
): AsyncGenerator<AuditEvent, void> {
  for (const [index, check] of checks.entries()) {
    let outcome: Outcome
    try {
      const looked = look(check)
      outcome = 'state' in looked ? looked : await inTurns(looked)
    } catch (error) {
      ledger.noteFailure(check)
      yield { type: 'check_failed', id: check.id, url, error }
      continue
    }
    const occurrence = ledger.note(check, outcome)
    if (occurrence) {
      const { id, section, severity, title } = check
      yield { type: 'finding', id, section, severity, title, occurrence }
    }
    const asks = check.scope === 'site' || index % checks_a_look === 0
    if (asks && breather.isDue()) await breather.breathe()
  }
}

/**
 * Runs each check over several pages before the next: the code of one check, and what the processor has learned of it,
 * then serve all of them. Every check meets the pages in their order.
 */
export async function* lookAtPages(
  checks: readonly PageCheck[],
  pages: readonly PageView[],
  ledger: CheckLedger,
): AsyncGenerator<AuditEvent, void> {
  for (const check of checks) {
    for (const page of pages) {
      let occurrence: Occurrence | undefined
      try {
        occurrence = ledger.note(check, check.look(page))
      } catch (error) {
        ledger.noteFailure(check)
        yield { type: 'check_failed', id: check.id, url: page.url, error }
      }
      if (!occurrence) continue
      const { id, section, severity, title } = check
      yield { type: 'finding', id, section, severity, title, occurrence }
    }
    if (breather.isDue()) await breather.breathe()
  }
}
