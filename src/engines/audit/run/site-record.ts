import { breather } from '#src/engines/audit/breather.ts'
import type { PageOutlined, PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { shownInstead } from '#src/engines/audit/checks/technical/documents/document-start.ts'
import { isOfTheMenu, liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type {
  CrawlDone,
  CrawlEvent,
  PageFetched,
  PageRedirected,
  PageRefused,
  RobotsRead,
} from '#src/engines/audit/crawl/crawl-event.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import { postedForms } from '#src/engines/audit/facts/programs/posted-form.ts'
import { kitsOnPage } from '#src/engines/audit/facts/scripts/idle-kits.ts'
import { SiteIndex } from '#src/engines/audit/facts/site/site-index.ts'
import { SiteWords } from '#src/engines/audit/facts/site/site-words.ts'
import { namesOfElements, paints } from '#src/engines/audit/facts/styles/painted-pictures.ts'
import { AddressBook } from '#src/engines/audit/run/address-book.ts'
import { CodeOfSite } from '#src/engines/audit/run/code-of-site.ts'
import { FrontStyles } from '#src/engines/audit/run/front-styles.ts'
import { createResponseKeeper } from '#src/engines/audit/run/keep-response.ts'
import type { Leftover } from '#src/engines/audit/run/leftovers/leftover.ts'
import { PartsOfPages } from '#src/engines/audit/run/parts-of-pages.ts'
import { ScriptPlaces } from '#src/engines/audit/run/script-places.ts'

type Known = Pick<
  SiteView,
  | 'given'
  | 'checked_links'
  | 'copy_pages'
  | 'working_files'
  | 'lying_keys'
  | 'hidden_folders'
  | 'dead_redirects'
  | 'programs'
  | 'is_local_copy'
  | 'start_url'
  | 'today'
  | 'year'
>
type Gathered = Pick<SiteView, 'tls' | 'missing_page'> & {
  posted_forms: SiteView['posted_forms'][number][]
  sent_as_text: SiteView['sent_as_text'][number][]
  code_handed_out: SiteView['code_handed_out'][number][]
  refused: PageRefused[]
  redirected: PageRedirected[]
  sitemaps: SiteView['sitemaps'][number][]
  variants: SiteView['variants'][number][]
  site_files: SiteView['site_files'][number][]
  links_checked: SiteView['links_checked'][number][]
  network_kits: SiteView['network_kits'][number][]
}

/** More than honest sites have. */
const most_posted = 200
const most_names = 20_000

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
    network_kits: [],
    posted_forms: [],
  }
  /** One for each origin on the way from the address asked for to the home page. */
  readonly #robots: RobotsRead[] = []
  readonly #twins: SiteView['twins'][number][] = []
  readonly #leftovers: Leftover[] = []
  readonly #element_names = new Set<string>()
  readonly #front_styles = new FrontStyles()
  readonly #parts = new PartsOfPages()
  readonly #code: CodeOfSite
  #home_view: PageView | undefined
  /** The page that shows itself in place of the home page, where that one only sends on. */
  #front: string | undefined

  constructor(known: Known) {
    this.#known = known
    this.#code = new CodeOfSite(this.#front_styles, known.copy_pages.length > 0)
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
      this.#parts.add(view)
    }
    this.#notePosted(view)
    this.#pages.push({ url, kind, indexable, response: this.#keep.response(view) })
  }

  /** Only beside its folder is anything known of a program. */
  #notePosted({ facts, response }: PageView): void {
    const { posted_forms } = this.#gathered
    if (this.#known.copy_pages.length === 0 || facts.forms.length === 0 || response.status !== 200) return
    // A clone holds on to nothing of the page's source.
    if (posted_forms.length < most_posted && (!liesUnlinked({ response }) || isOfTheMenu({ response })))
      posted_forms.push(...structuredClone(postedForms(facts)))
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
      const { code: _, banner: __, follow: ___, pdf: ____, ...link } = event
      all.links_checked.push(link)
      this.#code.add(event)
    }
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
    const { painted, ...code } = this.#code.all
    const front_styles = await this.#front_styles.seen(home_url)
    return {
      ...this.#known,
      ...this.#gathered,
      ...this.#parts.all,
      ...code,
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
