import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

const most = 8

/** Rounded down: 4.49 is not the 4.5 that is needed. */
const toOne = (contrast: number) => `${Math.floor(contrast * 10) / 10} to 1`

export const faintText: SiteCheck = {
  id: 'text-contrast-low',
  section: 'accessibility',
  severity: 'medium',
  scope: 'site',
  title: 'Letters hardly stand out from their ground',
  why: 'In the sun, on a cheap screen or with older eyes the text cannot be read. It is what auditors and lawyers find first when they look at whether a site is open to people with disabilities.',
  mend: 'Make the letters darker or the ground lighter, or the other way round, until they differ by 4.5 to 1, for large letters by 3 to 1. A free contrast checker tells what two colors have. The same colors on other pages need it, too.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
  look: ({ home_view, faint_texts }) => {
    if (!home_view || !isShown(home_view)) return notApplicable
    return foundAll(
      faint_texts.slice(0, most).map(({ text, color, ground, contrast, needed, texts, line }) => {
        const more = texts > 1 ? `, and ${countOf(texts - 1, 'more text')}` : ''
        const colors = `${color} on ${ground}: ${toOne(contrast)}, ${needed} is needed`
        return { url: home_view.url, line, evidence: `“${text}”${more}, ${colors}` }
      }),
    )
  },
}
