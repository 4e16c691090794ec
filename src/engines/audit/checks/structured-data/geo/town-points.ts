import { stateCode } from '#src/domain/us-states.ts'
import { addressesOf, ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { local_business_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { milesTo, onlyTownIn } from '#src/engines/audit/checks/towns/towns.ts'
import { nodesOf, textOf } from '#src/engines/audit/facts/node-values.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'

type Named = { name: string; state: string }

/** Miles from a town's nearest ZIP to any point that one would give for it. */
const around_town = 30
const town_and_state = /^(.+?),\s*([A-Za-z. ]{2,20})$/

/** The one state that the page's business names in its addresses. */
function stateOfBusiness(page: PageView): string | null {
  const regions = ownOrganisations(page).flatMap(node => addressesOf(node, page).map(({ region }) => region))
  const states = new Set(regions.map(stateCode))
  const [only] = states
  return states.size === 1 ? (only ?? null) : null
}

/** The town that an entity stands for, with the state that it names, lies in, or else that of the business. */
function townOf(node: DataNode, page: PageView): Named | null {
  const written = textOf(node, 'name')
  const [, name = written, region = ''] = town_and_state.exec(written) ?? []
  const { nodes } = page.facts.structured_data
  const around = ['containedInPlace', 'containedIn'].flatMap(property => [
    textOf(node, property),
    ...nodesOf(node, property).map(index => textOf(nodes[index], 'name')),
  ])
  const named = [region, ...around].flatMap(one => stateCode(one) ?? [])
  const state = named[0] ?? (region === '' && around.every(one => one === '') ? stateOfBusiness(page) : null)
  return name === '' || state === null ? null : { name, state }
}

export const townPoints: PageCheck = {
  id: 'schema-town-point-elsewhere',
  section: 'structured-data',
  scope: 'page',
  severity: 'high',
  title: 'A town in your structured data is put where it is not',
  why: 'Search engines take the point for the area you serve, and look for customers in the wrong place.',
  mend: 'Look the town up on a map and copy its latitude and longitude, or leave the point out: the name is enough.',
  source: local_business_guide,
  look: page => {
    const { geo, structured_data } = page.facts
    const towns = geo.flatMap(point => {
      const owner = structured_data.nodes[point.node ?? -1]
      const town = owner?.types.includes('City') ? townOf(owner, page) : null
      const known = town && onlyTownIn(town.name, town.state)
      return known ? [{ point, known, miles: Math.round(milesTo(known, point)) }] : []
    })
    if (towns.length === 0) return notApplicable
    const elsewhere = towns.filter(({ miles }) => miles > around_town)
    return foundAll(
      elsewhere.slice(0, 5).map(
        ({ point, known: { name, state }, miles }): Occurrence => ({
          url: page.url,
          line: point.line,
          evidence: `${name}, ${state}: ${point.latitude}, ${point.longitude}, ${miles} miles from the town`,
        }),
      ),
    )
  },
}
