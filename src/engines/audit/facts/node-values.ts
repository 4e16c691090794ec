import type { DataNode, DataValue } from './types/structured-data-facts.ts'

const none: readonly DataValue[] = []

/** Values of a property; none when the entity lacks it. */
export function valuesOf(node: DataNode | undefined, property: string): readonly DataValue[] {
  return node?.properties.get(property) ?? none
}

/** The texts, numbers and addresses among a property's values, as written. */
export function textsOf(node: DataNode | undefined, property: string): string[] {
  const texts: string[] = []
  for (const value of valuesOf(node, property)) {
    if (value.kind === 'reference') texts.push(value.id)
    else if (value.kind !== 'node' && value.kind !== 'null') texts.push(value.text)
  }
  return texts
}

/** The first of them, trimmed; `''` when there is none. */
export function textOf(node: DataNode | undefined, property: string): string {
  return textsOf(node, property)[0]?.trim() ?? ''
}

/** Indexes of the entities among a property's values, referred to or nested. */
export function nodesOf(node: DataNode | undefined, property: string): number[] {
  const nodes: number[] = []
  for (const value of valuesOf(node, property)) {
    if ((value.kind === 'node' || value.kind === 'reference') && value.node !== null) nodes.push(value.node)
  }
  return nodes
}
