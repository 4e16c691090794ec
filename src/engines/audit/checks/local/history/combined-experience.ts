import { areApart } from '#src/engines/audit/checks/business/age-of-business.ts'
import { type Person, peopleCountedBy, peopleOfSite } from '#src/engines/audit/checks/business/people-of-site.ts'
import { againstEachOther, type ToldTerm } from '#src/engines/audit/checks/business/told-terms.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { number_pattern, numberOf } from '#src/engines/audit/facts/business/terms/term-kind.ts'

/** Whoever is presented without years may have worked for so long. */
const longest_career = 45
const least_told = 2
/** Who has something each are two at least, and together they have as much more. */
const fewest_people = 2
const most_over = 1.2
/** Years are rounded, and biographies are older than the claim. */
const slack = 0.9

const of_so_many = new RegExp(
  String.raw`\b(?:(${number_pattern}) (?:[\w-]+ )?(?:people|persons|employees|professionals|members)|(?:team|staff|crew) of (?:over |more than )?(${number_pattern}))\b`,
  'i',
)

const of_so_many_by_role = new RegExp(String.raw`\b(${number_pattern}) (?:[\w-]+ )?(\w+s)\b`, 'i')

/** Of whom a claim speaks: "our four doctors" are those four of its page, or else everybody. */
function meantBy({ text, url }: ToldTerm, people: readonly Person[]): readonly Person[] {
  const [, count, noun = ''] = of_so_many_by_role.exec(text) ?? []
  const here = peopleCountedBy(
    noun.toLowerCase(),
    people.filter(({ urls }) => urls.has(url)),
  )
  return here && here.length === numberOf(count) ? here : people
}

/** What the biographies add up to, where it is less than the claim; whoever is told without years may have any. */
function tooFew(claim: ToldTerm, everybody: readonly Person[]): string | null {
  const people = meantBy(claim, everybody)
  const told = people.filter(({ years }) => years > 0)
  const sum = told.reduce((years, one) => years + one.years, 0)
  const at_most = sum + (people.length - told.length) * longest_career
  const [, several, more] = of_so_many.exec(claim.text) ?? []
  const all = numberOf(several ?? more) ?? 0
  if (told.length < least_told || told.length * 2 < people.length || all > people.length) return null
  if (at_most >= claim.value * slack) return null
  return `${sum}: ${told
    .map(({ name, years }) => `${name} ${years}`)
    .join(', ')
    .slice(0, 160)}`
}

export const combinedExperience: SiteCheck = {
  id: 'combined-experience-conflict',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The years of experience you claim together do not add up',
  why: 'Whoever reads the biographies can add them up. A number that is too high makes the others doubtful as well.',
  mend: 'Add up the years of the people who work with you today, and write the same number everywhere.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ...inSteps(function* (site) {
    const claims = yield* flatMapInSteps(site.pages, ({ url, kind, row }): ToldTerm[] =>
      kind === 'article' || kind === 'listing'
        ? []
        : row.terms.filter(({ what }) => what === 'combined: years').map(term => ({ ...term, url, kind })),
    )
    const [first] = claims
    if (!first) return notApplicable
    const other = claims.find(one => areApart(first, one))
    if (other) {
      const { url, line, evidence } = againstEachOther(first, other)
      return found(url, line, evidence)
    }
    const each = yield* flatMapInSteps(site.pages, ({ url, kind, row }): ToldTerm[] =>
      row.terms.filter(({ what }) => what === 'combined: years of each').map(term => ({ ...term, url, kind })),
    )
    for (const claim of claims) {
      const apart = each.find(({ value }) => value * fewest_people > claim.value * most_over)
      if (apart) {
        const { url, line, evidence } = againstEachOther(apart, claim)
        return found(url, line, evidence)
      }
    }
    const people = yield* peopleOfSite(site)
    for (const claim of claims) {
      const biographies = tooFew(claim, people)
      if (biographies !== null)
        return found(claim.url, claim.line, `“${claim.text}”; by the biographies ${biographies}`)
    }
    return ok
  }),
}
