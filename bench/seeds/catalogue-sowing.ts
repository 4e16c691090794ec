import type { Pages, Seed } from './audit-seed.ts'

type Change = (html: string, at: { path: string; pages: Pages; home: string; origin: string }) => string

const not_for_customers = /(?:^|\/)(?:404|error|thank|privacy|terms)/i

/** An inner page that the home page names, about or contact first. */
export function innerOf(pages: Pages, home: string): string | undefined {
  const front = pages.get(home) ?? ''
  const inner = [...pages.keys()].filter(path => path !== home && !not_for_customers.test(path))
  const named = inner.filter(path => front.includes(path) || front.includes(path.replace(/(?:\/index)?\.html?$/i, '"')))
  return named.find(path => /about|contact/i.test(path)) ?? named[0]
}

/** The inner page becomes another one. */
export const onInner = (change: Change): Seed['sow'] => {
  return (pages, home, origin = '') => {
    const path = innerOf(pages, home)
    const before = pages.get(path ?? '') ?? ''
    if (path === undefined) return null
    const html = change(before, { path, pages, home, origin })
    return html === before ? null : { path, html, shown: '' }
  }
}

/** Every page becomes another one. */
export const onEveryPage = (change: Change): Seed['sow'] => {
  return (pages, home, origin = '') => {
    const changed = [...pages].map(([path, html]) => [path, change(html, { path, pages, home, origin })] as const)
    const html = changed.find(([path]) => path === home)?.[1]
    if (html === undefined || html === pages.get(home)) return null
    return { path: home, html, shown: '', also: new Map(changed.filter(([path]) => path !== home)) }
  }
}

export const addressOf = (origin: string, path: string): string =>
  `${origin}/${path.replace(/(?:^|(?<=\/))index\.html?$/i, '')}`

const canonical_tag = /<link\b[^>]*\brel=["']?canonical\b[^>]*>/gi
export const withCanonical = (html: string, tag: string): string =>
  html.replace(canonical_tag, '').replace(/<\/head>/i, `${tag}</head>`)

/** A sitemap of all pages, and what else is written for it. */
export const withSitemap = (
  write: (list: string, at: { pages: Pages; inner: string; home: string; origin: string }) => [string, string][],
): Seed['sow'] => {
  return (pages, home, origin = '') => {
    const inner = innerOf(pages, home)
    if (inner === undefined) return null
    const listed = [...pages.keys()].filter(path => !not_for_customers.test(path))
    const list = sitemapOf(listed.map(path => addressOf(origin, path)))
    const [first, ...more] = write(list, { pages, inner, home, origin })
    return first ? { path: first[0], html: first[1], shown: '', also: new Map(more) } : null
  }
}

export const sitemapOf = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls
    .map(url => `<url><loc>${url}</loc></url>\n`)
    .join('')}</urlset>\n`

export const robotsTxt = (text: string): Seed['sow'] => {
  return () => ({ path: 'robots.txt', html: text, shown: text.replaceAll('\n', ' | ') })
}
