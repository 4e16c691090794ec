import { areNeighbours } from '#src/domain/state-boxes.ts'
import { stateCode } from '#src/domain/us-states.ts'
import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { knownCity, statesOfCity } from '#src/engines/audit/checks/business/known-cities.ts'
import { statesIn } from '#src/engines/audit/checks/business/town-names.ts'
import { statesByZip } from '#src/engines/audit/checks/business/zip-areas.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { nodesOf, textOf, textsOf } from '#src/engines/audit/facts/node-values.ts'

/** Pages that speak of the whole business; others may be for a town far away on purpose. */
const kinds = new Set<PageKind>(['home', 'contact', 'about'])
/** On these a far state counts where only search results name it, and the page does not. */
const inner_kinds = new Set<PageKind>(['service', 'other'])

const city_named = new RegExp(
  String.raw`\b(?:in|near|[Ss]erving) (?:the |[Gg]reater )?(${knownCity})\b(?=\s*(?:$|[,|.:;!–—]|- |&|and\b|area\b|metro\b))`,
  'g',
)

/** The states of towns with their state, and of cities that everybody knows without. */
function statesNamed(text: string, own: ReadonlySet<string>): string[] {
  const cities = [...text.matchAll(city_named)].flatMap(([, city = '']) => {
    const states = statesOfCity(city)
    return states.find(state => own.has(state)) ?? states.slice(0, 1)
  })
  return [...statesIn(text), ...cities]
}

type Said = { text: string; states: readonly string[]; line: number; where: string; is_shown: boolean }

/** What a page says of its place in words: where visitors read it, and where machines do. */
function sayings({ facts, kind }: PageView, own: ReadonlySet<string>): Said[] {
  const central = kinds.has(kind)
  const said = (text: string, line: number, where: string, is_shown: boolean): Said => {
    const states = central && is_shown ? statesNamed(text, own) : statesIn(text)
    return { text, states, line, where, is_shown: is_shown && central }
  }
  const h1 = central ? facts.headings.filter(({ level, hidden }) => level === 1 && !hidden) : []
  const metas = [...facts.metas.filter(({ name }) => name === 'description'), ...facts.open_graph]
  return [
    ...facts.titles.slice(0, 1).map(({ text, line }) => said(text, line, 'title', true)),
    ...h1.map(({ name, line }) => said(name, line, 'heading', true)),
    ...metas.map(({ content, line, property }) => said(content, line, property || 'description', false)),
    ...facts.metas.flatMap(({ name, content, line }) => {
      const state = name === 'geo.region' ? /^US-([A-Z]{2})$/.exec(content)?.[1] : undefined
      return state ? [{ text: content, states: [state], line, where: name, is_shown: false }] : []
    }),
  ]
}

/** What the page's own entry describes, and the towns and states it serves: with one at home among them, all are served. */
function entrySayings(page: PageView): Said[] {
  const { nodes } = page.facts.structured_data
  return ownOrganisations(page).flatMap(node => {
    const { line } = node
    const areas = [
      ...textsOf(node, 'areaServed'),
      ...nodesOf(node, 'areaServed').map(index => textOf(nodes[index], 'name')),
    ]
    const served = areas.flatMap(area => stateCode(area) ?? statesIn(area))
    const described = textOf(node, 'description')
    return [
      { text: areas.join('; '), states: served, line, where: 'areaServed', is_shown: false },
      { text: described, states: statesIn(described), line, where: 'structured data', is_shown: false },
    ]
  })
}

function ownStates(page: PageView): Set<string> {
  const { nodes } = page.facts.structured_data
  const told = ownOrganisations(page).flatMap(node =>
    nodesOf(node, 'address').flatMap(index => {
      const state = stateCode(textOf(nodes[index], 'addressRegion'))
      return state ? [state, ...statesByZip(textOf(nodes[index], 'postalCode'), state)] : []
    }),
  )
  const printed = page.facts.addresses.flatMap(({ state, postal_code }) => [state, ...statesByZip(postal_code, state)])
  const own = [...printed, ...told]
  const of_home = page.home_doors.flatMap(({ state, postal_code }) => [state, ...statesByZip(postal_code, state)])
  return new Set(own.length > 0 ? own : of_home)
}

export const otherState: PageCheck = {
  id: 'page-names-other-state',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The page names a town in another state than your address',
  why: 'It is often left over from a copied site. Customers think you are far away, and so do search engines.',
  mend: 'Write your own town and state there, or remove the sentence.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  look: page => {
    const central = kinds.has(page.kind)
    if (!(central || inner_kinds.has(page.kind)) || !page.indexable) return notApplicable
    const own = ownStates(page)
    if (own.size === 0) return notApplicable
    let shown: ReadonlySet<string> | undefined
    const isShown = (state: string) => {
      shown ??= new Set(statesIn(page.facts.text.blocks.map(block => block.text).join('\n')))
      return shown.has(state)
    }
    const found = new Map<string, Occurrence>()
    for (const { text: said, states, line, where, is_shown } of [
      ...sayings(page, own),
      ...(central ? entrySayings(page) : []),
    ]) {
      if (states.some(state => own.has(state))) continue
      const strange = states.find(
        state =>
          !found.has(state) && [...own].every(one => !areNeighbours(one, state)) && (is_shown || !isShown(state)),
      )
      const evidence = `${where}: “${shortened(said, 90)}”; the address is in ${[...own].join(', ')}`
      if (strange) found.set(strange, { url: page.url, line, evidence })
    }
    return foundAll([...found.values()])
  },
}
