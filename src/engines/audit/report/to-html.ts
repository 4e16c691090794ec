import type { Occurrence, Severity } from '#src/engines/audit/checks/check.ts'
import type { AuditReport, ReportFinding, ReportSection } from '#src/engines/audit/report/audit-report.ts'
import { escapeHtml, linkTo } from '#src/engines/audit/report/escape-html.ts'
import { contentPolicy, style } from '#src/engines/audit/report/html-style.ts'
import { labMethod, labRows } from '#src/engines/audit/report/lab-words.ts'
import { countOf, coverageOf, firstToMend, spreadOf } from '#src/engines/audit/report/report-words.ts'

const severities: Record<Severity, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'For your information',
}

function sectionRow({ name, score, weight, checks, failed, note }: ReportSection): string {
  const shown = score === null ? 'Not checked' : String(score)
  const words = [...(score === null ? [] : [`${failed} of ${countOf(checks, 'check')} found something.`]), note ?? '']
  return `<tr><th scope="row">${escapeHtml(name)}</th><td class="number">${shown}</td><td class="number">${weight}</td><td class="soft">${escapeHtml(words.join(' '))}</td></tr>`
}

function place({ url, line, evidence }: Occurrence): string {
  return `<li>${linkTo(url)}${line === null ? '' : ` line ${line}`}<br><code>${escapeHtml(evidence)}</code></li>`
}

function findingPart(finding: ReportFinding): string {
  const { severity, title, why, mend, occurrences, count, source, id } = finding
  const more = count - occurrences.length
  return `<article id="${escapeHtml(id)}"><h3><span class="severity ${severity}">${severities[severity]}</span> ${escapeHtml(title)}</h3>
<p>${escapeHtml(why)}</p><p><strong>What to do:</strong> ${escapeHtml(mend)}</p>
<details><summary>${escapeHtml(spreadOf(finding))}</summary><ul>${occurrences.map(place).join('')}</ul>${more > 0 ? `<p>And ${countOf(more, 'more place')}.</p>` : ''}</details>
<p class="soft">Rule: ${linkTo(source)}</p></article>`
}

function firstPart(report: AuditReport): string {
  const first = firstToMend(report)
  if (first.length === 0) return '<p>Nothing to mend was found.</p>'
  const items = first.map(({ id, title, mend }) => {
    return `<li><a href="#${escapeHtml(id)}">${escapeHtml(title)}</a><br>${escapeHtml(mend)}</li>`
  })
  return `<h2>Mend these first</h2><ol>${items.join('')}</ol>`
}

function unreadPart({ pages }: AuditReport): string {
  const unread = pages.filter(({ problem }) => problem !== null)
  if (unread.length === 0) return ''
  const items = unread.map(({ url, problem }) => `<li>${linkTo(url)}<br>${escapeHtml(problem ?? '')}</li>`)
  return `<h2>Could not be read</h2><ul>${items.join('')}</ul>`
}

function labPart({ lab_speed }: AuditReport): string {
  if (!lab_speed) return ''
  const rows = labRows(lab_speed).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td class="number">${escapeHtml(value)}</td></tr>`,
  )
  return `<h2>Speed in a browser</h2><p>${linkTo(lab_speed.final_url)}</p><table><tbody>${rows.join('')}</tbody></table><p class="soft">${escapeHtml(labMethod(lab_speed))}</p>`
}

/** One reason often holds for many checks. */
function uncheckedPart({ not_checked }: AuditReport): string {
  const reasons = Map.groupBy(not_checked, ({ reason }) => reason)
  const items = Array.from(reasons, ([reason, checks]) => {
    const ids = checks.map(({ id }) => `<code>${escapeHtml(id)}</code>`)
    return `<li>${escapeHtml(reason)} <span class="soft">${ids.join(', ')}</span></li>`
  })
  return `<h2>Not checked</h2><ul>${items.join('')}</ul>`
}

/** "November 21, 2026" */
function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/** The report as one file that loads nothing and runs nothing, whatever the audited pages contain. */
export function toHtml(report: AuditReport): string {
  const { url, origin, score, finished_at, sections, findings, formula } = report
  const parts = sections.flatMap(({ id, name }) => {
    const own = findings.filter(({ section }) => section === id)
    return own.length === 0 ? [] : [`<section><h2>${escapeHtml(name)}</h2>${own.map(findingPart).join('\n')}</section>`]
  })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentPolicy)}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>Audit of ${escapeHtml(origin)}</title><style>${style}</style></head>
<body><main><header><h1>Audit of ${linkTo(url)}</h1><p class="soft">${escapeHtml(dayOf(finished_at))}. ${escapeHtml(coverageOf(report))}</p>
<p class="total">${score === null ? 'Not scored' : `${score}<span class="soft"> of 100</span>`}</p></header>
${firstPart(report)}
<h2>Sections</h2><table class="sections"><thead><tr><th scope="col">Section</th><th scope="col" class="number">Score</th><th scope="col" class="number">Weight</th><th scope="col">Checks</th></tr></thead><tbody>${sections.map(sectionRow).join('')}</tbody></table>
<p class="soft">${escapeHtml(formula)}</p>
${labPart(report)}
${parts.join('\n')}
${unreadPart(report)}
${uncheckedPart(report)}
</main></body></html>
`
}
