import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { HeadingFact } from '#src/engines/audit/facts/types/structure-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** With a word for what is to come: a bare "Loading…" turns beside it. */
const to_come = /^(?:please wait[,.:]? )?(?:loading|fetching)((?: [\p{L}'’]+){1,4}) ?(?:…|\.{2,})$/iu
const longest_bare = 14
const most_bare = 2
const bare = /^loading ?(?:…|\.{2,})$/i
/** What is no text in the end. */
const no_text =
  /\b(?:calendar|dates?|times?|slots?|availability|maps?|forms?|videos?|widgets?|cart|chat|player|captcha|payment|checkout|images?|photos?|gallery|feed|instagram|facebook|game|app|page|more|results?|preview|comments?|weather|your)\b/i

/** Headings under which nothing stands but that something is loading. */
function announcedOnly({ headings }: PageFacts, { offset }: TextBlock): HeadingFact | undefined {
  const heading = headings.findLast(one => one.offset < offset)
  const is_alone = heading !== undefined && heading.words_after === 1 && heading !== headings.at(-1)
  return is_alone && heading.level > 1 && !heading.hidden && !no_text.test(heading.name) ? heading : undefined
}

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
    const told = waiting.map(({ text, line }) => ({ url, line, evidence: `“${text}”` }))
    const turning = facts.text.blocks.filter(({ text }) => text.length < longest_bare && bare.test(text))
    // A page of many such parts is a program.
    for (const block of turning.length > most_bare ? [] : turning) {
      const heading = announcedOnly(facts, block)
      if (heading)
        told.push({ url, line: block.line, evidence: `“${block.text}” under “${shortened(heading.name, 60)}”` })
    }
    return foundAll(told.slice(0, 5))
  },
}
