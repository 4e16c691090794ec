import { expect, test } from 'vitest'
import type { LabAnswer } from '#src/domain/lab-speed.ts'
import { leftOut } from '#src/engines/audit/checks/left-out.ts'
import { labChecks } from '#src/engines/audit/checks/speed/lab-checks.ts'
import { toHtml } from '#src/engines/audit/report/to-html.ts'
import { toSarif } from '#src/engines/audit/report/to-sarif.ts'
import { toText } from '#src/engines/audit/report/to-text.ts'
import type { AuditEvent } from '#src/engines/audit/run/audit-event.ts'
import { auditSite } from '#src/engines/audit/run/audit-site.ts'
import { labSpeed } from '#tests/support/audit/lab-speed.ts'
import { auditOptions, describedCheck, gonePagesCheck, reportOf } from '#tests/support/crawl/audit-loopback.ts'

const pages = {
  '/': '<!doctype html><title>Calloway</title><a href="/contact">x</a>',
  '/contact': '<title>Contact</title>',
}
const measured: LabAnswer = { ok: true, speed: labSpeed({ lcp_ms: 4_812, bytes: 3_456_789 }) }
const busy: LabAnswer = { ok: false, reason: 'busy', sentence: 'It was busy.', detail: '' }

async function auditWith(answer: LabAnswer, wishes: Parameters<typeof auditOptions>[2] = {}, stop?: AbortController) {
  const asked: string[] = []
  const options = await auditOptions(pages, [describedCheck, gonePagesCheck, ...labChecks], wishes)
  const measure_lab_speed = async (url: string) => {
    asked.push(url)
    return answer
  }
  const events: AuditEvent[] = []
  for await (const event of auditSite({ ...options, measure_lab_speed })) {
    events.push(event)
    if (event.type === 'page_audited') stop?.abort()
  }
  return { events, asked, home: options.crawl.start_url }
}

test('the home page is measured once, when the crawl is over, and what is slow is a finding like any other', async () => {
  const { events, asked, home } = await auditWith(measured)
  expect(asked).toEqual([home])
  expect(events.map(({ type }) => type).slice(-4)).toEqual(['lab_started', 'lab_speed', 'finding', 'done'])
  const report = reportOf(events)
  expect(report.lab_speed).toEqual(measured.ok && measured.speed)
  expect(report.findings[0]).toMatchObject({ id: 'lab-lcp-poor', section: 'speed', severity: 'high', count: 1 })
  expect(report.sections.find(({ id }) => id === 'speed')).toMatchObject({
    score: 82,
    checks: 6,
    failed: 1,
    note: null,
  })
  expect(report.not_checked).toEqual(leftOut)
})

test('every report that a person reads shows what was measured', async () => {
  const report = reportOf((await auditWith(measured)).events)
  for (const shown of [toText(report), toHtml(report)])
    for (const words of [
      'Largest Contentful Paint',
      '4.8 s',
      '97 of 100',
      '3457 kB in 21 requests',
      'Lighthouse 13.5.0',
    ])
      expect(shown).toContain(words)
  const [run] = JSON.parse(toSarif(report, '1.0.0')).runs
  expect(run.properties.lab_speed).toEqual(report.lab_speed)
  expect(run.results[0]).toMatchObject({ ruleId: 'lab-lcp-poor', level: 'error' })
})

test('without a measurement the reason stands there once, and nothing of it scores', async () => {
  const report = reportOf((await auditWith(busy)).events)
  expect(report).toMatchObject({
    lab_speed: null,
    not_checked: [{ id: 'lab-speed', reason: 'It was busy.' }, ...leftOut],
  })
  expect(report.sections.find(({ id }) => id === 'speed')).toMatchObject({ checked: false, note: 'It was busy.' })
  expect(toText(report)).not.toContain('Largest Contentful Paint')
})

test('an audit that was stopped measures nothing', async () => {
  const stop = new AbortController()
  const { events, asked } = await auditWith(measured, { signal: stop.signal }, stop)
  expect(asked).toEqual([])
  expect(reportOf(events)).toMatchObject({ stopped_by: 'cancelled', lab_speed: null })
})
