import { expect, test } from 'vitest'
import type { MeasureLabSpeed } from '#src/domain/lab-speed.ts'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'
import { addLab } from '#src/engines/audit/run/add-lab.ts'
import type { AuditEvent, LabOutcome } from '#src/engines/audit/run/audit-event.ts'
import { auditSite } from '#src/engines/audit/run/audit-site.ts'
import { labSpeed } from '#tests/support/audit/lab-speed.ts'
import { auditOptions, reportOf } from '#tests/support/crawl/audit-loopback.ts'

const pages = {
  '/': '<!doctype html><title>Calloway</title><a href="/contact">x</a><img src="/a.png">',
  '/contact': '<title>Contact</title><img src="/b.png">',
}

async function audit(measure?: MeasureLabSpeed): Promise<AuditReport> {
  const options = await auditOptions(pages, allChecks)
  const events: AuditEvent[] = []
  for await (const event of auditSite(measure ? { ...options, measure_lab_speed: measure } : options))
    events.push(event)
  return reportOf(events)
}

const asIs = <Finding>(finding: Finding) => finding

/** The sites are served on ports of their own; times differ, and in which order reasons stand does not matter. */
function comparable({
  score,
  sections,
  findings,
  not_checked,
  lab_speed,
}: Omit<AuditReport, 'url'> | ReturnType<typeof addLab>) {
  const told = {
    score,
    sections,
    findings,
    lab_speed,
    not_checked: not_checked.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }
  return JSON.parse(JSON.stringify(told).replace(/:\d{4,5}\//g, '/'))
}

test.each<[string, LabOutcome]>([
  ['a fast page', { speed: labSpeed(), reason: null }],
  ['a slow page', { speed: labSpeed({ lcp_ms: 4812, tbt_ms: 300, cls: 0.31 }), reason: null }],
  ['a machine too slow to judge', { speed: labSpeed({ lcp_ms: 4812, benchmark_index: 300 }), reason: null }],
  ['no measurement', { speed: null, reason: 'It was busy.' }],
])('a report to which %s is added later reads as if it had been measured at once', async (_, lab) => {
  const measured = await audit(async () =>
    lab.speed ? { ok: true, speed: lab.speed } : { ok: false, reason: 'busy', sentence: lab.reason, detail: '' },
  )
  const later = addLab(await audit(), lab, asIs)
  expect(comparable(later)).toEqual(comparable(measured))
})

test('an added measurement changes the score, and only what it has a say in', async () => {
  const before = await audit()
  const after = addLab(before, { speed: labSpeed({ lcp_ms: 4812 }), reason: null }, asIs)
  expect(after.findings.map(({ id }) => id)).toContain('lab-lcp-poor')
  expect(after.score).toBeLessThan(before.score ?? 0)
  expect(after.sections.filter(({ id }) => id !== 'speed')).toEqual(before.sections.filter(({ id }) => id !== 'speed'))
})
