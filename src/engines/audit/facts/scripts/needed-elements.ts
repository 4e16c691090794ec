/** An element that a script asks for at the foremost level of its code: where there is none, the script ends. */
export type NeededElement = { id: string; line: number }

const longest = 150_000
const most = 10
/** Each costs a look at all the code. */
const most_looked_at = 40
const asks = /^(?:(?:const|let|var) (\w{1,40}) = )?document\.getElementById\((["'])([\w-]{1,60})\2\)(\.\w|;?[ \t]*$)/gm
/** Something visitors would miss. */
const acts = /addEventListener|\.on(?:click|submit|change|input)\s?=|\.on\(|\$\(|\bfetch\(|setInterval\(/
/** It stands in front of what runs on one condition alone. */
const on_condition = /^(?:if|else|for|while)\b[^\n]{0,200}[^;{}\s]$/

/** Those without which the rest of the code, in which something acts, does not run. */
export function neededElements(code: string): NeededElement[] {
  if (code.length > longest || !code.includes('document.getElementById(')) return []
  const found: NeededElement[] = []
  let seen = 0
  for (const match of code.matchAll(asks)) {
    if (++seen > most_looked_at || found.length >= most) break
    const [whole, name, , id = '', next = ''] = match
    const before = code.slice(0, match.index)
    if (!standsForemost(before)) continue
    const rest = code.slice(match.index + whole.length)
    const use = next.startsWith('.') ? 0 : usedAt(name, rest)
    if (use === null || makes(code, id) || !actsAfter(rest.slice(use))) continue
    found.push({ id, line: before.split('\n').length })
  }
  return found
}

/** Outside of all blocks, comments and conditions. */
function standsForemost(before: string): boolean {
  if (isOpen(before) || before.lastIndexOf('/*') > before.lastIndexOf('*/')) return false
  const near = before.slice(-300).trimEnd()
  return !on_condition.test(near.slice(near.lastIndexOf('\n') + 1))
}

const isOpen = (code: string): boolean => code.split('{').length !== code.split('}').length

/** Where something is done to a variable at the foremost level, whatever it holds. */
function usedAt(name: string | undefined, rest: string): number | null {
  if (!name) return null
  const use = new RegExp(`^${name}\\.\\w`, 'm').exec(rest)
  if (!use || !standsForemost(rest.slice(0, use.index))) return null
  const doubt = new RegExp(`^(?:if|for|while|switch)\\b[^\\n]*\\b${name}\\b|^${name}\\s?=`, 'm').exec(rest)
  return doubt && doubt.index < use.index ? null : use.index
}

/** After the statement that some code begins with. */
function actsAfter(code: string): boolean {
  const end = /^\S.*;[ \t]*$/m.exec(code)
  return end !== null && acts.test(code.slice(end.index + end[0].length))
}

/** The code puts an element of that id into the page itself. */
const makes = (code: string, id: string): boolean =>
  new RegExp(`\\bid\\s?=\\s?\\\\?["'\`]${id}\\b|['"]id['"]\\s?,\\s?['"]${id}\\b`).test(code)
