import { limits } from '../limits.ts'
import type { DataNode, DataValue } from '../types/structured-data-facts.ts'

/** An entity while its properties are still being read. */
export type DraftNode = Omit<DataNode, 'properties' | 'types'> & {
  types: string[]
  properties: Map<string, DataValue[]>
}

/** The entities of a page, whatever format they come in, within their limits. */
export class EntityDraft {
  readonly nodes: DraftNode[] = []
  #values = 0
  nodes_seen = 0

  /** Index of the new entity; -1 when there are too many. */
  add(node: Omit<DraftNode, 'properties'>): number {
    this.nodes_seen++
    if (this.nodes.length >= limits.nodes) return -1
    this.nodes.push({ ...node, properties: new Map() })
    return this.nodes.length - 1
  }

  /** Property names are kept as they are spelled. */
  addValue(node: number, property: string, value: DataValue): void {
    const properties = this.nodes[node]?.properties
    if (!properties || this.#values >= limits.values) return
    this.#values++
    const values = properties.get(property)
    if (values) values.push(value)
    else properties.set(property, [value])
  }
}
