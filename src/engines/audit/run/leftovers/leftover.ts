/**
 * A page in the folder of a copy that nothing leads to and that is none of the site's: what it says accuses nobody.
 * `saved` pages are another service's, kept as a file. `framed` pages are parts of others, `draft` ones lie in a folder of designs to choose from, or were made to try something out.
 */
export type Leftover = {
  url: string
  why: 'copy' | 'saved' | 'sample' | 'draft' | 'apart' | 'framed'
  /** The path of the page that it is a copy of, the title of a saved one, the dummy text that it shows, or `test` where its name says so; '' for none. */
  of: string
  /** What lies beside it in its folder and was not read. */
  others: number
}
