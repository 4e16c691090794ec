import type { PhpCode } from './php-code.ts'

type Range = { start: number; end: number }
/** An `if` of a program: what it asks, what it does then, and what otherwise. */
export type PhpCondition = { asks: Range; then: Range; otherwise: Range | null }

const pairs: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' }
const most = 200

/** The index behind the bracket that closes the one at an index. */
export function endOfBrackets(bones: string, start: number): number {
  const open = bones[start] ?? ''
  const close = pairs[open] ?? ''
  let depth = 0
  for (let at = start; at < bones.length; at++) {
    if (bones[at] === open) depth++
    else if (bones[at] === close && --depth === 0) return at + 1
  }
  return bones.length
}

const blank = /\s*/y

function behindBlanks(text: string, at: number): number {
  blank.lastIndex = at
  blank.exec(text)
  return blank.lastIndex
}

/** A block in braces, one with a colon up to its `endif`, or one statement. */
function blockAt(bones: string, at: number): Range {
  const start = behindBlanks(bones, at)
  if (bones[start] === '{') return { start, end: endOfBrackets(bones, start) }
  if (bones[start] === ':') {
    const end = bones.slice(start).search(/\b(?:endif|else|elseif)\b/i)
    return { start, end: end < 0 ? bones.length : start + end }
  }
  const end = bones.indexOf(';', start)
  return { start, end: end < 0 ? bones.length : end + 1 }
}

export function phpConditions({ bones }: Pick<PhpCode, 'bones'>): PhpCondition[] {
  const found: PhpCondition[] = []
  for (const match of bones.matchAll(/\b(?:else)?if\s{0,9}\(/gi)) {
    if (found.length >= most) break
    const open = match.index + match[0].length - 1
    const asks = { start: open + 1, end: endOfBrackets(bones, open) - 1 }
    const then = blockAt(bones, asks.end + 1)
    const next = behindBlanks(bones, then.end)
    const is_else = /^else/i.test(bones.slice(next, next + 4))
    const otherwise = is_else ? blockAt(bones, next + 4) : null
    found.push({ asks, then, otherwise })
  }
  return found
}

/** The parts of a condition that all (`&&`) or of which one (`||`) must hold; undefined where it has both. */
export function partsOfCondition(
  { code, bones }: Pick<PhpCode, 'code' | 'bones'>,
  { start, end }: Range,
): { all: boolean; parts: string[] } | undefined {
  const parts: string[] = []
  let depth = 0
  let from = start
  const kinds = new Set<string>()
  for (let at = start; at < end; at++) {
    const sign = bones[at] ?? ''
    if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    if (depth !== 0 || !/[&|aoAO]/.test(sign)) continue
    const [joint = ''] = /^(?:&&?|\|\|?|\band\b|\bor\b)/i.exec(bones.slice(at, at + 3)) ?? []
    if (joint === '' || (/[a-z]/i.test(joint) && /\w/.test(bones[at - 1] ?? ''))) continue
    kinds.add(/&|and/i.test(joint) ? 'and' : 'or')
    parts.push(code.slice(from, at))
    from = at + joint.length
    at = from - 1
  }
  parts.push(code.slice(from, end))
  return kinds.size > 1 ? undefined : { all: !kinds.has('or'), parts: parts.map(part => part.trim()) }
}

export const isIn = (at: number, range: Range | null): boolean => range !== null && at >= range.start && at < range.end
