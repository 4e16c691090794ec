import type { Tokenizer } from 'htmlparser2'
import { inTurns } from '#src/engines/audit/in-turns.ts'
import { DataInPage } from './data-in-page.ts'
import { finishPage } from './finish/finish-page.ts'
import { outlinePage } from './finish/outline-page.ts'
import { limits } from './limits.ts'
import type { PageFacts, PageOutline } from './page-facts.ts'
import { PageHandler } from './reading/page-handler.ts'
import { Reading } from './reading/reading.ts'
import { SwiftTokenizer } from './reading/swift-tokenizer.ts'

export type ReadOptions = {
  /** The page's final address: relative links are resolved against it. */
  url: string
}

/** A page that is read as far as its outline. What its text says is read once, in steps that those of other pages may run beside. */
export type PageBegun = { outline: PageOutline; finish: () => Generator<undefined, PageFacts> }

/** Longest stretch that is tokenized without looking at the clock. */
const piece = 65_536
/** The name of no character reference is longer. */
const longest_reference = 40
/** Only an attribute `aria-labelledby` asks for the text of another element, however it is written. */
// A search for the rarer letter first is ten times as quick.
const mayRefer = (source: string) => source.includes('belled') || source.includes('BELLED')
const unfinished = /(?:&[#\w]*|[\r\ud800-\udbff])$/

/** Reads a page in one pass, as a step of work after each piece. */
class PageReader {
  readonly #reading: Reading
  readonly #tokenizer: Tokenizer
  readonly #start: string[] = []
  readonly #data = new DataInPage()
  #kept = 0
  #carried = ''

  /** @param source of which the page consists, where all of it is there already */
  constructor({ url }: ReadOptions, source?: string) {
    this.#reading = new Reading(url)
    this.#reading.keeps_texts_by_id = source === undefined || mayRefer(source)
    this.#tokenizer = new SwiftTokenizer({ decodeEntities: false }, new PageHandler(this.#reading))
  }

  *write(chunk: string): Generator<undefined> {
    for (let at = 0; at < chunk.length; at += piece) {
      this.#write(chunk.length <= piece ? chunk : chunk.slice(at, at + piece))
      yield
    }
  }

  /** What belongs together stays together: CR and LF, surrogate pairs, character references. The end of a piece waits. */
  #write(text: string): void {
    const whole = this.#carried + text
    const waiting = unfinished.exec(whole.slice(-longest_reference))?.[0].length ?? 0
    this.#carried = waiting > 0 ? whole.slice(-waiting) : ''
    this.#feed(waiting > 0 ? whole.slice(0, -waiting) : whole)
  }

  #feed(text: string): void {
    if (text === '') return
    if (this.#kept < limits.confirmed_html) {
      this.#start.push(text)
      this.#kept += text.length
    }
    this.#data.add(text)
    this.#reading.source.push(text)
    this.#tokenizer.write(text)
  }

  *end(): Generator<undefined, PageBegun> {
    this.#feed(this.#carried)
    this.#tokenizer.end()
    this.#reading.found.counts.data_chars = this.#data.chars
    yield
    const outlined = yield* outlinePage(this.#reading, () => this.#start.join(''))
    return { outline: outlined.outline, finish: () => finishPage(this.#reading, outlined) }
  }
}

/**
 * Reads a page as far as its outline. Never fails on what a page contains. Gives the event loop back every few
 * milliseconds, however large the page is.
 * @param source decoded HTML, whole or in chunks
 */
export async function beginPage(
  source: string | Iterable<string> | AsyncIterable<string>,
  options: ReadOptions,
): Promise<PageBegun> {
  const reader = new PageReader(options, typeof source === 'string' ? source : undefined)
  for await (const chunk of typeof source === 'string' ? [source] : source) await inTurns(reader.write(chunk))
  return inTurns(reader.end())
}

/** Reads a page into its facts as steps of the work of somebody else. */
export function* readPageInSteps(html: string, options: ReadOptions): Generator<undefined, PageFacts> {
  const reader = new PageReader(options, html)
  yield* reader.write(html)
  const begun = yield* reader.end()
  return yield* begun.finish()
}

/** The same at one go, for pages of a size that is known to be small. */
export function readPageAtOnce(html: string, options: ReadOptions): PageFacts {
  return atOnce(readPageInSteps(html, options))
}

function atOnce<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
