import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import { picturesIn } from '#src/engines/audit/checks/on-page/headings/pictures-in-heading.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { HeadingFact } from '#src/engines/audit/facts/types/structure-facts.ts'

const most = 5

/** More than any headline has. */
const manyWords = 25
const few = 2
const nothing: ReadonlySet<HeadingFact> = new Set()

/** Headings that are paragraphs, where there are several. */
function paragraphsOf({ facts }: PageView): ReadonlySet<HeadingFact> {
  const long = facts.headings.filter(({ text, hidden }) => !hidden && text.split(' ').length > manyWords)
  return long.length < few ? nothing : new Set(long)
}

export const headingSkip: PageCheck = {
  id: 'heading-skip',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'Headings skip a level',
  why: 'People who use a screen reader move from heading to heading. A skipped level sounds as if a part were missing.',
  mend: 'After a heading of one level use the next: <h2> and then <h3>. Choose the size by style, not by level.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/heading-order',
  look: page => {
    if (!isShown(page)) return notApplicable
    const headings = page.facts.headings.filter(({ hidden, name }) => !hidden && name !== '')
    const skips: Occurrence[] = []
    // That they are no headings is told.
    const paragraphs = paragraphsOf(page)
    for (const [i, heading] of headings.entries()) {
      const { level, line, name } = heading
      const before = headings[i - 1]
      if (!before || level <= before.level + 1 || paragraphs.has(heading)) continue
      const evidence = `<h${level}> “${shortened(name, 50)}” after <h${before.level}> “${shortened(before.name, 50)}”`
      skips.push({ url: page.url, line, evidence })
    }
    return foundAll(skips.slice(0, most))
  },
}

export const headingParagraph: PageCheck = {
  id: 'heading-paragraph',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'Whole paragraphs are marked as headings',
  why: 'Screen readers read them out in the list of headings, and search engines no longer see what the page’s headlines are.',
  mend: 'Make them paragraphs (<p>) and choose the size by style. A heading says in a few words what follows.',
  source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  look: page => {
    if (!isShown(page)) return notApplicable
    return foundAll(
      [...paragraphsOf(page)]
        .slice(0, most)
        .map(({ level, line, text }) => ({ url: page.url, line, evidence: `<h${level}> “${shortened(text, 80)}”` })),
    )
  },
}

export const headingEmpty: PageCheck = {
  id: 'heading-empty',
  section: 'accessibility',
  severity: 'low',
  scope: 'page',
  title: 'A heading is empty',
  why: 'Screen readers announce a heading and then say nothing. It is usually left over from moving things around.',
  mend: 'Delete the empty heading or write its text. Make room with spacing, not with empty headings.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/empty-heading',
  look: page => {
    if (!isShown(page)) return notApplicable
    if (isFilledByScript(page.facts)) return notChecked('A script writes the headings, and scripts are not run here.')
    const { headings } = page.facts
    // An empty main heading with no other beside it is told of as a missing one.
    const has_top = headings.some(({ level, name }) => level === 1 && name !== '')
    const empty = headings.filter(
      // Hidden from screen readers, as a dialog is until it opens, a heading has words and no name.
      heading =>
        heading.name === '' &&
        heading.text === '' &&
        !heading.hidden &&
        (heading.level > 1 || has_top || !page.indexable) &&
        // A picture without a description is told as that.
        !picturesIn(heading, page.facts).some(({ alt, in_link }) => alt === null || in_link),
    )
    return foundAll(
      empty.slice(0, most).map(({ level, line }) => ({ url: page.url, line, evidence: `<h${level}></h${level}>` })),
    )
  },
}
