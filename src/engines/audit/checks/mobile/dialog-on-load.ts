import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

export const dialogOnLoad: PageCheck = {
  id: 'dialog-on-load',
  section: 'mobile',
  severity: 'low',
  scope: 'page',
  title: 'A window opens over the page before anybody has read it',
  why: 'On a phone it hides what the visitor came for. Google counts such pages as harder to use.',
  mend: 'Say it in the page itself, or in a narrow strip at its edge that leaves the rest to be read.',
  source: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
  look: onWorkingPages(({ facts, url, kind }) => {
    if (facts.scripts.length === 0 || kind === 'thanks') return notApplicable
    const script = facts.scripts.find(({ opens_over }) => opens_over)
    return script ? found(url, script.line, 'a script opens it when the page has loaded') : ok
  }),
}
