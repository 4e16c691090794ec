import type { Declaration, Root } from 'postcss'

/** The one value that a variable has wherever it is used; without it, the variable is set nowhere. */
export type Settled = { value?: string }

type Registered = { inherits: boolean; initial?: string }

/** Only browsers without `@property` read this layer: it says the same as the registrations. */
const fallbackLayer = 'properties'

/** Words that stand for another value. */
const keyword = /^(initial|inherit|unset|revert|revert-layer)$/

function layersAround(declaration: Declaration): (string | undefined)[] {
  const layers: (string | undefined)[] = []
  for (let node = declaration.parent?.parent; node && node.type !== 'root'; node = node.parent) {
    layers.push(node.type === 'atrule' && 'name' in node && node.name === 'layer' ? String(node.params) : undefined)
  }
  return layers
}

function isOnRootAlways(declaration: Declaration): boolean {
  const rule = declaration.parent
  const selector = rule && 'selector' in rule ? String(rule.selector) : ''
  return /^(:root|:host|,|\s)+$/.test(selector) && !layersAround(declaration).includes(undefined)
}

function registeredIn(root: Root): Map<string, Registered> {
  const registered = new Map<string, Registered>()
  root.walkAtRules('property', rule => {
    const found: Registered = { inherits: true }
    rule.walkDecls(({ prop, value }) => {
      if (prop === 'inherits') found.inherits = value !== 'false'
      if (prop === 'initial-value') found.initial = value
    })
    registered.set(rule.params, found)
  })
  return registered
}

function declaredIn(root: Root): Map<string, Declaration[]> {
  const declared = new Map<string, Declaration[]>()
  root.walkDecls(/^--/, declaration => {
    if (layersAround(declaration).includes(fallbackLayer)) return
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration])
  })
  return declared
}

function settle(declarations: readonly Declaration[], registered: Registered | undefined): Settled | undefined {
  const [first] = declarations
  if (registered) {
    const stays = declarations.every(({ value }) => value === registered.initial)
    if (registered.inherits || !stays) return undefined
    return registered.initial === undefined ? {} : { value: registered.initial }
  }
  if (!first) return {}
  const may = declarations.length === 1 && isOnRootAlways(first) && !first.important
  return may && !keyword.test(first.value) && !first.value.includes('var(') ? { value: first.value } : undefined
}

/**
 * The variables used in `root` whose value is the same everywhere: set once, on the root and under no condition; or set
 * nowhere; or registered as not inherited and never set to anything but what they begin with.
 */
export function settledVariables(root: Root): Map<string, Settled> {
  const declared = declaredIn(root)
  const registered = registeredIn(root)
  const used = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))
  const settled = new Map<string, Settled>()
  for (const name of used) {
    const found = settle(declared.get(name) ?? [], registered.get(name))
    if (found) settled.set(name, found)
  }
  return settled
}
