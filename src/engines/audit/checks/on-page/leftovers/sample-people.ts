import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** People whom widely used kits show as customers and staff, the kits' own misspellings included. */
const kits: readonly (readonly string[])[] = [
  ['Saul Goodman', 'Sara Wilsson', 'Jena Karlis', 'Matt Brandon', 'John Larson'],
  ['Walter White', 'Sarah Jhonson', 'Sarah Jhinson', 'William Anderson', 'Amanda Jepson'],
  ['Racky Henderson', 'Henry Dee', 'Mark Huff', 'Rodel Golez', 'Ken Bosh'],
  ['John Doe', 'Jane Doe', 'John Smith', 'Jane Smith'],
]
const kit_of = new Map(kits.flatMap((names, kit) => names.map(name => [name, kit] as const)))
const shortest = 8
const longest = 20
/** One may bear such a name. */
const fewest = 2

/** John and Jane Smith of Smith Plumbing are who they are. */
const isFamily = ({ facts }: PageView, name: string): boolean =>
  facts.names.some(({ name: own }) => own.includes(name.slice(name.lastIndexOf(' ') + 1)) && !own.includes(name))

export const samplePeople: PageCheck = {
  id: 'sample-people',
  section: 'on-page',
  severity: 'high',
  scope: 'page',
  title: 'The customers or the staff shown are those of the template',
  why: 'The same made-up people stand on thousands of sites. Whoever recognises one believes none of your reviews, and invented reviews are against the law.',
  mend: 'Show real people who agreed to it, or take the part out.',
  source: 'https://www.ftc.gov/business-guidance/resources/consumer-reviews-testimonials-rule-questions-answers',
  look: page => {
    if (!isShown(page) || page.kind === 'article' || page.kind === 'legal') return notApplicable
    const named: { name: string; line: number; kit: number }[] = []
    for (const { text, line, element } of page.facts.text.blocks) {
      if (text.length > longest || text.length < shortest || element === 'label') continue
      const name = /^[—–-]/.test(text) ? text.replace(/^[—–-]\s*/, '') : text
      const kit = kit_of.get(name)
      if (kit !== undefined && !isFamily(page, name)) named.push({ name, line, kit })
    }
    for (const [first, ...others] of Map.groupBy(named, ({ kit }) => kit).values()) {
      const names = new Set([first, ...others].flatMap(one => (one ? [one.name] : [])))
      if (first && names.size >= fewest) return found(page.url, first.line, [...names].join(', '))
    }
    return ok
  },
}
