import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { looseAddress } from '#src/engines/audit/checks/technical/addresses/same-address.ts'

const most = 10

export const codeHandedOut: SiteCheck = {
  id: 'program-code-handed-out',
  section: 'technical',
  scope: 'site',
  severity: 'high',
  title: 'A link leads to the code of a program instead of a page',
  why: 'Your host runs no PHP. Whoever follows the link, to your contact form for one, gets a file to download, or a screen full of code.',
  mend: 'Make a plain page of it and let the form send to a form service, or move to a host that runs PHP. Then send yourself a test.',
  source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages',
  look: ({ code_handed_out }) => {
    // Of two spellings the first that was met.
    const told = new Map(code_handed_out.toReversed().map(each => [looseAddress(each.url), each]))
    return foundAll(
      [...told.values()].slice(0, most).map(({ url, found_on }) => ({
        url: found_on,
        line: null,
        evidence: `the link to ${new URL(url).pathname} is answered with PHP code`,
      })),
    )
  },
}
