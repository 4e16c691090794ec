import type { Pages, Seed } from './audit-seed.ts'

const pieces =
  /<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<title[\s\S]*?<\/title>|<[^>]*>|[^<]+/gi
const data_block = /(<script[^>]*ld\+json[^>]*>)([\s\S]*?)(<\/script>)/gi

export const textOf = (html: string) => html.replace(pieces, piece => (piece.startsWith('<') ? ' ' : piece))

/** The same words everywhere in the text of one page that other pages have as well; an inner page, about or contact first. */
export function inText(written: RegExp, change: (found: string) => string): Seed['sow'] {
  return (pages, home) => {
    const having = [...pages].flatMap(([path, html]) => {
      const [first] = textOf(html).match(written) ?? []
      return first === undefined ? [] : [{ path, html, first }]
    })
    // What only one page says contradicts nothing when it is changed.
    const isSaidTwice = ({ first }: { first: string }) => having.filter(({ html }) => html.includes(first)).length > 1
    const inner = having.filter(one => one.path !== home && isSaidTwice(one))
    const at = inner.find(({ path }) => /contact|about/i.test(path)) ?? inner[0]
    if (having.length < 2 || !at) return null
    const put = change(at.first)
    const html = at.html.replace(pieces, piece => (piece.startsWith('<') ? piece : piece.replaceAll(at.first, put)))
    return html === at.html ? null : { path: at.path, html, shown: `${at.first} → ${put}` }
  }
}

/** The first place in any page's source, or in that of its structured data. */
export function inSource(change: (html: string) => string): Seed['sow'] {
  return pages => {
    for (const [path, html] of pages) {
      const changed = change(html)
      if (changed !== html) return { path, html: changed, shown: '' }
    }
    return null
  }
}

export const inData = (written: RegExp, put: (found: string, before: string, value: string) => string) =>
  inSource(html => html.replace(data_block, (_, open, data, close) => open + data.replace(written, put) + close))

export const onHome = (change: (html: string, pages: Pages) => string): Seed['sow'] => {
  return (pages, home) => {
    const before = pages.get(home) ?? ''
    const html = change(before, pages)
    return html === before ? null : { path: home, html, shown: '' }
  }
}

/** A piece of HTML behind a paragraph in the midst of an inner page, about or contact first. */
export const putIn = (piece: string): Seed['sow'] => {
  return (pages, home) => {
    const inner = [...pages.keys()].filter(path => path !== home)
    const path = inner.find(one => /contact|about/i.test(one)) ?? inner[0]
    const html = pages.get(path ?? '') ?? ''
    const bare = html.replace(unread, text => ' '.repeat(text.length))
    const foot = bare.search(/<footer|(?:class|id)="footer/i)
    const ends = [...bare.matchAll(/<\/p>/gi)].filter(({ index }) => foot < 0 || index < foot)
    const at = ends[ends.length >> 1]
    if (path === undefined || !at) return null
    return { path, html: html.slice(0, at.index + 4) + piece + html.slice(at.index + 4), shown: piece.slice(0, 60) }
  }
}
const unread = /<!--[\s\S]*?-->|<(script|noscript|template)[\s\S]*?<\/\1>/gi

export const putText = (text: string): Seed['sow'] => putIn(`<p>${text}</p>`)
