import type { AddressesOnPage } from '../reading/addresses-on-page.ts'
import type { DraftNode } from '../reading/entity-draft.ts'

/** Lets references by `@id` point to the entity that says most of those that bear it, in whatever block it stands. */
export function resolveReferences(nodes: readonly DraftNode[], addresses: AddressesOnPage): void {
  const bearers = new Map<string, number>()
  const full = (id: string) => (/^[a-z][a-z0-9+.-]*:/i.test(id) ? id : (addresses.resolve(id) ?? id))
  nodes.forEach((node, index) => {
    if (node.id === null || node.id === '') return
    const id = full(node.id)
    const known = nodes[bearers.get(id) ?? -1]
    if (!known || node.properties.size > known.properties.size) bearers.set(id, index)
  })
  if (bearers.size === 0) return
  for (const node of nodes) {
    for (const values of node.properties.values()) {
      for (const value of values) if (value.kind === 'reference') value.node = bearers.get(full(value.id)) ?? null
    }
  }
}
