import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { FaintText } from '#src/engines/audit/facts/contrast/faint-text.ts'

const most = 8
const longest_credit = 60

/** Rounded down: 4.49 is not the 4.5 that is needed. */
const toOne = (contrast: number) => `${Math.floor(contrast * 10) / 10} to 1`

/** Below it nobody makes the letters out, however well they see. */
const lost = 1.4
/** Or the number to call. */
const a_word = /\p{L}{4}|\d{3}\D{1,3}\d{4}/u
const isLost = ({ contrast, text }: FaintText) => contrast < lost && a_word.test(text)

/** "Website by Calloway Web": the name of whoever made the site is no word of the shop’s. */
const before_maker =
  /\b(?:(?:web ?)?site|designed|design|powered|built|made|developed|hosted|created|crafted|maintained)(?: (?:and|&) \w+)? (?:with \S+ )?by:?\s*$/i

function isOfMaker({ facts }: PageView, text: string): boolean {
  return facts.text.blocks.some(block => {
    const at = block.text.indexOf(text)
    return at > 0 && before_maker.test(block.text.slice(Math.max(0, at - longest_credit), at))
  })
}

function tell({ home_view, faint_texts, own_scripts }: SiteView, is_told: (text: FaintText) => boolean) {
  if (!home_view || !isShown(home_view) || own_scripts.some(({ sets_theme }) => sets_theme)) return notApplicable
  return foundAll(
    faint_texts
      .filter(one => is_told(one) && !(one.texts === 1 && isOfMaker(home_view, one.text)))
      .slice(0, most)
      .map(({ url, text, color, ground, contrast, needed, texts, line }) => {
        const more = texts > 1 ? `, and ${countOf(texts - 1, 'more text')}` : ''
        const colors = `${color} on ${ground}: ${toOne(contrast)}, ${needed} is needed`
        return { url, line, evidence: `“${text}”${more}, ${colors}` }
      }),
  )
}

export const faintText: SiteCheck = {
  id: 'text-contrast-low',
  section: 'accessibility',
  severity: 'medium',
  scope: 'site',
  title: 'Letters hardly stand out from their ground',
  why: 'In the sun, on a cheap screen or with older eyes the text cannot be read. It is what auditors and lawyers find first when they look at whether a site is open to people with disabilities.',
  mend: 'Make the letters darker or the ground lighter, or the other way round, until they differ by 4.5 to 1, for large letters by 3 to 1. A free contrast checker tells what two colors have. The same colors on other pages need it, too.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
  look: site => tell(site, text => !isLost(text)),
}

export const lostText: SiteCheck = {
  id: 'text-contrast-none',
  section: 'accessibility',
  severity: 'high',
  scope: 'site',
  title: 'Letters have the color of their ground, or nearly',
  why: 'Nobody can read these words: they are on the page, and visitors see an empty spot or an empty button. It is most often a rule for links or headings that wins over the one for the button or the dark part of the page.',
  mend: 'Give the words named here another color, or what they stand on another ground, and look at the page on a phone and on a desktop screen.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
  look: site => tell(site, isLost),
}
