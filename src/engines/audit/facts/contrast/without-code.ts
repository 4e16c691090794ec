/** A text without what stands between `begin` and `end`, the lines kept. */
function without(html: string, begin: RegExp, endOf: (begun: string) => string): string {
  const lower = html.toLowerCase()
  const parts: string[] = []
  let from = 0
  begin.lastIndex = 0
  for (let match = begin.exec(html); match !== null; match = begin.exec(html)) {
    const end_tag = endOf(match[0].toLowerCase())
    const end = lower.indexOf(end_tag, begin.lastIndex)
    parts.push(html.slice(from, match.index))
    if (end < 0) return parts.join('')
    const close = html.indexOf('>', end)
    from = close < 0 ? html.length : close + 1
    parts.push(html.slice(match.index, from).replace(/[^\n]/g, ''))
    begin.lastIndex = from
  }
  parts.push(html.slice(from))
  return parts.join('')
}

/** A page without its comments. */
export const withoutRemarks = (html: string): string => without(html, /<!--/g, () => '--')

/** A page without what is no text of it: code, styles, drawings and what is shown without scripts alone. */
export const withoutCode = (html: string): string =>
  without(html, /<(?:script|style|svg|template|noscript|iframe|textarea)(?=[\s>])/gi, begun => `</${begun.slice(1)}`)
