import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** Notes at the foot and labels may be small on any page. */
const much = 0.4

export const smallLetters: SiteCheck = {
  id: 'text-too-small',
  section: 'mobile',
  severity: 'medium',
  scope: 'site',
  title: 'Much of your home page is in very small letters',
  why: 'On a phone letters below 12 pixels cannot be read without zooming, and older customers give up on a computer, too.',
  mend: 'Set the text of the site in 16 pixels, and nothing that people need to read in less than 12.',
  source: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
  look: ({ home_view, small_text }) => {
    if (!home_view || !isShown(home_view)) return notApplicable
    if (!small_text || small_text.share < much) return ok
    const { share, px, text } = small_text
    const part = `${Math.round(share * 100)}% of the letters are smaller than 12 pixels`
    return found(home_view.url, null, `${part}, most of them ${Math.round(px * 10) / 10}: “${text}”`)
  },
}
