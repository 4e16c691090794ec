import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Check } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'
import { toCsv } from '#src/engines/audit/report/to-csv.ts'
import { toHtml } from '#src/engines/audit/report/to-html.ts'
import { toJson } from '#src/engines/audit/report/to-json.ts'
import { toNdjsonLine } from '#src/engines/audit/report/to-ndjson.ts'
import { toSarif } from '#src/engines/audit/report/to-sarif.ts'
import { toText } from '#src/engines/audit/report/to-text.ts'
import { labSpeed } from '#tests/support/audit/lab-speed.ts'
import { auditPages, describedCheck, gonePagesCheck, reportOf } from '#tests/support/crawl/audit-loopback.ts'

const hostile = [
  '</title><script>window.hit = 1</script><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</style></script></code></li><iframe src=javascript:alert(1)>',
  '=HYPERLINK("https://evil.example","Click")',
  '\t=1+1',
  '+1 (478) 555-0142',
  '-2+3',
  '@SUM(A1)',
  '\u001b[31mred\u001b]0;title\u0007',
  'safe \u202egnp.exe',
  'line one\r\n=2+2,"quoted"',
]

const quoting: Check = {
  ...describedCheck,
  id: 'quoting',
  section: 'local',
  severity: 'high',
  scope: 'site',
  look: ({ origin }) => foundAll(hostile.map((evidence, i) => ({ url: `${origin}/${i}`, line: i + 1, evidence }))),
}
const linking: Check = {
  ...describedCheck,
  id: 'linking',
  severity: 'low',
  scope: 'site',
  look: () => foundAll([{ url: 'javascript:alert(1)', line: null, evidence: 'an address of no page' }]),
}
const pages = { '/': `<!doctype html><title>${hostile[0]}</title><a href="/gone">Gone</a>` }

async function hostileReport(): Promise<AuditReport> {
  return reportOf(await auditPages(pages, [describedCheck, gonePagesCheck, quoting, linking]))
}

async function schema() {
  const text = await readFile(join(import.meta.dirname, 'report.schema.json'), 'utf8')
  return z.fromJSONSchema(JSON.parse(text))
}

/** A reader of RFC 4180 as plain as the standard. */
function readCsv(text: string): string[][] {
  return text
    .trimEnd()
    .split('\r\n')
    .map(row =>
      [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, a, b]) => a?.replaceAll('""', '"') ?? b ?? ''),
    )
}

test('the JSON is as its published schema says, and a report without a score too', async () => {
  const report = await hostileReport()
  const read: unknown = JSON.parse(toJson(report))
  expect(read).toEqual(report)
  expect((await schema()).safeParse(read).error).toBeUndefined()
  const withLab = { ...report, lab_speed: labSpeed() }
  expect((await schema()).safeParse(withLab).error).toBeUndefined()
  const empty: unknown = JSON.parse(toJson(reportOf(await auditPages(pages, []))))
  expect((await schema()).safeParse(empty).error).toBeUndefined()
})

test('the schema refuses what is no report', async () => {
  const report = await hostileReport()
  for (const wrong of [
    { version: 2 },
    { score: 101 },
    { sections: [{}] },
    { stopped_by: 'boredom' },
    { lab_speed: { lcp_ms: 1 } },
  ])
    expect((await schema()).safeParse({ ...report, ...wrong }).success).toBe(false)
})

test('each event is one line of NDJSON, errors included', async () => {
  const events = await auditPages(pages, [describedCheck, quoting])
  for (const event of events) {
    const line = toNdjsonLine(event)
    expect(line.indexOf('\n')).toBe(line.length - 1)
    expect(JSON.parse(line)).toEqual(event)
  }
  const failed = toNdjsonLine({
    type: 'check_failed',
    id: 'x',
    url: 'https://x.example/',
    error: new Error('two\nlines'),
  })
  expect(JSON.parse(failed)).toMatchObject({ error: 'two\nlines' })
})

