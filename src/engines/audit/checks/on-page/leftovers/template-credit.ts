import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** Makers and shops of templates; whoever made the site for the business is another matter. */
const maker =
  /\b(?:Colorlib|HTML ?Codex|ThemeWagon|BootstrapMade|Free-CSS\.com|TemplateMo|HTML5 ?UP|W3layouts|Tooplate|OS[- ]Templates|Untree\.co|Free Website Templates|TEMPLATED|Start Bootstrap|BootstrapDash|FreeHTML5|Wix(?:\.com)?|GoDaddy|Weebly|Squarespace|SITE123|Jimdo|Webnode|Strikingly|Mobirise|Shopify|Astra WordPress Theme|Free CSS Templates?|Styleshout|ThemeFisher|AwaikenThemes|Theme ?Freesia|Theme ?Horse|CyberChimps|ThemeIsle|SiteOrigin|Elegant Themes|HtmlCoder|Html5Up|Freshdesignweb|Zerotheme|Theme ?fuse|Publii)\b/
/** Whoever's it is, the line praises a template. */
const of_template =
  /\b(?:made|edit|built|created) with (?:Emergent|Lovable|Base44|Bolt(?:\.new)?|v0|Replit)$|\bcreate (?:your own|a) (?:unique |free )?web ?site\b|\b(?:powered|generated|built) (?:by|with):? ?(?:WordPress|Publii|Hexo|Jekyll|Hugo|Drupal|Joomla|Blogger|Ghost|Gatsby|Pelican)\b|\b(?:free |website |html5? |css |bootstrap |wordpress )*(?:templates?|themes?)(?: design(?:ed)?)? (?:by|from)\b|\bbased on (?:the |a )?template\b/i
const credits = /\b(?:templates?|themes?|designs?|designed|distributed|made|powered|created|crafted|built|coded)\b/i
const longest = 200

/** The line as far as it names the maker, which may stand at its end. */
function shownOf(text: string): string {
  const at = Math.max(text.search(of_template), text.search(maker))
  const from = at < 70 ? 0 : text.indexOf(' ', at - 40) + 1
  return shortened(`${from > 0 ? '… ' : ''}${text.slice(from)}`, 100)
}

export const templateCredit: PageCheck = {
  id: 'template-credit',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'The page advertises the maker of its template',
  why: 'Every visitor reads at the foot of the page that it is a free template, and the link leads them away from you.',
  mend: 'Remove the line where the license allows it; many makers ask a few dollars for that.',
  source: 'https://colorlib.com/wp/licence/',
  look: ({ url, kind, facts, ...page }) => {
    if (!isShown({ url, kind, facts, ...page }) || kind === 'article') return notApplicable
    const { blocks } = facts.text
    // It stands at the end, whether or not the end is marked as a footer.
    const end = blocks.filter(({ region }, at) => region === 'footer' || at >= blocks.length - 6)
    const credit = end.find(
      ({ text }) => text.length <= longest && (of_template.test(text) || (maker.test(text) && credits.test(text))),
    )
    return foundAll(credit ? [{ url, line: credit.line, evidence: `“${shownOf(credit.text)}”` }] : [])
  },
}
