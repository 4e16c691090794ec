/**
 * Where a fact stands in the page as it was served.
 * `line` counts from 1 (LF, CR LF and CR each end a line); `offset` counts UTF-16 units of the decoded source from 0.
 */
export type Place = { line: number; offset: number }

/**
 * The part of the page an element stands in: its outermost landmark, so that the header of an article is `main`.
 * `body` is everything outside landmarks, `head` the document's head.
 */
export type Region = 'head' | 'header' | 'nav' | 'main' | 'aside' | 'footer' | 'body'

/** Head or body by the tree rules of the HTML standard, whatever the source's own head tags say. */
export type TreePart = 'head' | 'body'

/** What a cap cut off: `kept` of `seen` entries (or characters, where `what` names a text) are in the record. */
export type Truncation = { what: string; kept: number; seen: number }
