import type { Check, Occurrence, Outcome } from '#src/engines/audit/checks/check.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { OneCause } from '#src/engines/audit/run/one-cause/one-cause.ts'

/** A finding tells this many places, and this many of one page; it counts all of them. */
const most = 50
const mostOfPage = 10
const longestEvidence = 300

/** What a check came to, on all pages together. */
export type Tally = {
  check: Check
  looked_at: number
  affected: number
  count: number
  occurrences: Occurrence[]
  /** The first reason why it could not look. */
  reason: string | null
  /** Pages on which it threw. */
  failures: number
}

/** Evidence is often a piece of the page's source and must not keep the whole of it. */
function kept({ url, line, evidence }: Occurrence): Occurrence {
  const short = evidence.length > longestEvidence ? `${evidence.slice(0, longestEvidence - 1)}…` : evidence
  return { url: detached(url), line, evidence: detached(short) }
}

/** Adds up what the checks come to. Throws where two checks bear one id. */
export class CheckLedger {
  readonly #tallies = new Map<string, Tally>()
  /** A check looks at several pages in a row. */
  #latest: Tally | undefined

  constructor(checks: readonly Check[]) {
    for (const check of checks) {
      if (this.#tallies.has(check.id)) throw new Error(`Two checks have the id ${check.id}.`)
      this.#tallies.set(check.id, {
        check,
        looked_at: 0,
        affected: 0,
        count: 0,
        occurrences: [],
        reason: null,
        failures: 0,
      })
    }
  }

  /** The check's first occurrence, when this is the first outcome that has one. */
  note({ id }: Check, outcome: Outcome): Occurrence | undefined {
    if (outcome.state === 'not_applicable') return undefined
    const tally = this.#of(id)
    if (outcome.state === 'not_checked') {
      tally.reason ??= outcome.reason
      return undefined
    }
    tally.looked_at += 1
    if (outcome.state === 'ok' || outcome.occurrences.length === 0) return undefined
    tally.affected += 1
    tally.count += outcome.occurrences.length
    const room = Math.min(most - tally.occurrences.length, tally.check.scope === 'page' ? mostOfPage : most)
    tally.occurrences.push(...outcome.occurrences.slice(0, room).map(kept))
    return tally.affected === 1 ? tally.occurrences[0] : undefined
  }

  noteFailure({ id }: Check): void {
    this.#of(id).failures += 1
  }

  /** Takes back what is the doing of something else that was told. */
  tellOnce(causes: readonly OneCause[]): void {
    for (const { of, told_by, isSame } of causes) {
      const [tally, other] = [this.#tallies.get(of), this.#tallies.get(told_by)]
      if (!tally || !other || tally.count === 0 || other.count === 0) continue
      this.takeBack(of, one => other.occurrences.some(told => isSame(one, told)))
    }
  }

  /** Takes back what the site shows to be none, though its page could not know. */
  takeBack(id: string, isTaken: (one: Occurrence) => boolean): void {
    const tally = this.#tallies.get(id)
    if (!tally || tally.count === 0) return
    const left = tally.occurrences.filter(one => !isTaken(one))
    if (left.length === tally.occurrences.length) return
    const pages_left = new Set(left.map(({ url }) => url))
    const gone = new Set(tally.occurrences.flatMap(({ url }) => (pages_left.has(url) ? [] : [url])))
    tally.count = left.length === 0 ? 0 : tally.count - (tally.occurrences.length - left.length)
    if (left.length === 0) tally.affected = 0
    else if (tally.check.scope === 'page') tally.affected -= gone.size
    tally.occurrences = left
  }

  /** Corrects what was told of pages by what the site shows; what turns out to be none is taken back. */
  retell(id: string, correct: (one: Occurrence) => Occurrence | undefined): void {
    this.takeBack(id, one => correct(one) === undefined)
    const tally = this.#tallies.get(id)
    if (tally) tally.occurrences = tally.occurrences.map(one => kept(correct(one) ?? one))
  }

  tallies(): Tally[] {
    return [...this.#tallies.values()]
  }

  #of(id: string): Tally {
    if (this.#latest?.check.id === id) return this.#latest
    const tally = this.#tallies.get(id)
    if (!tally) throw new Error(`There is no check ${id}.`)
    this.#latest = tally
    return tally
  }
}
