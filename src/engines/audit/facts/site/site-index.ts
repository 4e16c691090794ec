import { detached } from '../detached.ts'
import type { PageFacts } from '../page-facts.ts'
import { bareCallsOf } from './bare-calls.ts'
import { bareCardsOf } from './bare-cards.ts'
import { copyrightOf, countedBy } from './dated-and-counted.ts'
import { deadEntriesOf } from './dead-entries.ts'
import { hash32 } from './hash32.ts'
import { KeptTexts } from './kept-texts.ts'
import { menuTexts, placeTexts } from './menu-entries.ts'
import { packBusiness } from './pack-business.ts'
import { ListsWriter, PackedLists } from './packed-lists.ts'
import { PackedStore, PackedWriter } from './packing.ts'
import { bitsOf, traitsOf } from './page-traits.ts'
import { passagesOf } from './passages.ts'
import type { SiteIndexRow } from './site-index-row.ts'
import { rowFlags, StoredRow } from './stored-row.ts'

/** Menus of sites with many services and towns have some two hundred. */
export const kept_links = 400
const most_anchors = 100
/** Sites with more pages are made from lists, and their sentences would fill the memory. */
const pages_with_claims = 1_000
const sweeping = new Set(['robots', 'googlebot', 'bingbot'])

/** Longer than search results show: what is told at the end holds as well. */
const longest_title = 160
const longest_description = 320

/** Text by which titles and descriptions are the same: case and white space set aside. */
const normal = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Cut between words: half a word would read like a misspelled one. */
function capped(text: string, most: number): string {
  if (text.length <= most) return detached(text)
  const cut = text.slice(0, most)
  return detached(/\s/.test(text[most] ?? '') ? cut : cut.replace(/\s\S*$/, ''))
}

/** Of several main headings the one that is not the name of the site in its header. */
function mainHeading({ headings, names }: PageFacts) {
  const tops = headings.filter(({ level, name }) => level === 1 && name !== '')
  if (tops.length < 2) return tops[0]
  const own = new Set(names.flatMap(({ name, from }) => (from === 'h1' || from === 'title' ? [] : name.toLowerCase())))
  return tops.find(({ name, region }) => region !== 'nav' && !own.has(name.toLowerCase())) ?? tops[0]
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
  readonly #lists = new PackedLists(this.#texts, this.#menus)
  readonly #out = new PackedWriter()
  readonly #lists_out = new PackedWriter()
  readonly #starts = new ListsWriter()

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
    const h1 = mainHeading(facts)
    const canonical = facts.canonicals.find(({ part, url }) => part === 'head' && url !== null)
    const out = this.#out
    out.clear()
    out.one(this.#intern(facts.url), canonical?.url ? this.#intern(canonical.url) + 1 : 0, canonical?.line ?? 0)
    const dead = facts.phones.some(({ e164, fax }) => e164 === null && !fax) ? rowFlags.dead_phone : 0
    out.one(robotsFlags(facts) | (keepsAnchors(facts) ? rowFlags.anchors : 0) | dead, bitsOf(traitsOf(facts)))
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
    const { year, line } = copyrightOf(facts)
    out.one(year, line)
    this.#packed.add(out.done())
    this.#addLists(facts)
    this.#titles.push(capped(title?.text ?? '', longest_title))
    this.#descriptions.push(capped(description?.content ?? '', longest_description))
    return this.#h1s.push(capped(h1?.name ?? '', 80)) - 1
  }

  #addLists(facts: PageFacts): void {
    const [out, starts] = [this.#lists_out, this.#starts]
    out.clear()
    starts.begin('main_sketch', out)
    out.halves(facts.text.main_sketch)
    starts.begin('main_sketch_without_names', out)
    out.halves(facts.text.main_sketch_without_names)
    starts.begin('links', out)
    out.list(this.#linked(facts, false))
    starts.begin('nofollow_links', out)
    out.list(this.#linked(facts, true))
    starts.begin('hreflangs', out)
    out.list(
      facts.hreflangs
        .slice(0, 20)
        .flatMap(({ hreflang, url }) => (url ? [this.#language(hreflang ?? ''), this.#intern(url)] : [])),
    )
    starts.begin('anchors', out)
    out.hashes(keepsAnchors(facts) ? Array.from(facts.anchors, hash32) : [])
    starts.begin('menu', out)
    out.list(menuTexts(facts, this.#intern).map(text => this.#menus.idOf(text)))
    packBusiness(facts, out, starts, this.#texts, this.size <= pages_with_claims)
    starts.begin('analytics', out)
    out.list(countedBy(facts).map(id => this.#texts.idOf(id)))
    starts.begin('passages', out)
    out.hashes(passagesOf(facts))
    starts.begin('bare_cards', out)
    out.hashes(bareCardsOf(facts))
    starts.begin('dead_entries', out)
    out.list(deadEntriesOf(facts).map(words => this.#texts.idOf(words)))
    starts.begin('bare_calls', out)
    out.hashes(bareCallsOf(facts))
    starts.begin('places', out)
    out.list(placeTexts(facts, this.#intern).map(text => this.#menus.idOf(text)))
    const table = this.#out
    table.clear()
    starts.finish(table)
    table.append(out.done())
    this.#lists.add(table.done())
  }

  row(index: number): SiteIndexRow {
    const from = this.#packed.read(index)
    if (!from) throw new Error(`The index has no row ${index}.`)
    return new StoredRow(from, this.#lists, index, {
      title: this.#titles[index] ?? '',
      description: this.#descriptions[index] ?? '',
      h1: this.#h1s[index] ?? '',
    })
  }

  /** Rows before that one are not asked for again. */
  forgetBefore(index: number): void {
    this.#packed.forgetBefore(index)
  }

  #language(lang: string): number {
    return this.#texts.idOf(lang.slice(0, 20))
  }

  #linked(facts: PageFacts, nofollow: boolean): number[] {
    const ids = new Set<number>()
    for (const { kind, internal, url, rel } of facts.links) {
      if (kind !== 'web' || !internal || !url || /\bnofollow\b/.test(rel) !== nofollow) continue
      if (ids.size >= kept_links) break
      ids.add(this.#intern(withoutFragment(url)))
    }
    return [...ids]
  }
}

/** Scripts may draw the places that they open by the address. */
const keepsAnchors = ({ anchors, scripts }: PageFacts) =>
  anchors.size <= most_anchors && !scripts.some(({ opens_places }) => opens_places)

function robotsFlags({ robots }: PageFacts): number {
  const says = (directive: string) =>
    robots.some(
      ({ agent, directives }) => sweeping.has(agent) && (directives.includes(directive) || directives.includes('none')),
    )
  return (says('noindex') ? rowFlags.noindex : 0) | (says('nofollow') ? rowFlags.nofollow : 0)
}

function withoutFragment(url: string): string {
  const at = url.indexOf('#')
  return at < 0 ? url : url.slice(0, at)
}
