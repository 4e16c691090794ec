import { editDistance } from '#src/engines/audit/checks/business/compare-names.ts'
import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { colleague_terms } from '#src/engines/audit/facts/business/terms/people/colleagues.ts'
import { people_terms } from '#src/engines/audit/facts/business/terms/people/people.ts'
import { named_person } from '#src/engines/audit/facts/business/terms/people/people-named.ts'

const of_others = new Set<PageKind>(['article', 'listing', 'thanks', 'legal'])
const of_team =
  /\b(?:team|staff|doctors?|dentists?|attorneys|lawyers|stylists|people|providers|employees|crew|who we are)\b/
const most = 5

/** Pairs that begin with other letters. */
const short_names = new Set(
  'bill william|bob robert|dick richard|rick richard|peggy margaret|meg margaret|jack john|ted edward|ned edward|tony anthony|chuck charles|jim james|betty elizabeth|libby elizabeth|sally sarah|molly mary|polly mary|hank henry|harry henry|peg margaret|nancy anne|kitty katherine|gus matthew|sandy alexandra|becky rebecca|beth elizabeth|trish patricia|tricia patricia'.split(
    '|',
  ),
)

/** Is one of two first names short for the other? */
export const isShortFor = (one: string, other: string): boolean =>
  one.slice(0, 3) === other.slice(0, 3) || short_names.has(`${one} ${other}`) || short_names.has(`${other} ${one}`)

/** May a short name be that of somebody known? Rather too often than not. */
const mayBe = (name: string, known: string) =>
  known.includes(name) ||
  name.includes(known) ||
  isShortFor(name, known) ||
  // A slip in a name is told as that.
  (name.length >= shortest_with_slip && editDistance(name, known, 2) <= 1)

const shortest_with_slip = 5

const headlines = ({ url, row }: SitePage) => plainWords(`${new URL(url).pathname} ${row.title} ${row.h1}`)

export const leftTheTeam: SiteCheck = {
  id: 'colleague-not-on-team',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'A page speaks of a colleague whom your team page does not know',
  why: 'Customers ask for somebody who no longer works with you, or miss somebody who does.',
  mend: 'Name the colleague who does this today, or add the missing one to the team page.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ...inSteps(function* ({ pages }) {
    const told: { name: string; occurrence: Occurrence }[] = []
    const known = new Set<string>()
    const named = new Map<string, string[]>()
    let team: string | undefined
    let has_doctor = false
    for (const [index, page] of pages.entries()) {
      if (endsStep(index)) yield
      for (const { what, text, line } of page.row.terms) {
        if (what.startsWith(colleague_terms.colleague)) {
          if (of_others.has(page.kind)) continue
          const occurrence = { url: page.url, line, evidence: `“${text}”` }
          told.push({ name: what.slice(colleague_terms.colleague.length), occurrence })
        } else if (what === colleague_terms.team) {
          if (of_team.test(headlines(page))) team ??= page.url
          // Too many names to keep: anybody may be among them.
          if (text === '') return notApplicable
          for (const name of text.split(' ')) known.add(name)
        } else if (what.startsWith(named_person)) {
          named.set(page.url, [...(named.get(page.url) ?? []), ...plainWords(text).split(' ')])
        } else if (what.startsWith(people_terms.person) || what.startsWith(people_terms.rank)) {
          has_doctor ||= /: (?:doctor|dentist|veterinarian)$/.test(what)
          for (const name of plainWords(text).split(' ')) known.add(name)
        }
      }
    }
    const [first] = told
    if (!first || team === undefined) return notApplicable
    yield
    for (const name of named.get(team) ?? []) known.add(name)
    const judged = told.filter(({ occurrence }) => has_doctor || !occurrence.evidence.includes('Dr'))
    const unknown = judged.filter(({ name }) => ![...known].some(one => one.length > 2 && mayBe(name, one)))
    if (unknown.length === 0) return ok
    const said = pages.map(page => ` ${headlines(page)} `)
    const strangers = unknown.filter(({ name }) => !said.some(one => one.includes(` ${name} `)))
    return foundAll(
      strangers.slice(0, most).map(({ occurrence }) => {
        const evidence = `${occurrence.evidence}; not on ${new URL(team).pathname}`
        return { ...occurrence, evidence }
      }),
    )
  }),
}
