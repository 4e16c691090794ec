/** What a selector can ask of an element. */
export type Element = {
  name: string
  id: string
  classes: ReadonlySet<string>
  attributes: string
  parent: Element | undefined
}

/** One simple selector after the other, without what stands around: `maybe` where something of it cannot be told here. */
type Compound = {
  name: string
  id: string
  classes: readonly string[]
  without: readonly string[]
  attributes: readonly string[]
  maybe: boolean
}

export type Selector = {
  last: Compound
  /** From the inside to the outside, with whether it is the parent itself. */
  around: readonly { compound: Compound; is_parent: boolean }[]
  weight: number
  /** It is about what stands before or after the text of the element. */
  is_beside: boolean
}

export type Match = 'yes' | 'no' | 'maybe'

/** Only while somebody points at it, has gone there or filled it in. */
const state =
  /:(?:hover|focus(?:-visible|-within)?|active|visited|target|checked|disabled|invalid|valid|user-\w+|required|placeholder-shown|open|modal|popover-open|empty|fullscreen|autofill|-webkit-autofill|-moz-[\w-]+|indeterminate|read-only|default)\b/
const beside = /::?(?:before|after)$/
const longest = 300
const most_parts = 8
const piece =
  /^(?:\.([\w-]+)|#([\w-]+)|\[([^\]]*)\]|:not\(\.([\w-]+)\)|(:root|:link|:any-link)|:{1,2}[\w-]+(?:\([^()]*\))?)/
const plain_name = /^(?:\*|[a-z][\w-]*)/i

function compoundOf(written: string): { compound: Compound; weight: number } | undefined {
  const name = plain_name.exec(written)?.[0] ?? ''
  const compound = { name: name === '*' ? '' : name.toLowerCase(), id: '', maybe: false }
  const classes: string[] = []
  const without: string[] = []
  const attributes: string[] = []
  let weight = compound.name === '' ? 0 : 1
  let rest = written.slice(name.length)
  while (rest !== '') {
    const [whole, one, id, attribute, not, plain] = piece.exec(rest) ?? []
    if (whole === undefined) return undefined
    rest = rest.slice(whole.length)
    if (id !== undefined) compound.id = id
    else if (one !== undefined) classes.push(one)
    else if (not !== undefined) without.push(not)
    else if (attribute !== undefined) attributes.push(attribute)
    else if (plain === ':root') compound.name = 'html'
    else if (plain === undefined) compound.maybe = true
    weight += id === undefined ? 100 : 10_000
  }
  return { compound: { ...compound, classes, without, attributes }, weight }
}

/** Undefined for what is about states, about other things than text and its ground, or too long. */
export function selectorOf(written: string): Selector | undefined {
  const text = written.trim()
  if (text === '' || text.length > longest || state.test(text)) return undefined
  const is_beside = beside.test(text)
  if (!is_beside && text.includes('::')) return undefined
  const parts = text
    .replace(beside, '')
    .replace(/\\(.)/g, (_, one: string) => (/[\w-]/.test(one) ? one : `_x${one.charCodeAt(0)}_`))
    .replace(/\s*([>+~])\s*(?![^([]*[)\]])/g, ' $1 ')
    .trim()
    .split(/\s+/)
  if (parts.length > most_parts) return undefined
  const around: { compound: Compound; is_parent: boolean }[] = []
  let weight = 0
  let last: Compound | undefined
  let maybe = false
  let link = ' '
  for (const part of parts.reverse()) {
    if (/^[>+~]$/.test(part)) {
      // What stands beside an element is not known here.
      if (part !== '>') maybe = true
      link = part
      continue
    }
    const read = compoundOf(part)
    if (!read) return undefined
    weight += read.weight
    if (!last) last = read.compound
    else if (link === ' ' || link === '>') around.push({ compound: read.compound, is_parent: link === '>' })
    link = ' '
  }
  if (!last) return undefined
  return { last: maybe ? { ...last, maybe } : last, around, weight, is_beside }
}

/** Classes as styles escape them: "md\:flex" is the class "md:flex". */
export const escapedClass = (name: string): string => name.replace(/[^\w-]/g, one => `_x${one.charCodeAt(0)}_`)

const asked = /^\s*([\w-]+)\s*(?:([~|^$*]?)=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/

/** Whether the element has an attribute and, where all of it is asked for, this very value. */
function has(attribute: string, { attributes }: Element): Match {
  const [, name, sort, double, single, bare] = asked.exec(attribute) ?? []
  if (name === undefined) return 'maybe'
  const at = attributes.toLowerCase().indexOf(` ${name.toLowerCase()}`)
  if (at < 0) return 'no'
  const value = double ?? single ?? bare
  if (value === undefined) return 'yes'
  if (sort !== '') return attributes.includes(value) ? 'maybe' : 'no'
  return attributes.slice(at, at + name.length + value.length + 8).includes(value) ? 'yes' : 'no'
}

function fits({ name, id, classes, without, attributes, maybe }: Compound, element: Element): Match {
  if (name !== '' && name !== element.name) return 'no'
  if (id !== '' && id !== element.id) return 'no'
  for (const one of classes) if (!element.classes.has(one)) return 'no'
  for (const one of without) if (element.classes.has(one)) return 'no'
  let sure: Match = maybe ? 'maybe' : 'yes'
  for (const one of attributes) {
    const here = has(one, element)
    if (here === 'no') return 'no'
    if (here === 'maybe') sure = 'maybe'
  }
  return sure
}

/** Does the selector mean the element? */
export function matches({ last, around }: Selector, element: Element): Match {
  let sure = fits(last, element)
  if (sure === 'no') return 'no'
  let outer = element.parent
  for (const { compound, is_parent } of around) {
    let here: Match = outer ? fits(compound, outer) : 'no'
    while (here === 'no' && !is_parent && outer) {
      outer = outer.parent
      here = outer ? fits(compound, outer) : 'no'
    }
    if (here === 'no') return 'no'
    // One further out may be the one that is meant: what this found first leaves a doubt for what follows.
    if (here === 'maybe') sure = 'maybe'
    outer = outer?.parent
  }
  return sure
}
