import { townByPattern } from '#src/engines/audit/checks/business/town-by-pattern.ts'
import { plainTown, townFamilies } from '#src/engines/audit/checks/business/town-families.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'

const most = 10
/** A longer description was cut, and may name the town behind the cut. */
const longest_description = 310

/** What search results and visitors read first of a page. */
const headlines = ({ row }: SitePage) => [
  { where: 'title' as const, text: row.title, line: row.title_line },
  { where: 'heading' as const, text: row.h1, line: row.h1_line },
  ...(row.description.length < longest_description
    ? [{ where: 'description' as const, text: row.description, line: row.description_line }]
    : []),
]

/** Before the town that a description is about; "access to Harrisburg" names one in passing. */
const about = new Set(['in', 'serving', 'serve', 'serves', 'for', 'across', 'throughout', 'around', ''])

/** @param plain words with a space before and behind each */
function isAbout(plain: string, town: string): boolean {
  const before = plain.slice(0, plain.indexOf(` ${town} `)).trimEnd()
  return about.has(before.slice(before.lastIndexOf(' ') + 1))
}

/** "Marlow's trusted roofer": the first words of each description of the family name its town. */
const first_town = /^(?:your )?([\p{Lu}][\p{L}.'’ -]{2,30}?)['’]s? (?:most )?(?:#1|\p{Ll}+)/u
const fewest_alike = 2

/** The town whose own a description begins with. */
const townOfFirst = (text: string, townsIn: (text: string) => readonly string[]): string | undefined => {
  const own = first_town.exec(text)?.[1]
  return own === undefined ? undefined : townsIn(own)[0]
}

export const pageOfAnotherTown: SiteCheck = {
  id: 'town-page-names-another',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The page for one town names another',
  why: 'It was copied, and the town not changed everywhere. Customers think they are wrong there, and search engines show the page in the wrong town.',
  mend: 'Write the town of the page in its title, heading, description and text, and read the rest of it as well.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  ...inSteps(function* (site) {
    const families = yield* townFamilies(site)
    if (!families) return notApplicable
    // A business may bear the name of its town, and says where it comes from.
    const at_home = plainTown(
      `${site.home?.row.title ?? ''} ${site.home?.row.h1 ?? ''} ${site.host.replace(/\.\w+$/, '')}`,
    )
    const firstOf = ({ row }: SitePage) => townOfFirst(row.description, families.townsIn)
    const alike = [...families.town_of].filter(([page, own]) => firstOf(page) === own).length
    const inBlankOf = {
      title: townByPattern([...families.town_of].map(([{ row }, town]) => ({ text: row.title, town }))),
      heading: townByPattern([...families.town_of].map(([{ row }, town]) => ({ text: row.h1, town }))),
    }
    const wrong: Occurrence[] = []
    for (const [index, [page, own]] of [...families.town_of].entries()) {
      if (endsStep(index)) yield
      if (wrong.length >= most) break
      for (const { where, text, line } of headlines(page)) {
        const [named, ...more] = families.townsIn(text)
        const other = named ?? (where === 'description' ? undefined : inBlankOf[where](text, own))
        const plain = plainTown(text)
        const first = where === 'description' && alike >= fewest_alike ? firstOf(page) : undefined
        if (first !== undefined && !own.includes(first) && !first.includes(own) && !at_home.includes(` ${first} `)) {
          wrong.push({ url: page.url, line: line || null, evidence: `${where}: “${shortened(text, 100)}”` })
          continue
        }
        if (other === undefined || more.length > 0 || plain.includes(` ${own} `) || at_home.includes(` ${other} `))
          continue
        if (where === 'description' && !isAbout(plain, other)) continue
        // The county that the town lies in may bear the name of another town.
        if ((other.endsWith(' county') || plain.includes(` ${other} county `)) && !own.endsWith(' county')) continue
        // "Garden City" and "Garden City Beach" may be meant for one.
        if (own.includes(other) || other.includes(own) || plain.replaceAll(' ', '').includes(own.replaceAll(' ', '')))
          continue
        wrong.push({ url: page.url, line: line || null, evidence: `${where}: “${shortened(text, 100)}”` })
      }
    }
    return foundAll(wrong)
  }),
}
