import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** Cloudflare's script that writes the addresses back. */
const decoder = /email-decode/

export const emailLeftHidden: PageCheck = {
  id: 'email-left-hidden',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'Your email address shows as “[email protected]”',
  why: 'The page was copied from a server of Cloudflare, which hides mail addresses, and the script that shows them again was left behind. Nobody can read the address, and its link leads to an error page.',
  mend: 'Write the address itself into the page: <a href="mailto:info@your-shop.com">info@your-shop.com</a>.',
  source: 'https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/',
  look: page => {
    const { hidden_emails, scripts } = page.facts
    const [first] = hidden_emails
    if (!isShown(page) || !first) return notApplicable
    if (scripts.some(({ src }) => src !== null && decoder.test(src))) return foundAll([])
    return found(page.url, first.line, '“[email protected]”, and no script that shows the address')
  },
}
