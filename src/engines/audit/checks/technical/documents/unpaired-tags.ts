import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

const most = 5

const is_heading = /^h[1-6]$/

/** "<h2>…</h3>": browsers end the one heading by the other's tag, and nothing is left open. */
function withoutSlips(all: PageFacts['unpaired']): PageFacts['unpaired'] {
  const slips = new Set<object>()
  for (const [index, open] of all.entries()) {
    const end = all[index - 1]
    if (open.problem !== 'still open' || end?.problem !== 'ends nothing' || end.element === open.element) continue
    if (is_heading.test(open.element) && is_heading.test(end.element)) slips.add(open).add(end)
  }
  return slips.size === 0 ? all : all.filter(one => !slips.has(one))
}

function sayUnpaired({ element, problem, within }: PageFacts['unpaired'][number]): string {
  if (problem === 'ends nothing') return `</${element}> ends nothing`
  if (problem === 'runs on') return `the “>” of a <${element}> is missing: the next tag begins within it`
  return `${within === '' ? 'the page ends' : `</${within}>`} while a <${element}> is still open`
}

export const unpairedTags: PageCheck = {
  id: 'tags-unpaired',
  section: 'technical',
  severity: 'low',
  scope: 'page',
  title: 'Boxes of a page are not closed, or closed twice',
  why: 'Every box of a page has a tag where it begins and one where it ends. Where one is missing or left over, browsers guess, and what follows may end up in the wrong box, with the wrong width or ground.',
  mend: 'Add or delete the end tag, or the “>”, named here. The check of the W3C (validator.w3.org) shows each of them in the code.',
  source: 'https://html.spec.whatwg.org/multipage/syntax.html#optional-tags',
  look: onWorkingPages(({ url, response, facts }) => {
    // Of a page that breaks off or holds another one that is told, with all that it brings on.
    if (response.truncated || facts.cut_off || facts.frame_tags.length > 3) return notApplicable
    return foundAll(
      withoutSlips(facts.unpaired)
        .slice(0, most)
        .map(one => ({ url, line: one.line, evidence: sayUnpaired(one) })),
    )
  }),
}
