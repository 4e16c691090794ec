import { detached } from '../detached.ts'
import type { PageFacts } from '../page-facts.ts'
import type { WeekHours } from '../types/business-facts.ts'
import { hash32 } from './hash32.ts'
import { KeptTexts } from './kept-texts.ts'
import { type MenuEntry, menuEntryOf, menuTexts } from './menu-entries.ts'
import { packBusiness, unpackBusiness } from './pack-business.ts'
import { PackedStore, PackedWriter } from './packing.ts'
import { bitsOf, traitsIn, traitsOf } from './page-traits.ts'
import type { SiteIndexRow } from './site-index-row.ts'

const most_links = 150
const most_anchors = 100
const sweeping = new Set(['robots', 'googlebot', 'bingbot'])
const flag = { noindex: 1, nofollow: 2, anchors: 4 } as const

/** Text by which titles and descriptions are the same: case and white space set aside. */
const normal = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Cut between words: half a word would read like a misspelled one. */
function capped(text: string, most: number): string {
  if (text.length <= most) return detached(text)
  const cut = text.slice(0, most)
  return detached(/\s/.test(text[most] ?? '') ? cut : cut.replace(/\s\S*$/, ''))
}

/**
 * The pages of a site, each in less than 1 kB: three short texts and some hundred bytes of numbers. What pages say of the
 * business (phones, addresses, names, hours) is mostly the same on all of them, and its texts are kept once. Nothing holds on to a
 * page's source. Rows come in the order in which pages were added.
 */
export class SiteIndex {
  readonly #intern: (url: string) => number
  readonly #packed = new PackedStore()
  /** Title, description and first h1 of each page. */
  readonly #titles: string[] = []
  readonly #descriptions: string[] = []
  readonly #h1s: string[] = []
  readonly #texts = new KeptTexts()
  /** Entries of menus are the same on most pages. */
  readonly #menus = new KeptTexts()
  readonly #menu_entries: (MenuEntry | undefined)[] = []
  readonly #weeks = new Map<number, WeekHours>()
  readonly #out = new PackedWriter()

  /** @param intern gives an address its id, the same address always the same one */
  constructor(intern: (url: string) => number) {
    this.#intern = intern
  }

  get size(): number {
    return this.#packed.size
  }

