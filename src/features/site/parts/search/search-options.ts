/** One thing that can be found: an article, an answer. Its id is its address. */
export type Findable = {
  id: string
  title: string
  /** Shown under the title. */
  note: string
  headings: string
  text: string
}

/** How indexes are made and read. The build and the browser must agree on it. */
export const searchOptions = {
  fields: ['title', 'headings', 'text'] satisfies (keyof Findable)[],
  storeFields: ['title', 'note'] satisfies (keyof Findable)[],
  searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' as const, boost: { title: 4, headings: 2 } },
}
