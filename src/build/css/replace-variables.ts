/** Text for `var(name, fallback)`, or undefined where it has to stay. */
type Replacement = (name: string, fallback: string | undefined) => string | undefined

const use = /(?<![\w-])var\(\s*(--[\w-]+)\s*/

/** Where the bracket that is open at `from` closes. */
function closingBracket(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  throw new Error(`A bracket is not closed: ${text}`)
}

/** Two values side by side are two tokens, also where only their variables stood apart. */
function beside(left: string, right: string): string {
  return /[\w%)]$/.test(left) && /^[\w%#.(-]/.test(right) ? `${left} ${right}` : left + right
}

/** `value` with what `replacement` says in place of each variable that it uses, innermost fallbacks first. */
export function replaceVariables(value: string, replacement: Replacement): string {
  const found = use.exec(value)
  if (!found) return value
  const [start, name = ''] = found
  const inside = found.index + start.length
  const end = closingBracket(value, inside)
  const fallback =
    value[inside] === ',' ? replaceVariables(value.slice(inside + 1, end), replacement).trim() : undefined
  const stays = fallback === undefined ? `var(${name})` : `var(${name},${fallback})`
  const text = replacement(name, fallback) ?? stays
  return beside(beside(value.slice(0, found.index), text), replaceVariables(value.slice(end + 1), replacement))
}