  /** Index of the new row. */
  add(facts: PageFacts): number {
    const title = facts.titles.find(({ text }) => text !== '')
    const description = facts.metas.find(({ name, content }) => name === 'description' && content !== '')
    const h1 = facts.headings.find(({ level, name }) => level === 1 && name !== '')
    const canonical = facts.canonicals.find(({ part, url }) => part === 'head' && url !== null)
    const out = this.#out
    out.clear()
    out.one(this.#intern(facts.url), canonical?.url ? this.#intern(canonical.url) + 1 : 0, canonical?.line ?? 0)
    const { anchors } = facts
    const keeps_anchors = anchors.size <= most_anchors
    out.one(robotsFlags(facts) | (keeps_anchors ? flag.anchors : 0), bitsOf(traitsOf(facts)))
    out.one(this.#language(facts.html?.lang ?? ''))
    const headline = facts.open_graph.find(({ property, content }) => property === 'og:title' && content !== '')
    const hashed = [title?.text, description?.content, h1?.name, headline?.content]
    for (const text of hashed) out.hash(hash32(normal(text ?? '')))
    out.one(title?.line ?? 0, description?.line ?? 0, h1?.line ?? 0, headline?.line ?? 0)
    const { text } = facts
    out.one(text.words, text.main_words)
    for (const hash of [text.hash, text.main_hash]) {
      out.hash(Number.parseInt(hash.slice(0, 8), 16), Number.parseInt(hash.slice(8), 16))
    }
    out.halves(text.main_sketch)
    out.halves(text.main_sketch_without_names)
    out.list(this.#linked(facts, false))
    out.list(this.#linked(facts, true))
    out.list(
      facts.hreflangs
        .slice(0, 20)
        .flatMap(({ hreflang, url }) => (url ? [this.#language(hreflang ?? ''), this.#intern(url)] : [])),
    )
    out.hashes(keeps_anchors ? Array.from(anchors, hash32) : [])
    out.list(menuTexts(facts, this.#intern).map(text => this.#menus.idOf(text)))
    packBusiness(facts, out, this.#texts)
    this.#packed.add(out.done())
    this.#titles.push(capped(title?.text ?? '', 100))
    this.#descriptions.push(capped(description?.content ?? '', 160))
    return this.#h1s.push(capped(h1?.name ?? '', 80)) - 1
  }

  row(index: number): SiteIndexRow {
    const from = this.#packed.read(index)
    if (!from) throw new Error(`The index has no row ${index}.`)
    const [id, canonical, canonical_line, flags, traits, lang] = [
      from.one(),
      from.one(),
      from.one(),
      from.one(),
      from.one(),
      from.one(),
    ]
    const [title_hash, description_hash, h1_hash, headline_hash] = [from.hash(), from.hash(), from.hash(), from.hash()]
    const [title_line, description_line, h1_line, headline_line] = [from.one(), from.one(), from.one(), from.one()]
    const [words, main_words] = [from.one(), from.one()]
    const hash = () => from.hash().toString(16).padStart(8, '0') + from.hash().toString(16).padStart(8, '0')
    const [text_hash, main_hash] = [hash(), hash()]
    const [main_sketch, main_sketch_without_names] = [from.halves(), from.halves()]
    const [links, nofollow_links, hreflangs, anchors] = [from.list(), from.list(), from.list(), from.hashes()]
    const menu = Array.from(from.list(), id => this.#menuEntry(id))
    const said = unpackBusiness(from, this.#texts, this.#weeks)
    return {
      page: id,
      canonical: canonical === 0 ? null : canonical - 1,
      canonical_line,
      noindex: (flags & flag.noindex) !== 0,
      nofollow: (flags & flag.nofollow) !== 0,
      lang: this.#texts.textOf(lang),
      title: this.#titles[index] ?? '',
      title_hash,
      title_line,
      description: this.#descriptions[index] ?? '',
      description_hash,
      description_line,
      h1: this.#h1s[index] ?? '',
      h1_hash,
      h1_line,
      headline_hash,
      headline_line,
      words,
      main_words,
      text_hash,
      main_hash,
      main_sketch,
      main_sketch_without_names,
      links,
      nofollow_links,
      hreflangs: pairs(hreflangs).map(([language, target]) => ({
        lang: this.#texts.textOf(language),
        page: target,
      })),
      anchors: flags & flag.anchors ? anchors : null,
      menu,
      ...said,
      has: traitsIn(traits),
    }
  }

  /** Rows before that one are not asked for again. */
  forgetBefore(index: number): void {
    this.#packed.forgetBefore(index)
  }

  #menuEntry(id: number): MenuEntry {
    const entry = this.#menu_entries[id] ?? menuEntryOf(this.#menus.textOf(id))
    this.#menu_entries[id] = entry
    return entry
  }

  #language(lang: string): number {
    return this.#texts.idOf(lang.slice(0, 20))
  }

  #linked(facts: PageFacts, nofollow: boolean): number[] {
    const ids = new Set<number>()
    for (const { kind, internal, url, rel } of facts.links) {
      if (kind !== 'web' || !internal || !url || /\bnofollow\b/.test(rel) !== nofollow) continue
      if (ids.size >= most_links) break
      ids.add(this.#intern(withoutFragment(url)))
    }
    return [...ids]
  }
}

function robotsFlags({ robots }: PageFacts): number {
  const says = (directive: string) =>
    robots.some(
      ({ agent, directives }) => sweeping.has(agent) && (directives.includes(directive) || directives.includes('none')),
    )
  return (says('noindex') ? flag.noindex : 0) | (says('nofollow') ? flag.nofollow : 0)
}

function withoutFragment(url: string): string {
  const at = url.indexOf('#')
  return at < 0 ? url : url.slice(0, at)
}

function pairs(list: Uint32Array): [number, number][] {
  return Array.from({ length: list.length / 2 }, (_, i) => [list[i * 2] ?? 0, list[i * 2 + 1] ?? 0])
}
