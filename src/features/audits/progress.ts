import type { SectionId } from '#src/engines/audit/sections.ts'
import { mostSoFar } from '#src/features/audits/limits.ts'
import type { WorkerEvent } from '#src/features/audits/run/worker-event.ts'
import type { AuditState, AuditStep, PresentedReport } from '#src/features/audits/schema.ts'

/** How far an audit has come, as its visitors see it. */
export type AuditProgress = Pick<AuditState, 'steps' | 'pages_audited' | 'so_far'>

type StepId = AuditStep['id']
type Outcome = Omit<AuditStep, 'id'>
type Change = Partial<Outcome>

const stepIds: readonly StepId[] = ['reach', 'robots', 'pages', 'business', 'structured', 'links', 'speed', 'score']

/** Steps that look at the pages as they come. */
const lookingSteps: readonly StepId[] = ['pages', 'business', 'structured', 'links', 'speed']

const sectionsOfSteps: Partial<Record<StepId, SectionId>> = {
  business: 'local',
  structured: 'structured-data',
  links: 'links',
  speed: 'speed',
}

export const noProgress: AuditProgress = {
  steps: stepIds.map(id => ({ id, state: 'waiting', note: '' })),
  pages_audited: 0,
  so_far: [],
}

export function changeSteps(
  progress: AuditProgress,
  ids: readonly StepId[],
  over: Change | ((id: StepId) => Change),
): AuditProgress {
  const steps = progress.steps.map(step => {
    if (!ids.includes(step.id)) return step
    return { ...step, ...(typeof over === 'function' ? over(step.id) : over) }
  })
  return { ...progress, steps }
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** A worker has taken the audit up, perhaps anew: what an earlier one found is found again. */
export function beginProgress(): AuditProgress {
  return changeSteps(noProgress, ['reach'], { state: 'running', note: 'Opening the website.' })
}

function notePage(progress: AuditProgress, pages_audited: number): AuditProgress {
  const arrived = changeSteps(progress, ['reach'], { state: 'done', note: 'The website answers.' })
  const allowed = changeSteps(arrived, ['robots'], { state: 'done', note: 'robots.txt lets us read it.' })
  const looking = changeSteps(allowed, lookingSteps, { state: 'running' })
  const read = changeSteps(looking, ['pages'], { note: `${counted(pages_audited, 'page')} read.` })
  return { ...read, pages_audited }
}

function noteFinding(progress: AuditProgress, event: Extract<WorkerEvent, { type: 'finding' }>): AuditProgress {
  if (progress.so_far.length >= mostSoFar) return progress
  const { type: _type, ...finding } = event
  return { ...progress, so_far: [...progress.so_far, finding] }
}

/** What a step that looks at pages came to. */
function lookedStep(id: StepId, { sections, pages }: PresentedReport): Outcome {
  const section = sections.find(({ id: of }) => of === sectionsOfSteps[id])
  const read = pages.filter(({ problem }) => problem === null).length
  if (!section) return { state: 'done', note: `${counted(read, 'page')} read.` }
  if (!section.checked) return { state: 'not_checked', note: section.note ?? 'Nothing here could be checked.' }
  const outcome = section.failed === 0 ? 'nothing to mend' : `${counted(section.failed, 'thing')} to mend`
  return { state: 'done', note: `${counted(section.checks, 'check')}: ${outcome}.` }
}

/** The same for speed, and whether a browser took part. */
export function speedStep(report: PresentedReport): Outcome {
  const { state, note } = lookedStep('speed', report)
  const by = report.lab_speed ? 'A browser measured it.' : 'Judged by what the pages show; no browser took part.'
  return { state, note: `${note} ${by}` }
}

export function scoreStep({ score }: PresentedReport): Outcome {
  return { state: 'done', note: score === null ? 'Nothing could be checked.' : `${score} of 100.` }
}

function finish(progress: AuditProgress, report: PresentedReport): AuditProgress {
  const read = report.pages.filter(({ problem }) => problem === null).length
  const done = changeSteps(progress, stepIds, { state: 'done' })
  const looked = changeSteps(done, lookingSteps, id => lookedStep(id, report))
  const speed = changeSteps(looked, ['speed'], speedStep(report))
  return { ...changeSteps(speed, ['score'], scoreStep(report)), pages_audited: read }
}

/** Which step an audit failed at: before the first page came, the site was not reached or asked us to stay away. */
function fail(progress: AuditProgress, reason: string): AuditProgress {
  const at: StepId = reason.startsWith('robots') ? 'robots' : 'reach'
  const left = progress.steps.filter(({ state }) => state !== 'done').map(({ id }) => id)
  const passed =
    at === 'robots' ? changeSteps(progress, ['reach'], { state: 'done', note: 'The website answers.' }) : progress
  return changeSteps(passed, at === 'robots' ? left.filter(id => id !== 'reach') : left, id => ({
    state: 'not_checked',
    note: id === at ? 'Here it ended.' : '',
  }))
}

/** What an event of the audit's worker changes in what visitors see of it. */
export function applyEvent(progress: AuditProgress, event: WorkerEvent): AuditProgress {
  switch (event.type) {
    case 'page_audited':
      return notePage(progress, event.pages_audited)
    case 'finding':
      return noteFinding(progress, event)
    case 'could_not_audit':
      return fail(progress, event.problem.code)
    case 'done':
      return finish(progress, event.report)
    case 'check_failed':
      return progress
  }
}
