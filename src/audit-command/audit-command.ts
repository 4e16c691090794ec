import { type FileHandle, open } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { type AuditFormat, type AuditRequest, readAuditArguments } from '#src/audit-command/arguments.ts'
import { openProgress, type Terminal } from '#src/audit-command/progress.ts'
import { findSource } from '#src/audit-command/source.ts'
import type { MeasureLabSpeed } from '#src/domain/lab-speed.ts'
import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import type { CrawlProblem } from '#src/engines/audit/crawl/crawl-event.ts'
import { usualBounds } from '#src/engines/audit/crawl/crawl-options.ts'
import { hasFindingAsGraveAs } from '#src/engines/audit/report/as-grave.ts'
import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'
import { toCsv } from '#src/engines/audit/report/to-csv.ts'
import { toHtml } from '#src/engines/audit/report/to-html.ts'
import { toJson } from '#src/engines/audit/report/to-json.ts'
import { toNdjsonLine } from '#src/engines/audit/report/to-ndjson.ts'
import { toSarif } from '#src/engines/audit/report/to-sarif.ts'
import { toText } from '#src/engines/audit/report/to-text.ts'
import type { AuditOptions } from '#src/engines/audit/run/audit-options.ts'
import { auditSite } from '#src/engines/audit/run/audit-site.ts'
import { notMeasured } from '#src/platform/browser/not-measured.ts'
import { type Lab, openLab } from '#src/platform/browser/open-lab.ts'
import { openOutbound } from '#src/platform/outbound/open-outbound.ts'
import { anywhere, publicInternet } from '#src/platform/outbound/outbound-policy.ts'
import { readPdf } from '#src/platform/pdf/read-pdf.ts'
import { realClock } from '#src/real-clock.ts'
import about from '../../package.json' with { type: 'json' }

const failed = 2

/** NDJSON is written event by event instead. */
const writers: Record<Exclude<AuditFormat, 'ndjson'>, (report: AuditReport) => string> = {
  text: toText,
  json: toJson,
  csv: toCsv,
  sarif: report => toSarif(report, about.version),
  html: toHtml,
}

/** Names the way out where a door of this program, and not the site, is in the way. */
function withHint({ sentence, reason }: CrawlProblem, { allow_private }: AuditRequest): string {
  const closed = reason === 'private_address' || reason === 'port_not_allowed' || reason === 'odd_address'
  return closed && !allow_private ? `${sentence} For a site of your own network add --allow-private.` : sentence
}

/** The browser, or the reason why there is none to ask. */
function labFor({ lab, as_origin }: AuditRequest, { measure }: Lab): MeasureLabSpeed {
  if (lab === 'off') return async () => notMeasured('switched_off')
  return as_origin === undefined ? measure : async () => notMeasured('local_copy')
}

type Output = { write: (text: string) => Promise<unknown>; close: () => Promise<void> }

function toStream(stream: Writable): Output {
  return {
    write: text => new Promise(resolve => stream.write(text, resolve)),
    close: async () => undefined,
  }
}

/** What an earlier audit left in the file stays until there is something to put in its place. */
function toFile(file: FileHandle): Output {
  let isFirst = true
  return {
    async write(text) {
      // Pipes and devices hold nothing that could be cut.
      if (isFirst && (await file.stat()).isFile()) await file.truncate()
      isFirst = false
      await file.appendFile(text)
    },
    close: () => file.close(),
  }
}

/** Where the report goes; undefined where the file cannot be written. */
async function openOutput(out: string | undefined, stdout: Writable): Promise<Output | undefined> {
  if (out === undefined) return toStream(stdout)
  return open(out, 'a').then(toFile, () => undefined)
}

/** Runs the audit and writes it out; answers the exit code. */
async function carryOut(
  request: AuditRequest,
  options: AuditOptions,
  output: Output,
  stderr: Terminal,
): Promise<number> {
  const { format, fail_on, pages } = request
  const complain = complainTo(stderr)
  const progress = openProgress(stderr, pages)
  for await (const event of auditSite(options)) {
    progress.tell(event)
    if (format === 'ndjson') await output.write(toNdjsonLine(event))
    if (event.type === 'check_failed') {
      progress.clear()
      complain(`The check ${event.id} failed at ${event.url}: ${String(event.error)}`)
    } else if (event.type === 'could_not_audit') {
      progress.clear()
      complain(withHint(event.problem, request))
    } else if (event.type === 'done') {
      progress.clear()
      if (format !== 'ndjson') await output.write(writers[format](event.report))
      return fail_on !== undefined && hasFindingAsGraveAs(fail_on, event.report) ? 1 : 0
    }
  }
  return failed
}

const complainTo = (stderr: Terminal) => (sentence: string) => void stderr.write(`${sentence}\n`)

type Surroundings = {
  /** Where the user agent says that one can read about us. */
  site_origin: string
  chrome_path: string | undefined
  stdout: Writable
  stderr: Terminal
  /** Ends the crawl; what was read until then is reported. */
  stopping: AbortSignal
}

/**
 * `porchlight audit`. Answers the exit code: 0 when the site could be audited, 1 when a finding is as grave as
 * `--fail-on` says, 2 when it could not be audited.
 */
export async function auditCommand(
  words: readonly string[],
  { site_origin, chrome_path, stdout, stderr, stopping }: Surroundings,
): Promise<number> {
  const complain = complainTo(stderr)
  const read = readAuditArguments(words)
  if (!read.ok) {
    complain(read.problem)
    return failed
  }
  const { request } = read
  const user_agent = `PorchlightAudit/${about.version} (+${site_origin}/help-center)`
  const policy = request.allow_private ? anywhere : publicInternet
  const outbound = openOutbound(policy)
  const lab = openLab({ policy, chrome_path, introduces_as: user_agent })
  try {
    const found = await findSource(request, outbound.fetch)
    if (!found.ok) {
      complain(found.problem)
      return failed
    }
    const output = await openOutput(request.out, stdout)
    if (!output) {
      complain(`${request.out} cannot be written. Name a file in a folder that exists and is yours.`)
      return failed
    }
    const { source } = found
    const isOwn = source.is_local_copy || request.allow_private
    const crawl = {
      ...source,
      crawler: {
        token: 'PorchlightAudit',
        user_agent,
      },
      inspect_tls: outbound.inspect_tls,
      clock: realClock,
      random: Math.random,
      bounds: {
        ...usualBounds,
        pages: request.pages,
        ...(isOwn ? { host_delay_ms: 0 } : {}),
        // Files are there at once, and one after the other they make the same report each time.
        ...(source.is_folder ? { host_at_once: 1 } : {}),
      },
      check_links: request.links,
      signal: stopping,
    }
    const measure_lab_speed = labFor(request, lab)
    const code = await carryOut(
      request,
      { crawl, checks: allChecks, given: request.given, measure_lab_speed, read_pdf: readPdf },
      output,
      stderr,
    )
    await output.close()
    return code
  } finally {
    await lab.close()
    await outbound.close()
  }
}
