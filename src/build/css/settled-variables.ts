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

function usersOf(name: string, root: Root): Set<unknown> {
  const rules = new Set<unknown>()
  const use = new RegExp(`var\\(\\s*${name}(?![\\w-])`)
  root.walkDecls(({ value, parent }) => {
    if (use.test(value)) rules.add(parent)
  })
  return rules
}

/** A variable that begins anew on every element, as most of Tailwind's. */
function settleOwn(declarations: readonly Declaration[], initial: string | undefined, users: Set<unknown>) {
  const [value, ...others] = new Set(declarations.map(declaration => declaration.value))
  if (others.length > 0 || (value !== undefined && keyword.test(value))) return undefined
  if (value === undefined) return initial === undefined ? {} : { value: initial }
  const setting = new Set<unknown>(declarations.map(({ parent }) => parent))
  return value === initial || [...users].every(rule => setting.has(rule)) ? { value } : undefined
}

function settleRoot(declarations: readonly Declaration[]): Settled | undefined {
  const [first, ...others] = declarations
  if (!first) return {}
  if (others.length > 0 || first.important || !isOnRootAlways(first)) return undefined
  return keyword.test(first.value) || first.value.includes('var(') ? undefined : { value: first.value }
}

/**
 * The variables used in `root` whose value is the same everywhere: set once, on the root and under no condition; or set
 * nowhere; or registered as not inherited and only ever set to one value, which they begin with or which every rule that uses
 * them sets.
 */
export function settledVariables(root: Root): Map<string, Settled> {
  const declared = declaredIn(root)
  const registered = registeredIn(root)
  const used = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))
  const settled = new Map<string, Settled>()
  for (const name of used) {
    const declarations = declared.get(name) ?? []
    const own = registered.get(name)
    if (own?.inherits) continue
    const found = own ? settleOwn(declarations, own.initial, usersOf(name, root)) : settleRoot(declarations)
    if (found) settled.set(name, found)
  }
  return settled
}
