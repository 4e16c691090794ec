import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { directivesOf } from '#src/engines/audit/checks/technical/indexing/robots-directives.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

const wantsScript = /(?:enable|turn on|activate|requires?|needs?|allow|without)\b.{0,40}\bjava\s?script/i
const fewWords = 50

export const contentRequiresJs: PageCheck = {
  id: 'content-requires-js',
  section: 'ai',
  scope: 'page',
  severity: 'critical',
  title: 'The page is empty until a script has run',
  why: 'Assistants such as ChatGPT and Claude read pages without running scripts, and search engines do so late: they find nothing.',
  mend: 'Have the pages rendered on the server or built in advance, so that the text stands in the HTML itself.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  look: onWorkingPages(({ url, kind, indexable, facts }) => {
    // What is kept out of search on purpose, such as the area of customers, may be a program.
    if (!indexable && kind !== 'home') return notApplicable
    const { text, empty_app_root, noscript_text, scripts } = facts
    if (scripts.length === 0) return ok
    // A menu and a footer tell nothing of what the page is about.
    const words = empty_app_root ? text.main_words : text.words
    if (words >= fewWords) return ok
    if (empty_app_root) return found(url, empty_app_root.line, `empty element #${empty_app_root.id}, ${words} words`)
    return wantsScript.test(noscript_text) ? found(url, null, shortened(noscript_text)) : ok
  }),
}

const forbidding = new Set(['nosnippet', 'max-snippet:0'])

/** Both the snippet in the results and the AI answers: one cause, one finding. data-nosnippet hides a part on purpose and is fine. */
export const nosnippetBlocksAi: PageCheck = {
  id: 'nosnippet-blocks-ai',
  section: 'ai',
  scope: 'page',
  severity: 'medium',
  title: 'The page forbids search engines to quote from it',
  why: 'Its text then appears neither below the link in the results, which fewer people click, nor in the answers that search engines write.',
  mend: 'Remove "nosnippet" or "max-snippet:0" from the robots meta tag or the X-Robots-Tag header.',
  source: 'https://developers.google.com/search/docs/appearance/ai-features',
  look: onWorkingPages(({ url, facts, response, indexable }) => {
    if (!indexable) return notApplicable
    const said = directivesOf(facts.robots, response.headers).find(({ name }) => forbidding.has(name))
    return said ? found(url, said.place?.line ?? null, shortened(said.written, 200)) : ok
  }),
}
