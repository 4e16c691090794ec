import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const parts_of = / [|–—·•»-] |\s*[|–—]\s*/

/** Nothing else stands in the title. */
const whole =
  /^(?:home|home ?page|welcome|welcome to (?:our|my) (?:web ?)?site|index|default|main|page|title|website|web ?site|document|react app|vite app|vite \+ \w+(?: \+ \w+)?|vue app|svelte app|angular app|ionic app|nuxt app|astro|gatsby(?: default)? starter|my ?site(?: ?\d+)?|next\.?js app|create next app|wordpress|my wordpress|site|blank|test|start|example|landing page|demo|null|undefined|(?:new|next) tab|(?:v0|bolt|replit|lovable|base44) app|emergent \| fullstack app|astro (?:basics|blog|starter(?: kit)?)|(?:next\.?js|react|vite|gatsby|astro|nuxt|sveltekit) starter(?: kit)?|(?:business|company|site|website|store|product|brand) name|(?:ai )?website builder|figma to (?:website|code|html)|(?:small )?business website|home 0?[1-9]|html5 boilerplate|(?:one ?page |responsive |free )*(?:bootstrap|html5?|css3?)(?: \d)? (?:website |landing page )?template)$/

/** A whole part of the title between bars or dashes. */
const part =
  /^(?:(?:home|index|landing|blog|header|main)(?: ?page)?(?: (?:layout|demo|style|version|variation|template|variant))(?: ?[-#]? ?\d{1,2})?|home ?[-_#]? ?0[1-9]|untitled(?: (?:document|page|site|design))?(?: ?\d+)?|new page(?: ?\d+)?|blank page|(?:the |your )?page title(?: (?:goes )?here)?|placeholder title|your (?:custom |own |seo |site |website )?title(?: (?:goes )?here)?|title (?:goes )?here|demo ?[-#]? ?[1-9]|elementor #?\d+|my wordpress (?:web ?)?(?:site|blog)|html5 boilerplate|welcome to (?:your|my|our) new (?:web ?)?site|(?:my-)?(?:v0|vite|react|next|astro)-(?:app|project|site|website)|enter title(?: here)?|insert title(?: here)?|default title|site title|website title|(?:website|web ?page|web|site|page) template|my ?(?:web ?)?site(?: ?\d+)?|my blog|my website|my store|drupal|gatsby default starter|vue app|your awesome title|text jekyll|just another wordpress (?:web)?site|sample page|hello world!?|test|test ?(?:page|site)(?: ?\d+)?|coming soon page|under construction|lorem ipsum.*|(?:staging|dev|development|uat|pre-?prod) (?:site|server|environment|copy|version|page|build)|pre-?prod|uat|tbd|todo|placeholder|template|(?:site |website )?(?:maintenance mode|under maintenance)|(?:dev|staging|stage|test|beta|draft|site) preview|do not (?:use|index|publish)|work in progress|(?:your )?(?:slogan|tagline) here|your (?:business|company|site|brand|store) name|lovable (?:app|generated project)|wix\.com|(?:site|website|page)?(?: is)? ?(?:under|in) development|(?:web|website|client|design) preview|(?:site |website )?redesign 20\d\d|(?:site|website|design) (?:prototype|mock-?up)|mock-?up|(?:[\w-]+\.)+(?:wpengine\.com|netlify\.app|vercel\.app|github\.io|wixsite\.com|pages\.dev|webflow\.io|lovable\.app)|localhost(?::\d+)?|(?:start ?bootstrap|bootstrapmade|html5 ?up|templatemo|themewagon|tooplate)(?: (?:bootstrap )?(?:theme|template))?|(?:[\w’'&-]+ ){1,3}(?:bootstrap|html5?)(?: [345])? (?:website )?template|(?:my|a|your) (?:new |own |awesome )?(?:hugo|jekyll|astro|gatsby|eleventy|11ty|hexo|pelican|zola|quarto|next\.?js|nuxt|vitepress|vuepress|docusaurus|ghost|drupal|joomla) (?:web ?)?(?:site|blog|page|project|app|store))[.!]?$/

/** A word of the workshop set apart by brackets, or by capitals at the beginning. */
const bracketed =
  /\[(?:staging|stage|dev|test|draft|copy|wip|uat|do not publish|old)\]|\((?:staging|wip|uat|do not publish|(?:prototype|mock-?up|wireframe|draft) v?\d[\d.]*)\)|\b(?:wireframe|mock-?up) v\d[\d.]*$|\bpage wireframe$/i
const leading = /^(?:(?:DEV|TEST|WIP|UAT|TEMP|MOCKUP|PROTOTYPE)\s*(?:[:|–—]|- |\/\/)|(?:DRAFT|Draft|draft):)/
/** Kits are delivered under the name of their maker. */
const by_maker = /\S by (?:html5 ?up|templated|templatemo|colorlib|bootstrapmade|themewagon|w3layouts|tooplate)$/i
const kit =
  /\bby (?:html5 ?up|templated|templatemo|colorlib|bootstrapmade|themewagon|w3layouts|tooplate)\b|\b(?:bootstrap|html5?|css|responsive|one ?page|landing page)(?: \d+)?(?: [a-z]+){0,2} (?:template|theme)\b|\b(?:starter )?(?:template|example) (?:for|·) bootstrap\b|^starter template\b|\bbootstrap(?: \d+)? (?:landing page|one ?page|starter)\b/i
const copied = /^copy of \S|\((?:copy|duplicate)(?: \d+)?\)$/i
const staging_of_homes =
  /\b(?:home|house|property|furniture|condo|vacant|real estate|occupied|virtual|event|cancer|disease) staging|\bstag(?:ers?|ed (?:home|house|propert))\b|\bstaging (?:service|compan|furniture|consult|design|your|a |tips|homes?\b)/i
const staging_word = /(?:^|[|–—:·•-]\s*)staging\s*(?:$|[|–—:·•-])/i
const ends_in_staging = /^(.*\S)\s+staging$/i

/** A title of a copy of the site that was never meant for the public. */
function isStaging(title: string, { facts }: PageView): boolean {
  if (!/\bstaging\b/i.test(title) || staging_of_homes.test(title)) return false
  if (facts.text.blocks.some(({ text }) => staging_of_homes.test(text))) return false
  if (staging_word.test(title)) return true
  if (/\bSTAGING\b/.test(title) && title !== title.toUpperCase()) return true
  return title.split(parts_of).some(piece => {
    const before = ends_in_staging.exec(piece.trim())?.[1]?.toLowerCase()
    return facts.names.some(({ name, from }) => from !== 'title' && from !== 'h1' && name.toLowerCase() === before)
  })
}

/** The words of a title that were never meant to stay; null when there are none. Does not know of staging. */
export function placeholderIn(title: string): string | null {
  const tidy = title.replace(/\s+/g, ' ').trim()
  const lower = tidy.toLowerCase()
  if (whole.test(lower)) return tidy
  const piece = tidy.split(parts_of).find(text => part.test(text.trim().toLowerCase()))
  if (piece) return piece.trim()
  return (bracketed.exec(tidy) ?? leading.exec(tidy) ?? copied.exec(tidy))?.[0] ?? (by_maker.test(tidy) ? tidy : null)
}

/** "BBG Website": the name of a folder. Who makes websites may be called so. */
const of_folder = /^(?:[\p{L}\d'’&.]+ ){1,2}web ?site$/iu
const of_web_designers = /\bweb ?(?:site )?(?:design|develop|host|build)/i

function isLeft(title: string, page: PageView): boolean {
  const isKit =
    page.kind === 'home' &&
    (kit.test(title) ||
      (of_folder.test(title.trim()) && !page.facts.text.blocks.some(({ text }) => of_web_designers.test(text))))
  return isKit || placeholderIn(title) !== null || isStaging(title, page)
}

/** Notices of a site that is being built have a check of their own. */
const notice = /\b(?:construction|maintenance|coming soon|development|progress)\b/i
const isHeadingLeft = (heading: string) => !notice.test(heading) && placeholderIn(heading) !== null

/** Of a page whose title says more, that is told of its sharing. */
export const saysHome = (shared: string): boolean => /^\s*(?:home|home ?page|welcome|index|main)\s*$/i.test(shared)

export const titlePlaceholder: PageCheck = {
  id: 'title-placeholder',
  section: 'on-page',
  severity: 'high',
  scope: 'page',
  title: 'A title was never written, or is from a test copy of the site',
  why: 'People see this title in search results and on the browser tab. “Home”, “Untitled” or “Staging” brings nobody in.',
  mend: 'Write a title that says what the page offers, where, and who you are. Then look at the page in a new browser tab to check it.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  look: page => {
    const title = page.facts.titles.find(({ text }) => text !== '')
    if (!page.indexable || !title) return notApplicable
    // Latin filler is told as such, wherever it stands.
    if (/lorem ipsum/i.test(title.text)) return notApplicable
    if (isLeft(title.text, page)) return found(page.url, title.line, `<title>${shortened(title.text)}</title>`)
    // Shared links show a title of their own.
    const shared = [...page.facts.open_graph, ...page.facts.twitter].find(
      ({ property, name, content }) =>
        /^(?:(?:og|twitter):title|og:site_name)$/.test(property || name) && !saysHome(content) && isLeft(content, page),
    )
    // What says so of all home pages ("Welcome") may be what the page is called.
    const heading = page.facts.headings.find(({ level, hidden }) => level === 1 && !hidden)
    const left = heading && !whole.test(heading.name.toLowerCase()) && isHeadingLeft(heading.name)
    if (heading && left) return found(page.url, heading.line, `<h1>${shortened(heading.name)}</h1>`)
    if (!shared) return ok
    return found(page.url, shared.line, `${shared.property || shared.name}: ${shortened(shared.content)}`)
  },
}
