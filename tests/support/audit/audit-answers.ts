import type { AuditAnswer, PresentedFinding, PresentedReport } from '#src/features/audits/schema.ts'

type Section = PresentedReport['sections'][number]
type Page = PresentedReport['pages'][number]

export function aFinding(of: Partial<PresentedFinding> & { id: string }): PresentedFinding {
  return {
    section: 'local',
    severity: 'medium',
    title: `Something about ${of.id}`,
    why: 'Customers notice.',
    mend: 'Change the line.',
    source: 'https://www.example.com/rule',
    occurrences: [{ url: 'https://tonys.example/', line: 12, evidence: '<a href="tel:+1">' }],
    count: 1,
    pages_affected: 1,
    pages_looked_at: 2,
    effort: 'minutes',
    plan: { id: 'dominator', feature: 'Onsite SEO optimization' },
    ...of,
  }
}

export function aSection(id: Section['id'], of: Partial<Section> = {}): Section {
  return { id, name: id, score: 100, weight: 10, checked: of.score !== null, checks: 10, failed: 0, note: null, ...of }
}

export function aPage(path: string, of: Partial<Page> = {}): Page {
  const url = `https://tonys.example${path}`
  return { url, status: 200, kind: null, title: 'Tony’s', indexable: true, depth: 0, problem: null, ...of }
}

const stepIds = ['reach', 'robots', 'pages', 'business', 'structured', 'links', 'speed', 'score'] as const

/** An audit of which the first `done` of eight steps are done. */
export function anAudit(done: number, of: Partial<AuditAnswer> = {}): AuditAnswer {
  return {
    id: '8e1f0f4e-0000-4000-8000-000000000000',
    url: 'https://tonys.example/',
    host: 'tonys.example',
    state: done === 8 ? 'done' : 'running',
    created_at: '2026-11-20T15:00:00Z',
    started_at: '2026-11-20T15:00:01Z',
    finished_at: null,
    expires_at: '2027-02-18T15:00:00Z',
    given: { name: '', phone: '', business_address: '', city: '', keyword: '' },
    is_stored_result: false,
    steps: stepIds.map((id, at) => ({ id, state: at < done ? 'done' : at === done ? 'running' : 'waiting', note: '' })),
    waiting_before: null,
    pages_audited: 2,
    pages_at_most: 30,
    so_far: [],
    problem: null,
    report: null,
    ...of,
  }
}

export function aReport(of: Partial<PresentedReport> = {}): PresentedReport {
  return {
    score: 64,
    grade: 'fair',
    formula: 'Each section starts with 100 points.',
    sections: [],
    findings: [],
    first_three: [],
    not_checked: [],
    lab_speed: null,
    pages: [aPage('/')],
    pages_left: 0,
    stopped_by: null,
    finished_at: '2026-11-20T15:00:40Z',
    earlier: null,
    ...of,
  }
}
