import { randomUUID } from 'node:crypto'
import { noProgress } from '#src/features/audits/progress.ts'
import type { PresentedReport } from '#src/features/audits/schema.ts'
import type { RunningApi } from '#tests/support/program/running-api.ts'

/** A report with one finding. */
export const exampleReport: PresentedReport = {
  score: 63,
  grade: 'fair',
  formula: 'Each section starts with 100 points.',
  sections: [
    { id: 'local', name: 'Local', score: 63, weight: 20, checked: true, checks: 9, failed: 1, note: null },
    {
      id: 'speed',
      name: 'Speed',
      score: null,
      weight: 10,
      checked: false,
      checks: 0,
      failed: 0,
      note: 'Not measured.',
    },
  ],
  findings: [
    {
      id: 'phone-not-clickable',
      section: 'local',
      severity: 'high',
      title: 'A phone number cannot be tapped',
      why: 'People call from their phones.',
      mend: 'Make it a link that dials.',
      source: 'RFC 3966',
      occurrences: [{ url: 'https://shop.example/', line: 12, evidence: '(478) 555-0123' }],
      count: 1,
      pages_affected: 1,
      pages_looked_at: 2,
      effort: 'minutes',
      plan: { id: 'dominator', feature: 'Conversion rate optimization' },
    },
  ],
  first_three: ['phone-not-clickable'],
  not_checked: [{ id: 'lab-speed', reason: 'No browser took part.' }],
  lab_speed: null,
  pages: [
    {
      url: 'https://shop.example/',
      status: 200,
      kind: 'home',
      title: 'Reyes Roofing',
      indexable: true,
      depth: 0,
      problem: null,
    },
  ],
  pages_left: 0,
  stopped_by: null,
  finished_at: '2026-11-20T15:00:00.000Z',
  earlier: null,
}

/** Asks for a check and lays a report into the database as if a worker had carried it out. */
export async function finishedCheck({ ask, database }: Pick<RunningApi, 'ask' | 'database'>, report = exampleReport) {
  const network = Array.from(randomUUID().replaceAll('-', '').slice(0, 6).matchAll(/../g), ([hex]) => parseInt(hex, 16))
  const headers = { 'X-Forwarded-For': `10.${network.join('.')}` }
  const words = { address: `${randomUUID()}.example` }
  const requested: { id: string; key: string; link: string } = await (
    await ask('/api/audits', 'POST', words, headers)
  ).json()
  const steps = noProgress.steps.map(step => ({ ...step, state: 'done' }))
  await database.asOwner(
    `update audits set state = 'done', takes = 1, started_at = now(), finished_at = now(), score = $2, report = $3,
      progress = $4 where id = (select audit_id from audit_links where id = $1)`,
    [requested.id, report.score, JSON.stringify(report), JSON.stringify({ ...noProgress, steps, pages_audited: 1 })],
  )
  await database.asOwner('delete from audit_queue where audit_id = (select audit_id from audit_links where id = $1)', [
    requested.id,
  ])
  return requested
}
