import {
  agesOf,
  type Counted,
  fallsShort,
  isOfBusiness,
  misses,
} from '#src/engines/audit/checks/business/age-of-business.ts'
import { placesOfBusiness } from '#src/engines/audit/checks/business/several-places.ts'
import { againstEachOther, type ToldTerm } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { found, foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { age_terms } from '#src/engines/audit/facts/business/terms/standing/age.ts'

const own = new Set<PageKind>(['home', 'about', 'contact', 'service', 'other'])
const in_business = /\bin business\b/i
/** What is counted there without a word of the business are somebody's own years. */
const of_people =
  /\/(?:our-)?(?:people|team|staff|doctors?|dentists?|providers?|attorneys?|lawyers?|bios?|meet-[\w-]+)(?:\.\w+)?\/?$/i

/** "Nearly 20 years" of 32: it is not even 20. */
const at_most = /\b(?:nearly|almost|close to|approaching|just under|less than)\b/i
const too_many = 5

type Told = Counted & { url: string; line: number }

const of_years: ReadonlySet<string> = new Set([age_terms.years, age_terms.experience])

/** Where there are several places each may have its own age, but one page that counts too few years since a year it names does not. */
function* agedOnOnePage({ pages, year }: SiteView): Generator<undefined, Occurrence[]> {
  return yield* flatMapInSteps(pages, ({ url, kind, row }) => {
    if (!own.has(kind)) return []
    const founded = [...row.claims.filter(isOfBusiness), ...row.terms.filter(({ what }) => what === age_terms.began)]
    const [first] = founded
    if (!first || founded.some(({ value }) => value !== first.value)) return []
    const age = year - first.value
    const short = row.terms.filter(
      ({ what, value, text }) =>
        of_years.has(what) && (fallsShort({ value, text: '' }, age) || (at_most.test(text) && age - value >= too_many)),
    )
    const counted = row.terms.filter(({ what }) => of_years.has(what))
    const [wrong] = short.length === counted.length ? short : []
    if (!wrong) return []
    return [{ url, line: wrong.line, evidence: `“${wrong.text}”; “${first.text}”, line ${first.line}: ${age} years` }]
  })
}

/** A decade leaves room for all of its years: only what falls short of the youngest age is wrong. */
function sinceDecade(began_by: readonly ToldTerm[], years: readonly ToldTerm[], this_year: number): Occurrence[] {
  const [first] = began_by
  if (!first || began_by.some(({ value }) => value !== first.value)) return []
  const wrong = years.find(claim => claim.value < this_year - first.value && misses(claim, this_year - first.value))
  return wrong ? [againstEachOther(first, wrong)] : []
}

const least_of_centuries = 150

export const yearsSince: SiteCheck = {
  id: 'years-against-founding-year',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your years in business do not fit the year in which you began',
  why: 'Whoever counts finds that one of the two is wrong or long out of date, and wonders what else is.',
  mend: 'Name the year alone: it stays true.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ...inSteps(function* (site) {
    const claims = yield* flatMapInSteps(site.pages, ({ url, kind, row }) =>
      own.has(kind) ? row.claims.map(claim => ({ ...claim, url })) : [],
    )
    const { several } = yield* placesOfBusiness(site)
    if (several) return foundAll((yield* agedOnOnePage(site)).slice(0, 1))
    const ages = yield* agesOf(site)
    const founded: Told[] = [...claims.filter(isOfBusiness), ...ages.began]
    const years: Told[] = [
      ...claims.filter(({ about, text }) => about === 'years' && in_business.test(text)),
      ...ages.years.filter(({ url }) => !of_people.test(url)),
    ]
    const [first] = founded
    if (!first && ages.began_by.length > 0) return foundAll(sinceDecade(ages.began_by, ages.years, site.year))
    const [old] = ages.centuries
    const youngest = Math.min(...founded.map(({ value }) => value))
    if (first && old && site.year - youngest < least_of_centuries)
      return found(old.url, old.line, `“${old.text}”; “${first.text}” on ${first.url}, line ${first.line}`)
    if (!first || years.length + ages.experience.length === 0) return notApplicable
    // Two years of founding are another finding; more years than since the first of them fit neither.
    if (founded.some(({ value }) => value !== first.value)) {
      const oldest = founded.find(({ value }) => value === youngest) ?? first
      const beyond = years.find(claim => claim.value > site.year - youngest + 2 && misses(claim, site.year - youngest))
      const since = `“${oldest.text}” on ${oldest.url}, line ${oldest.line}`
      return beyond ? found(beyond.url, beyond.line, `“${beyond.text}”; ${since}`) : ok
    }
    const age = site.year - first.value
    const wrong: Told | undefined =
      years.find(claim => misses(claim, age)) ?? ages.experience.find(claim => fallsShort(claim, age))
    if (!wrong) return ok
    const where = wrong.url === first.url ? '' : ` on ${first.url}`
    return found(wrong.url, wrong.line, `“${wrong.text}”; “${first.text}”${where}, line ${first.line}: ${age} years`)
  }),
}
