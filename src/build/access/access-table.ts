import type { Access } from '#src/domain/access.ts'
import type { DeclaredRoute } from '#src/platform/http/declared-access.ts'

const whoMay: Record<Access, string> = {
  anyone: 'anyone',
  session: 'anyone with a session, also before its second factor',
  signed_in: 'clients and admins',
  admin: 'admins',
}

/** OpenAPI's way to write a parameter, as our documents do: /profiles/{id}. */
function inBraces(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

/** A Markdown table with its columns padded, as the formatter of this project writes them. */
function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? []
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/** Who may call what, as a Markdown table with one row per route. */
export function accessTable(routes: readonly DeclaredRoute[]): string {
  const rows = routes.map(({ method, path, access }) => [method, `\`${inBraces(path)}\``, whoMay[access]])
  return markdownTable([['Method', 'Path', 'Who may call it'], ...rows])
}

/** `page` with `text` between the two comments that name `section`. Throws when the page has no such place. */
export function withSection(page: string, section: string, text: string): string {
  const begin = `<!-- ${section}: begin -->`
  const end = `<!-- ${section}: end -->`
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The page has no place for ${section} between ${begin} and ${end}.`)
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`
}