test('the CSV has one row for each place, and no cell that a spreadsheet would run', async () => {
  const report = await hostileReport()
  const [head = [], ...rows] = readCsv(toCsv(report))
  expect(head).toEqual(['section', 'severity', 'id', 'title', 'url', 'line', 'evidence', 'why', 'mend', 'count'])
  expect(rows).toHaveLength(report.findings.reduce((sum, { occurrences }) => sum + occurrences.length, 0))
  for (const row of rows) {
    expect(row).toHaveLength(head.length)
    for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@]/)
  }
  const evidence = rows.filter(row => row[2] === 'quoting').map(row => row[6])
  expect(evidence).toContain(`'=HYPERLINK("https://evil.example","Click")`)
  expect(evidence).toContain("'+1 (478) 555-0142")
  expect(evidence).toContain('line one =2+2,"quoted"')
})

test('the SARIF is a log of version 2.1.0 whose results point at their rules', async () => {
  const report = await hostileReport()
  const log = JSON.parse(toSarif(report, '1.2.3'))
  expect(log.version).toBe('2.1.0')
  const [run, ...others] = log.runs
  expect(others).toEqual([])
  expect(run.tool.driver).toMatchObject({ name: 'Porchlight audit', semanticVersion: '1.2.3' })
  for (const result of run.results) {
    expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId)
    expect(['error', 'warning', 'note']).toContain(result.level)
    expect(result.message.text).not.toBe('')
    const { artifactLocation, region } = result.locations[0].physicalLocation
    expect(URL.canParse(artifactLocation.uri)).toBe(true)
    if (region) expect(region.startLine).toBeGreaterThan(0)
  }
  expect(run.invocations[0].executionSuccessful).toBe(true)
})

test('the HTML runs and loads nothing, whatever the pages contain', async () => {
  const html = toHtml(await hostileReport())
  const elements: { name: string; attributes: { name: string; value: string }[] }[] = []
  const walk = (node: { tagName?: string; attrs?: { name: string; value: string }[]; childNodes?: object[] }) => {
    if (node.tagName) elements.push({ name: node.tagName, attributes: node.attrs ?? [] })
    for (const child of node.childNodes ?? []) walk(child)
  }
  walk(parse(html))
  const names = new Set(elements.map(({ name }) => name))
  for (const name of ['script', 'iframe', 'img', 'svg', 'object', 'form', 'link', 'base'])
    expect(names).not.toContain(name)
  for (const { name, value } of elements.flatMap(({ attributes }) => attributes)) {
    expect(name).not.toMatch(/^on|^style$|^src/)
    if (name === 'href') expect(value).toMatch(/^(?:https?:|#)/)
  }
  expect(html).toContain('an address of no page')
  const policy = elements.find(({ attributes }) => attributes.some(({ value }) => value === 'Content-Security-Policy'))
  expect(policy?.attributes.find(({ name }) => name === 'content')?.value).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; base-uri 'none'; form-action 'none'$/,
  )
})

test('the text names three things to mend first, and moves no cursor', async () => {
  const text = toText(await hostileReport())
  expect(text).not.toMatch(/[^\P{Cc}\n]/u)
  expect(text).not.toContain('\u202e')
  const [, first = ''] = /MEND THESE FIRST\n\n([\s\S]*?)\n\n/.exec(text) ?? []
  expect(first.match(/^ {2}\d\. \[\w+\]/gm)).toEqual(['  1. [critical]', '  2. [high]', '  3. [medium]'])
  expect(text).toContain('and 6 more places')
  expect(text).toContain('Lab speed was not measured')
})

test('an address that answers with an error is not counted as a page that was read', async () => {
  const text = toText(await hostileReport())
  expect(text).toContain('1 page read, 1 address answered with an error.')
})

test('on paper every place is unfolded, and the day is written out', async () => {
  const report = await hostileReport()
  const html = toHtml({ ...report, finished_at: '2026-11-21T23:30:00.000Z' })
  expect(html).toContain('November 21, 2026')
  expect(html).toMatch(/@media print\{[^@]*details::details-content\{content-visibility:visible/)
})

test('a reason that holds for several checks is told once, with all of them', async () => {
  const report = await hostileReport()
  const not_checked = ['one', 'two'].map(id => ({ id, reason: 'It was dark.' }))
  const html = toHtml({ ...report, not_checked })
  expect(html.match(/It was dark\./g)).toHaveLength(1)
  expect(html).toContain('<code>one</code>, <code>two</code>')
})
