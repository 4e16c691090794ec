import { placeholderIn } from '#src/engines/audit/checks/on-page/titles/title-placeholder.ts'
import type { PageOutlined, PageView } from '#src/engines/audit/checks/page-view.ts'
import { drawsItsMenu } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { fileAddress, folderOf, isFrontPage } from '#src/engines/audit/crawl/copy-pages.ts'
import type { PageFetched } from '#src/engines/audit/crawl/crawl-event.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { type Known, KnownPages } from '#src/engines/audit/run/leftovers/copy-of-page.ts'
import type { Leftover } from '#src/engines/audit/run/leftovers/leftover.ts'
import { isOfAnotherService } from '#src/engines/audit/run/leftovers/saved-page.ts'
import { isSiteOfOnePage } from '#src/engines/audit/run/leftovers/site-of-one-page.ts'

/** Pages that every template brings along to show what it can do. */
const sample =
  /\/(?:starter-page|sample-(?:inner-)?page|inner-page|elements?|ui-elements|typography|shortcodes?|generic|blank(?:-page)?|(?:left|right|no)-sidebar|style-?guide|(?:[\w-]+-)?template(?:-page)?)$/

/** Folders of a bought kit, with all that could be built of it. */
const of_kit = /\/(?:ui-?kits?(?:-\w+)?|flat-ui(?:-\w+)?|samples?[-_]?\d{1,3}|(?:html|bootstrap)-templates?)\//

/** Folders of designs among which somebody was to choose. */
const of_drafts =
  /\/(?:mock-?ups?|wireframes?|prototypes?|drafts?|design-(?:options|concepts|drafts)|(?:home(?:page)?-)?concepts?)\//

/** Folders that somebody laid an older site, or the beginnings of a new one, aside in. */
const of_old =
  /\/(?:te?mp|old|bak|backups?|(?:old|temp|backup)[-_]?(?:site|pages?|version|web|website|html|files)|(?:menu|site|web|website|pages?|home)[-_](?:old|bak|backup))\//

/** Pages on which somebody tried something out, by their names: "test2", "test-menu"; a test drive is a service. */
const test_page =
  /\/test(?:\d{1,2}|[-_](?!(?:drives?|prep|results?|strips?|kits?|days?|dates?|taking|scores?|rides?|centers?|sites?|only|cut|wells?|plugs?|boring|and|for|your|us|you)(?:[-_]|$))[\w-]+)?$/

/** "img-map-test", "demo", "untitled-2", "new-page": what is tested or shown in a trade is a page of it. */
const trial_page =
  /\/(?:demo\d{0,2}|sandbox|playground|scratch|untitled(?:[-_]?\d{1,2})?|new[-_]?page(?:[-_]?\d{1,2})?|asdf\w{0,4}|(?:[\w-]+[-_])?(?<!\b(?:drug|covid|pcr|eye|vision|hearing|blood|radon|mold|allergy|backflow|water|pressure|soil|smog|emissions?|driving|road|skills?|placement|practice|dna|paternity|sleep|stress|leak|smoke|perc|air|home|std|std?i|antibody|load|battery|skin|patch|fitness|iq|gi|lab|lead|septic|roof)[-_])test\d{0,2})$/

/** Pages that somebody laid aside under another name, or that hosts would not show: "happyhour-bak", "menu_old", "_events". */
const laid_aside =
  /\/(?:[\w-]+[-_](?:bak\d?|(?<!\b(?:years?|months?|growing|of|getting|how|is|not|the|good)[-_])old\d?)|_[a-z][\w-]*)$/

/** So many pages of one folder that are none of the site's, and no other: the rest of it is none either. */
const enough = 3
const most_marks = 5_000
const few_words_of_app = 60
/** What asks for a password and says more shows what a template has of everything. */
const most_words_of_door = 300
const few_words_of_beginning = 20
/** A front page with fewer is a door, or a script draws its menu. */
const few_links = 3

/** So a front page greets before it names itself. */
const welcome = /^welcome to (?:the )?/i
const wordOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** What so many pages of the folder lead to, each of them the site's, is a page of theirs and no copy. */
const enough_leads = 2
const most_led_to = 5_000

/** Pages that show what one service, post or project could look like. */
const one_of_many = /(?:^|[-_/])(?:details?|single|inner|sample|demo|example|template|item)(?:$|[-_])/

/** Whoever writes the name of the site before a path means the site, whether or not the file is there. */
const names_host = /^\s*(?:https?:)?\/\/[\w-]+\./i

/** By what a page says whose it is: its phones, email addresses and names. */
function* saidBy({ phones, emails, names }: PageFacts): Generator<string> {
  for (const { e164 } of phones) if (e164 !== null) yield e164
  for (const { address } of emails) yield address.toLowerCase()
  for (const { name, from } of names) if (from !== 'title' && from !== 'h1') yield wordOf(name)
}

/** By what a page of the site is known as one: what it says, its styles and scripts. */
function* marksOf(facts: PageFacts): Generator<string> {
  yield* saidBy(facts)
  const { url, resources, text } = facts
  const { origin } = new URL(url)
  for (const resource of resources) {
    if (/^(?:script|style)/.test(resource.kind) && resource.url.startsWith(origin)) yield resource.url
  }
  yield text.hash
}

