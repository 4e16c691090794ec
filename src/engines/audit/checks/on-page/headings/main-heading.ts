import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { unseenPart } from '#src/engines/audit/checks/unseen-part.ts'

/** The notice at the foot of a page, made a heading for its looks. */
const of_copyright = /^\s*(?:©|\(c\) ?\d|copyright (?:©|\(c\)|\d{4}\b))/i

export const h1Missing: PageCheck = {
  id: 'h1-missing',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A page has no main heading',
  why: 'The main heading tells visitors and search engines in one line what the page is about.',
  mend: 'Make the page’s headline a heading of the first level (<h1>) and let it name the service and the town.',
  source: 'https://www.bing.com/webmasters/help/webmasters-guidelines-30fba23a',
  look: page => {
    if (!page.indexable) return notApplicable
    const tops = page.facts.headings.filter(({ level }) => level === 1)
    const named = tops.filter(({ name }) => name !== '' && !of_copyright.test(name))
    if (named.some(({ concealed }) => !concealed)) return ok
    const unseen = unseenPart(page)
    if (unseen) return notChecked(unseen)
    const [unshown] = named
    if (unshown) return found(page.url, unshown.line, `<h1> “${shortened(unshown.name, 60)}” is hidden from visitors`)
    const [first] = tops
    if (!first) return found(page.url, null, 'No <h1> on the page')
    const notice = tops.find(({ name }) => name !== '')
    const silent = first.pictures > 0 ? 'The <h1> is a picture without words' : 'The <h1> has no text'
    const evidence = notice ? `<h1> “${shortened(notice.name, 60)}” and no other` : silent
    return found(page.url, (notice ?? first).line, evidence)
  },
}

export const h1Multiple: PageCheck = {
  id: 'h1-multiple',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A page has several main headings',
  why: 'Several headings of the first level blur what the page is about. Bing advises one; Google does not mind.',
  mend: 'Keep one main heading and make the others second-level headings (<h2>).',
  source: 'https://www.bing.com/webmasters/help/webmasters-guidelines-30fba23a',
  look: page => {
    if (!page.indexable) return notApplicable
    const shown = page.facts.headings.filter(({ level, name, hidden }) => level === 1 && name !== '' && !hidden)
    // The same words twice are one heading, drawn once for phones and once for larger screens.
    const texts = new Map(shown.map(heading => [heading.name.toLowerCase(), heading]))
    const second = [...texts.values()][1]
    if (!second) return ok
    const names = [...texts.values()].slice(0, 3).map(({ name }) => `“${shortened(name, 50)}”`)
    return found(page.url, second.line, `${texts.size} main headings: ${names.join(', ')}`)
  },
}
