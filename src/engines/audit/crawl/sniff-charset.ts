import type { Charset } from '#src/engines/audit/crawl/crawl-event.ts'

/** The HTML standard looks for a declaration in so many bytes; a search engine does not look further either. */
export const sniffedBytes = 1024

const marks: readonly (readonly [label: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
]

/** The encoding's own name for a label of the Encoding standard, "windows-1252" for "latin1"; null for an unknown one. */
function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label.trim()).encoding
  } catch {
    return null
  }
}

function markOf(bytes: Uint8Array): string | null {
  return marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0] ?? null
}

function charsetIn(value: string): string | null {
  return /charset\s*=\s*["']?\s*([^\s"';,>]+)/i.exec(value)?.[1] ?? null
}

const attribute = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The attributes of a start tag; of two with the same name the first counts. */
function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of tag.matchAll(attribute)) {
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, double ?? single ?? bare ?? '')
  }
  return found
}

/** The label that a meta element declares, as written. Comments do not count. */
function declaredIn(head: string): string | null {
  const visible = head.replace(/<!--[\s\S]*?(-->|$)/g, '')
  for (const [tag] of visible.matchAll(/<meta[\s/](?:"[^"]*"|'[^']*'|[^>"'])*/gi)) {
    const attributes = attributesOf(tag.slice('<meta'.length))
    const isType = attributes.get('http-equiv')?.trim().toLowerCase() === 'content-type'
    const label = attributes.get('charset') ?? (isType ? charsetIn(attributes.get('content') ?? '') : null)
    if (label !== null && label.trim() !== '') return label.trim()
  }
  return null
}

/** A document that could be read as ASCII up to its meta element is not in UTF-16, whatever that element says. */
function believable(encoding: string | null): string | null {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return 'utf-8'
  return encoding
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * The encoding of an HTML page by the order of the HTML standard: byte order mark, Content-Type header, meta element in
 * the first 1,024 bytes. Without any of them UTF-8 if the bytes are that, else windows-1252, as browsers guess.
 */
export function sniffCharset(head: Uint8Array, content_type: string | undefined): Charset {
  const ascii = Buffer.from(head.subarray(0, sniffedBytes)).toString('latin1')
  const header = content_type === undefined ? null : charsetIn(content_type)
  const meta = declaredIn(ascii)
  const mark = markOf(head)
  if (mark !== null) return { label: mark, from: 'bom', header, meta }
  const fromHeader = header === null ? null : encodingOf(header)
  if (fromHeader !== null) return { label: fromHeader, from: 'header', header, meta }
  const fromMeta = meta === null ? null : believable(encodingOf(meta))
  if (fromMeta !== null) return { label: fromMeta, from: 'meta', header, meta }
  return { label: isUtf8(head) ? 'utf-8' : 'windows-1252', from: 'default', header, meta }
}
