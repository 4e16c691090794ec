import type { LabCheck, PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { nameOfAnother } from '#src/engines/audit/checks/local/names/names-apart.ts'
import { columnsOnPhones } from '#src/engines/audit/checks/mobile/columns-on-phones.ts'
import type { PageOutlined } from '#src/engines/audit/checks/page-view.ts'
import { secretKeyInPage } from '#src/engines/audit/checks/security/secret-key.ts'
import { imageDimensionsMissing, withoutRoomOf } from '#src/engines/audit/checks/speed/images-on-page.ts'
import { metaRefreshRedirect, sendsOnAtOnce } from '#src/engines/audit/checks/technical/documents/document-start.ts'
import { emptyPage, isEmptyPage } from '#src/engines/audit/checks/technical/documents/empty-page.ts'
import { crawl } from '#src/engines/audit/crawl/crawl.ts'
import type { CrawlDone, PageFetched } from '#src/engines/audit/crawl/crawl-event.ts'
import { sayProblem } from '#src/engines/audit/crawl/say-problem.ts'
import { problemOfHome } from '#src/engines/audit/crawl/start-problem.ts'
import { inTurns } from '#src/engines/audit/in-turns.ts'
import type { ReportPage } from '#src/engines/audit/report/audit-report.ts'
import { assembleReport } from '#src/engines/audit/run/assemble-report.ts'
import type { AuditEvent } from '#src/engines/audit/run/audit-event.ts'
import type { AuditOptions } from '#src/engines/audit/run/audit-options.ts'
import { bearsItsOwnName } from '#src/engines/audit/run/bears-its-own-name.ts'
import { CheckLedger } from '#src/engines/audit/run/check-ledger.ts'
import { linksOf, linksOfErrorPage } from '#src/engines/audit/run/found-links.ts'
import type { Leftover } from '#src/engines/audit/run/leftovers/leftover.ts'
import { LeftoverJudge } from '#src/engines/audit/run/leftovers/leftover-judge.ts'
import { lookAtPages, lookWith } from '#src/engines/audit/run/look.ts'
import { measureLab } from '#src/engines/audit/run/measure-lab.ts'
import { ofOneCause } from '#src/engines/audit/run/of-one-cause.ts'
import { PageBatch } from '#src/engines/audit/run/page-batch.ts'
import { type BegunPage, createPageReader } from '#src/engines/audit/run/page-reader.ts'
import { PageTwins } from '#src/engines/audit/run/page-twins.ts'
import { PdfFiles } from '#src/engines/audit/run/pdf-files.ts'
import { PiecesOfPages } from '#src/engines/audit/run/pieces-of-pages.ts'
import { refusedPage, reportPage } from '#src/engines/audit/run/report-pages.ts'
import { SiteRecord } from '#src/engines/audit/run/site-record.ts'
import { paused, withPauses } from '#src/engines/audit/run/with-pauses.ts'
import type { SectionId } from '#src/engines/audit/sections.ts'

const no_programs = { programs: [], idle_at: null }

/** A page waits no longer for others to be checked with it. */
const longest_wait_ms = 50

/** Pages of a site are built alike: what styles apply to is known after so many. */
const pages_looked_through = 10

/** An error page is judged by its answer: nobody writes titles or pictures for it. */
const sectionsOfErrors: ReadonlySet<SectionId> = new Set(['technical', 'links', 'security'])

/** Of a page that nothing leads to, what it says may still be read by somebody; how it is built and found is past mending. */
const sections_of_words: ReadonlySet<SectionId> = new Set(['on-page', 'local', 'structured-data'])
const of_its_make = /^(?:title|description|h1|heading|og|open-graph|twitter|img|image|alt|thin|favicon)-|-clickable$/

/**
 * Audits one site: reads its pages, runs the checks of a page as soon as it is there and those of the site at the end,
 * and tells everything as it comes. Ends with `done` and the report, or with `could_not_audit` and a sentence. Never
 * throws for what a site does or contains. Leaving the loop ends every request; the signal ends the crawl, and what was
 * read until then is reported.
 */
export async function* auditSite({
  crawl: options,
  checks,
  given,
  measure_lab_speed,
  read_pdf,
  note_page,
}: AuditOptions): AsyncGenerator<AuditEvent, void> {
  const { start_url, clock, check_links, is_local_copy, copy_pages = [], working_files = [] } = options
  const { lying_keys = [], hidden_folders = [], dead_redirects = [], programs = no_programs } = options
  const started_at = new Date(clock.wall()).toISOString()
  const ledger = new CheckLedger(checks)
  const page_checks = checks.filter((check): check is PageCheck => check.scope === 'page')
  const site_checks = checks.filter((check): check is SiteCheck => check.scope === 'site')
  const lab_checks = checks.filter((check): check is LabCheck => check.scope === 'lab')
  const error_checks = page_checks.filter(({ section }) => sectionsOfErrors.has(section))
  const year = new Date(started_at).getUTCFullYear()
  const today = Number(started_at.slice(0, 10).replaceAll('-', ''))
  const empty_checks = page_checks.filter(({ id }) => id === emptyPage.id)
  // What an empty page lacks, from the title on, is one finding.
  const sent_on_checks = page_checks.filter(({ id }) => id === metaRefreshRedirect.id)
  // A key is read by whoever guesses the address.
  const aside_checks = page_checks.filter(
    ({ id, section }) => (sections_of_words.has(section) && !of_its_make.test(id)) || id === secretKeyInPage.id,
  )
  const checksFor = (view: PageOutlined) => {
    if (view.response.status >= 400) return error_checks
    if (isEmptyPage(view)) return empty_checks
    if (sendsOnAtOnce(view)) return sent_on_checks
    return judge.isAside(view) || judge.isFramed(view) ? aside_checks : page_checks
  }
  const record = new SiteRecord({
    given,
    start_url,
    is_local_copy,
    copy_pages,
    working_files,
    lying_keys,
    hidden_folders,
    dead_redirects,
    programs,
    today,
    year,
    checked_links: check_links === 'all',
  })
  const twins = new PageTwins(is_local_copy)
  const judge = new LeftoverJudge(copy_pages)
  const read = createPageReader(given, is_local_copy, record.addresses)
  const pages: ReportPage[] = []
  const pdfs = new PdfFiles(read_pdf)
  const pieces = new PiecesOfPages()
  const batch = new PageBatch()
  const left = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, left.signal]) : left.signal
  const reading = options.signal ?? new AbortController().signal
  let done: CrawlDone | undefined

  function follow(event: PageFetched, { facts }: PageOutlined): void {
    // Relative links of an error page lead to more such pages, without end.
    if (event.status >= 400) return
    pieces.note(facts)
    event.follow(linksOf(facts, copy_pages.length > 0))
  }

  async function finishBatch(): Promise<void> {
    for (const { view, nth, html, is_judged } of await batch.finish()) {
      if (!is_judged) judge.note(view)
      record.addPage(view)
      if (nth <= pages_looked_through) record.noteElements(html)
      if (view.response.status < 400) note_page?.(view)
    }
  }

  async function* checkBatch(): AsyncGenerator<AuditEvent, void> {
    if (batch.size === 0) return
    await finishBatch()
    const { views, nths, checks: fitting } = batch.take()
    yield* lookAtPages(fitting, views, ledger)
    for (const [index, { url, kind, response }] of views.entries())
      yield { type: 'page_audited', url, status: response.status, kind, pages_audited: nths[index] ?? 0 }
  }

  /** What the pages before it say must be known of whoever judges a page. */
  async function judged(page: BegunPage, { pass_over }: PageFetched): Promise<Leftover | undefined> {
    await finishBatch()
    const view = await inTurns(page.finish())
    const leftover = judge.judge(view, pass_over)
    if (!leftover) judge.note(view)
    return leftover
  }

  const events = withPauses(
    crawl({ ...options, signal, pdfs: pdfs.most }),
    () => batch.size > 0,
    () => clock.sleep(longest_wait_ms, left.signal),
    () => left.abort(),
  )
  for await (const event of events) {
    if (event === paused) yield* checkBatch()
    else if (event.type === 'page_fetched') {
      const isHome = pages.length === 0
      if (isHome && problemOfHome(event)) continue
      const page = await read(event)
      const twin = page && twins.before(page.outlined)
      if (page && twin !== undefined) {
        follow(event, page.outlined)
        record.addTwin(page.outlined, twin)
        continue
      }
      pages.push(reportPage(event, page?.outlined))
      if (!page || pieces.isPiece(page.outlined)) {
        record.addFile(event)
        continue
      }
      const is_judged = judge.doubts(event)
      const leftover = is_judged ? await judged(page, event) : undefined
      if (leftover) {
        record.addLeftover(leftover)
        if (leftover.why !== 'framed') continue
      }
      follow(event, page.outlined)
      const fitting = checksFor(page.outlined)
      if (batch.differs(fitting)) yield* checkBatch()
      const nth = pages.length
      const html = nth <= pages_looked_through ? (event.body ?? '') : ''
      if (batch.add({ page, nth, html, is_judged }, fitting)) yield* checkBatch()
    } else if (event.type === 'done') done = event
    else {
      record.take(event)
      if (event.type === 'link_checked') await pdfs.take(event, reading)
      if (event.type === 'missing_page_probed') event.follow?.(await linksOfErrorPage(event))
      if (event.type !== 'page_refused') continue
      pages.push(refusedPage(event))
      yield { type: 'page_refused', url: event.url, status: event.status, problem: event.problem }
    }
  }

  yield* checkBatch()
  if (!done) throw new Error('The crawl ended without a word.')
  const { home_url, problem, stopped_by } = done
  if (home_url === null || problem !== null) {
    yield { type: 'could_not_audit', problem: problem ?? sayProblem('redirect_loop', start_url, '') }
    return
  }
  if (stopped_by === 'cancelled') {
    const reason = 'The audit was stopped before the whole site was known.'
    for (const check of site_checks) ledger.note(check, { state: 'not_checked', reason })
  } else {
    const site = await record.view(home_url, done, await pdfs.all())
    yield* lookWith(site_checks, home_url, check => check.steps?.(site) ?? check.look(site), ledger)
    ledger.retell(imageDimensionsMissing.id, one => withoutRoomOf(one, site.without_room.get(one.url)))
    ledger.takeBack(columnsOnPhones.id, () => site.frees_columns)
    ledger.takeBack(nameOfAnother.id, bearsItsOwnName(site))
  }
  const wish = stopped_by === 'cancelled' ? undefined : measure_lab_speed
  const lab = yield* measureLab(home_url, wish, options.signal)
  const { speed } = lab
  if (speed) yield* lookWith(lab_checks, speed.final_url, check => check.look(speed), ledger)
  ledger.tellOnce(ofOneCause)
  const finished_at = new Date(clock.wall()).toISOString()
  const tallies = ledger.tallies()
  yield {
    type: 'done',
    report: assembleReport({ url: start_url, home_url, started_at, finished_at, pages, tallies, done, lab }),
  }
}
