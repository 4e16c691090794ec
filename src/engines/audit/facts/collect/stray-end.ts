import type { Reading } from '../reading/reading.ts'

/** A picture, a field, or the end of a part: behind a link or a word, “>” may be the sign between two steps of a path. */
const before =
  /<(?:(?:img|input|hr|link|meta|source)\b[^<>]{0,600}|\/(?:div|p|ul|ol|h[1-6]|section|header|footer|main|nav|article|aside|form|table|script|style|iframe|button|video|picture|select|textarea))>$/i
const furthest = 640
const longest = 40

/** A “>” by itself, right behind the end of a tag that has its own: browsers show it. */
export function noteStrayEnd(reading: Reading, written: string, start: number): void {
  if (written.charCodeAt(0) !== 62 || written.length > 60 || written.trim() !== '>') return
  const tag = before.exec(reading.source.slice(Math.max(0, start - furthest), start))?.[0]
  if (tag === undefined) return
  const { found, source } = reading
  const shown = tag.length > longest ? `${tag.slice(0, 12)} … ${tag.slice(-20)}` : tag
  const fact = { line: source.lineAt(start), offset: start, tag: shown }
  reading.keep('stray_ends', found.stray_ends, fact, 'evidence')
}
