import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { TornTagFact } from '#src/engines/audit/facts/types/structure-facts.ts'
import { linesWithMarkup } from './markup-in-text.ts'

const most = 5
/** Code of a server that was never run is told as that; what has marks on both sides lost its name, and two in a row are an empty value. */
const otherwise = /[?%{}]|=>|^["'].*["']$|""$|''$|\\"$/

/** A description of which nothing is left is told as missing. */
const isEmptyMeta = ({ element, value }: TornTagFact) => element === 'meta' && value === ''

/** `<headprofile="…">` opens no head: what therefore stands in the body is told. */
const isHead = ({ element }: TornTagFact) => element.startsWith('head') && /["'=]/.test(element)

/** An address that swallowed the tags behind it leads nowhere, and is told among the dead links. */
const linesOfSwallowingLinks = ({ facts }: PageView) =>
  facts.links.flatMap(({ href, internal, line }) => (internal && href?.includes('<') ? [line] : []))

function sayTorn({ element, attribute, value, rest }: TornTagFact): string {
  const said = attribute === '' ? '' : ` ${attribute}="${shortened(value, 60)}"`
  return `<${element}${said}>, and behind it the rest: ${shortened(rest, 40)}`
}

export const tornTags: PageCheck = {
  id: 'tag-torn-by-quote',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A quotation mark tears what stands in a tag apart',
  why: 'At the mark the browser takes the text to be over: the description of the picture, the hint or the address ends in the middle, and the rest is lost.',
  mend: 'Write &quot; or &#39; for the mark inside, or set the whole in the other kind of quotation marks.',
  source: 'https://html.spec.whatwg.org/multipage/parsing.html#parse-error-unexpected-character-in-attribute-name',
  look: page => {
    if (!isShown(page)) return notApplicable
    const torn = page.facts.torn_tags.filter(fact => !otherwise.test(fact.rest) && !isEmptyMeta(fact) && !isHead(fact))
    if (torn.length === 0) return foundAll([])
    const elsewhere = new Set([...linesWithMarkup(page), ...linesOfSwallowingLinks(page)])
    const untold = torn.filter(({ line }) => !elsewhere.has(line))
    return foundAll(untold.slice(0, most).map(fact => ({ url: page.url, line: fact.line, evidence: sayTorn(fact) })))
  },
}
