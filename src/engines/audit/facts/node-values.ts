import type { DataNode, DataValue } from './types/structured-data-facts.ts'

/** Values of a property; none when the entity lacks it. */
export function valuesOf(node: DataNode | undefined, property: string): readonly DataValue[] {
  return node?.properties.get(property) ?? []
}

/** The texts, numbers and addresses among a property's values, as written. */
export function textsOf(node: DataNode | undefined, property: string): string[] {
  return valuesOf(node, property).flatMap(value => {
    if (value.kind === 'reference') return [value.id]
    return value.kind === 'node' || value.kind === 'null' ? [] : [value.text]
  })
}

/** The first of them, trimmed; `''` when there is none. */
export function textOf(node: DataNode | undefined, property: string): string {
  return textsOf(node, property)[0]?.trim() ?? ''
}

/** Indexes of the entities among a property's values, referred to or nested. */
export function nodesOf(node: DataNode | undefined, property: string): number[] {
  return valuesOf(node, property).flatMap(value => {
    if (value.kind === 'node') return [value.node]
    return value.kind === 'reference' && value.node !== null ? [value.node] : []
  })
}
