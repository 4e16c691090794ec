import type { WeekHours } from '../types/business-facts.ts'
import type { KeptTexts } from './kept-texts.ts'
import { type MenuEntry, menuEntryOf } from './menu-entries.ts'
import { type PackedReader, PackedStore, type PackedWriter } from './packing.ts'

/** The lists of a row, in the order in which they are packed. */
const lists = [
  'main_sketch',
  'main_sketch_without_names',
  'links',
  'nofollow_links',
  'hreflangs',
  'anchors',
  'menu',
  'phones',
  'addresses',
  'names',
  'hours',
  'emails',
  'claims',
  'points',
  'terms',
  'profiles',
  'pictures',
  'analytics',
  'passages',
  'bare_cards',
  'dead_entries',
  'bare_calls',
  'places',
] as const

export type PackedList = (typeof lists)[number]

/** Where the lists of one page are: how many bytes each begins behind the one before, from the end of this table on. */
export class ListsWriter {
  readonly #starts: number[] = []

  /** Notes that the next list begins here. Lists come in their order. */
  begin(list: PackedList, out: PackedWriter): void {
    if (lists[this.#starts.length] !== list) throw new Error(`It is not the turn of ${list}.`)
    this.#starts.push(out.size)
  }

  /** Writes the table of the lists begun since the last time. */
  finish(out: PackedWriter): void {
    for (const [at, start] of this.#starts.entries()) out.one(start - (this.#starts[at - 1] ?? 0))
    this.#starts.length = 0
  }
}

/**
 * The lists of all pages. They are unpacked each time one is asked for: of 20,000 pages they take 15 MB packed, and four
 * times as much unpacked, while a check looks at one or two of them.
 */
export class PackedLists {
  readonly texts: KeptTexts
  readonly #menus: KeptTexts
  readonly #store = new PackedStore()
  readonly #weeks = new Map<number, WeekHours>()
  readonly #menu_entries: (MenuEntry | undefined)[] = []

  constructor(texts: KeptTexts, menus: KeptTexts) {
    this.texts = texts
    this.#menus = menus
  }

  /** Adds those of the next page: the table of where they begin, and they themselves. */
  add(record: Uint8Array): void {
    this.#store.add(record)
  }

  /** At the beginning of that list. */
  read(nth: number, list: PackedList): PackedReader {
    const from = this.#store.read(nth)
    if (!from) throw new Error(`There are no lists of a page ${nth}.`)
    const before = lists.indexOf(list)
    let start = 0
    for (let at = 0; at < lists.length; at++) {
      const step = from.one()
      if (at <= before) start += step
    }
    from.skip(start)
    return from
  }

  /** Entries of menus are the same on most pages: those are one object. */
  menuEntry(id: number): MenuEntry {
    const entry = this.#menu_entries[id] ?? menuEntryOf(this.#menus.textOf(id))
    this.#menu_entries[id] = entry
    return entry
  }

  /** Timetables that are the same are one object. */
  week(id: number): WeekHours {
    const week = this.#weeks.get(id) ?? (JSON.parse(this.texts.textOf(id)) as WeekHours)
    this.#weeks.set(id, week)
    return week
  }
}
