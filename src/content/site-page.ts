/** What the head, the sitemap and the social card of one public page are made from. */
export type SitePage = {
  path: string
  title: string
  description: string
  /** The short line drawn on the page's social card. */
  card_title: string
  /** The day the page's words last changed, as YYYY-MM-DD. */
  updated: string
  indexable: boolean
}

type Words = Pick<SitePage, 'path' | 'title' | 'description' | 'card_title'>

const firstEdition = '2026-11-20'

/** A page that may be found, last changed with the first edition of the site. */
export function indexedPage(words: Words): SitePage {
  return { ...words, updated: firstEdition, indexable: true }
}

/** A page for people who follow a link in the header, with nothing on it worth finding. */
export function unindexedPage(words: Words): SitePage {
  return { ...words, updated: firstEdition, indexable: false }
}

/** Where the social card of the page at `path` is published. */
export function cardPath(path: string): string {
  return path === '/' ? '/cards/home.png' : `/cards${path}.png`
}
