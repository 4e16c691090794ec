import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

const most = 5

/** A button in a link, or a link in a button. */
function nestedIn({ url, facts: { nested, links, buttons } }: PageView): Occurrence[] {
  return nested.slice(0, most).map(({ line, offset, element, within }) => {
    const inner = (element === 'a' ? links : buttons).find(one => one.offset === offset)
    const evidence = `<${element}> “${shortened(inner?.name ?? '', 60)}” within <${within}>`
    return { url, line, evidence }
  })
}

/** Whether the first was forgotten to be closed or the second was meant to stand in it, browsers mend it as they see fit. */
export const linkInLink: PageCheck = {
  id: 'link-in-link',
  section: 'links',
  severity: 'low',
  scope: 'page',
  title: 'A link or button begins before the link or button around it has ended',
  why: 'Browsers mend it by guessing: words that were no link become one, a tap leads elsewhere than it says, or the Tab key stops twice at one thing.',
  mend: 'Close the first link with </a> where its words end. Where a whole card is a link, put no second one into it. Let a link look like a button by its style, without a <button> in it.',
  source: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
  look: page => {
    const { links_within, links } = page.facts
    if (!isShown(page) || links.length === 0) return notApplicable
    return foundAll([
      ...links_within.slice(0, most).map(({ line, offset }) => {
        const inner = links.find(link => link.offset === offset)
        const words = inner && inner.name !== '' ? `“${shortened(inner.name, 60)}”` : `<a href="${inner?.href ?? ''}">`
        return { url: page.url, line, evidence: `${words} begins within another link` }
      }),
      ...nestedIn(page),
    ])
  },
}
