import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

/** The front page, or an advertisement, of a tool that sites are made with. */
const advertised =
  /^https?:\/\/(?:www\.)?(mobirise|nicepage|weebly|wix|squarespace|webflow|jimdo|site123|webnode|strikingly|yola|doodlekit|webstarts|homestead|ucraft|zyro|free-css|freewebsitetemplates|os-templates|websitetemplates)\.(?:com|info|co|io|ws|net|org)\/?(?:\w{1,3}|(?:free-)?(?:web(?:site)?|html5?|css|landing|one)[\w-]*(?:templates?|builder|design|maker|themes?)[\w-]*(?:\.html?)?)?\/?(?:[?#].*)?$/i
/** Whoever thanks the tool says so, and many licenses ask for it. */
const credit =
  /\b(?:powered|built|made|created|designed?|hosted|crafted|generated|developed|template|theme|site|website) ?(?:by|with|using|on|in|from|:)/i
const longest_address = 160

/** Where the code of a site is kept: the owner, and the site. */
const of_code = /^https?:\/\/(?:www\.)?(?:github|gitlab)\.com\/[\w-]+\/([\w.-]+?)(?:\.git)?\/?$/i
const least_of_name = 6

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '')

function advertises({ kind, internal, url, name, text, images }: LinkFact): boolean {
  if (kind !== 'web' || internal || url === null || url.length > longest_address) return false
  const tool = advertised.exec(url)?.[1]
  if (tool === undefined) return false
  const words = name || text
  // A badge says by its picture whose it is.
  if (words.trim() === '' && images > 0) return false
  return !lettersOf(words).includes(lettersOf(tool)) && !credit.test(words)
}

/** The store in which whoever made the site keeps its code; visitors find nothing of the business there. */
function leadsToCode({ kind, internal, url }: LinkFact, host: string): boolean {
  if (kind !== 'web' || internal || url === null) return false
  const site = lettersOf(of_code.exec(url)?.[1] ?? '')
  return site.length >= least_of_name && lettersOf(host).includes(site)
}

export const linkToSiteBuilder: PageCheck = {
  id: 'link-to-site-builder',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'Your own name, or words nobody wrote for you, link to the tool that the site was made with',
  why: 'The tool puts such links in, often where nobody sees them. Visitors end up at its advertisement, and search engines distrust a site with hidden links.',
  mend: 'Let your name and your menu lead to your own pages, and delete the other links from the code of the page.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#link-spam',
  look: onWorkingPages(({ url, kind, facts }) => {
    if (kind === 'article') return notApplicable
    const { hostname } = new URL(url)
    return foundAll(
      quoteLinks(
        url,
        facts.links.filter(link => advertises(link) || leadsToCode(link, hostname)),
      ),
    )
  }),
}
