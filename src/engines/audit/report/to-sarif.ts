import type { Occurrence, Severity } from '#src/engines/audit/checks/check.ts'
import type { AuditReport, ReportFinding } from '#src/engines/audit/report/audit-report.ts'
import { plainText } from '#src/engines/audit/report/plain-text.ts'

const schema = 'https://json.schemastore.org/sarif-2.1.0.json'
const levels: Record<Severity, 'error' | 'warning' | 'note'> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
  info: 'note',
}

function ruleOf({ id, section, severity, title, why, mend, source }: ReportFinding) {
  const isAddress = /^https?:\/\/\S+$/.test(source)
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: isAddress ? mend : `${mend} (${source})` },
    ...(isAddress ? { helpUri: source } : {}),
    defaultConfiguration: { level: levels[severity] },
    properties: { section, severity },
  }
}

function resultOf(finding: ReportFinding, ruleIndex: number, { url, line, evidence }: Occurrence) {
  const snippet = plainText(evidence)
  return {
    ruleId: finding.id,
    ruleIndex,
    level: levels[finding.severity],
    message: { text: snippet === '' ? finding.title : `${finding.title}: ${snippet}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: url },
          ...(line === null ? {} : { region: { startLine: line, snippet: { text: evidence } } }),
        },
      },
    ],
  }
}

/** The report as SARIF 2.1.0 (OASIS), for whoever reads the findings of other tools so. */
export function toSarif(report: AuditReport, version: string): string {
  const { findings, not_checked, started_at, finished_at } = report
  const log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Porchlight audit', semanticVersion: version, rules: findings.map(ruleOf) } },
        invocations: [
          {
            executionSuccessful: true,
            startTimeUtc: started_at,
            endTimeUtc: finished_at,
            toolExecutionNotifications: not_checked.map(({ id, reason }) => ({
              descriptor: { id },
              level: 'note',
              message: { text: reason },
            })),
          },
        ],
        results: findings.flatMap((finding, at) => finding.occurrences.map(place => resultOf(finding, at, place))),
        columnKind: 'utf16CodeUnits',
        properties: { score: report.score, sections: report.sections, url: report.url, lab_speed: report.lab_speed },
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}
