import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { descriptionOf } from './descriptions.ts'

/** One page may show what another is about; several pictures, each of its own page, were given the words of a copy. */
const fewest = 2
const most = 8
/** More pictures with one description tell nothing more. */
const most_of_one = 40
const least_letters = 4

type Shown = { picture: string; alt: string; line: number; url: string; page: string; lang: string }

const lettersOf = (text: string) => descriptionOf(text).letters
const fileOf = (picture: string) => lettersOf(picture.slice(picture.indexOf(' ') + 1).replace(/\.\w{2,5}$/, ''))

/** “practice.gif” on /practice.htm, “MAElfman.jpg” on /elfman.htm: the picture was made for this page. */
function isOfPage(file: string, url: string): boolean {
  const name = lettersOf((new URL(url).pathname.replace(/\/$/, '').split('/').at(-1) ?? '').replace(/\.\w{2,5}$/, ''))
  if (name.length < least_letters || file.length < least_letters) return false
  return file.includes(name) || name.includes(file)
}

const says = (text: string, words: readonly string[]) => {
  const letters = lettersOf(text)
  return words.every(word => letters.includes(word))
}

/** The pages on which a picture of their own bears the words that another page is headed by. */
function copiedOf(shown: readonly Shown[]): { from: Shown; others: Shown[] } | undefined {
  const { words } = descriptionOf(shown[0]?.alt ?? '')
  const from = shown.find(({ page }) => says(page, words))
  if (!from || words.length === 0) return undefined
  const others = shown.slice(0, most_of_one).filter(({ picture, url, page, lang }) => {
    if (picture === from.picture || url === from.url || lang !== from.lang || says(page, words)) return false
    const file = fileOf(picture)
    return isOfPage(file, url) && !words.some(word => word.length >= least_letters && file.includes(word))
  })
  const pictures = new Set(others.map(({ picture }) => picture))
  const pages = new Set(others.map(({ url }) => url))
  return pictures.size < fewest || pages.size < fewest ? undefined : { from, others }
}

export const altCopiedAlong: SiteCheck = {
  id: 'img-alt-copied-along',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'Pictures of several pages are described by the words of another page',
  why: 'The pages were made from a copy, and the description came along. Screen readers and search engines take one person or service for another.',
  mend: 'Write into alt of each of these pictures what that picture shows.',
  source: 'https://www.w3.org/WAI/tutorials/images/informative/',
  ...inSteps(function* (site) {
    const shown = yield* flatMapInSteps(site.pages, ({ url, row }) =>
      row.pictures.map(one => ({ ...one, url, page: `${row.title} ${row.h1}`, lang: row.lang })),
    )
    if (shown.length <= fewest) return notApplicable
    const names = (site.home?.row.names ?? []).map(({ name }) => lettersOf(name)).filter(Boolean)
    const by_words = yield* groupInSteps(shown, ({ alt }) => lettersOf(alt))
    const found: Occurrence[] = []
    for (const [letters, all] of by_words) {
      if (found.length >= most) break
      // “Calloway Plumbing” may stand for any of their pictures.
      if (all.length <= fewest || names.some(name => name.includes(letters) || letters.includes(name))) continue
      const copied = copiedOf(all)
      for (const { url, line, alt, picture } of copied?.others ?? []) {
        const file = shortened(picture.slice(picture.indexOf(' ') + 1), 40)
        const of = copied ? new URL(copied.from.url).pathname : ''
        found.push({ url, line, evidence: `${file} is described as “${shortened(alt, 60)}”, as on ${of}` })
      }
    }
    return foundAll(found.slice(0, most))
  }),
}
