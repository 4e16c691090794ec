/** The kinds of picture that are taken. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** What a file is instead of a picture that is taken; `mixed` is two kinds of file in one. */
export type NoPicture = 'empty' | 'svg' | 'gif' | 'pdf' | 'heic' | 'animated' | 'mixed' | 'unknown'

export type Sniffed = { ok: true; format: PictureFormat } | { ok: false; reason: NoPicture }

/** As many bytes at the beginning as browsers and viewers look at to tell what a file is. */
const lookedAt = 4096
/** A comment at the end of a ZIP file is no longer. */
const longestZipEnd = 22 + 65_535

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** What one program shows as a picture and another one runs or opens. */
const otherLanguages = /%PDF-|<!doctype html|<html|<script|<svg|<\?php/i

function beginsWith(bytes: Buffer, ...numbers: number[]): boolean {
  return numbers.every((number, at) => bytes[at] === number)
}

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** The brands of a file of the ISO base media format (ISO/IEC 14496-12): the main one first. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = [ascii(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4))
  return brands
}

function sniffBoxes(bytes: Buffer): Sniffed {
  const brands = brandsOf(bytes)
  if (brands[0] === 'avis') return { ok: false, reason: 'animated' }
  if (brands.includes('avif')) return { ok: true, format: 'avif' }
  return { ok: false, reason: brands.some(brand => heicBrands.has(brand)) ? 'heic' : 'unknown' }
}

function sniffText(head: string): Sniffed {
  if (/<svg[\s>]/i.test(head)) return { ok: false, reason: 'svg' }
  return { ok: false, reason: 'unknown' }
}

function sniffBeginning(bytes: Buffer): Sniffed {
  if (bytes.length === 0) return { ok: false, reason: 'empty' }
  if (beginsWith(bytes, 0xff, 0xd8, 0xff)) return { ok: true, format: 'jpeg' }
  if (beginsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return { ok: true, format: 'png' }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return { ok: true, format: 'webp' }
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return { ok: false, reason: 'gif' }
  if (bytes.length >= 16 && ascii(bytes, 4, 8) === 'ftyp') return sniffBoxes(bytes)
  const head = ascii(bytes, 0, lookedAt)
  if (head.includes('%PDF-')) return { ok: false, reason: 'pdf' }
  return sniffText(head)
}

/** Whether a ZIP archive hangs on the end, as in a JPEG that is also a program of Java. */
function endsAsZip(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (at < 0 || at < bytes.length - longestZipEnd || at + 22 > bytes.length) return false
  return at + 22 + bytes.readUInt16LE(at + 20) === bytes.length
}

/** Tells by its bytes what a file is, whatever its name and its sender say. */
export function sniffPicture(bytes: Buffer): Sniffed {
  const sniffed = sniffBeginning(bytes)
  if (!sniffed.ok) return sniffed
  const mixed = otherLanguages.test(ascii(bytes, 0, lookedAt)) || endsAsZip(bytes)
  return mixed ? { ok: false, reason: 'mixed' } : sniffed
}
