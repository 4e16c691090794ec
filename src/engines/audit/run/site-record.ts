import { breather } from '#src/engines/audit/breather.ts'
import type { PageOutlined, PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { shownInstead } from '#src/engines/audit/checks/technical/documents/document-start.ts'
import { liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type {
  CrawlDone,
  CrawlEvent,
  FoundLink,
  LinkChecked,
  PageFetched,
  PageRedirected,
  PageRefused,
  RobotsRead,
} from '#src/engines/audit/crawl/crawl-event.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import { drawingSlip, isDrawing } from '#src/engines/audit/facts/drawing.ts'
import { kitsOnPage } from '#src/engines/audit/facts/scripts/idle-kits.ts'
import { librariesInCode } from '#src/engines/audit/facts/scripts/library-in-code.ts'
import { type LooseCode, looseCode, looseLibrary } from '#src/engines/audit/facts/scripts/loose-code.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { silentButtons } from '#src/engines/audit/facts/scripts/silent-buttons.ts'
import { filesBrought } from '#src/engines/audit/facts/scripts/workshop-code.ts'
import { mayActOnClicks } from '#src/engines/audit/facts/site/acts-on-clicks.ts'
import { SiteIndex } from '#src/engines/audit/facts/site/site-index.ts'
import { SiteWords } from '#src/engines/audit/facts/site/site-words.ts'
import { namesOfElements, paintedPictures, paints } from '#src/engines/audit/facts/styles/painted-pictures.ts'
import { styleImports } from '#src/engines/audit/facts/styles/style-imports.ts'
import { tornStyle } from '#src/engines/audit/facts/torn-style.ts'
import { isWebManifest, webManifest } from '#src/engines/audit/facts/web-manifest.ts'
import { AddressBook } from '#src/engines/audit/run/address-book.ts'
import { FrontStyles } from '#src/engines/audit/run/front-styles.ts'
import { createResponseKeeper } from '#src/engines/audit/run/keep-response.ts'
import type { Leftover } from '#src/engines/audit/run/leftovers/leftover.ts'
import { ScriptPlaces } from '#src/engines/audit/run/script-places.ts'

type Known = Pick<
  SiteView,
  | 'given'
  | 'checked_links'
  | 'copy_pages'
  | 'working_files'
  | 'lying_keys'
  | 'is_local_copy'
  | 'start_url'
  | 'today'
  | 'year'
>
type Gathered = Pick<SiteView, 'tls' | 'missing_page'> & {
  sent_as_text: SiteView['sent_as_text'][number][]
  code_handed_out: SiteView['code_handed_out'][number][]
  refused: PageRefused[]
  redirected: PageRedirected[]
  sitemaps: SiteView['sitemaps'][number][]
  variants: SiteView['variants'][number][]
  site_files: SiteView['site_files'][number][]
  links_checked: SiteView['links_checked'][number][]
  drawing_slips: SiteView['drawing_slips'][number][]
  own_scripts: SiteView['own_scripts'][number][]
  libraries: SiteView['libraries'][number][]
  manifests: SiteView['manifests'][number][]
  style_imports: SiteView['style_imports'][number][]
  loose_code: SiteView['loose_code'][number][]
  torn_styles: SiteView['torn_styles'][number][]
  silent_buttons: SiteView['silent_buttons'][number][]
  idle: SiteView['idle'][number][]
  empty_parts: SiteView['empty_parts'][number][]
  network_kits: SiteView['network_kits'][number][]
  boxes_pressed: SiteView['boxes_pressed'][number][]
  painted: (SiteView['painted'][number] & { selector: string })[]
}

/** More than honest sites have. */
const most_painted = 500
const most_names = 20_000
const most_silent = 20
const most_idle = 60
const most_boxes = 40
const most_parts = 60
/** A heading and a line of text, beside menu, header and footer. */
const few_words = 40
const most_styles = 40
const most_loose = 60
/** A site has one, or one for each of its parts. */
const most_manifests = 50
const most_slips = 40
const is_style = /\.css(?:[?#]|$)/i

/** Keeps what the checks of the site need of a crawl: a page in about 2 kB, everything else as it was told. */
export class SiteRecord {
  readonly #known: Known
  readonly addresses = new AddressBook()
  readonly #index = new SiteIndex(url => this.addresses.idFor(url))
  readonly #words = new SiteWords()
  readonly #scripts = new ScriptPlaces()
  readonly #pages: Omit<SitePage, 'row'>[] = []
  readonly #keep = createResponseKeeper()
  readonly #gathered: Gathered = {
    tls: undefined,
    missing_page: undefined,
    sent_as_text: [],
    code_handed_out: [],
    refused: [],
    redirected: [],
    sitemaps: [],
    variants: [],
    site_files: [],
    links_checked: [],
    drawing_slips: [],
    own_scripts: [],
    libraries: [],
    manifests: [],
    style_imports: [],
    loose_code: [],
    torn_styles: [],
    silent_buttons: [],
    idle: [],
    empty_parts: [],
    network_kits: [],
    boxes_pressed: [],
    painted: [],
  }
  /** One for each origin on the way from the address asked for to the home page. */
  readonly #robots: RobotsRead[] = []
  readonly #twins: SiteView['twins'][number][] = []
  readonly #leftovers: Leftover[] = []
  readonly #element_names = new Set<string>()
  readonly #front_styles = new FrontStyles()
  #home_view: PageView | undefined
  /** The page that shows itself in place of the home page, where that one only sends on. */
  #front: string | undefined

  constructor(known: Known) {
    this.#known = known
  }

  addPage(view: PageView): void {
    const { facts, url, kind, indexable } = view
    if (this.#pages.length === 0) {
      this.#home_view = view
      this.#front = shownInstead(view)
    } else if (url === this.#front) this.#home_view = view
    this.#index.add(facts)
    this.#scripts.add(facts)
    if (isShown(view)) {
      this.#words.add(facts)
      this.#noteSilentButtons(view)
      this.#noteIdle(view)
      this.#noteBoxes(view)
      for (const { id, line, named } of facts.empty_parts) {
        if (this.#gathered.empty_parts.length >= most_parts) break
        const by_page = facts.filled_ids.includes(id)
        // Of a box without a telling name, that the page is about nothing else tells.
        if (!named && !(by_page && indexable && facts.text.main_words < few_words)) continue
        this.#gathered.empty_parts.push({ url: detached(url), line, id: detached(id), by_page })
      }
    }
    this.#pages.push({ url, kind, indexable, response: this.#keep.response(view) })
  }

  /** The menu of a site is the same everywhere: it is told once. */
  #noteSilentButtons({ facts, url }: PageView): void {
    const { silent_buttons } = this.#gathered
    for (const { text, ...silent } of silentButtons(facts)) {
      if (silent_buttons.length >= most_silent) return
      if (silent.of === 'menu' && silent_buttons.some(({ of }) => of === 'menu')) continue
      silent_buttons.push({ url: detached(url), text: detached(text), ...silent })
    }
  }

  #noteBoxes({ facts, url }: PageView): void {
    const { boxes_pressed } = this.#gathered
    for (const { does, line, element, text, by } of facts.controls) {
      if (does !== 'named' || boxes_pressed.length >= most_boxes) continue
      const names = by.split(' ').map(detached)
      // What all pages have is told once.
      if (boxes_pressed.some(one => one.text === text && one.names[0] === names[0])) continue
      boxes_pressed.push({ url: detached(url), line, element, text: detached(text), names })
    }
  }

  #noteIdle({ facts, url }: PageView): void {
    const { idle } = this.#gathered
    const by_script = mayActOnClicks(facts)
    for (const { text, names, ...one } of facts.idle) {
      // Where nothing acts on clicks, links to nowhere are told of the page.
      if (one.element === 'a' && !by_script) continue
      if (idle.length >= most_idle) return
      idle.push({ ...one, url: detached(url), text: detached(text), names: names.map(detached) })
    }
  }

  /** A page that was read already under the address `of`. */
  addTwin(view: PageOutlined, of: string): void {
    this.#twins.push({ of, response: this.#keep.response(view) })
  }

  addLeftover(leftover: Leftover): void {
    this.#leftovers.push(leftover)
  }

  /** Something that is not a page to browsers; noted where it was meant to be one. */
  addFile({ final_url, content_type, status, looks_like_html, found_on }: PageFetched): void {
    if (status === 200 && content_type.startsWith('application/x-httpd-php') && found_on !== null)
      this.#gathered.code_handed_out.push({ url: detached(final_url), found_on: detached(found_on) })
    if (looks_like_html && status === 200)
      this.#gathered.sent_as_text.push({ url: detached(final_url), content_type: detached(content_type) })
  }

  /** Takes in whatever is no page to be read. */
  take(event: CrawlEvent): void {
    const all = this.#gathered
    if (event.type === 'robots_read') this.#robots.push(event)
    else if (event.type === 'tls_read') all.tls = event
    else if (event.type === 'missing_page_probed') all.missing_page = event
    else if (event.type === 'page_refused') all.refused.push(event)
    else if (event.type === 'page_redirected') {
      all.redirected.push({ ...event, headers: this.#keep.headers(event.headers) })
    } else if (event.type === 'sitemap_read') all.sitemaps.push(event)
    else if (event.type === 'variant_probed') all.variants.push(event)
    else if (event.type === 'site_file_read') all.site_files.push(event)
    else if (event.type === 'link_checked') {
      const { code, banner, follow, pdf: _, ...link } = event
      all.links_checked.push(link)
      if (is_style.test(link.url) && (link.result?.status === 404 || link.result?.status === 410))
        this.#front_styles.noteGone(link.url)
      if (banner !== undefined) {
        this.#takeLibraries(link.url, banner)
        const length = Number(headerValue(link.result?.headers ?? [], 'content-length') ?? 0)
        this.#noteLoose(link.url, looseLibrary(banner, length))
      } else if (code !== undefined) this.#takeCode(link, code, follow)
    }
  }

  #takeLibraries(url: string, code: string): void {
    for (const { name, version } of librariesInCode(code))
      this.#gathered.libraries.push({ url, name, version: detached(version) })
  }

  #noteLoose(url: string, loose: LooseCode | undefined): void {
    if (loose && this.#gathered.loose_code.length < most_loose) this.#gathered.loose_code.push({ url, ...loose })
  }

  #takeCode(
    { url, found_on }: Pick<LinkChecked, 'url' | 'found_on'>,
    code: string,
    follow: LinkChecked['follow'],
  ): void {
    if (isDrawing(url)) {
      const slip = this.#gathered.drawing_slips.length < most_slips ? drawingSlip(code) : null
      if (slip) this.#gathered.drawing_slips.push({ url, found_on, sort: slip.sort, shows: detached(slip.shows) })
      return
    }
    if (!isWebManifest(url)) this.#noteLoose(url, looseCode(code))
    if (is_style.test(url)) this.#takeStyle(url, code, follow)
    else if (isWebManifest(url)) {
      if (this.#gathered.manifests.length >= most_manifests) return
      const manifest = webManifest(code, url)
      this.#gathered.manifests.push({ url, ...manifest })
      follow?.(manifest.icons.map((icon): FoundLink => ({ url: icon, kind: 'mentioned' })))
    } else {
      this.#takeLibraries(url, code)
      const script = ownScript(code)
      this.#gathered.own_scripts.push({ url, ...script })
      const brought = filesBrought(code).flatMap(file => URL.parse(file, url)?.href ?? [])
      follow?.(brought.map((file): FoundLink => ({ url: file, kind: 'asset' })))
      // Code asks from where its page stands; nobody but a copy is asked for programs.
      if (this.#known.copy_pages.length === 0) return
      const programs = script.posts_to.flatMap(address => URL.parse(address, found_on)?.href ?? [])
      follow?.(programs.map((program): FoundLink => ({ url: program, kind: 'handler' })))
    }
  }

  #takeStyle(style: string, code: string, follow: LinkChecked['follow']): void {
    for (const { address, line } of styleImports(code)) {
      if (this.#gathered.style_imports.length < most_styles)
        this.#gathered.style_imports.push({ style, address: detached(address), line })
    }
    const torn = tornStyle(code)
    if (torn && this.#gathered.torn_styles.length < most_styles)
      this.#gathered.torn_styles.push({ style, line: torn.line, shows: detached(torn.shows) })
    this.#front_styles.take(style, code)
    const pictures = paintedPictures(code).flatMap(({ selector, address, line }) => {
      const url = URL.parse(address, style)?.href
      return url === undefined ? [] : [{ style, selector: detached(selector), url: detached(url), line }]
    })
    if (this.#gathered.painted.length > most_painted) return
    this.#gathered.painted.push(...pictures)
    follow?.(pictures.map(({ url }): FoundLink => ({ url, kind: 'painted' })))
  }

  /** Remembers by what names styles may find the elements of a page. */
  noteElements(html: string): void {
    const page = this.#pages.at(-1)
    if (this.#pages.length === 1) this.#front_styles.notePage(html)
    else if (page && page.response.status === 200 && !liesUnlinked(page)) this.#front_styles.noteOther(page.url, html)
    if (page && !liesUnlinked(page))
      for (const kit of kitsOnPage(html)) this.#gathered.network_kits.push({ ...kit, url: page.url })
    if (this.#element_names.size > most_names) return
    for (const name of namesOfElements(html)) this.#element_names.add(detached(name))
  }

  /** Everything that is known at the end, once: what it is made of is let go of. Gives the event loop back meanwhile. */
  async view(home_url: string, done: CrawlDone, pdfs: SiteView['pdfs']): Promise<SiteView> {
    const pages: SitePage[] = []
    const by_url = new Map<string, SitePage>()
    for (const [at, { url, kind, response, indexable }] of this.#pages.entries()) {
      const page = { url, kind, response, indexable, row: this.#index.row(at) }
      this.#index.forgetBefore(at)
      pages.push(page)
      by_url.set(url, page)
      if (breather.isDue()) await breather.breathe()
    }
    for (const { of, response } of this.#twins) {
      const page = by_url.get(of)
      if (page && !by_url.has(response.final_url)) by_url.set(response.final_url, page)
    }
    const front = this.#front !== undefined && by_url.has(this.#front) ? this.#front : home_url
    const { origin, hostname } = new URL(home_url)
    const { painted, ...gathered } = this.#gathered
    const front_styles = await this.#front_styles.seen(home_url)
    return {
      ...this.#known,
      ...gathered,
      pdfs,
      painted: painted.filter(picture => paints(picture, this.#element_names)),
      origin,
      robots: this.#robots.find(({ url }) => url === `${origin}/robots.txt`),
      host: hostname.replace(/^www\./, ''),
      pages,
      ...front_styles,
      words: this.#words,
      scripts: this.#scripts.all,
      twins: this.#twins,
      leftovers: this.#leftovers,
      home: by_url.get(front),
      home_view: this.#home_view?.url === front ? this.#home_view : undefined,
      pageAt: url => by_url.get(url),
      urlOf: id => this.addresses.urlOf(id),
      idOf: url => this.addresses.idOf(url),
      done,
    }
  }
}
