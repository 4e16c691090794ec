import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { namesErrorPage, ownErrorPage } from './soft-404.ts'

const few_words = 150
const says_error =
  /^(?:(?:we(?:['’]re| are) )?sorry[,.!]? (?:but )?)?(?:the (?:requested |web ?)?(?:page|file|document|url)\b(?:[^.!?]|\.(?=\w)){0,80}\b(?:(?:could ?not|can ?not|couldn['’]t|can['’]t) be|(?:was|is) not|wasn['’]t) found|(?:page|file) not found)\b/i

export const errorInText: PageCheck = {
  id: 'error-in-text',
  section: 'technical',
  scope: 'page',
  severity: 'high',
  title: 'A page of yours says that it could not be found',
  why: 'Whoever follows the link reads an error in your own design, and what was promised is missing. The server calls it a good page, so no tool tells you.',
  mend: 'Put the page back, or lead the links to where it stands now, and let the server answer with status 404 for what is gone.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  look: page => {
    const { url, kind, response, facts } = page
    if (response.status !== 200 || kind === 'home' || kind === 'article' || !isShown(page)) return notApplicable
    if (facts.text.words >= few_words || ownErrorPage.test(new URL(url).pathname)) return ok
    // What its title or heading says is told by that.
    const [title] = facts.titles
    const headings = facts.headings.filter(({ level }) => level === 1)
    if (namesErrorPage(title?.text ?? '') || headings.some(({ name }) => namesErrorPage(name))) return ok
    const said = facts.text.blocks.find(({ text, in_nav }) => !in_nav && says_error.test(text.trim()))
    return said ? found(url, said.line, `status 200, and the page says: “${shortened(said.text.trim(), 80)}”`) : ok
  },
}
