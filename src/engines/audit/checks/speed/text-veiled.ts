import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** Below, it is a decoration of some boxes. */
const most_of_it = 0.5
/** A page of fewer characters has hardly any text. */
const least_text = 400

export const textVeiled: SiteCheck = {
  id: 'text-hidden-until-script',
  section: 'speed',
  scope: 'site',
  severity: 'low',
  title: 'Much of your front page is invisible until a script fades it in',
  why: 'The text is there, and a style hides it. The page looks empty for as long as the script takes, which Google measures as slow, and it stays empty where the script fails.',
  mend: 'Let the style hide nothing unless a script has put a class such as "js" on the page first, leave the heading and what is seen first visible, or fade in by CSS animations alone.',
  source: 'https://web.dev/articles/optimize-lcp',
  look: ({ home_view, hidden_text }) => {
    const { chars, of, heading, by } = hidden_text
    if (!home_view || !isShown(home_view) || chars === 0) return notApplicable
    const { veil } = home_view.facts
    // A page that is hidden as a whole is told as that.
    if (veil !== null) return notApplicable
    const share = chars / Math.max(1, of)
    if (heading === '' && (share < most_of_it || of < least_text)) return ok
    const what = heading === '' ? '' : 'the main heading and '
    const rule = heading === '' ? by : heading
    return found(
      home_view.url,
      null,
      `${what}${Math.round(share * 100)}% of the text: ${rule} { opacity: 0 } until a script shows it`,
    )
  },
}
