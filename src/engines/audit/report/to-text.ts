import type { AuditReport, ReportFinding, ReportSection } from '#src/engines/audit/report/audit-report.ts'
import { labMethod, labRows } from '#src/engines/audit/report/lab-words.ts'
import { plainText } from '#src/engines/audit/report/plain-text.ts'
import { countOf, coverageOf, firstToMend, spreadOf } from '#src/engines/audit/report/report-words.ts'

const placesShown = 5
const barWidth = 20

function sectionLine({ name, score, weight, note }: ReportSection): string {
  const bar = '#'.repeat(Math.round(((score ?? 0) / 100) * barWidth)).padEnd(barWidth, '.')
  const shown = score === null ? 'not checked'.padStart(barWidth + 5) : `${String(score).padStart(4)} ${bar}`
  return `  ${name.padEnd(16)} ${shown}  weight ${String(weight).padStart(2)}${note === null ? '' : `  ${note}`}`
}

function findingLines(finding: ReportFinding): string[] {
  const { severity, title, why, mend, occurrences, count, id } = finding
  const places = occurrences.slice(0, placesShown).map(({ url, line, evidence }) => {
    const place = line === null ? plainText(url) : `${plainText(url)} line ${line}`
    return `      ${place}: ${plainText(evidence)}`
  })
  const more = count - places.length
  return [
    `  [${severity}] ${title} (${spreadOf(finding)}; ${id})`,
    `      Why: ${why}`,
    `      Mend: ${mend}`,
    ...places,
    ...(more > 0 ? [`      and ${countOf(more, 'more place')}`] : []),
    '',
  ]
}

function labLines({ lab_speed }: AuditReport): string[] {
  if (!lab_speed) return []
  const rows = labRows(lab_speed).map(([name, value]) => `  ${name.padEnd(26)} ${value}`)
  return ['SPEED IN A BROWSER', '', `  ${plainText(lab_speed.final_url)}`, ...rows, `  ${labMethod(lab_speed)}`, '']
}

/** The report for a terminal: what to mend first, then everything by section. */
export function toText(report: AuditReport): string {
  const { url, score, sections, findings, not_checked, pages, formula } = report
  const first = firstToMend(report).map(
    ({ title, mend, severity }, at) => `  ${at + 1}. [${severity}] ${title}\n     ${mend}`,
  )
  const groups = sections.flatMap(({ id, name }) => {
    const own = findings.filter(({ section }) => section === id)
    return own.length === 0 ? [] : [name.toUpperCase(), '', ...own.flatMap(findingLines)]
  })
  const unread = pages.flatMap(page =>
    page.problem === null ? [] : [`  ${plainText(page.url)}: ${plainText(page.problem)}`],
  )
  return [
    `Audit of ${plainText(url)}`,
    `Score: ${score === null ? 'none, nothing could be checked' : `${score} of 100`}. ${coverageOf(report)}`,
    '',
    ...sections.map(sectionLine),
    '',
    ...(first.length === 0 ? ['Nothing to mend was found.', ''] : ['MEND THESE FIRST', '', ...first, '']),
    ...labLines(report),
    ...groups,
    ...(unread.length === 0 ? [] : ['COULD NOT BE READ', '', ...unread, '']),
    'NOT CHECKED',
    '',
    ...not_checked.map(({ id, reason }) => `  ${id}: ${plainText(reason)}`),
    '',
    `How the score is made: ${formula}`,
    '',
  ].join('\n')
}
