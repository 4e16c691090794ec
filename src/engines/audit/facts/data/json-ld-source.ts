import { limits } from '../limits.ts'
import type { DraftJsonLd } from '../reading/draft-lists.ts'
import type { JsonLdBlock, JsonProblem } from '../types/structured-data-facts.ts'
import { type JsonDeviation, readLenientJson } from './lenient-json.ts'

/** A block with what it means: `undefined` where that could not be made out. `text_at` is where `text` begins in the source. */
export type ReadBlock = { block: Omit<JsonLdBlock, 'contexts'>; value: unknown; text: string; text_at: number }

type Wrapping = JsonLdBlock['tolerated'][number]

const wrappers: readonly (readonly [Wrapping, RegExp, RegExp])[] = [
  ['html-comment', /^\s*<!--/, /(?:\/\/\s*)?-->\s*$/],
  ['cdata', /^\s*(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?/, /(?:\/\/|\/\*)?\s*\]\]>(?:\s*\*\/)?\s*$/],
]

/** The text without what wraps it and readers tolerate. */
function unwrap(source: string): { text: string; text_at: number; tolerated: Wrapping[] } {
  const tolerated: Wrapping[] = []
  let text_at = 0
  let text = source
  const drop = (length: number) => {
    text = text.slice(length)
    text_at += length
  }
  if (/^\s*\ufeff/.test(text)) {
    tolerated.push('byte-order-mark')
    drop(text.indexOf('\ufeff') + 1)
  }
  for (const [name, opening, closing] of wrappers) {
    const opened = opening.exec(text)
    if (!opened) continue
    tolerated.push(name)
    drop(opened[0].length)
    const closed = closing.exec(text.slice(-200))
    if (closed) text = text.slice(0, text.length - closed[0].length)
  }
  return { text, text_at, tolerated }
}

/** Reads a block: strictly, and where that fails as what it was meant to be. */
export function readBlock(draft: DraftJsonLd): ReadBlock {
  const { line, offset, source, source_offset } = draft
  const { text, text_at, tolerated } = unwrap(source)
  const base = { line, offset, source, source_offset, tolerated }
  const problemAt = (deviation: JsonDeviation) => placed(draft, { ...deviation, at: deviation.at + text_at })
  if (!draft.whole) {
    const problem = problemAt({ kind: 'too-large', message: `Longer than ${limits.json_ld} characters.`, at: 0 })
    return { block: { ...base, state: 'invalid', problem }, value: undefined, text, text_at }
  }
  if (text.trim() === '') {
    const problem = problemAt({ kind: 'empty', message: 'There is nothing between the tags.', at: 0 })
    return { block: { ...base, state: 'invalid', problem }, value: undefined, text, text_at }
  }
  try {
    return { block: { ...base, state: 'ok', problem: null }, value: JSON.parse(text), text, text_at }
  } catch {
    const { value, deviation } = readMeant(text)
    const problem = deviation ? problemAt(deviation) : null
    return {
      block: { ...base, state: value === undefined ? 'invalid' : 'repaired', problem },
      value,
      text: '',
      text_at,
    }
  }
}

function readMeant(text: string): ReturnType<typeof readLenientJson> {
  const entity = /&(?:quot|#34|#x22);/i.exec(text)
  const first = readLenientJson(text)
  if (first.value !== undefined || !entity) return first
  const decoded = text
    .replace(/&(?:quot|#34|#x22);/gi, '"')
    .replace(/&(?:apos|#39);/gi, "'")
    .replace(/&amp;/gi, '&')
  const { value } = readLenientJson(decoded)
  return {
    value,
    deviation: { kind: 'html-entities', message: 'Quotes are written as HTML entities.', at: entity.index },
  }
}

function placed(draft: DraftJsonLd, { kind, message, at }: JsonDeviation): JsonProblem {
  const before = draft.source.slice(0, at)
  const breaks = before.match(/\r\n?|\n/g)?.length ?? 0
  const column = at - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'))
  return { kind, message, line: draft.source_line + breaks, offset: draft.source_offset + at, column }
}
