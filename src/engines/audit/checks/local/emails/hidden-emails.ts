import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'

/** Cloudflare's script that writes the addresses back, and where it alone keeps it. */
const decoder = /email-decode/
const at_cloudflare = /\/cdn-cgi\//

/** Answered by a server that is surely not behind Cloudflare, which puts its mark on every answer. */
const isElsewhere = ({ is_local_copy, response: { headers } }: PageView): boolean =>
  !is_local_copy &&
  headerValue(headers, 'server') !== undefined &&
  headerValue(headers, 'cf-ray') === undefined &&
  !/cloudflare/i.test(headerValue(headers, 'server') ?? '')

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
    const decoding = scripts.find(({ src }) => src !== null && decoder.test(src))
    if (decoding && at_cloudflare.test(decoding.src ?? '') && isElsewhere(page))
      return found(
        page.url,
        first.line,
        '“[email protected]”; the script that shows the address is at Cloudflare alone',
      )
    if (decoding) return foundAll([])
    return found(page.url, first.line, '“[email protected]”, and no script that shows the address')
  },
}
