import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import type { ScriptPlace, SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { Charset } from '#src/engines/audit/crawl/crawl-event.ts'
import { postedForms } from '#src/engines/audit/facts/programs/posted-form.ts'
import { SiteIndex } from '#src/engines/audit/facts/site/site-index.ts'
import { SiteWords } from '#src/engines/audit/facts/site/site-words.ts'
import type { GivenBusiness } from '#src/engines/audit/given-business.ts'
import { ScriptPlaces } from '#src/engines/audit/run/script-places.ts'
import { factsOf } from './audit-page.ts'

export const site_url = 'https://www.calloway.example/'

const utf8: Charset = { label: 'utf-8', from: 'header', header: 'utf-8', meta: null }
const nothingGiven: GivenBusiness = { name: null, phone: null, address: null, city: null, keyword: null }

export type ServedPage = {
  html: string
  url?: string
  kind?: PageKind
  indexable?: boolean
  response?: Partial<PageView['response']>
  charset?: Partial<Charset>
  is_local_copy?: boolean
  /** Where the home page says that the business is. */
  home_doors?: PageView['home_doors']
  given?: Partial<GivenBusiness>
}

function answer(url: string, bytes: number): PageView['response'] {
  return {
    url,
    final_url: url,
    hops: [],
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    content_type: 'text/html',
    timing: { first_byte_ms: 80, total_ms: 120 },
    transferred_bytes: bytes,
    decoded_bytes: bytes,
    truncated: false,
    body_end: 'complete',
    depth: 0,
    found_by: 'start',
    found_on: null,
    looks_like_html: false,
  }
}

/** A page as a page check sees it: served with 200 as the home page, unless said otherwise. */
export function viewOf({ html, url = site_url, kind = 'home', indexable = true, ...page }: ServedPage): PageView {
  return {
    url,
    kind,
    response: { ...answer(url, html.length), ...page.response },
    charset: { ...utf8, ...page.charset },
    facts: factsOf(html, url),
    indexable,
    is_local_copy: page.is_local_copy ?? false,
    home_doors: page.home_doors ?? [],
    given: { ...nothingGiven, ...page.given },
  }
}

function scriptsOf(views: readonly PageView[]): readonly ScriptPlace[] {
  const places = new ScriptPlaces()
  for (const { facts } of views) places.add(facts)
  return places.all
}

/** A site of these pages as a site check sees it; the first is its home. `over` replaces what else is known of it. */
export function siteOf(served: readonly ServedPage[], over: Partial<SiteView> = {}): SiteView {
  const ids = new Map<string, number>()
  const urls: string[] = []
  const intern = (url: string) => {
    const id = ids.get(url) ?? urls.push(url) - 1
    ids.set(url, id)
    return id
  }
  const index = new SiteIndex(intern)
  const views = served.map(page => viewOf(page))
  const pages = views.map(({ facts, ...view }): SitePage => ({ ...view, row: index.row(index.add(facts)) }))
  const words = new SiteWords()
  for (const view of views) if (isShown(view)) words.add(view.facts)
  return {
    start_url: site_url,
    origin: new URL(site_url).origin,
    host: 'calloway.example',
    pages,
    words,
    home: pages[0],
    home_view: views[0],
    pageAt: url => pages.find(page => page.url === url),
    urlOf: id => urls[id] ?? '',
    idOf: url => ids.get(url),
    sent_as_text: [],
    code_handed_out: [],
    refused: [],
    redirected: [],
    tls: undefined,
    robots: undefined,
    sitemaps: [],
    variants: [],
    missing_page: undefined,
    site_files: [],
    links_checked: [],
    pdfs: [],
    own_scripts: [],
    style_imports: [],
    loose_code: [],
    torn_styles: [],
    silent_buttons: [],
    network_kits: [],
    boxes_pressed: [],
    idle: views.flatMap(({ url, facts }) => facts.idle.map(one => ({ ...one, url }))),
    empty_parts: [],
    calls_on_phones: { calls: 0, hidden: 0, by: '' },
    menu_on_phones: { links: 0, hidden: 0, by: '' },
    faint_texts: [],
    names_font: undefined,
    without_room: new Map(),
    frees_columns: false,
    small_text: undefined,
    fixed_width: undefined,
    hover_menu: undefined,
    icons_without_font: [],
    drawing_slips: [],
    hidden_text: { chars: 0, of: 0, heading: '', by: '', by_attribute: 0 },
    scripts: scriptsOf(views),
    libraries: [],
    manifests: [],
    painted: [],
    font_faces: [],
    is_local_copy: false,
    copy_pages: [],
    working_files: [],
    lying_keys: [],
    hidden_folders: [],
    dead_redirects: [],
    programs: { programs: [], idle_at: null },
    posted_forms: views.flatMap(({ facts }) => postedForms(facts)),
    leftovers: [],
    twins: [],
    checked_links: false,
    year: 2026,
    today: 2026_11_22,
    done: {
      type: 'done',
      start_url: site_url,
      home_url: site_url,
      problem: null,
      stopped_by: null,
      pages_fetched: pages.length,
      pages_refused: 0,
      pages_left: 0,
      traps: [],
      bytes: 0,
      elapsed_ms: 0,
    },
    given: { ...nothingGiven, ...served[0]?.given },
    ...over,
  }
}
