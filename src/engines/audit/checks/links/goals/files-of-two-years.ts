import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

const is_document = /\.(?:pdf|docx?|xlsx?)(?=$|[?#])/i
const year = /(?<!\d)20[0-3]\d(?!\d)/
/** What comes out year after year is kept with the years before. */
const comes_again =
  /news|report|minutes|bulletin|budget|audit|tax|return|990|w-?[29]\b|result|winner|award|issue|edition|event|retreat|annual|season/i
const most = 4

type File = { name: string; year: string; line: number; is_shown: boolean; words: string }

function nameOf(url: string | null): string {
  const path = url === null ? '' : (URL.parse(url)?.pathname ?? '')
  return path.slice(path.lastIndexOf('/') + 1)
}

const mayBeDocument = ({ hidden, url }: { hidden: boolean; url: string | null }) =>
  !hidden && url !== null && is_document.test(url)

/** Documents with a year in their name that a page links to or shows in a frame. */
function filesOf({ links, iframes }: PageFacts): File[] {
  const all = [
    ...links
      .filter(mayBeDocument)
      .map(({ url, line, name }) => ({ name: nameOf(url), line, is_shown: false, words: name })),
    ...iframes.filter(mayBeDocument).map(({ url, line }) => ({ name: nameOf(url), line, is_shown: true, words: '' })),
  ]
  return all.flatMap(file => {
    const [of = ''] = is_document.test(file.name) && !comes_again.test(file.name) ? (year.exec(file.name) ?? []) : []
    // Whoever names the year means that one.
    return of === '' || file.words.includes(of) ? [] : [{ ...file, year: of }]
  })
}

export const filesOfTwoYears: PageCheck = {
  id: 'document-of-two-years',
  section: 'links',
  scope: 'page',
  severity: 'high',
  title: 'A page offers the same document of two years',
  why: 'One place was given the new file and the other forgot it: customers read old prices, dishes or terms and hold you to them.',
  mend: 'Let every link and frame lead to the present file. Keep one address for it, without a year, and replace what lies there.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  look: onWorkingPages(({ url, facts }) => {
    const families = Map.groupBy(filesOf(facts), ({ name }) => name.toLowerCase().replace(year, '#'))
    const found = [...families.values()].flatMap((files): Occurrence[] => {
      const years = new Set(files.map(file => file.year))
      const old = files.toSorted((one, other) => one.year.localeCompare(other.year))[0]
      const present = files.find(file => file.year !== old?.year)
      if (!old || !present || years.size !== 2) return []
      const [one, other] = [old, present].map(({ name }) => shortened(name, 60))
      const evidence = `${one} ${old.is_shown ? 'is shown' : 'is linked'}, and ${other} in line ${present.line}`
      return [{ url, line: old.line, evidence }]
    })
    return foundAll(found.slice(0, most))
  }),
}
