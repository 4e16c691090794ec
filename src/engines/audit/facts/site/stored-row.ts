import type { MenuEntry } from './menu-entries.ts'
import { unpackSaid } from './pack-business.ts'
import type { PackedLists } from './packed-lists.ts'
import type { PackedReader } from './packing.ts'
import { traitsIn } from './page-traits.ts'
import type { PageTraits, SiteIndexRow } from './site-index-row.ts'

/** Bits of a packed row. */
export const rowFlags = { noindex: 1, nofollow: 2, anchors: 4, dead_phone: 8 } as const

type Titles = Pick<SiteIndexRow, 'title' | 'description' | 'h1'>

/** A row of the index. Its lists are unpacked each time they are asked for: whoever needs one twice keeps it meanwhile. */
export class StoredRow implements SiteIndexRow {
  readonly page: number
  readonly canonical: number | null
  readonly canonical_line: number
  readonly noindex: boolean
  readonly nofollow: boolean
  readonly dead_phone: boolean
  readonly has: PageTraits
  readonly lang: string
  readonly title: string
  readonly description: string
  readonly h1: string
  readonly title_hash: number
  readonly description_hash: number
  readonly h1_hash: number
  readonly headline_hash: number
  readonly title_line: number
  readonly description_line: number
  readonly h1_line: number
  readonly headline_line: number
  readonly words: number
  readonly main_words: number
  readonly text_hash: string
  readonly main_hash: string
  readonly copyright_year: number
  readonly copyright_line: number
  readonly #lists: PackedLists
  readonly #nth: number
  readonly #keeps_anchors: boolean

  /** @param from at the beginning of what `SiteIndex` has packed of it */
  constructor(from: PackedReader, lists: PackedLists, nth: number, { title, description, h1 }: Titles) {
    this.#lists = lists
    this.#nth = nth
    this.page = from.one()
    const canonical = from.one()
    this.canonical = canonical === 0 ? null : canonical - 1
    this.canonical_line = from.one()
    const flags = from.one()
    this.noindex = (flags & rowFlags.noindex) !== 0
    this.nofollow = (flags & rowFlags.nofollow) !== 0
    this.dead_phone = (flags & rowFlags.dead_phone) !== 0
    this.#keeps_anchors = (flags & rowFlags.anchors) !== 0
    this.has = traitsIn(from.one())
    this.lang = lists.texts.textOf(from.one())
    this.title = title
    this.description = description
    this.h1 = h1
    // Below 2^31 in size: V8 keeps larger whole numbers in boxes, four of which a page would have.
    this.title_hash = from.hash() | 0
    this.description_hash = from.hash() | 0
    this.h1_hash = from.hash() | 0
    this.headline_hash = from.hash() | 0
    this.title_line = from.one()
    this.description_line = from.one()
    this.h1_line = from.one()
    this.headline_line = from.one()
    this.words = from.one()
    this.main_words = from.one()
    this.text_hash = hex(from)
    this.main_hash = hex(from)
    this.copyright_year = from.one()
    this.copyright_line = from.one()
  }

  get main_sketch(): Uint16Array {
    return this.#lists.read(this.#nth, 'main_sketch').halves()
  }

  get main_sketch_without_names(): Uint16Array {
    return this.#lists.read(this.#nth, 'main_sketch_without_names').halves()
  }

  get links(): Uint32Array {
    return this.#lists.read(this.#nth, 'links').list()
  }

  get nofollow_links(): Uint32Array {
    return this.#lists.read(this.#nth, 'nofollow_links').list()
  }

  get hreflangs(): SiteIndexRow['hreflangs'] {
    const pairs = this.#lists.read(this.#nth, 'hreflangs').list()
    return Array.from({ length: pairs.length / 2 }, (_, i) => ({
      lang: this.#lists.texts.textOf(pairs[i * 2] ?? -1),
      page: pairs[i * 2 + 1] ?? 0,
    }))
  }

  get anchors(): Uint32Array | null {
    return this.#keeps_anchors ? this.#lists.read(this.#nth, 'anchors').hashes() : null
  }

  get bare_cards(): Uint32Array {
    return this.#lists.read(this.#nth, 'bare_cards').hashes()
  }

  get bare_calls(): Uint32Array {
    return this.#lists.read(this.#nth, 'bare_calls').hashes()
  }

  get dead_entries(): readonly string[] {
    return Array.from(this.#lists.read(this.#nth, 'dead_entries').list(), id => this.#lists.texts.textOf(id))
  }

  get passages(): Uint32Array {
    return this.#lists.read(this.#nth, 'passages').hashes()
  }

  get menu(): readonly MenuEntry[] {
    return this.#entries('menu')
  }

  get places(): readonly MenuEntry[] {
    return this.#entries('places')
  }

  #entries(list: 'menu' | 'places'): MenuEntry[] {
    return Array.from(this.#lists.read(this.#nth, list).list(), id => this.#lists.menuEntry(id))
  }

  get phones(): SiteIndexRow['phones'] {
    return unpackSaid(this.#lists, this.#nth, 'phones')
  }

  get addresses(): SiteIndexRow['addresses'] {
    return unpackSaid(this.#lists, this.#nth, 'addresses')
  }

  get names(): SiteIndexRow['names'] {
    return unpackSaid(this.#lists, this.#nth, 'names')
  }

  get hours(): SiteIndexRow['hours'] {
    return unpackSaid(this.#lists, this.#nth, 'hours')
  }

  get emails(): SiteIndexRow['emails'] {
    return unpackSaid(this.#lists, this.#nth, 'emails')
  }

  get claims(): SiteIndexRow['claims'] {
    return unpackSaid(this.#lists, this.#nth, 'claims')
  }

  get points(): SiteIndexRow['points'] {
    return unpackSaid(this.#lists, this.#nth, 'points')
  }

  get terms(): SiteIndexRow['terms'] {
    return unpackSaid(this.#lists, this.#nth, 'terms')
  }

  get analytics(): readonly string[] {
    return Array.from(this.#lists.read(this.#nth, 'analytics').list(), id => this.#lists.texts.textOf(id))
  }

  get profiles(): SiteIndexRow['profiles'] {
    return unpackSaid(this.#lists, this.#nth, 'profiles')
  }

  get pictures(): SiteIndexRow['pictures'] {
    return unpackSaid(this.#lists, this.#nth, 'pictures')
  }
}

/** 64 bits as 16 hex digits. */
function hex(from: PackedReader): string {
  return from.hash().toString(16).padStart(8, '0') + from.hash().toString(16).padStart(8, '0')
}
