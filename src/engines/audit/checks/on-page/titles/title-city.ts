import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { placeholderIn } from './title-placeholder.ts'

const kinds = new Set<PageKind>(['home', 'location', 'service'])

/** Words that tell nothing of what is sold or where. */
const empty_words = new Set(
  'home homepage page welcome to our my the a an and of for at in on by official site website web online llc inc co corp ltd company group index us'.split(
    ' ',
  ),
)

/** Beginnings of words that name a trade: a name that holds one names the service too. */
const trade =
  /\b(?:plumb|roof|dent|orthodon|law|attorney|legal|electric|clean|baker|cafe|café|coffee|restaurant|grill|pizz|bistro|kitchen|diner|bar\b|pub\b|brew|salon|spa\b|barber|hair|nail|beauty|gym|fitness|yoga|pilates|chiro|medic|clinic|health|doctor|physician|pediatr|dermat|optic|optom|eye|vision|therap|massag|acupunct|podiatr|foot|ankle|wellness|surg|counsel|psych|vet\b|veterin|animal|pet\b|pets\b|groom|auto|car\b|cars\b|tire|mechanic|collision|body shop|towing|tow\b|garage|hvac|heating|cooling|air condition|furnace|landscap|lawn|tree|garden|florist|flower|paint|construct|contract|build|remodel|floor|carpet|tile|window|door|fence|concrete|paving|mason|pest|termite|lock|security|mov(?:ers|ing)|storage|realt|real estate|homes\b|property|mortgage|insur|account|tax|cpa\b|book|financ|bank|photo|video|print|sign|design|market|media|software|school|academy|tutor|daycare|child|church|hotel|inn\b|motel|travel|tour|boat|marine|bike|jewel|furniture|cater|bakery|butcher|market|grocer|pharm|drug|optical|funeral|wedding|event|music|dance|art\b|studio|tattoo|laundr|dry clean|tailor|alter|boutique|cloth|shoe|appliance|repair|restor|water|pool|septic|drain|sewer|solar|energy|gutter|siding|insulat|glass|weld|machine|farm|nursery|feed|hardware|supply|rental|services?\b)/i

/** Towns that the visitor named, or that the page's own address names. */
function citiesOf({ given, facts }: PageView): string[] {
  return [given.city ?? '', ...facts.addresses.map(({ city }) => city)].map(city => city.trim()).filter(Boolean)
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether the title is only the business's name, or nothing, where a town is known that it could name. */
export function saysNeitherCityNorService(page: PageView): boolean {
  const { kind, facts, given } = page
  const title = facts.titles.find(({ text }) => text !== '')?.text ?? ''
  return isNameAlone({ title, kind, cities: citiesOf(page), names: facts.names, given })
}

/** What is known of a page whose title is looked at. */
type Titled = {
  title: string
  kind: PageKind
  cities: readonly string[]
  names: readonly { name: string; from: string }[]
  given: PageView['given']
}

/** The same of what is kept of a page. */
export function isNameAlone({ title, kind, cities, names, given }: Titled): boolean {
  if (title === '' || !kinds.has(kind) || placeholderIn(title) !== null) return false
  const lower = title.toLowerCase()
  if (cities.length === 0 || cities.some(city => lower.includes(city.toLowerCase())) || trade.test(title)) return false
  const named = names.filter(({ from }) => from !== 'title' && from !== 'h1').map(({ name }) => name)
  const known = new Set([given.name ?? '', ...named].flatMap(wordsOf))
  if (known.size === 0) return false
  return wordsOf(title).every(word => known.has(word) || empty_words.has(word))
}

export const titleMissingCityOrService: PageCheck = {
  id: 'title-missing-city-or-service',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A title names neither your service nor your town',
  why: 'People who do not know you search for a service in a town. A title with only your name does not answer them.',
  mend: 'Put the main service and the town before your name: “Emergency Plumber in Akron, OH | Calloway”.',
  source: 'https://moz.com/learn/seo/title-tag',
  look: page => {
    const title = page.facts.titles.find(({ text }) => text !== '')
    const knows_city = citiesOf(page).length > 0
    if (!page.indexable || !title || !kinds.has(page.kind) || !knows_city) return notApplicable
    if (!saysNeitherCityNorService(page)) return ok
    return found(page.url, title.line, `<title>${shortened(title.text)}</title>`)
  },
}