function knownBy({ url, titles, headings, html, text }: PageFacts): Known {
  const { pathname } = new URL(url)
  return {
    path: detached(pathname.toLowerCase().replace(/\.html?$/, '')),
    title: detached((titles[0]?.text ?? '').toLowerCase()),
    h1: detached((headings.find(({ level, name }) => level === 1 && name !== '')?.name ?? '').toLowerCase()),
    lang: detached((html?.lang ?? '').toLowerCase().slice(0, 2)),
    sketch: text.main_sketch,
  }
}

/** Learns from the pages of a copy which others in its folder are none of the site's. */
export class LeftoverJudge {
  readonly #copy_pages: readonly string[]
  /** What was read and is none of these, a link of another page led to. */
  readonly #lying: ReadonlySet<string>
  readonly #own = new Set<string>()
  readonly #framed = new Set<string>()
  readonly #marks = new Set<string>()
  readonly #known = new KnownPages()
  /** How many pages that only the folder holds lead to a file. */
  readonly #led_to = new Map<string, number>()
  /** Pages in a row, by folder, that are none of the site's; 0 where one is. */
  readonly #strange = new Map<string, number>()
  /** Folders with a copy of the whole site. */
  readonly #copied: string[] = []
  #home: PageView | undefined
  /** Pages that links, the sitemap or redirects led to. */
  #linked = 0
  #has_menu: boolean | undefined

  constructor(copy_pages: readonly string[]) {
    this.#copy_pages = copy_pages
    this.#lying = new Set(copy_pages.map(fileAddress))
  }

