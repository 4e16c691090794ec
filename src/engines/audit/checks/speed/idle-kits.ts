import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

export const idleKits: SiteCheck = {
  id: 'network-kit-idle',
  section: 'speed',
  scope: 'site',
  severity: 'medium',
  title: 'Pages load the kit of a social network for nothing',
  why: 'It weighs some hundred kilobytes and tells the network of every visitor, and no button, feed or post on the page needs it. A link to your profile works without it.',
  mend: 'Delete the script from the pages, or from the template they are made of.',
  source: 'https://web.dev/articles/optimizing-content-efficiency-loading-third-party-javascript',
  look: ({ network_kits }) => {
    if (network_kits.length === 0) return notApplicable
    // Where one page has what it serves, it was put into the template for that.
    const used = new Set(network_kits.flatMap(({ name, serves }) => (serves ? [name] : [])))
    return foundAll(
      network_kits.flatMap(({ url, line, name }) =>
        used.has(name) ? [] : [{ url, line, evidence: `the kit of ${name}, and nothing on the page that it serves` }],
      ),
    )
  },
}
