import { againstEachOther, type ToldTerm } from '#src/engines/audit/checks/business/told-terms.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

type Licence = ToldTerm & { code: string }

/** Shorter numbers of two people or trades may lie as close by chance, but where one is that of the business. */
const least_digits = 5
const least_of_business = 4
const least_to_swap = 6
/** A number on so many pages is that of the business. */
const usual_pages = 3

/** Letters and digits of the number itself: what announces it is written in many ways. */
function codeOf(text: string): string {
  return (/[A-Z]*-?\d[\dA-Z-]*$/.exec(text.toUpperCase())?.[0] ?? '').replace(/[^A-Z\d]/g, '')
}

/** Is one the other with a wrong digit, or with two of them swapped? */
function isSlip(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  const wrong = [...one].flatMap((char, at) => (char === other[at] ? [] : at))
  const [i = 0, j = 0] = wrong
  if (wrong.length === 1) return /\d/.test(one[i] ?? '')
  return wrong.length === 2 && j <= i + 2 && one[i] === other[j] && one[j] === other[i]
}

/** Two digits changed about in a long number are a slip, and no second license. */
const isSwapped = (one: string, other: string) =>
  one.length >= least_to_swap && one !== other && [...one].sort().join('') === [...other].sort().join('')

/** Numbers that differ in their last digit alone may be those of two colleagues. */
const mayFollow = (one: string, other: string) => one.slice(0, -1) === other.slice(0, -1)

export const licencesApart: SiteCheck = {
  id: 'licence-number-differs',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Your license number is written in two ways that differ by a digit',
  why: 'Whoever looks the wrong one up finds somebody else, or no license at all.',
  mend: 'Compare both with the license itself, and write the right one on every page.',
  source: 'https://www.usa.gov/state-consumer',
  ...inSteps(function* (site) {
    const told = yield* flatMapInSteps(site.pages, ({ url, kind, row }) =>
      row.terms
        .filter(({ what }) => what === 'licence')
        .map((term): Licence => ({ ...term, url, kind, code: codeOf(term.text) })),
    )
    const known = [...new Map(told.map(one => [one.code, one])).values()].filter(
      ({ code }) => code.length >= least_of_business && /\d.*\d.*\d/.test(code),
    )
    if (known.length < 2) return notApplicable
    const together = new Set(
      [...Map.groupBy(told, ({ url }) => url).values()].flatMap(here =>
        here.flatMap(one => here.map(other => `${one.code} ${other.code}`)),
      ),
    )
    const pages_of = Map.groupBy(told, ({ code }) => code)
    const isUsual = (code: string) => new Set(pages_of.get(code)?.map(({ url }) => url)).size >= usual_pages
    for (const [i, one] of known.entries()) {
      // Side by side they are the licences of two people, whose numbers may follow each other.
      const other = known
        .slice(i + 1)
        .find(
          ({ code }) =>
            isSlip(one.code, code) &&
            (code.length >= least_digits || isUsual(one.code) !== isUsual(code)) &&
            (!together.has(`${one.code} ${code}`) ||
              isSwapped(one.code, code) ||
              (isUsual(one.code) !== isUsual(code) && !mayFollow(one.code, code))),
        )
      if (!other) continue
      const [right, wrong] = isUsual(other.code) && !isUsual(one.code) ? [other, one] : [one, other]
      const { url, line, evidence } = againstEachOther(right, wrong)
      return found(url, line, evidence)
    }
    return ok
  }),
}