  /** Takes in a page of the site. */
  note(view: PageView): void {
    if (this.#copy_pages.length === 0 || view.response.status !== 200) return
    const { facts, url } = view
    this.#home ??= view
    if (view.response.found_by === 'folder') this.#noteLeads(facts)
    else this.#linked += 1
    this.#own.add(detached(fileAddress(url)))
    this.#known.add(knownBy(facts))
    for (const { url: framed } of facts.iframes) if (framed !== null) this.#framed.add(detached(fileAddress(framed)))
    // A program may be anybody's: what it shares with others makes them no pages of the site.
    if (view.response.found_by === 'folder' && isApp(facts)) return
    for (const mark of marksOf(facts)) if (this.#marks.size < most_marks) this.#marks.add(detached(mark))
  }

  #noteLeads({ links }: PageFacts): void {
    const goals = new Set<string>()
    for (const { kind, internal, url } of links)
      if (kind === 'web' && internal && url !== null) goals.add(detached(fileAddress(url)))
    for (const goal of goals)
      if (this.#led_to.size < most_led_to || this.#led_to.has(goal))
        this.#led_to.set(goal, (this.#led_to.get(goal) ?? 0) + 1)
  }

  /** Is this one of the pages that may be none of the site's? */
  doubts({ status, found_by }: Pick<PageFetched, 'status' | 'found_by'>): boolean {
    return this.#copy_pages.length > 0 && status === 200 && (found_by === 'folder' || found_by === 'sitemap')
  }

  /** Undefined for a page of the site that only nothing links to. */
  judge(view: PageView, passOver: (folder: string) => number): Leftover | undefined {
    // Some other page may lead to what the sitemap lists: here the name alone must tell.
    if (view.response.found_by === 'sitemap') {
      const original = this.#known.namedAfter(knownBy(view.facts))
      return original && { url: detached(view.url), why: 'copy', of: original.path, others: 0 }
    }
    if (view.response.found_by !== 'folder') return undefined
    const left = this.#reason(view)
    const others = left ? this.#othersOf(left, view.url, passOver) : 0
    if (left?.why !== 'apart') this.#strange.set(folderOf(view.url), Number.NEGATIVE_INFINITY)
    return left && { url: detached(view.url), ...left, others }
  }

  /**
   * Does nothing lead to this page of a site whose own pages are known by links? That is its one finding, and how it is
   * built is nobody's concern.
   */
  isAside({ response }: PageOutlined): boolean {
    if (response.found_by !== 'folder' || !this.#hasMenu()) return false
    if (this.#home && isSiteOfOnePage(this.#home.facts)) return true
    const linked = this.#home?.facts.links.filter(({ kind, internal }) => kind === 'web' && internal).length ?? 0
    return linked >= few_links && this.#linked * 2 >= this.#copy_pages.length
  }

  /** What stands in a frame of another page is read there: its words are the site's, and it needs no frame of its own. */
  isFramed({ url, response }: PageOutlined): boolean {
    return response.found_by === 'folder' && this.#framed.has(fileAddress(url))
  }

  #reason({ url, facts }: PageView): Pick<Leftover, 'why' | 'of'> | undefined {
    if (this.#framed.has(fileAddress(url))) return { why: 'framed', of: '' }
    if (this.#copied.some(folder => url.startsWith(folder))) return { why: 'copy', of: '' }
    const page = knownBy(facts)
    if (of_drafts.test(page.path)) return { why: 'draft', of: '' }
    if (this.#hasMenu() && (test_page.test(page.path) || trial_page.test(page.path)))
      return { why: 'draft', of: 'test' }
    const is_led_to = (this.#led_to.get(fileAddress(url)) ?? 0) >= enough_leads
    const original = is_led_to ? undefined : this.#known.originalOf(page)
    if (original) return { why: 'copy', of: original.path }
    if (of_kit.test(page.path)) return { why: 'sample', of: '' }
    if (this.#hasMenu() && laid_aside.test(page.path) && facts.titles.length > 0) return { why: 'draft', of: 'aside' }
    if (of_old.test(page.path)) return { why: 'draft', of: 'old' }
    if (this.#hasMenu() && this.#isSample(facts, page.path)) return { why: 'sample', of: dummyTextOf(facts) }
    if (this.#isSaved(facts)) return { why: 'saved', of: detached((facts.titles[0]?.text ?? '').trim().slice(0, 60)) }
    return this.#standsApart(facts) ? { why: 'apart', of: '' } : undefined
  }

  /** With dummy text, and nothing else that would be the site's. */
  #isSample(facts: PageFacts, path: string): boolean {
    if (sample.test(path)) return true
    if (dummyTextOf(facts) === '') return false
    return one_of_many.test(path) || ![...saidBy(facts)].some(mark => this.#marks.has(mark))
  }

  #isSaved(facts: PageFacts): boolean {
    const leads_home = facts.links.some(
      ({ kind, internal, url }) => kind === 'web' && internal && url !== null && this.#own.has(fileAddress(url)),
    )
    return !leads_home && isOfAnotherService(facts, this.#home?.facts)
  }

  #standsApart(facts: PageFacts): boolean {
    if (isApp(facts)) return false
    if (facts.text.words === 0 && !this.#lying.has(fileAddress(facts.url))) return false
    // The styles of the site are soon tied to a page that was then left empty.
    for (const mark of isHardlyBegun(facts) ? saidBy(facts) : marksOf(facts)) if (this.#marks.has(mark)) return false
    for (const { kind, internal, url, href } of facts.links)
      if (
        kind === 'web' &&
        internal &&
        url !== null &&
        (this.#own.has(fileAddress(url)) || names_host.test(href ?? ''))
      )
        return false
    const title = wordOf(`${facts.titles[0]?.text ?? ''} ${facts.text.opening}`)
    const names = (this.#home?.facts.names ?? []).map(({ name }) => wordOf(name.replace(welcome, '')))
    return !names.some(name => name.length > 3 && title.includes(name))
  }

  #othersOf({ why, of }: Pick<Leftover, 'why' | 'of'>, url: string, passOver: (folder: string) => number): number {
    if (why === 'apart') return this.#others(url, passOver)
    // With a copy of its front page a folder holds one of the site, as long as nothing leads into it.
    if (why !== 'copy' || !isFrontPage(of) || !isFrontPage(new URL(url).pathname.replace(/^\/[^/]+(?=\/)/, '')))
      return 0
    const folder = folderOf(url)
    const below = fileAddress(`${folder}x`).slice(0, -1)
    if (new URL(folder).pathname === '/' || [...this.#own].some(page => page.startsWith(below))) return 0
    this.#copied.push(detached(folder))
    return passOver(folder)
  }

  #others(url: string, passOver: (folder: string) => number): number {
    const folder = folderOf(url)
    const strange = (this.#strange.get(folder) ?? 0) + 1
    this.#strange.set(folder, strange)
    const is_root = new URL(folder).pathname === '/'
    return strange >= enough && !is_root ? passOver(folder) : 0
  }

  /** Where a script draws the menu, what no link leads to is the site itself. */
  #hasMenu(): boolean {
    this.#has_menu ??= !drawsItsMenu(
      this.#home,
      this.#copy_pages.filter(url => !this.#own.has(fileAddress(url))),
    )
    return this.#has_menu
  }
}

/** A door for staff or customers, or a program of the site's own, which names nobody and leads nowhere. */
function isApp({ forms, manifests, empty_app_root, scripts, text, fields, url }: PageFacts): boolean {
  if (empty_app_root !== null || manifests.length > 0) return true
  const asks = forms.some(({ has_password }) => has_password) || fields.some(({ type }) => type === 'password')
  if (asks) return text.words < most_words_of_door
  const { origin } = new URL(url)
  return text.words < few_words_of_app && scripts.some(one => one.url?.startsWith(origin) && one.type === 'module')
}

/** An editor's new page with next to nothing in it. */
function isHardlyBegun({ text, images, titles }: PageFacts): boolean {
  const title = titles[0]?.text ?? ''
  return text.words < few_words_of_beginning && images.length === 0 && (title === '' || placeholderIn(title) !== null)
}

function dummyTextOf({ leftovers }: PageFacts): string {
  const text = leftovers.find(({ kind }) => kind === 'lorem-ipsum')?.text ?? ''
  return detached(text.replace(/\s+/g, ' ').slice(0, 60))
}
