import { withoutComments } from './painted-pictures.ts'
import { imported, topOf } from './style-imports.ts'

/** What is known of the code of a style; '' of one that is missing, undefined of one that was not read. */
type CodeAt = (url: string) => string | undefined

const deepest = 3
/** More than honest sites have, all copies of what is brought in twice counted. */
const most_chars = 500_000
const on_paper = /\bprint\b|\bspeech\b/i
/** On which browsers it holds, or behind which other rules: that is not known here. */
const under_conditions = /supports\s*\(|\blayer\b/i
const lines = /\s*\n\s*/g

type Taken = { code: string; left: string }

function take(css: string, url: string, codeAt: CodeAt, room: { chars: number }, depth: number): Taken {
  if (!css.includes('@import')) return { code: css, left: '' }
  const text = withoutComments(css)
  const top = topOf(text)
  let left = ''
  const code = top.replace(
    imported,
    (statement: string, double?: string, single?: string, bare?: string, media = '') => {
      if (on_paper.test(media)) return ''
      const at = URL.parse(double ?? single ?? bare ?? '', url)?.href
      const brought = at === undefined || under_conditions.test(media) || depth >= deepest ? undefined : codeAt(at)
      room.chars -= brought?.length ?? 0
      if (at === undefined || brought === undefined || room.chars < 0 || brought.includes('</')) {
        left += statement
        return ''
      }
      const inner = take(withoutComments(brought), at, codeAt, room, depth + 1)
      left += inner.left
      const one_line = inner.code.replace(lines, ' ')
      return media.trim() === '' ? one_line : `@media ${media.trim()} {${one_line}}`
    },
  )
  return { code: code + text.slice(top.length), left }
}

/** A style with those that it brings in at their place, each in one line. What is not known of them stays an import at its top. */
export function withImports(css: string, url: string, codeAt: CodeAt): string {
  const { code, left } = take(css, url, codeAt, { chars: most_chars }, 0)
  return left.replace(lines, ' ') + code
}

const most_styles = 40

/** A page with what its own style tags bring in; its lines stay where they are. */
export function withImportsInTags(html: string, url: string, codeAt: CodeAt): string {
  if (!html.includes('@import')) return html
  const parts: string[] = []
  let from = 0
  for (
    let at = html.indexOf('<style'), count = 0;
    at >= 0 && count < most_styles;
    at = html.indexOf('<style', from), count++
  ) {
    const begin = html.indexOf('>', at) + 1
    const end = html.indexOf('</style', at)
    if (end < begin || begin === 0) break
    parts.push(html.slice(from, begin), withImports(html.slice(begin, end), url, codeAt))
    from = end
  }
  return parts.join('') + html.slice(from)
}
