import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { type Description, descriptionOf, sharesNothing } from './descriptions.ts'

/** Articles are illustrated by whatever there is. */
const of_articles = new Set<PageKind>(['article', 'listing'])
/** Fewer words name a product, or a kind of it. */
const least_words = 3
const most = 5
/** More pages with one picture tell nothing more. */
const most_of_one = 20

type Shown = Description & { url: string; line: number; lang: string }

const fileOf = (picture: string) => picture.slice(picture.indexOf(' ') + 1)

/** “Smoky Oak” in smoky-oak.jpg: the picture is the sample, and elsewhere stands for all of its kind. */
const isNamedSo = (file: string, { words }: Description) => words.every(word => file.toLowerCase().includes(word))

/** “Cut & style 1”: the place in a row of pictures, which says nothing of this one. */
const numbered = /\S\s#?\d{1,2}$/

/** “AC repair in Salem” on the page of that title says what the page is of, and not what is to be seen; code is no description. */
function namesPage(alt: string, named: string): boolean {
  const { letters } = descriptionOf(named)
  return alt.includes('<') || descriptionOf(alt).words.every(word => letters.includes(word))
}

function apart(file: string, shown: readonly Shown[]): Occurrence | undefined {
  const told = shown.slice(0, most_of_one).filter(one => one.words.length >= least_words && !isNamedSo(file, one))
  for (const [at, one] of told.entries()) {
    const other = told
      .slice(at + 1)
      .find(next => next.url !== one.url && next.lang === one.lang && sharesNothing(one, next))
    if (!other) continue
    // Where one page has both, it is told of that page.
    if (shown.some(({ url, alt }) => (url === one.url && alt === other.alt) || (url === other.url && alt === one.alt)))
      continue
    const [here, there] = [other, one].map(({ alt }) => `“${shortened(alt, 60)}”`)
    const evidence = `${shortened(file, 60)} is ${here}; ${there} on ${new URL(one.url).pathname}, line ${one.line}`
    return { url: other.url, line: other.line, evidence }
  }
  return undefined
}

export const pictureToldApart: SiteCheck = {
  id: 'picture-shown-as-another',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'One picture is something else on another page',
  why: 'The same photo is described as one job, person or room here and as quite another there. Whoever sees both pages trusts neither.',
  mend: 'Show a picture of its own on each page, or describe it as what it is on all of them.',
  source: 'https://www.w3.org/WAI/tutorials/images/informative/',
  ...inSteps(function* (site) {
    const shown = yield* flatMapInSteps(site.pages, ({ url, kind, row }) =>
      of_articles.has(kind)
        ? []
        : row.pictures.map(one => ({
            ...one,
            url,
            page: `${row.title} ${row.h1}`,
            lang: row.lang.slice(0, 2).toLowerCase(),
          })),
    )
    if (shown.length < 2) return notApplicable
    const names = (site.home?.row.names ?? []).map(({ name }) => descriptionOf(name).letters).filter(Boolean)
    const by_picture = yield* groupInSteps(shown, ({ picture }) => picture)
    const found: Occurrence[] = []
    for (const [picture, all] of by_picture) {
      if (found.length >= most) break
      if (new Set(all.map(({ alt }) => alt)).size < 2) continue
      const one = apart(
        fileOf(picture),
        all
          .filter(({ alt, page }) => !namesPage(alt, page) && !numbered.test(alt.trim()))
          .map(({ alt, url, line, lang }) => ({ ...descriptionOf(alt), url, line, lang }))
          // “Calloway Plumbing at work” may be anything of theirs.
          .filter(({ letters }) => !names.some(name => letters.includes(name))),
      )
      if (one) found.push(one)
    }
    return foundAll(found)
  }),
}
