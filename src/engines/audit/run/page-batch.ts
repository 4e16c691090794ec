import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'

/** So many pages, or so many characters of HTML, are checked together at the most. */
const most_pages = 8
const most_chars = 600_000

/** A page and how many were read with it. */
type WaitingPage = { view: PageView; nth: number }

/**
 * Pages that wait for their checks, to be run over several at a time. The first is handed out at once: somebody waits to
 * see a finding.
 */
export class PageBatch {
  #waiting: WaitingPage[] = []
  #chars = 0
  #checks: readonly PageCheck[] = []
  #is_first = true

  get size(): number {
    return this.#waiting.length
  }

  /** Whether the page gets other checks than those that wait, which are to be taken before it is added. */
  differs(checks: readonly PageCheck[]): boolean {
    return this.#waiting.length > 0 && this.#checks !== checks
  }

  /** True when they are to be checked now. */
  add(view: PageView, nth: number, checks: readonly PageCheck[]): boolean {
    this.#waiting.push({ view, nth })
    this.#checks = checks
    this.#chars += view.facts.text.html_chars
    const is_first = this.#is_first
    this.#is_first = false
    return is_first || this.#waiting.length >= most_pages || this.#chars >= most_chars
  }

  /** What waits, and no longer does. */
  take(): { waiting: readonly WaitingPage[]; checks: readonly PageCheck[] } {
    const taken = { waiting: this.#waiting, checks: this.#checks }
    this.#waiting = []
    this.#chars = 0
    return taken
  }
}
