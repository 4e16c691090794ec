import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import type {
  CrawlDone,
  LinkChecked,
  MissingPageProbed,
  PageRedirected,
  PageRefused,
  RobotsRead,
  SiteFileRead,
  SitemapRead,
  TlsRead,
  VariantProbed,
} from '#src/engines/audit/crawl/crawl-event.ts'
import type { DeadRedirect, HiddenFolder } from '#src/engines/audit/crawl/hidden-by-rules.ts'
import type { FaintText } from '#src/engines/audit/facts/contrast/faint-text.ts'
import type { SmallText } from '#src/engines/audit/facts/contrast/small-text.ts'
import type { DrawingSlip } from '#src/engines/audit/facts/drawing.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { ProgramsOfFolder } from '#src/engines/audit/facts/programs/lying-program.ts'
import type { PostedForm } from '#src/engines/audit/facts/programs/posted-form.ts'
import type { KitOnPage } from '#src/engines/audit/facts/scripts/idle-kits.ts'
import type { LibraryInCode } from '#src/engines/audit/facts/scripts/library-in-code.ts'
import type { LooseCode } from '#src/engines/audit/facts/scripts/loose-code.ts'
import type { OwnScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import type { LyingKey } from '#src/engines/audit/facts/scripts/secret-keys.ts'
import type { SilentButtons } from '#src/engines/audit/facts/scripts/silent-buttons.ts'
import type { SiteIndexRow } from '#src/engines/audit/facts/site/site-index-row.ts'
import type { SiteWords } from '#src/engines/audit/facts/site/site-words.ts'
import type { FixedWidth } from '#src/engines/audit/facts/styles/fixed-width.ts'
import type { CallsOnPhones } from '#src/engines/audit/facts/styles/hidden-on-phones.ts'
import type { HiddenText } from '#src/engines/audit/facts/styles/hidden-text.ts'
import type { HoverMenu } from '#src/engines/audit/facts/styles/hover-menus.ts'
import type { IconsUsed } from '#src/engines/audit/facts/styles/icon-fonts.ts'
import type { MenuOnPhones } from '#src/engines/audit/facts/styles/menu-on-phones.ts'
import type { WithoutRoom } from '#src/engines/audit/facts/styles/picture-room.ts'
import type { StyleImport } from '#src/engines/audit/facts/styles/style-imports.ts'
import type { TornStyle } from '#src/engines/audit/facts/torn-style.ts'
import type { IdleFact } from '#src/engines/audit/facts/types/control-facts.ts'
import type { WebManifest } from '#src/engines/audit/facts/web-manifest.ts'
import type { GivenBusiness } from '#src/engines/audit/given-business.ts'
import type { Leftover } from '#src/engines/audit/run/leftovers/leftover.ts'

/** What stays of one page until the end of the crawl. */
export type SitePage = {
  url: string
  kind: PageKind
  /** The answer without its body, headers included. */
  response: PageView['response']
  indexable: boolean
  row: SiteIndexRow
}

/** A script that pages load; `others`: the first of them after the one where it was met. */
export type ScriptPlace = { url: string; on: string; others: readonly string[]; line: number; pages: number }

/** A PDF file that a page links to, read as a page of a paragraph to each stretch of lines. */
export type PdfFile = {
  url: string
  found_on: string
  /** Null where it could be read. */
  problem: 'damaged' | 'locked' | null
  pages: number
  /** Of the pages that were read. */
  letters: number
  facts: PageFacts | null
}

/** Everything a check may know of the site once the crawl has ended. Addresses in rows are ids: `urlOf` tells them. */
export type SiteView = {
  start_url: string
  /** `https://www.example.com` */
  origin: string
  /** Host of the pages, `www.` set aside. */
  host: string
  pages: readonly SitePage[]
  /** Undefined when it could not be read. */
  home: SitePage | undefined
  /** The home page as a page check sees it, kept for site checks that need more than its row. */
  home_view: PageView | undefined
  /** Words of its pages that are in no dictionary. */
  words: SiteWords
  /** By any address of the page. */
  pageAt: (url: string) => SitePage | undefined
  urlOf: (id: number) => string
  idOf: (url: string) => number | undefined
  /** Web pages by their first bytes that were sent as something else, so that browsers show none. */
  sent_as_text: readonly { url: string; content_type: string }[]
  /** Programs whose code the server sends instead of running them, with the page that leads there. */
  code_handed_out: readonly { url: string; found_on: string }[]
  refused: readonly PageRefused[]
  /** Links that ended at a page known by another address. */
  redirected: readonly PageRedirected[]
  robots: RobotsRead | undefined
  sitemaps: readonly SitemapRead[]
  variants: readonly VariantProbed[]
  /** Of the home page's host; undefined for http, for a copy, and where it could not be looked at. */
  tls: TlsRead | undefined
  missing_page: MissingPageProbed | undefined
  site_files: readonly SiteFileRead[]
  links_checked: readonly LinkChecked[]
  /** The PDF files of the site that were read, the first ones; none where nobody reads them. */
  pdfs: readonly PdfFile[]
  /** What the scripts of the site that were read do with forms, draw and name. */
  own_scripts: readonly (OwnScript & { url: string })[]
  /** Scripts by address: where each was first met, and on how many pages. */
  scripts: readonly ScriptPlace[]
  /** Libraries that files of the site say they are. */
  libraries: readonly (LibraryInCode & { url: string })[]
  /** Web manifests of the site that were read. */
  manifests: readonly (WebManifest & { url: string })[]
  /** Pictures that rules of the site’s styles paint behind something on the pages read first. */
  painted: readonly { style: string; url: string; line: number }[]
  /** Scripts and styles that came with their notes and blanks. */
  loose_code: readonly (LooseCode & { url: string })[]
  /** Buttons that open something and do not say so, each sort at the page where it was met. */
  silent_buttons: readonly (SilentButtons & { url: string })[]
  /** Kits of social networks that the pages read first load. */
  network_kits: readonly (KitOnPage & { url: string })[]
  /** Boxes that are called buttons by an id or a class, and that take no key by themselves. */
  boxes_pressed: readonly { url: string; line: number; element: string; text: string; names: readonly string[] }[]
  /** Buttons and links to nowhere that no code of their pages has a word of. */
  idle: readonly (IdleFact & { url: string })[]
  /** Boxes without anything in them, by names for what visitors look for; `by_page`: code of the page itself fills it. */
  empty_parts: readonly { url: string; line: number; id: string; by_page: boolean }[]
  /** What styles of the site bring in. */
  style_imports: readonly (StyleImport & { style: string })[]
  /** Styles of the site that hold what is no style. */
  torn_styles: readonly (TornStyle & { style: string })[]
  /** What of the front page its styles hide until a script comes. */
  hidden_text: HiddenText
  /** Its links to call, and how many of them narrow screens do not show. */
  calls_on_phones: CallsOnPhones
  /** Of the home page. */
  menu_on_phones: MenuOnPhones
  /** A list in its menu that nothing but the pointer opens. */
  hover_menu: HoverMenu | undefined
  /** Fonts that styles of the site bring in from its own host; any of the `files` will do. */
  font_faces: readonly { style: string; family: string; files: readonly string[]; line: number }[]
  /** Drawings of the site with a slip in their code, or with words in place of a picture. */
  drawing_slips: readonly (DrawingSlip & { url: string; found_on: string })[]
  /** Its signs of fonts that nothing brings in. */
  icons_without_font: readonly IconsUsed[]
  /** How wide most of the home page is on any screen. */
  fixed_width: FixedWidth | undefined
  /** Texts of the pages read first that hardly stand out from their ground, those of the front page before others; each pair of colors once. */
  faint_texts: readonly (FaintText & { url: string })[]
  /** Whether a font is named by a style or anywhere on the pages read first; undefined where not all their styles are known. */
  names_font: ((family: string) => boolean) | undefined
  /** Of the pages read first whose styles are known: pictures for which neither they nor a style keep room. */
  without_room: ReadonlyMap<string, WithoutRoom>
  /** A style of the site overrules columns that stand in a style attribute. */
  frees_columns: boolean
  /** How much of the front page is in small letters; undefined where none is, or that cannot be told. */
  small_text: SmallText | undefined
  /** Read from files, or served elsewhere as if it stood at its origin: what a server says or does is not the site's. */
  is_local_copy: boolean
  /** Pages that lie in the folder that is audited, linked or not; none where it is no folder. */
  copy_pages: readonly string[]
  /** Files of that folder that are nothing for visitors by their names, though some page may offer one. */
  working_files: readonly string[]
  /** Keys in the scripts of that folder, loaded by a page or not. */
  lying_keys: readonly LyingKey[]
  /** Pages in folders of that folder that a rule of its server shows nobody. */
  hidden_folders: readonly HiddenFolder[]
  /** Pages of that folder that a rule of its server leads away from, to where nothing is. */
  dead_redirects: readonly DeadRedirect[]
  /** Programs that lie in that folder, and what their code says of the forms that send to them. */
  programs: ProgramsOfFolder
  /** Forms that send to a program of the site; none where it is no folder. */
  posted_forms: readonly PostedForm[]
  /** Pages in that folder that are none of the site's: they stand in `pages` no more than in the menus. */
  leftovers: readonly Leftover[]
  /** Addresses that answered with the very code of a page known by another, `of`: one page to all other checks. */
  twins: readonly { of: string; response: PageView['response'] }[]
  /** Were links off the site and assets asked for? */
  checked_links: boolean
  /** In which the site was read. */
  year: number
  /** On which the site was read, as yyyymmdd. */
  today: number
  done: CrawlDone
  given: GivenBusiness
}
