const marks = [
  { begins: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { begins: [0xff, 0xfe], encoding: 'utf-16le' },
  { begins: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** Every other byte of English text in UTF-16 is zero. */
function encodingWithoutMark(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 200)
  const zeros = (odd: 0 | 1) => start.filter((byte, at) => at % 2 === odd && byte === 0).length
  if (start.length >= 8 && zeros(1) > start.length / 4 && zeros(0) === 0) return 'utf-16le'
  if (start.length >= 8 && zeros(0) > start.length / 4 && zeros(1) === 0) return 'utf-16be'
  return undefined
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The text of a file: by its byte order mark, else as UTF-8, and as windows-1252 (Excel on Windows) where it is none. */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))
  const encoding = marked?.encoding ?? encodingWithoutMark(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  return utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}
