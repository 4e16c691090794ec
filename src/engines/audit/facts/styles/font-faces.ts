import { withoutComments } from './painted-pictures.ts'

/** A font that a style brings in, with the addresses of its files as written, any of which will do. */
export type FontFace = { family: string; addresses: readonly string[]; line: number }

const begins = /@font-face\s*\{/gi
const named = /(?:^|;)\s*font-family\s*:\s*["']?([^;"'{}]{1,60}?)["']?\s*(?:;|$)/i
const address = /\burl\(\s*(?:"([^"\n]{1,300})"|'([^'\n]{1,300})'|([^\s"')]{1,300}))\s*\)/gi
const most = 24
const longest = 4_000

/** Faces of which all files lie elsewhere than in the style itself, or on the visitor's own device. */
export function fontFaces(style: string): FontFace[] {
  if (!style.includes('@font-face')) return []
  const css = withoutComments(style)
  const faces: FontFace[] = []
  let line = 1
  let counted = 0
  for (const { index, 0: head } of css.matchAll(begins)) {
    if (faces.length >= most) break
    const end = css.indexOf('}', index)
    if (end < 0 || end - index > longest) continue
    const said = css.slice(index + head.length, end)
    const family = named.exec(said)?.[1]?.trim() ?? ''
    if (family === '' || /\blocal\(|\burl\(\s*["']?data:/i.test(said)) continue
    for (let at = css.indexOf('\n', counted); at >= 0 && at < index; at = css.indexOf('\n', at + 1)) {
      line++
      counted = at + 1
    }
    // What Internet Explorer was given says `?#iefix` behind the same file.
    const addresses = new Set(
      [...said.matchAll(address)].map(
        ([, double, single, bare]) => (double ?? single ?? bare ?? '').split(/[?#]/)[0] ?? '',
      ),
    )
    if (addresses.size > 0 && !addresses.has('')) faces.push({ family, addresses: [...addresses], line })
  }
  return faces
}
