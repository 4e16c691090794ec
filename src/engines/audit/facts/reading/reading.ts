import { type LimitName, limits } from '../limits.ts'
import type { LinkFact } from '../types/link-facts.ts'
import type { MediaFact, PictureFact } from '../types/media-facts.ts'
import type { Place, TreePart, Truncation } from '../types/place.ts'
import type { DataValue } from '../types/structured-data-facts.ts'
import { AddressesOnPage } from './addresses-on-page.ts'
import { Attributes } from './attributes.ts'
import { Capture } from './capture.ts'
import { type DraftId, type DraftLists, type DraftTable, emptyLists } from './draft-lists.ts'
import { EntityDraft } from './entity-draft.ts'
import type { OpenElement } from './open-element.ts'
import { OpenElements } from './open-elements.ts'
import { SourceWindow } from './source-window.ts'
import { VisibleText } from './visible-text.ts'

/** `box` is the entry of the menu that the link stands in, `depth` its place among the open elements. */
export type Opener = { link: LinkFact; box: OpenElement; depth: number }

/** Columns that a style attribute draws; `letters` and `fields` are those of their fullest child so far. */
export type DraftColumns = { depth: number; letters: number; fields: number }

const hostOf = (url: string) => /^[a-z]+:\/\/(?:[^/?#@]*@)?(?:www\.)?([^/?#]*)/.exec(url)?.[1] ?? ''

/** One page while it is read: where the reader stands, what is open, what was found so far. */
export class Reading {
  readonly url: string
  readonly source = new SourceWindow()
  readonly attributes = new Attributes()
  readonly open = new OpenElements()
  readonly text = new VisibleText()
  readonly addresses: AddressesOnPage
  readonly found: DraftLists = emptyLists()
  readonly entities = new EntityDraft()
  /** Entities of microdata that take properties from elsewhere, and the properties that stand outside every entity. */
  readonly item_references: { item: number; id: string }[] = []
  readonly loose_properties: { ids: readonly string[]; name: string; value: DataValue }[] = []
  /** Stretches of the visible text that stand in code, pre and their kin. */
  readonly code: { from: number; to: number }[] = []
  /** Stretches, of the text and of the source, that say nothing of the business: struck out, or an example. */
  readonly unsaid: { from: number; to: number; from_offset: number; to_offset: number }[] = []
  /** Open figures, the innermost last. */
  readonly figures: { is_example: boolean }[] = []
  /** Open boxes that hold fields together. */
  groupings = 0
  /** The link that began last, and whether it was left open and no end tag of one has come since. */
  open_link: OpenElement | null = null
  unclosed_link = false
  /** A link began in another, and ended it. */
  links_ended = false
  /** The link without a goal that stands last, until another tells whether it opens a list. */
  opener: Opener | null = null
  readonly ids = new Map<string, DraftId>()
  /** Whether the texts of elements with ids are kept, to name others: few pages ask for one. */
  keeps_texts_by_id = true
  readonly anchors = new Set<string>()
  readonly captures: Capture[] = []
  /** Origin of the page with a slash, and its host without `www.`. */
  readonly own_prefix: string
  readonly #own_host: string
  /** Place of the tag at hand. */
  line = 1
  offset = 0
  /** The head, by the standard's tree rules, has not ended. */
  in_head = true
  /** The picture, video or audio, and the label, whose content is being read. */
  picture: PictureFact | null = null
  medium: MediaFact | null = null
  label = -1
  /** Open tables, the innermost last. */
  readonly tables: DraftTable[] = []
  /** Open boxes whose style attribute sets columns. */
  readonly columns: DraftColumns[] = []
  /** Inside something to press that is neither link nor button. */
  in_control = false
  /** Text of the script, style, title or textarea being read. */
  raw_text = ''
  raw_seen = 0
  raw_offset = 0
  raw_line = 1
  /** Offset after the tag at hand. */
  tag_end = 0
  noscript_text = ''
  /** Inline code that may listen to something. */
  listening_code = ''
  readonly #cut = new Map<string, Truncation>()

  constructor(url: string) {
    this.url = url
    this.addresses = new AddressesOnPage(url)
    this.own_prefix = `${this.addresses.page?.origin ?? ''}/`
    this.#own_host = hostOf(url)
  }

  /** An address on the page's own host, `www.` set aside. */
  isOwnHost(url: string): boolean {
    return url.startsWith(this.own_prefix) || hostOf(url) === this.#own_host
  }

  get place(): Place {
    return { line: this.line, offset: this.offset }
  }

  get part(): TreePart {
    return this.in_head ? 'head' : 'body'
  }

  /** Adds to a capped list; what does not fit is counted. */
  keep<T>(what: string, list: T[], item: T, limit: LimitName = 'entries'): boolean {
    if (list.length < limits[limit]) {
      list.push(item)
      return true
    }
    const cut = this.#cut.get(what)
    if (cut) cut.seen++
    else this.#cut.set(what, { what, kept: list.length, seen: list.length + 1 })
    return false
  }

  /** A text no longer than its limit; the longest that was cut is recorded. */
  cut(what: string, text: string, limit: LimitName = 'short_text'): string {
    const most = limits[limit]
    if (text.length <= most) return text
    this.recordCut(what, most, text.length)
    return text.slice(0, most)
  }

  recordCut(what: string, kept: number, seen: number): void {
    const cut = this.#cut.get(what)
    if (!cut || cut.seen < seen) this.#cut.set(what, { what, kept, seen })
  }

  get truncated(): Truncation[] {
    return [...this.#cut.values()]
  }

  /** The attribute's address as written and resolved. */
  address(attribute: string): { written: string | null; url: string | null } {
    const written = this.attributes.get(attribute)
    if (written === null) return { written, url: null }
    const url = written.trim() === '' ? null : this.addresses.resolve(written)
    return { written: this.cut(attribute, written, 'url'), url: url && url.length <= limits.url ? url : null }
  }

  /** Collects the text of the element just opened; `done` runs at its end, or at the end of the page. */
  capture(done: (capture: Capture) => void): void {
    this.captures.push(new Capture(this.open.depth, this.open.current.hidden, done))
  }

  /** Runs at the end of the element just opened, before it is closed. */
  atEnd(element: OpenElement, end: () => void): void {
    if (element.at_end) element.at_end.push(end)
    else element.at_end = [end]
  }
}
