import type { Page } from '@playwright/test'

export type ParsedPage = {
  lang: string
  title: string[]
  /** Content by name or property, in order. */
  meta: Record<string, string[]>
  canonical: string[]
  h1: string[]
  heading_levels: number[]
  json_ld: string[]
  /** Sources of scripts that a browser would run; "inline" for those without one. */
  scripts: string[]
  hrefs: string[]
  ids: string[]
  /** The ids of the main parts, of which a page has one. */
  mains: string[]
  /** The text of everything that opens and closes. */
  disclosures: string[]
  styled_elements: number
}

/** Takes a page's source apart with the browser's own parser, without loading or running any of it. */
export function parsePage(page: Page, html: string): Promise<ParsedPage> {
  return page.evaluate(source => {
    const document = new DOMParser().parseFromString(source, 'text/html')
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const texts = (selector: string) =>
      all(selector).map(element => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
    const attributes = (selector: string, name: string) =>
      all(selector).map(element => element.getAttribute(name) ?? '')
    const meta: Record<string, string[]> = {}
    for (const element of all('meta[name], meta[property]')) {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? ''
      meta[name] = [...(meta[name] ?? []), element.getAttribute('content') ?? '']
    }
    const runs = (type: string) => /^(|module|text\/javascript|application\/javascript)$/.test(type)
    return {
      lang: document.documentElement.lang,
      title: texts('head > title'),
      meta,
      canonical: attributes('link[rel="canonical"]', 'href'),
      h1: texts('h1'),
      heading_levels: all('h1, h2, h3, h4, h5, h6').map(element => Number(element.tagName.slice(1))),
      json_ld: texts('script[type="application/ld+json"]'),
      scripts: all('script')
        .filter(element => runs(element.getAttribute('type') ?? ''))
        .map(element => element.getAttribute('src') ?? 'inline'),
      hrefs: attributes('a[href]', 'href'),
      ids: attributes('[id]', 'id'),
      mains: attributes('main', 'id'),
      disclosures: texts('details'),
      styled_elements: all('[style]').length,
    }
  }, html)
}
