/** What the head and the social card of one public page are made from. */
export type SitePage = {
  path: string
  title: string
  description: string
  /** The short line drawn on the page's social card. */
  card_title: string
  /** What is drawn beside that line, as in "an envelope". */
  card_shows: string
  indexable: boolean
}

type Words = Pick<SitePage, 'path' | 'title' | 'description' | 'card_title' | 'card_shows'>

/** A public page, and the day its words last changed, as YYYY-MM-DD. */
export type DatedPage = SitePage & { updated: string }

/** A page that may be found. */
export function indexedPage(words: Words): SitePage {
  return { ...words, indexable: true }
}

/** A page for people who follow a link in the header, with nothing on it worth finding. */
export function unindexedPage(words: Words): SitePage {
  return { ...words, indexable: false }
}

/** Where the social card of the page at `path` is published. */
export function cardPath(path: string): string {
  return path === '/' ? '/cards/home.png' : `/cards${path}.png`
}

/** The social card of a page in words, for who does not see it. */
export function cardInWords({ card_title, card_shows }: SitePage): string {
  return `“${card_title}” beside ${card_shows}`
}
