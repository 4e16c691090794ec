import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { descriptionOf } from './descriptions.ts'

/** A banner and its likes may bear one description on two or three pages. */
const fewest = 4
/** Fewer words may be true of many pictures. */
const fewest_words = 3
const most = 4
const named = 2

type Shown = { picture: string; alt: string; line: number; url: string }

const nameOf = (picture: string) => picture.slice(picture.indexOf(' ') + 1)
const once = (shown: readonly Shown[], what: 'picture' | 'url') => [
  ...new Map(shown.map(one => [one[what], one])).values(),
]

export const altOnManyPages: SiteCheck = {
  id: 'img-alt-on-many-pages',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'Quite different pictures of several pages have one and the same description',
  why: 'The pages were made from a copy, and the description came along. People who cannot see the pictures, and image search, are told the same of each.',
  mend: 'Write into alt of each picture what that picture shows.',
  source: 'https://www.w3.org/WAI/tutorials/images/informative/',
  ...inSteps(function* (site) {
    const shown = yield* flatMapInSteps(site.pages, ({ url, row }) => row.pictures.map(one => ({ ...one, url })))
    if (shown.length < fewest) return notApplicable
    const names = (site.home?.row.names ?? []).map(({ name }) => descriptionOf(name).letters).filter(Boolean)
    const by_words = yield* groupInSteps(shown, ({ alt }) => descriptionOf(alt).letters)
    const found: Occurrence[] = []
    for (const [letters, all] of by_words) {
      if (found.length >= most) break
      const [first] = all
      // The name of the business may stand for any of its pictures.
      if (!first || all.length < fewest || names.some(name => name.includes(letters) || letters.includes(name)))
        continue
      if (descriptionOf(first.alt).words.length < fewest_words) continue
      const pictures = once(all, 'picture')
      const pages = once(pictures, 'url')
      if (pictures.length < fewest || pages.length < fewest) continue
      const told = pages.slice(0, named).map(({ picture, url }) => `${nameOf(picture)} on ${new URL(url).pathname}`)
      const evidence = `“${shortened(first.alt, 60)}” for ${pictures.length} pictures: ${told.join(', ')} and others`
      found.push({ url: first.url, line: first.line, evidence })
    }
    return foundAll(found)
  }),
}
