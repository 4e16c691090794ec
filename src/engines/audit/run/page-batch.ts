import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { sideBySide } from '#src/engines/audit/in-turns.ts'
import type { BegunPage } from '#src/engines/audit/run/page-reader.ts'

/** So many pages, or so many characters of HTML, are checked together at the most. */
const most_pages = 16
const most_chars = 1_000_000

/** A page, how many were read with it, and its code where that is still to be looked through. */
type WaitingPage = { page: BegunPage; nth: number; html: string; is_judged: boolean }

/**
 * Pages that wait to be finished and checked, several at a time. The first is handed out at once: somebody waits to see a
 * finding.
 */
export class PageBatch {
  #waiting: WaitingPage[] = []
  /** Of those that wait, as many as are finished. */
  #views: PageView[] = []
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
  add(waiting: WaitingPage, checks: readonly PageCheck[]): boolean {
    this.#waiting.push(waiting)
    this.#checks = checks
    this.#chars += waiting.page.outlined.facts.text.html_chars
    const is_first = this.#is_first
    this.#is_first = false
    return is_first || this.#waiting.length >= most_pages || this.#chars >= most_chars
  }

  /** Reads the texts of those that wait. Gives the pages that were not yet read so far, in their order. */
  async finish(): Promise<readonly (WaitingPage & { view: PageView })[]> {
    const before = this.#views.length
    const views = await sideBySide(this.#waiting.slice(before).map(({ page }) => page.finish()))
    this.#views.push(...views)
    return this.#waiting.slice(before).flatMap((waiting, index) => {
      const view = views[index]
      return view ? [{ ...waiting, view }] : []
    })
  }

  /** Those that were finished, which no longer wait. */
  take(): { views: readonly PageView[]; nths: readonly number[]; checks: readonly PageCheck[] } {
    const taken = { views: this.#views, nths: this.#waiting.map(({ nth }) => nth), checks: this.#checks }
    this.#waiting = []
    this.#views = []
    this.#chars = 0
    return taken
  }
}
