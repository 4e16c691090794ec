import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** With a word for what is to come: a bare "Loading…" turns beside it. */
const to_come = /^(?:please wait[,.:]? )?(?:loading|fetching)((?: [\p{L}'’]+){1,4}) ?(?:…|\.{2,})$/iu
/** What is no text in the end. */
const no_text =
  /\b(?:calendar|dates?|times?|slots?|availability|maps?|forms?|videos?|widgets?|cart|chat|player|captcha|payment|checkout|images?|photos?|gallery|feed|instagram|facebook|game|app|page|more|results?|preview|comments?|weather|your)\b/i

export const leftLoading: PageCheck = {
  id: 'part-drawn-by-script',
  section: 'ai',
  severity: 'medium',
  scope: 'page',
  title: 'A part of the page is empty until a script fills it',
  why: 'Assistants and many robots run no scripts. Where your hours or offers belong they read “Loading…”, and so do visitors when the script fails.',
  mend: 'Write what matters into the page itself, and let the script bring it up to date.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  look: page => {
    const { facts, url } = page
    if (!isShown(page) || facts.empty_app_root || facts.scripts.length === 0) return notApplicable
    const waiting = facts.text.blocks.filter(({ text, in_nav }) => {
      if (in_nav || text.length > 60) return false
      const what = to_come.exec(text)?.[1]
      return what !== undefined && !no_text.test(what)
    })
    return foundAll(waiting.slice(0, 5).map(({ text, line }) => ({ url, line, evidence: `“${text}”` })))
  },
}
